import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { REBUY_DAYS } from '#game/shares/buyer.ts';
import { priceBand } from '#game/shares/price-band.ts';
import type { ShareListing } from '#game/tables/share-listing.ts';
import { type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addHolding, addListing, attempt } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, grant } from '#tests/support/world.ts';

/*
 * Two airlines of one player could pass money to each other by trading the same shares back and forth, far from their
 * value. They can do so once, and then not again for weeks.
 */

const LOTS = 1_000;
const SOON = [400, 'airline sold_recently'];

let server: TestServer;
let superuser: PocketBase;
let issuer: Founder;
/** Gains, at the expense of `giver`. */
let taker: Founder;
let giver: Founder;

const cashOf = async ({ airline }: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(airline.id)).cash;
const band = async () =>
  priceBand(
    (
      await superuser
        .collection('share_listing')
        .getFirstListItem<ShareListing>(`airline = "${issuer.airline.id}"`)
    ).band_price,
  );
const tryOrder = (founder: Founder, side: 'buy' | 'sell', limit: number, lots = LOTS) =>
  attempt(server, founder, 'share.order', { airline: issuer.airline.id, side, lots, limit });

/** Lets one airline sell the lots to another one at a price, in the next auction. */
async function pass(from: Founder, to: Founder, price: number): Promise<(number | string)[][]> {
  const tried = [await tryOrder(from, 'sell', price), await tryOrder(to, 'buy', price)];
  await advanceHours(server, 1);
  return tried;
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [issuer, taker, giver] = [await oldFounder(server), await oldFounder(server), await oldFounder(server)];
  for (const { airline } of [taker, giver]) await grant(server, airline.id, 100_000_000);
  // No money of investors, so that the market maker buys nothing.
  await addListing(superuser, issuer.airline.id, {
    state: 'listed',
    founder_lots: 8_000,
    investor_lots: 1_000,
    valued: 1_000_000,
  });
  await addHolding(superuser, giver.airline.id, issuer.airline.id, LOTS);
  // The first hour has no auction.
  await advanceHours(server, 1);
});

describe('passing money by trading shares', () => {
  it('is not possible for an airline younger than 12 weeks', async () => {
    const young = await newFounder(server);
    const airline = issuer.airline.id;
    const { min, max } = await band();
    expect(await tryOrder(young, 'buy', max, 1)).toEqual([400, 'airline too_young']);
    // Equity per share is the lowest price of an offer for all shares.
    const tender = { airline, price: 2_500 };
    expect(await attempt(server, young, 'share.tender', tender)).toEqual([400, 'airline too_young']);
    expect(await tryOrder(young, 'sell', min, 1)).toEqual([400, 'lots insufficient_shares']);
    const offering = await oldFounder(server);
    await addListing(superuser, offering.airline.id, { state: 'subscribing', closes: 1_000_000 });
    const subscription = { airline: offering.airline.id, lots: 1 };
    expect(await attempt(server, young, 'share.subscribe', subscription)).toEqual([400, 'airline too_young']);
    expect(await young.client.collection('share_order').getFullList()).toEqual([]);
  });

  it('works once: neither of the two airlines can buy back what it has sold', async () => {
    const { min } = await band();
    const before = await cashOf(taker);
    expect(await pass(giver, taker, min)).toEqual([[200], [200]]);
    const { max } = await band();
    expect(await tryOrder(giver, 'buy', max)).toEqual(SOON);
    expect(await tryOrder(taker, 'sell', max)).toEqual([200]);
    const third = await oldFounder(server);
    await grant(server, third.airline.id, 100_000_000);
    expect(await tryOrder(third, 'buy', max)).toEqual([200]);
    await advanceHours(server, 1);
    expect(await cashOf(taker)).toBe(before + LOTS * (max - min));
    expect(await tryOrder(taker, 'buy', (await band()).max)).toEqual(SOON);
    expect(await tryOrder(third, 'sell', (await band()).max)).toEqual([200]);
  });

  it('does not go on by a subscription or an offer for all shares', async () => {
    const airline = issuer.airline.id;
    const tender = { airline, price: (await band()).max };
    // The range of prices is checked first.
    await runSql(
      superuser,
      `UPDATE share_listing SET fair = 9000, target = 9000 WHERE airline = '${airline}'`,
    );
    expect(await attempt(server, taker, 'share.tender', { ...tender, price: 6_000 })).toEqual(SOON);
    await runSql(
      superuser,
      `UPDATE share_listing SET offer_lots = 100, offer_price = 2000, offer_closes = 1000000 WHERE airline = '${airline}'`,
    );
    await addHolding(superuser, taker.airline.id, airline, 1_000);
    expect(await attempt(server, taker, 'share.subscribe', { airline, lots: 1 })).toEqual(SOON);
  });

  it('does not go on by orders on both sides', async () => {
    const { min, max } = await band();
    const [order] = await tryOrder(taker, 'sell', max, 1);
    expect(order).toBe(200);
    const other = await oldFounder(server);
    await grant(server, other.airline.id, 10_000_000);
    expect(await tryOrder(other, 'buy', min, 1)).toEqual([200]);
    await addHolding(superuser, other.airline.id, issuer.airline.id, 10);
    expect(await tryOrder(other, 'sell', max, 1)).toEqual([400, 'side own_order']);
  });

  it('ends after four weeks, and the sale is forgotten', async () => {
    const sales = () => taker.client.collection('share_sale').getFullList();
    expect(await sales()).toHaveLength(1);
    await runSql(superuser, `UPDATE share_sale SET minute = minute - ${REBUY_DAYS * 1_440}`);
    const [sold] = await taker.client.collection('share_order').getFullList();
    await act(server, taker, 'share.cancel', { order: String(sold?.id) });
    expect(await tryOrder(taker, 'buy', (await band()).min, 1)).toEqual([200]);
    await advanceHours(server, 7 * 24);
    expect(await sales()).toEqual([]);
  });
});
