import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import type { AccountName } from '#game/tables/account.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Loan } from '#game/tables/loan.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { bankOf, unsecuredRate } from '#tests/support/bank.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addHolding, addListing } from '#tests/support/share-market.ts';
import { act, advanceHours, advanceTo, grant, startPausedWorld } from '#tests/support/world.ts';

/** Profit of the quarter, a loan and a special dividend (cents per share), in whole US dollars. */
const PROFIT = 1_234_567;
const BORROWED = 5_000_000;
const SPECIAL = 12;
/** Lots of a listed airline. */
const LOTS = { founders: 5_000, holder: 3_000, investors: 1_900, maker: 100 };
const ALL_LOTS = 10_000;
/** Cents per share, or dollars per lot: 30% of the profit, and what the special dividend leaves of it. */
const MINIMUM = 37;
const REST = 25;

// A quarter has two days, so that no test has to settle thirteen weeks.
const QUARTER_DAYS = 2;
const world = builtWorld('minimum-dividend', { figures: { QUARTER: QUARTER_DAYS * DAY } });
let server: TestServer;
let superuser: PocketBase;
let holder: Founder;
/** Has a profit. */
let paying: Founder;
/** Has a profit, and declares a special dividend. */
let special: Founder;
/** Has a profit, and owes all that it has. */
let indebted: Founder;
/** Has a profit, and has missed an instalment. */
let late: Founder;
/** Has no profit. */
let idle: Founder;

const listingOf = ({ airline }: Founder) =>
  superuser.collection('share_listing').getFirstListItem<ShareListing>(`airline = "${airline.id}"`);
const declared = async (founder: Founder): Promise<number> => (await listingOf(founder)).declared;
const cashOf = async ({ airline }: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(airline.id)).cash;
const balanceOf = async (name: AccountName): Promise<number> =>
  (await superuser.collection('account').getOne(accountId(name))).balance;
const balances = async () => ({
  escrow: await balanceOf('escrow'),
  investors: await balanceOf('investors'),
  founders: await balanceOf('founders'),
  holder: await cashOf(holder),
  paying: await cashOf(paying),
});
/** Misses an instalment of an airline's loan, until the next midnight. */
async function missInstalment({ airline }: Founder): Promise<void> {
  const { id, due } = await superuser.collection('loan').getFirstListItem<Loan>(`airline = "${airline.id}"`);
  await superuser.collection('loan').update(id, { missed: 1, due: due + WEEK });
}
/** Returns the sums of an airline's entries by category. */
async function sumsOf({ airline }: Founder): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { category, amount } of await superuser
    .collection('ledger')
    .getFullList<LedgerRow>({ batch: 1000, filter: `airline = "${airline.id}"` }))
    sums[category] = (sums[category] ?? 0) + amount;
  return sums;
}

async function listedAirline(): Promise<Founder> {
  const founder = await newFounder(server);
  const { founders, investors, maker } = LOTS;
  await addListing(superuser, founder.airline.id, {
    state: 'listed',
    lots: ALL_LOTS,
    founder_lots: founders,
    investor_lots: investors,
    maker_lots: maker,
    valued: 1_000_000,
  });
  await addHolding(superuser, holder.airline.id, founder.airline.id, LOTS.holder);
  return founder;
}

const earn = ({ airline }: Founder) => grant(server, airline.id, PROFIT, 'tickets');

async function borrow(founder: Founder): Promise<void> {
  const rate = await unsecuredRate(server, founder);
  await act(server, founder, 'loan.take', { product: 'unsecured', amount: BORROWED, weeks: 52, rate });
}

beforeAll(async () => {
  server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  superuser = await operator(server);
  // A quarter ends with the first hour.
  await advanceHours(server, 1);
  holder = await newFounder(server);
  [paying, special, indebted] = [await listedAirline(), await listedAirline(), await listedAirline()];
  [late, idle] = [await listedAirline(), await listedAirline()];
  for (const founder of [paying, special, indebted, late]) await earn(founder);
  await borrow(indebted);
  const { equity } = (await bankOf(server, indebted)).credit.figures;
  await grant(server, indebted.airline.id, -equity);
  await borrow(late);
  await act(server, special, 'share.dividend', { cents: SPECIAL });
});
afterAll(() => server?.stop());

it('is declared at the end of a quarter only', async () => {
  await advanceTo(server, 0);
  for (const founder of [paying, special, late]) expect(await declared(founder)).toBe(0);
  expect((await listingOf(special)).dividends).toBe(SPECIAL);
});

it('is 30% of the profit, in escrow until the next midnight', async () => {
  await missInstalment(late);
  const [before, sums] = [await balances(), await sumsOf(paying)];
  await advanceTo(server, 0);
  expect(await declared(paying)).toBe(MINIMUM);
  expect((await balances()).paying).toBe(before.paying - MINIMUM * ALL_LOTS);
  expect((await sumsOf(paying)).share_escrow).toBe((sums.share_escrow ?? 0) - MINIMUM * ALL_LOTS);
});

it('is only what a special dividend has left of it', async () => {
  expect(await declared(special)).toBe(REST);
});

it('is not declared without profit, without equity, or while an instalment is missed', async () => {
  expect(await cashOf(indebted)).toBe(BORROWED);
  expect(await declared(idle)).toBe(0);
  expect(await declared(indebted)).toBe(0);
  expect(await declared(late)).toBe(0);
});

it('is paid to all holders a day later, and the founders’ part leaves the game', async () => {
  const before = await balances();
  const cents = MINIMUM + REST;
  expect(before.escrow).toBe(cents * ALL_LOTS);
  await advanceTo(server, 0);
  const paid = await sumsOf(paying);
  expect([paid.dividend, paid.founder_dividend]).toEqual([
    -MINIMUM * (ALL_LOTS - LOTS.founders),
    -MINIMUM * LOTS.founders,
  ]);
  expect(await balances()).toEqual({
    escrow: 0,
    holder: before.holder + cents * LOTS.holder,
    investors: before.investors + cents * (LOTS.investors + LOTS.maker),
    founders: before.founders + cents * LOTS.founders,
    paying: before.paying,
  });
  expect(await listingOf(paying)).toMatchObject({ declared: 0, dividends: MINIMUM });
  expect(await brokenIn(world.dataDir)).toEqual([]);
});

it('counts neither the profit nor the dividends of earlier quarters', async () => {
  await earn(special);
  await advanceTo(server, 0);
  expect(await declared(paying)).toBe(0);
  expect(await declared(special)).toBe(MINIMUM);
  expect(await declared(late)).toBe(0);
  expect(await brokenIn(world.dataDir)).toEqual([]);
});
