import { beforeAll, describe, expect, it } from 'vitest';
import { EQUITY_TIMES } from '#game/bank/loan-offer.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { BUYER_SHARE } from '#game/shares/buyer.ts';
import { issuePrices } from '#game/shares/listed-value.ts';
import { newIssuePrices } from '#game/shares/new-issue.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { FLOAT_PERCENT_MIN, issueLots } from '#game/shares/share-limits.ts';
import { airlineLimit, INVESTORS_MAX } from '#game/shares/subscription.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { call, type Founder, newClient, newFounder, PASSWORD, unique } from '#tests/support/api.ts';
import { bankOf } from '#tests/support/bank.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { LoanWorld } from '#tests/support/loan-world.ts';
import { attempt, giveInvestors, shareMarket } from '#tests/support/share-market.ts';
import { act, advanceHours, grant, worldNow } from '#tests/support/world.ts';

/*
 * Three ways by which players once got many times the money that their airlines had earned: $915 M in three days, loans of
 * six times equity, and a loan that one account passed on to another one before it was deleted.
 */

const POOL = 1_000_000_000;
/** Money besides the starting capital. */
const SAVED = 35_000_000;
const MODEL = 'airbus-a320neo';

let world: LoanWorld;
let { server, superuser, cashOf, balanceOf } = {} as LoanWorld;

/** Books what an airline has sold and spent in the last weeks. */
async function letEarn(founder: Founder, revenue: number, costs: number): Promise<void> {
  await grant(server, founder.airline.id, revenue, 'tickets');
  await grant(server, founder.airline.id, -costs, 'overhead');
}

/** Takes a loan at the rate that the bank offers. Returns the field and the code of a rejection, or '200'. */
async function borrow(
  founder: Founder,
  product: 'unsecured' | 'secured',
  amount: number,
  aircraft?: string,
): Promise<string> {
  const weeks = 52;
  const query = `product=${product}&amount=${amount}&weeks=${weeks}`;
  const { json } = await call(server, `/api/am/loan/offer?${query}`, { token: founder.token });
  return world.outcome(founder, 'loan.take', {
    product,
    amount,
    weeks,
    aircraft,
    rate: Number(json.rate ?? 1),
  });
}

const equityOf = async (founder: Founder): Promise<number> =>
  (await shareMarket(server, founder)).own?.equity ?? 0;
const listingOf = ({ airline }: Founder): Promise<ShareListing> =>
  superuser.collection('share_listing').getFirstListItem<ShareListing>(`airline = "${airline.id}"`);

/** Offers as many shares of an airline at as high a price as the server accepts. Returns the lots. */
async function floatMost(founder: Founder): Promise<number> {
  const { fair = 0 } = (await shareMarket(server, founder)).own ?? {};
  for (let percent = 49; percent >= FLOAT_PERCENT_MIN; percent--) {
    const price = issuePrices(fair, percent).min;
    const [status] = await attempt(server, founder, 'share.float', { percent, price });
    if (status === 200) return issueLots(percent);
  }
  throw new Error('the airline cannot go public');
}

beforeAll(async () => {
  world = await LoanWorld.start();
  ({ server, superuser, cashOf, balanceOf } = world);
  await giveInvestors(superuser, POOL);
  // An offer at minute 0 would count as none.
  await advanceHours(server, 1);
});

describe('a bank', () => {
  it('lends at most equity without security, and three times equity in all', async () => {
    const founder = await oldFounder(server);
    await letEarn(founder, 82_000_000, 51_000_000);
    const equity = await equityOf(founder);
    // Sixteen weeks of its revenue are six times its equity.
    expect((16 * 82_000_000) / 4).toBeGreaterThan(5 * equity);
    const taken = async (): Promise<number> =>
      (await world.loansOf(founder)).reduce((sum, { balance }) => sum + balance, 0);
    expect(await borrow(founder, 'unsecured', equity + 1)).toContain('over_limit');
    for (let part = 0; part < 3; part++)
      expect(await borrow(founder, 'unsecured', Math.floor(equity / 3))).toBe('200');
    expect(await taken()).toBe(3 * Math.floor(equity / 3));
    // With that money, it buys aircraft, and pledges each for the next one.
    for (let count = 0; count < 12; count++) {
      const price = purchaseQuote(seedModel(MODEL), 1).total;
      if ((await cashOf(founder)) < price) break;
      const { aircraft } = await act(server, founder, 'fleet.buy', { model: MODEL, count: 1, price });
      const { minute } = await worldNow(server);
      const delivered = { built: minute, delivered: minute, ready: minute };
      const bought = await superuser.collection('aircraft').update<Aircraft>(String(aircraft), delivered);
      const { collateral } = await bankOf(server, founder);
      const limit = collateral.find((one) => one.aircraft === bought.id)?.limit ?? 0;
      await borrow(founder, 'secured', limit, bought.id);
    }
    expect(await taken()).toBeGreaterThan(1.5 * equity);
    expect(await taken()).toBeLessThanOrEqual(EQUITY_TIMES * equity);
    expect(await equityOf(founder)).toBeLessThanOrEqual(equity);
  });
});

describe('two accounts with eight idle ones', () => {
  it('cannot pass a loan on before one of them is deleted and founds again', async () => {
    const [giver, taker] = [await oldFounder(server), await oldFounder(server)];
    const idle: Founder[] = [];
    for (let count = 0; count < 8; count++) idle.push(await newFounder(server));
    for (const founder of [giver, taker]) {
      await grant(server, founder.airline.id, SAVED);
      await letEarn(founder, 150_000_000, 146_000_000);
    }
    await superuser.collection('users').update(giver.id, { verified: true });
    const own = await equityOf(giver);
    const [before, bank] = [await equityOf(taker), await world.bankBalance()];
    const money = await balanceOf('investors');
    const lots = await floatMost(taker);
    const { issue_price: price } = await listingOf(taker);
    const subscribe = (founder: Founder, wanted: number) =>
      attempt(server, founder, 'share.subscribe', { airline: taker.airline.id, lots: wanted });
    for (const founder of idle) expect(await subscribe(founder, 1)).toEqual([400, 'airline too_young']);
    // With the loan first, it cannot subscribe. So it subscribes first, with its own money and as much as it may.
    const room = Math.floor((BUYER_SHARE * own) / price);
    const most = Math.min(room, airlineLimit(lots));
    expect(await subscribe(giver, room + 1)).toEqual([
      400,
      room < airlineLimit(lots) ? 'lots over_equity' : 'lots too_many',
    ]);
    expect(await subscribe(giver, most)).toEqual([200]);
    expect(await borrow(giver, 'unsecured', own)).toBe('200');
    expect(await subscribe(giver, most + 1)).not.toEqual([200]);
    await advanceHours(server, 3 * 24 + 1);
    expect(await listingOf(taker)).toMatchObject({ state: 'listed' });
    const order = { airline: taker.airline.id, side: 'buy' as const, lots: 1 };
    expect(await attempt(server, giver, 'share.order', order)).toEqual([400, 'airline owes_loan']);
    // All that is left goes up in smoke, and investors have no money for its shares.
    await giveInvestors(superuser, -(await balanceOf('investors')));
    await grant(server, giver.airline.id, Math.floor(own) - amountOf(most, price) - (await cashOf(giver)));
    await giver.client.collection('users').delete(giver.id);
    expect(await world.bankBalance()).toBeGreaterThanOrEqual(bank);
    // Investors put in at most a tenth of their money, and the taker keeps nothing of the giver's loan.
    const gained = (await equityOf(taker)) - before;
    expect(gained).toBeLessThanOrEqual(INVESTORS_MAX * money);
    const client = newClient(server);
    const email = giver.email.replace('@', '+again@');
    await client.collection('users').create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
    const { token } = await client.collection('users').authWithPassword(email, PASSWORD);
    const body = { name: `Airline ${unique()}`, hub: giver.airline.hub };
    const { json } = await call(server, '/api/am/airline', { body, token });
    expect(json.data?.airline?.code).toBe('fresh_start');
  });
});

describe('an airline that has built revenue for twelve weeks', () => {
  it('raises at most its equity by going public, and nothing more for a year', async () => {
    const founder = await oldFounder(server);
    await grant(server, founder.airline.id, SAVED);
    await letEarn(founder, 150_000_000, 146_000_000);
    const equity = await equityOf(founder);
    const { fair = 0 } = (await shareMarket(server, founder)).own ?? {};
    const most = amountOf(issueLots(49), issuePrices(fair, 49).min);
    expect(most).toBeGreaterThan(2.5 * equity);
    const cash = await cashOf(founder);
    await giveInvestors(superuser, POOL);
    const money = await balanceOf('investors');
    const lots = await floatMost(founder);
    expect(lots).toBeLessThan(issueLots(49));
    await advanceHours(server, 3 * 24 + 1);
    expect(await listingOf(founder)).toMatchObject({ state: 'listed' });
    const raised = (await cashOf(founder)) - cash;
    expect(raised).toBeGreaterThan(equity / 4);
    expect(raised).toBeLessThanOrEqual(equity);
    expect(money - (await balanceOf('investors'))).toBeLessThanOrEqual(INVESTORS_MAX * money);
    expect(await world.broken()).toEqual([]);
    // Sixty days later, it has revenue as before, and wants more.
    const { minute } = await worldNow(server);
    await world.skipTo((minute + 60 * DAY) / HOUR);
    await letEarn(founder, 80_000_000, 65_000_000);
    const listing = await listingOf(founder);
    const issue = { lots: 1_000, price: newIssuePrices(listing).min };
    expect(await attempt(server, founder, 'share.issue', issue)).toEqual([400, 'lots too_soon']);
  });
});
