import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Holding } from '#game/tables/holding.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Loan } from '#game/tables/loan.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import type { Temperament } from '#game/world/temperament.ts';
import { DAY, HOURS_A_DAY } from '#game/world/time.ts';
import { call, operator } from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { brokenBesidesHomes } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

const RIVALS = 5;
const LEFT = 1;
/** Most game days until the first trade, some loans and a payment. */
const DAYS = 56;
const LOANS = 2;

// Rivals go public in their first reviews, have their turn each day, and have money for shares, so that the test need not
// settle half a year.
const world = builtWorld('rival-finances', {
  figures: {
    TURN_EVERY: HOURS_A_DAY,
    TURNS_WITHIN: HOURS_A_DAY,
    REVIEW_EVERY: 1,
    FLOAT_WEEKS: 1,
    floatWeeks: 1,
    floatWorth: 0,
  },
  wrappers: ['eager-buyers', 'one-home'],
});
let server: TestServer;
let superuser: PocketBase;
/** Loans when the world opens. */
let loansAtFirst: Loan[];

const all = <Row>(name: string, filter = '') =>
  superuser.collection(name).getFullList<Row>({ batch: 1000, filter });
/** Loans whose payments have all been made so far. */
const paidLoans = () => all<Loan>('loan', 'paid > 0 && missed = 0');
const balance = async (name: string): Promise<number> =>
  (await superuser.collection('account').getFirstListItem(`name = "${name}"`)).balance;
const setRivals = async (rivals: number) =>
  call(server, '/api/am/world', { body: { rivals }, token: superuser.authStore.token });

beforeAll(async () => {
  server = await startPausedWorld({
    dataDir: world.dataDir,
    build: world.build.dir,
    env: { AM_WORLD_RIVALS: String(RIVALS), AM_WORLD_SEED: 'fin-5' },
  });
  superuser = await operator(server);
  loansAtFirst = await all<Loan>('loan');
  // In one call, a slow machine would take longer than a request may.
  const hasHappened = async () =>
    (await all('share_trade')).length > 0 &&
    (await all('loan')).length >= LOANS &&
    (await paidLoans()).length > 0;
  for (let day = 0; day < DAYS && !(await hasHappened()); day++) await advanceHours(server, HOURS_A_DAY);
});
afterAll(() => server?.stop());

describe('rivals', () => {
  it('trade shares of each other by their temperament', async () => {
    expect(await all('share_trade')).not.toEqual([]);
    const rivals = await all<{ airline: string; temperament: Temperament }>('rival');
    const temperaments = new Map(rivals.map(({ airline, temperament }) => [airline, temperament]));
    const entries = await all<LedgerRow>('ledger', 'category = "share_purchase" || category = "share_sale"');
    const traders = entries.map(({ airline }) => temperaments.get(airline)).filter(Boolean);
    expect(traders.length).toBeGreaterThan(0);
    expect(traders).not.toContain('cautious');
  });

  it('borrow, but not in the opening of a world', async () => {
    expect(loansAtFirst).toEqual([]);
    const loans = await all<Loan>('loan');
    expect(loans.length).toBeGreaterThanOrEqual(LOANS);
    expect(Math.min(...loans.map(({ started }) => started))).toBeGreaterThan(DAY);
    expect(await paidLoans()).not.toEqual([]);
  });

  it('go public with investors’ money', async () => {
    const listings = await all<ShareListing>('share_listing');
    expect(listings.length).toBeGreaterThan(0);
    const issues = await all<LedgerRow>('ledger', 'category = "share_issue" && amount > 0');
    expect(issues.length).toBeGreaterThan(0);
    expect(await balance('investors')).toBeGreaterThanOrEqual(0);
    expect(await brokenBesidesHomes(world.dataDir)).toEqual([]);
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
    expect(await brokenBesidesHomes(world.dataDir)).toEqual([]);
  });

  // rival-takeovers-kill.test.ts and rivals.test.ts replay loans, issues, trades and another number of rivals.
  it('are founded again', async () => {
    expect((await setRivals(LEFT + 1)).status).toBe(200);
    await advanceHours(server, 2);
    expect(await all('airline')).toHaveLength(LEFT + 1);
    expect(await brokenBesidesHomes(world.dataDir)).toEqual([]);
  });
});
