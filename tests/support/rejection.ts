import type PocketBase from 'pocketbase';
import { beforeEach, expect } from 'vitest';
import { AIRLINE_TABLES } from '#game/tables/tables.ts';
import type { CallResponse } from './api.ts';

const CHANGEABLE = ['users', 'airline', 'message', 'offer', ...AIRLINE_TABLES.map(({ name }) => name)];

/** Returns everything that requests could change as one text. Leaves out the world's clock. */
export async function worldOf(superuser: PocketBase): Promise<string> {
  const all = await Promise.all(
    CHANGEABLE.map((name) => superuser.collection(name).getFullList({ sort: 'id' })),
  );
  const airports = await superuser.collection('airport').getList(1, 1);
  return JSON.stringify([all, airports.totalItems], (key, value) =>
    key === 'settled_hour' ? undefined : value,
  );
}

/** Expects a response with this status that names exactly these fields, each with a code and a message. */
export function expectRejection(response: CallResponse, status: number, fields: string[]): void {
  expect(response.json, response.text).toBeDefined();
  const named = Object.keys(response.json.data ?? {}).sort();
  expect([response.status, named], response.text).toEqual([status, [...fields].sort()]);
  expect(response.json.message).toBeTruthy();
  for (const { code, message } of Object.values(response.json.data ?? {})) {
    expect(code).toMatch(/^[a-z_]+$/);
    expect(message).toBeTruthy();
  }
}

/** Records the world before each test of a file. Returns a function that compares with it. */
export function watchWorld(superuser: () => PocketBase) {
  let before = '';
  beforeEach(async () => {
    before = await worldOf(superuser());
  });
  const expectUnchanged = async () => expect(await worldOf(superuser())).toBe(before);
  return {
    before: () => before,
    expectUnchanged,
    /** Expects a rejection with messages and no change of the world. */
    async expectRejected(response: CallResponse, status: number, fields: string[]): Promise<void> {
      expectRejection(response, status, fields);
      await expectUnchanged();
    },
  };
}
