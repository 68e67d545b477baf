import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { LedgerSum } from '#game/tables/ledger-sum.ts';
import { startWeekMinute } from '#game/timetable/clock.ts';
import { DAY, HOUR, HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { runCommand } from '#tests/support/console-command.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { migrationsFrom } from '#tests/support/migrations.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, leaseOne, openRoute, startPausedWorld, worldNow } from '#tests/support/world.ts';

const WEEKS = 1;

let data: string;

beforeEach(() => {
  data = mkdtempSync(`${tmpdir()}/am-upgrade-sums-`);
});
afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

const rowsOf = async <Row>(server: TestServer, name: string, airline: string): Promise<Row[]> =>
  (await operator(server))
    .collection(name)
    .getFullList<Row>({ batch: 1000, filter: `airline = "${airline}"` });
const statementOf = async (server: TestServer, { token }: Founder) =>
  (await call(server, '/api/am/statement?by=week', { token })).json.sums;

/** Reverts the world to one from before sums of the ledger. */
async function downgrade(): Promise<void> {
  const steps = migrationsFrom('1795651211_0_6_0_ledger_sums');
  const { code, output } = await runCommand(['migrate', 'down', steps], { dataDir: data, input: 'y\n' });
  expect(code, output).toBe(0);
}

/** Returns the sums of a ledger by category and end of the week, up to a world minute. */
function sumsOf(rows: readonly LedgerRow[], until: number, startsAt: number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { category, minute, amount } of rows) {
    const ends = minute - ((minute + startsAt) % WEEK) + WEEK;
    const key = `${category} ${ends}`;
    if (ends <= until) sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
}

it.each([
  ['on a Tuesday, when the last week is open', 1],
  ['on a Thursday, when it is closed', 3],
])('sums up all closed weeks of an older world at the upgrade: %s', async (_, day) => {
  let server = await startPausedWorld({ dataDir: data });
  const founders = [await newFounder(server), await newFounder(server)] as [Founder, Founder];
  for (const founder of founders) {
    await openRoute(server, founder, 'AMS', 'BCN');
    await leaseOne(server, founder, 'atr-72-600');
  }
  const startsAt = startWeekMinute((await worldNow(server)).start);
  const monday = (WEEK - startsAt) / HOUR;
  await advanceHours(server, monday + WEEKS * HOURS_A_WEEK + (day * DAY) / HOUR + 5);
  const [founder] = founders;
  const before = await statementOf(server, founder);
  await server.stop();
  await downgrade();
  server = await startPausedWorld({ dataDir: data });
  const until = monday * HOUR + (day < 3 ? WEEKS - 1 : WEEKS) * WEEK;
  for (const { airline } of founders) {
    const sums = await rowsOf<LedgerSum>(server, 'ledger_sum', airline.id);
    const found = new Map(sums.map(({ category, ends, amount }) => [`${category} ${ends}`, amount]));
    const expected = sumsOf(await rowsOf<LedgerRow>(server, 'ledger', airline.id), until, startsAt);
    expect(expected.size).toBeGreaterThan(WEEKS);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  }
  expect(await statementOf(server, founder)).toEqual(before);
  await advanceHours(server, HOURS_A_WEEK);
  await server.stop();
  expect(await brokenIn(data)).toEqual([]);
});
