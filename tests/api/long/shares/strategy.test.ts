import type PocketBase from 'pocketbase';
import { beforeAll, expect, it } from 'vitest';
import { BASE_RATE_MAX } from '#game/bank/base-rate.ts';
import type { Book } from '#game/payloads/shares.ts';
import { makerRange } from '#game/shares/maker-quotes.ts';
import { issueLots } from '#game/shares/share-limits.ts';
import { airlineLimit } from '#game/shares/subscription.ts';
import type { Holding } from '#game/tables/holding.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import type { ShareOrderRow } from '#game/tables/share-order.ts';
import { call, type Founder, operator } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { giveInvestors, goPublic, letHaveFlown } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours } from '#tests/support/world.ts';

/** Days on which the strategy sells what it has subscribed. */
const DAYS = 15;
const YEAR_DAYS = 364;

let server: TestServer;
let superuser: PocketBase;
let issuer: Founder;
let trader: Founder;

const listing = (): Promise<ShareListing> =>
  superuser.collection('share_listing').getFirstListItem<ShareListing>(`airline = "${issuer.airline.id}"`);
const held = async (): Promise<Holding | undefined> =>
  (await trader.client.collection('holding').getFullList<Holding>())[0];
const cash = async (): Promise<number> =>
  (await superuser.collection('airline').getOne<{ cash: number }>(trader.airline.id)).cash;

/** Offers all shares at the market maker's best price, in place of the orders of the day before. */
async function offer(): Promise<void> {
  for (const { id } of await trader.client.collection('share_order').getFullList<ShareOrderRow>())
    await act(server, trader, 'share.cancel', { order: id });
  const { fair, target } = await listing();
  const airline = issuer.airline.id;
  const { json } = await call(server, `/api/am/book?airline=${airline}`, { token: trader.token });
  const { min, max } = json as unknown as Book;
  const lots = (await held())?.lots ?? 0;
  const limit = Math.min(max, Math.max(min, makerRange(fair, target).bid));
  if (lots > 0) await act(server, trader, 'share.order', { airline, side: 'sell', lots, limit });
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [issuer, trader] = [await oldFounder(server), await oldFounder(server)];
});

it('earns less than the base rate with shares that it subscribes and sells', async () => {
  await letHaveFlown(superuser, issuer.airline.id);
  await giveInvestors(superuser, 1_250_000_000);
  const before = await cash();
  const price = await goPublic(server, issuer);
  const lots = airlineLimit(issueLots(20));
  await act(server, trader, 'share.subscribe', { airline: issuer.airline.id, lots });
  await advanceHours(server, 73);
  expect((await held())?.lots).toBe(lots);
  for (let day = 0; day < DAYS; day++) {
    await offer();
    await advanceHours(server, 24);
  }
  const left = (await held())?.lots ?? 0;
  expect(left).toBeLessThan(lots);
  const { price: last, fair } = await listing();
  const profit = (await cash()) + left * Math.min(last, Math.floor(fair)) - before;
  expect(profit).toBeLessThan((lots * price * BASE_RATE_MAX * DAYS) / YEAR_DAYS);
  const investors = await superuser.collection('account').getFirstListItem('name = "investors"');
  expect(investors.balance).toBeGreaterThanOrEqual(0);
  expect(await brokenIn(server.dataDir)).toEqual([]);
});
