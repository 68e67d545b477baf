import { expect, type Page } from '@playwright/test';
import PocketBase from 'pocketbase';
import type { TestServer } from '#tests/support/server.ts';
import { enterAs, newFounder } from './people.ts';

export async function openAccount(page: Page, server: TestServer) {
  const person = await newFounder(server.url);
  await enterAs(page, person);
  await page.goto('/account/');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  return person;
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const signInFails = (server: TestServer, email: string, password: string) =>
  expect(
    new PocketBase(server.url).collection('users').authWithPassword(email, password),
  ).rejects.toMatchObject({
    status: 400,
  });
