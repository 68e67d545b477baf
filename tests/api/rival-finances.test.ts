import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Holding } from '#game/tables/holding.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Loan } from '#game/tables/loan.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import { HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import { call, operator } from '../support/api.ts';
import { expectReplay } from '../support/expect-replay.ts';
import { brokenIn } from '../support/flying-world.ts';
import type { TestServer } from '../support/server.ts';
import { advanceHours, startPausedWorld } from '../support/world.ts';

const RIVALS = 3;
const LEFT = 1;
/** Game weeks: rivals go public after 12, in one of their reviews. */
const WEEKS = 14;

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;

const all = <Row>(name: string, filter = '') =>
  superuser.collection(name).getFullList<Row>({ batch: 1000, filter });
const balance = async (name: string): Promise<number> =>
  (await superuser.collection('account').getFirstListItem(`name = "${name}"`)).balance;
const setRivals = async (rivals: number) =>
  call(server, '/api/am/world', { body: { rivals }, token: superuser.authStore.token });

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-rival-finances-`);
  server = await startPausedWorld({
    dataDir,
    env: { AM_WORLD_RIVALS: String(RIVALS), AM_WORLD_SEED: 'finances-14' },
  });
  superuser = await operator(server);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('rivals', () => {
  it('borrow, but not in the opening of a world', async () => {
    expect(await all<Loan>('loan')).toEqual([]);
    // In one call, a slow machine would take longer than a request may.
    for (let week = 0; week < WEEKS; week++) await advanceHours(server, HOURS_A_WEEK);
    const loans = await all<Loan>('loan');
    expect(loans.length).toBeGreaterThan(2);
    expect(Math.min(...loans.map(({ started }) => started))).toBeGreaterThan(WEEK / 7);
    expect(loans.filter(({ paid, missed }) => paid > 0 && missed === 0).length).toBeGreaterThan(1);
  });

  it('go public with investors’ money', async () => {
    const listings = await all<ShareListing>('share_listing');
    expect(listings.length).toBeGreaterThan(0);
    const issues = await all<LedgerRow>('ledger', 'category = "share_issue" && amount > 0');
    expect(issues.length).toBeGreaterThan(0);
    expect(await balance('investors')).toBeGreaterThanOrEqual(0);
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('leave nothing on the stock market and no debt when they are wound up', async () => {
    expect((await setRivals(LEFT)).status).toBe(200);
    await advanceHours(server, RIVALS);
    const left = new Set((await all<{ id: string }>('airline')).map(({ id }) => id));
    expect(left.size).toBe(LEFT);
    const gone = <Row extends { airline: string }>(rows: readonly Row[]) =>
      rows.filter(({ airline }) => !left.has(airline));
    expect(gone(await all<Loan>('loan'))).toEqual([]);
    expect(gone(await all<ShareListing>('share_listing'))).toEqual([]);
    const holdings = await all<Holding>('holding');
    expect(holdings.filter(({ airline, issuer }) => !left.has(airline) || !left.has(issuer))).toEqual([]);
    expect(await balance('investors')).toBeGreaterThanOrEqual(0);
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('are founded again, and everything replays byte for byte', async () => {
    expect((await setRivals(LEFT + 1)).status).toBe(200);
    await advanceHours(server, HOURS_A_WEEK);
    expect(await all('airline')).toHaveLength(LEFT + 1);
    await server.stop();
    await expectReplay(dataDir);
  });
});
