import type { RecordModel } from 'pocketbase';
import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { ApiError } from './api-error.ts';
import { client } from './client.ts';
import { queryClient } from './query-client.ts';
import { removeStored } from './storage.ts';

/** The signed-in person's own record. */
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

/** First part of the keys of what is the same for everybody. */
const PUBLIC = ['airports', 'config'];

/** Forgets everything in this browser that belongs to one person. */
function forgetPerson(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => !PUBLIC.includes(String(name)) });
  removeStored(STORAGE_KEYS.timetableDrafts);
}

let current = readUser();

/** Calls `listener` with each change of the session, in this tab or another; returns the way to stop. */
export function onSessionChange(listener: (user: SessionUser | null) => void): () => void {
  return client.authStore.onChange(() => listener(currentUser()));
}

// Registered first, so that every later listener already sees the new user.
client.authStore.onChange(() => {
  const before = current?.id;
  current = readUser();
  // What one person has loaded is never shown to the next. A page that is still open would fetch what is public again.
  if (before !== undefined && before !== current?.id) forgetPerson();
});

/** The signed-in user, or null. */
export function currentUser(): SessionUser | null {
  // A token runs out without any event.
  if (current !== null && !client.authStore.isValid) current = null;
  return current;
}

/** The signed-in user, or null; the component follows sign-in, sign-out and changes of the record. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(onSessionChange, currentUser);
}

/** Takes the user's record anew from the server, for example after the airline was founded. Does nothing signed out. */
export async function refreshSession(): Promise<void> {
  if (!client.authStore.isValid) return;
  await client.collection('users').authRefresh();
}

/** Ends the session in this browser, in all its tabs. */
export function signOut(): void {
  client.authStore.clear();
}

let checked: Promise<void> | undefined;

async function check(): Promise<void> {
  if (client.authStore.token === '') return;
  if (!client.authStore.isValid) return signOut();
  try {
    await refreshSession();
  } catch (error) {
    // Only the server's word ends a session: a lost connection or an overloaded server does not.
    if (error instanceof ApiError && [400, 401, 403, 404].includes(error.status)) signOut();
  }
}

/** Resolves once the stored session was held against the server: once a page load, whoever asks first. */
export function sessionChecked(): Promise<void> {
  checked ??= check();
  return checked;
}
