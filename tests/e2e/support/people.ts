import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import PocketBase from 'pocketbase';
import { type Player, signUpAndFound } from '#tests/support/player.ts';

export type Person = Omit<Player, 'airline'>;

export const PASSWORD = 'correct-horse';

/** Returns a unique word. */
export const unique = (): string => randomUUID().slice(0, 8);

/** Creates a user without an airline and signs the client in. */
export async function newUser(url: string): Promise<Person> {
  const client = new PocketBase(url);
  const email = `person-${unique()}@example.test`;
  const users = client.collection('users');
  await users.create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
  await users.authWithPassword(email, PASSWORD);
  return { client, email, password: PASSWORD };
}

/** Creates a user with an airline at the airport with an IATA code. */
export async function newFounder(url: string, hub = 'AMS', name = `Airline ${unique()}`): Promise<Player> {
  const player = await signUpAndFound(url, name, hub);
  // The client's session is older than the airline.
  await player.client.collection('users').authRefresh();
  return player;
}

/** Signs the browser in without opening a page of the app. */
export async function enterAs(page: Page, { client }: Pick<Person, 'client'>): Promise<void> {
  await page.goto('/favicon.svg');
  const session = JSON.stringify({ token: client.authStore.token, record: client.authStore.record });
  await page.evaluate((value) => localStorage.setItem('pocketbase_auth', value), session);
}
