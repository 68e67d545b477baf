import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startingCapital } from '#game/airline/starting-capital.ts';
import { accountId } from '#game/books/accounts.ts';
import { ACCOUNTS, type AccountName } from '#game/tables/account.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, HOUR, WEEK, YEAR } from '#game/world/time.ts';
import { type Founder, newFounder, newPerson, operator } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, leaseOne, startPausedWorld, worldNow } from '#tests/support/world.ts';

const MODEL = 'airbus-a320neo';

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;

async function start(): Promise<void> {
  server = await startPausedWorld({ dataDir });
  superuser = await operator(server);
}

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-transfers-`);
  await start();
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const balanceOf = async (name: AccountName): Promise<number> =>
  (await superuser.collection('account').getOne(accountId(name))).balance;
const entriesOf = (party: string) =>
  superuser.collection('ledger').getFullList<LedgerRow>({ filter: `airline = "${party}"`, batch: 1000 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const total = (rows: readonly LedgerRow[]) => sum(rows.map(({ amount }) => amount));

/** Returns the balances of all accounts by name. */
const balances = async () =>
  Object.fromEntries(await Promise.all(ACCOUNTS.map(async (name) => [name, await balanceOf(name)])));

describe('a transfer', () => {
  let player: Founder;

  it('pays the capital of an airline out of the founders’ account', async () => {
    const before = await balanceOf('founders');
    player = await newFounder(server);
    expect(await balanceOf('founders')).toBe(before - startingCapital(0));
  });

  it('books deposits and leases with the lessors, when signed, refunded and every week', async () => {
    const before = await balanceOf('lessors');
    const plane = await leaseOne(server, player, MODEL);
    const signed = await balanceOf('lessors');
    expect(signed - before).toBe(plane.deposit + plane.lease_rate);
    // Two other airlines, at once.
    const others = [await newFounder(server), await newFounder(server)];
    const leases = others.flatMap((other) => [0, 1, 2].map(() => leaseOne(server, other, MODEL)));
    const leased = [plane, ...(await Promise.all(leases))];
    const all = before + sum(leased.map(({ deposit, lease_rate }) => deposit + lease_rate));
    expect(await balanceOf('lessors')).toBe(all);
    const { minute } = await advanceHours(server, 24 * 7 + 2);
    // Each from its delivery, which the others wait for.
    const due = leased.filter(({ lease_from }) => lease_from + WEEK <= minute);
    expect(due).toContain(plane);
    expect(due.length).toBeGreaterThan(2);
    const paid = all + sum(due.map(({ lease_rate }) => lease_rate));
    expect(await balanceOf('lessors')).toBe(paid);
    await act(server, player, 'fleet.return', { aircraft: plane.id });
    const own = (await entriesOf(player.airline.id)).filter(({ category }) => category === 'deposit_refund');
    expect(await balanceOf('lessors')).toBe(paid - total(own));
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('is not visible to those without an airline, and only on the own side to those with one', async () => {
    const seen = await player.client.collection('ledger').getFullList<LedgerRow>();
    expect(new Set(seen.map(({ airline }) => airline))).toEqual(new Set([player.airline.id]));
    const { client } = await newPerson(server);
    expect(await client.collection('ledger').getFullList()).toEqual([]);
  });

  it('stays in sums without a name when the airline’s account is deleted', async () => {
    const { cash } = await superuser.collection('airline').getOne(player.airline.id);
    const before = await balances();
    const own = await entriesOf(player.airline.id);
    await player.client.collection('users').delete(player.id);
    expect(await balances()).toEqual({ ...before, closed: before.closed + cash });
    expect(await entriesOf(player.airline.id)).toEqual([]);
    const left = await entriesOf(accountId('closed'));
    const categories = left.map(({ category }) => category).sort();
    expect(categories).toEqual([...new Set(own.map(({ category }) => category))].sort());
    const nothing = { memo: '', route: '', aircraft: '', flight: '' };
    expect(left).toEqual(left.map(() => expect.objectContaining(nothing)));
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

it('passes the audit and a replay', async () => {
  await server.stop();
  expect(await brokenIn(dataDir)).toEqual([]);
  await expectReplay(dataDir);
  await start();
});

it('gives an airline that is founded late the capital of its time', async () => {
  const { minute } = await worldNow(server);
  const late = 2 * YEAR - (YEAR % DAY);
  await superuser.collection('world').update(WORLD_ID, { hour: late / HOUR, minute: late });
  await server.stop();
  await start();
  expect(minute).toBeLessThan(late);
  const { airline } = await newFounder(server);
  expect((await superuser.collection('airline').getOne(airline.id)).cash).toBe(startingCapital(late));
});
