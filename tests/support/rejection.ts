import type PocketBase from 'pocketbase';
import { beforeEach, expect } from 'vitest';
import { AIRLINE_TABLES } from '#game/tables/tables.ts';
import { type CallResponse, selectRows } from './api.ts';

const CHANGEABLE = ['users', 'airline', 'message', 'offer', ...AIRLINE_TABLES.map(({ name }) => name)];

/** Maximum length of a statement in PocketBase's call. */
const LENGTH_MAX = 5_000;

/** The statements of `worldOf`. All worlds have the same columns. */
let statements: Promise<string[]> | undefined;

async function makeStatements(superuser: PocketBase): Promise<string[]> {
  const columns = await selectRows(
    superuser,
    "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name <> 'settled_hour'",
  );
  const made = ['SELECT (SELECT count(*) FROM airport)'];
  for (const name of CHANGEABLE) {
    const own = columns.filter(([table]) => table === name).map(([, column]) => column);
    const rows = `(SELECT json_group_array(json_array(${own})) FROM (SELECT * FROM ${name} ORDER BY id))`;
    const last = `${made.at(-1)}, ${rows}`;
    if (last.length > LENGTH_MAX) made.push(`SELECT ${rows}`);
    else made[made.length - 1] = last;
  }
  return made;
}

/** Returns everything that requests could change as one text. Leaves out the world's clock. */
export async function worldOf(superuser: PocketBase): Promise<string> {
  statements ??= makeStatements(superuser);
  const read = (await statements).map((statement) => textOf(superuser, statement));
  return (await Promise.all(read)).join('\n');
}

/** Returns the response to a query without the time that it took, and does not parse it. */
async function textOf({ baseURL, authStore }: PocketBase, query: string): Promise<string> {
  const response = await fetch(`${baseURL}/api/sql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Authorization: authStore.token },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${query}: ${response.status} ${text}`);
  return text.replace(/"execTime":\d+,/, '');
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
    expectUnchanged,
    /** Expects a rejection with messages and no change of the world. */
    async expectRejected(response: CallResponse, status: number, fields: string[]): Promise<void> {
      expectRejection(response, status, fields);
      await expectUnchanged();
    },
  };
}
