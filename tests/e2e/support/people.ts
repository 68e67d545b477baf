import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import PocketBase from 'pocketbase';
import { type Player, signUpAndFound } from '../../support/player.ts';

export type Person = Omit<Player, 'airline'>;

export const PASSWORD = 'correct-horse';

/** A word that no other test uses. */
export const unique = (): string => randomUUID().slice(0, 8);

/** A new user without an airline, made through the ordinary client and signed in there. */
export async function newUser(url: string): Promise<Person> {
  const client = new PocketBase(url);
  const email = `person-${unique()}@example.test`;
  const users = client.collection('users');
  await users.create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
  await users.authWithPassword(email, PASSWORD);
  return { client, email, password: PASSWORD };
}

/** A new user with an airline at the airport of that IATA code. */
export async function newFounder(url: string, hub = 'AMS', name = `Airline ${unique()}`): Promise<Player> {
  const player = await signUpAndFound(url, name, hub);
  // The session that the client holds is from before the founding.
  await player.client.collection('users').authRefresh();
  return player;
}

/** Signs the browser in as that person, without a page of the product being opened yet. */
export async function enterAs(page: Page, { client }: Pick<Person, 'client'>): Promise<void> {
  await page.goto('/favicon.svg');
  const session = JSON.stringify({ token: client.authStore.token, record: client.authStore.record });
  await page.evaluate((value) => localStorage.setItem('pocketbase_auth', value), session);
}
