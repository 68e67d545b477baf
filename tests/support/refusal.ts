import type PocketBase from 'pocketbase';
import { beforeEach, expect } from 'vitest';
import type { Answer } from './api.ts';

const CHANGEABLE = [
  ...['users', 'airline', 'ledger', 'action', 'notice', 'goal'],
  ...['aircraft', 'maintenance', 'route', 'leg', 'flight', 'fuel_contract'],
];

/** Everything that people's requests could change, as one text to compare; not how far the world's clock has come. */
export async function worldOf(superuser: PocketBase): Promise<string> {
  const all = await Promise.all(
    CHANGEABLE.map((name) => superuser.collection(name).getFullList({ sort: 'id' })),
  );
  const airports = await superuser.collection('airport').getList(1, 1);
  return JSON.stringify([all, airports.totalItems], (key, value) =>
    key === 'settled_hour' ? undefined : value,
  );
}

/** The answer has that status and names just these fields, each with a code and words. */
export function expectRefusal(answer: Answer, status: number, fields: string[]): void {
  expect(answer.json, answer.text).toBeDefined();
  const named = Object.keys(answer.json.data ?? {}).sort();
  expect([answer.status, named], answer.text).toEqual([status, [...fields].sort()]);
  expect(answer.json.message).toBeTruthy();
  for (const { code, message } of Object.values(answer.json.data ?? {})) {
    expect(code).toMatch(/^[a-z_]+$/);
    expect(message).toBeTruthy();
  }
}

/** Before each test of a file takes down all that requests could change; what it gives back compares with that. */
export function watchWorld(superuser: () => PocketBase) {
  let before = '';
  beforeEach(async () => {
    before = await worldOf(superuser());
  });
  const expectUnchanged = async () => expect(await worldOf(superuser())).toBe(before);
  return {
    before: () => before,
    expectUnchanged,
    /** Refused in words, and nothing has changed. */
    async expectRefused(answer: Answer, status: number, fields: string[]): Promise<void> {
      expectRefusal(answer, status, fields);
      await expectUnchanged();
    },
  };
}
