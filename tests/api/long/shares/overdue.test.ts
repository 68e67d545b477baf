import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUYER_SHARE } from '#game/shares/buyer.ts';
import { priceBand } from '#game/shares/price-band.ts';
import type { Loan } from '#game/tables/loan.ts';
import { HOUR, HOURS_A_WEEK } from '#game/world/time.ts';
import type { Founder } from '#tests/support/api.ts';
import { letHaveEarned, unsecuredRate } from '#tests/support/bank.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { InsolventWorld } from '#tests/support/insolvent-world.ts';
import { addListing, attempt } from '#tests/support/share-market.ts';
import { act, advanceHours, advanceTo, worldNow } from '#tests/support/world.ts';

const LOAN = 5_000_000;
const WEEKS = 13;
/** Cash from which the overdraft does not pay an instalment. */
const OVERDRAWN = -450_000;

let world: InsolventWorld;
let { server, superuser, broken, airlineOf, cashOf, insolvencyOf, isGone, endTime, setCash } =
  {} as InsolventWorld;
let issuer: Founder;
let founder: Founder;
let order: string;

const loanOf = () => superuser.collection('loan').getFirstListItem<Loan>(`airline = "${founder.airline.id}"`);

/** Returns an order that nobody fills, for as much as the airline may put into shares. */
async function wanted() {
  const { min } = priceBand(2_000);
  const lots = Math.floor((BUYER_SHARE * (await cashOf(founder))) / min);
  return { airline: issuer.airline.id, side: 'buy', lots, limit: min } as const;
}

beforeAll(async () => {
  world = await InsolventWorld.startShort();
  ({ server, superuser, broken, airlineOf, cashOf, insolvencyOf, isGone, endTime, setCash } = world);
  [issuer, founder] = [await oldFounder(server), await oldFounder(server)];
  await addListing(superuser, issuer.airline.id, { state: 'listed', valued: 1_000_000 });
  // Not just before midnight, when missed instalments are tried again.
  await advanceTo(server, 5 * HOUR);
  ({ order } = (await act(server, founder, 'share.order', await wanted())) as { order: string });
  await letHaveEarned(superuser, founder.airline.id, {
    amount: LOAN,
    minute: (await worldNow(server)).minute,
  });
  const rate = await unsecuredRate(server, founder);
  await act(server, founder, 'loan.take', { product: 'unsecured', amount: LOAN, weeks: WEEKS, rate });
  await setCash(founder, OVERDRAWN);
  await advanceHours(server, HOURS_A_WEEK);
});
afterAll(() => world?.stop());

it('makes an airline insolvent that keeps its cash out of reach', async () => {
  const { missed } = await loanOf();
  expect(missed).toBe(1);
  const { since, cash, overdue, limit, missing, ways } = await insolvencyOf(founder);
  expect(since).toBeGreaterThan(0);
  expect((await airlineOf(founder)).insolvent_from).toBe(since);
  expect(cash).toBeGreaterThanOrEqual(-limit);
  expect(overdue).toBeGreaterThan(LOAN / WEEKS);
  expect(missing).toBe(overdue - cash - limit);
  expect(ways).toEqual([]);
  expect(await broken()).toEqual([]);
});

it('is not forgotten for having the cash for a moment', async () => {
  const { since } = await insolvencyOf(founder);
  await act(server, founder, 'share.cancel', { order });
  expect(await insolvencyOf(founder)).toMatchObject({ since, missing: 0, ways: [] });
  expect(await attempt(server, founder, 'share.order', await wanted())).toEqual([400, 'cash insolvent']);
  await advanceHours(server, 1);
  expect(await insolvencyOf(founder)).toMatchObject({ since, missing: 0 });
});

it('ends when the instalment is paid at midnight, also at the last moment', async () => {
  await endTime(founder);
  await advanceHours(server, 1);
  expect(await isGone(founder)).toBe(false);
  expect(await broken()).toEqual([]);
  await advanceTo(server, 0);
  expect((await airlineOf(founder)).insolvent_from).toBe(0);
  expect((await loanOf()).missed).toBe(0);
});

it('ends in the airline being wound up if the instalments stay unpaid', async () => {
  await setCash(founder, OVERDRAWN);
  await advanceHours(server, HOURS_A_WEEK);
  expect((await airlineOf(founder)).insolvent_from).toBeGreaterThan(0);
  await endTime(founder);
  await advanceHours(server, 1);
  expect(await isGone(founder)).toBe(true);
  expect(await superuser.collection('loan').getFullList()).toEqual([]);
  expect(await broken()).toEqual([]);
});
