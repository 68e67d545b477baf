import type { RecordModel } from 'pocketbase';
import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { ApiError } from './api-error.ts';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';
import { KEYS, type KeyRoot } from './query-keys.ts';
import { readStored, removeStored } from './storage.ts';

/** The signed-in user's record. */
export interface SessionUser {
  id: string;
  email: string;
  username: string;
  verified: boolean;
  /** Id of the airline, or '' before one is founded. */
  airline: string;
  /** Name of an airline that has lapsed, or ''. */
  lapsed: string;
  settings: unknown;
  created: string;
}

const toUser = (record: RecordModel): SessionUser => ({
  id: record.id,
  email: record.email ?? '',
  username: record.username ?? '',
  verified: record.verified === true,
  airline: record.airline ?? '',
  lapsed: record.lapsed ?? '',
  settings: record.settings ?? null,
  created: record.created ?? '',
});

function readUser(): SessionUser | null {
  const { record, isValid } = client.authStore;
  return isValid && record !== null ? toUser(record) : null;
}

/** First part of query keys of public data. */
const PUBLIC: readonly KeyRoot[] = [KEYS.airports, KEYS.config];

const isPersonal = ({ queryKey: [name] }: { queryKey: readonly [KeyRoot, ...unknown[]] }) =>
  !PUBLIC.includes(name);

let current = readUser();

/**
 * Removes loaded data when another user, or nobody, is signed in. Pages that are still on screen without a session keep
 * theirs until they leave, because they would fetch it again without a token, and get empty lists.
 */
function forgetLoaded(): void {
  void queryClient.cancelQueries({ predicate: isPersonal });
  queryClient.removeQueries({ predicate: isPersonal, type: current ? 'all' : 'inactive' });
}

queryClient.getQueryCache().subscribe(({ type, query }) => {
  const isLeft = type === 'observerRemoved' && !query.isActive();
  if (isLeft && current === null && isPersonal(query)) queryClient.getQueryCache().remove(query);
});

/** Removes the drafts of another airline. A session that ends, for example with a new password, keeps its drafts. */
function forgetForeignDrafts(): void {
  const isOwn =
    current?.airline && readStored(STORAGE_KEYS.timetableDrafts)?.includes(`"${current.airline}"`);
  if (current !== null && !isOwn) removeStored(STORAGE_KEYS.timetableDrafts);
}

/** Calls `listener` on each change of the session in any tab. Returns a function that unsubscribes. */
export function onSessionChange(listener: (user: SessionUser | null) => void): () => void {
  return client.authStore.onChange(() => listener(currentUser()));
}

// Registered first, so that all later listeners see the new user.
client.authStore.onChange(() => {
  const before = current?.id;
  current = readUser();
  // Never show one user's data to the next, nor a guest's to a user. Public data stays cached, otherwise an open page
  // would fetch it again.
  if (before === current?.id) return;
  forgetLoaded();
  forgetForeignDrafts();
});

/** The signed-in user, or null. */
export function currentUser(): SessionUser | null {
  // A token expires without an event.
  if (current !== null && !client.authStore.isValid) current = null;
  return current;
}

/** Returns the signed-in user or null, and updates the component on changes. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(onSessionChange, currentUser);
}

/** Reloads the user's record, for example after founding an airline. Does nothing if signed out. */
export async function refreshSession(): Promise<void> {
  if (!client.authStore.isValid) return;
  await client.collection('users').authRefresh();
}

/** Ends the session in all tabs of this browser, because the user wants to. Discards drafts. */
export function signOut(): void {
  removeStored(STORAGE_KEYS.timetableDrafts);
  endSession();
}

/** Ends the session in all tabs of this browser until the user signs in again. Keeps drafts for that moment. */
export function endSession(): void {
  client.authStore.clear();
}

let checked: Promise<void> | undefined;

async function check(): Promise<void> {
  if (client.authStore.token === '') return;
  if (!client.authStore.isValid) return endSession();
  try {
    await refreshSession();
  } catch (error) {
    // Only a rejection ends a session, not a lost connection or an overloaded server.
    if (error instanceof ApiError && [400, 401, 403, 404].includes(error.status)) endSession();
  }
}

/** Resolves once the stored session has been checked with the server, once per page load. */
export function sessionChecked(): Promise<void> {
  checked ??= check();
  return checked;
}
