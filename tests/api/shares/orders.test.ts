import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { rankingSchema } from '#game/payloads/ranking.ts';
import type { Book } from '#game/payloads/shares.ts';
import { buyerRoom } from '#game/shares/buyer.ts';
import type { Holding } from '#game/tables/holding.ts';
import type { ShareTrade } from '#game/tables/share-trade.ts';
import { call, type Founder, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { type ListedIssuer, startListedIssuer } from '#tests/support/listed-issuer.ts';
import type { TestServer } from '#tests/support/server.ts';
import { attempt as attemptOn, goPublic, letHaveFlown, shareMarket } from '#tests/support/share-market.ts';
import { act, advanceHours, worldNow } from '#tests/support/world.ts';

let world: ListedIssuer;
let server: TestServer;
let superuser: PocketBase;
let issuer: Founder;
/** Has bought some of the issuer's shares when it went public. */
let buyer: Founder;
let other: Founder;
let { listing, cash: cashOf, balance, orders: ordersOf } = {} as ListedIssuer['read'];

const holdingOf = async ({ client }: Founder) =>
  (await client.collection('holding').getFullList<Holding>())[0];
const bookOf = async (founder: Founder): Promise<Book> => {
  const path = `/api/am/book?airline=${issuer.airline.id}`;
  return (await call(server, path, { token: founder.token })).json as unknown as Book;
};
const attempt = <Name extends ActionName>(founder: Founder, name: Name, input: ActionInput<Name>) =>
  attemptOn(server, founder, name, input);
const roomOf = async (founder: Founder): Promise<number> => {
  const { own } = await shareMarket(server, founder);
  return own ? buyerRoom(own) : 0;
};
const order = (founder: Founder, side: 'buy' | 'sell', lots: number, limit?: number) =>
  act(server, founder, 'share.order', {
    airline: issuer.airline.id,
    side,
    lots,
    ...(limit === undefined ? {} : { limit }),
  });
const tryOrder = (founder: Founder, input: Partial<ActionInput<'share.order'>>) =>
  attempt(founder, 'share.order', { airline: issuer.airline.id, side: 'buy', lots: 1, ...input });

beforeAll(async () => {
  world = await startListedIssuer(30, 1_250_000_000);
  ({ server, superuser, issuer, holder: buyer } = world);
  ({ listing, cash: cashOf, balance, orders: ordersOf } = world.read);
  other = await oldFounder(server);
});

describe('an order', () => {
  it('reserves money or shares, and a cancelled one returns them', async () => {
    const { max } = await bookOf(buyer);
    const [cash, held] = [await cashOf(other), await holdingOf(buyer)];
    const { order: bought } = await order(other, 'buy', 10, max);
    expect(await cashOf(other)).toBe(cash - 10 * max);
    expect(await balance('escrow')).toBe(10 * max);
    const { order: sold } = await order(buyer, 'sell', held?.lots ?? 0, max);
    expect(await holdingOf(buyer)).toMatchObject({ reserved: held?.lots });
    expect(await tryOrder(buyer, { side: 'sell' })).toEqual([400, 'lots insufficient_shares']);
    expect(await attempt(other, 'share.cancel', { order: String(sold) })).toEqual([
      400,
      'order unknown_order',
    ]);
    await act(server, other, 'share.cancel', { order: String(bought) });
    await act(server, buyer, 'share.cancel', { order: String(sold) });
    expect(await cashOf(other)).toBe(cash);
    expect(await holdingOf(buyer)).toEqual(held);
    expect(await world.holds()).toEqual([]);
  });

  it('is for shares that others have, within the band, with money, and not against an own order', async () => {
    const { min, max } = await bookOf(buyer);
    expect(await tryOrder(issuer, {})).toEqual([400, 'airline own_airline']);
    expect(await tryOrder(other, { airline: other.airline.id })).toEqual([400, 'airline own_airline']);
    expect(await tryOrder(other, { airline: buyer.airline.id })).toEqual([400, 'airline not_listed']);
    expect(await tryOrder(other, { limit: max + 1 })).toEqual([400, 'limit out_of_band']);
    expect(await tryOrder(other, { limit: min - 1 })).toEqual([400, 'limit out_of_band']);
    expect(await tryOrder(other, { side: 'sell', limit: max })).toEqual([400, 'lots insufficient_shares']);
    expect(await tryOrder(other, { lots: 20_000, limit: max })).toEqual([400, 'lots over_equity']);
    const { order: own } = await order(buyer, 'sell', 5, max);
    expect(await tryOrder(buyer, { limit: max })).toEqual([400, 'side own_order']);
    await act(server, buyer, 'share.cancel', { order: String(own) });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('trades at one price in the next hour, better prices first, and the rest of the money returns', async () => {
    const { max } = await bookOf(buyer);
    const [sellerCash, cash] = [await cashOf(buyer), await cashOf(other)];
    const held = (await holdingOf(buyer))?.lots ?? 0;
    // Around fair value, where the market maker has no quotes.
    const better = Math.floor((await listing()).fair);
    const worse = better + 1;
    const { order: earlier } = await order(buyer, 'sell', 30, worse);
    await order(buyer, 'sell', 40, better);
    const { order: later } = await order(buyer, 'sell', 30, worse);
    await order(other, 'buy', 60, max);
    const { indicative } = await bookOf(other);
    await advanceHours(server, 1);
    const [trade] = await other.client.collection('share_trade').getFullList<ShareTrade>({ sort: '-minute' });
    expect([trade?.price, trade?.lots]).toEqual([worse, 60]);
    expect(indicative).toMatchObject({ price: worse, volume: 60 });
    expect((await listing()).price).toBe(worse);
    expect(await cashOf(other)).toBe(cash - 60 * worse);
    expect(await cashOf(buyer)).toBe(sellerCash + 60 * worse);
    expect(await holdingOf(other)).toMatchObject({ lots: 60, cost: 60 * worse });
    expect((await holdingOf(buyer))?.lots).toBe(held - 60);
    // The better order is filled although it is later, then the earlier one of two at the same limit.
    const open = (await ordersOf(buyer)).map(({ id, lots }) => [id, lots]);
    expect(Object.fromEntries(open)).toEqual({ [String(earlier)]: 10, [String(later)]: 30 });
    for (const { id } of await ordersOf(buyer)) await act(server, buyer, 'share.cancel', { order: id });
  });

  it('trades with the market maker, a thousandth of the shares at each percent from fair value', async () => {
    const { lots, fair, maker_lots } = await listing();
    const [cash, investors, held] = [await cashOf(other), await balance('investors'), await holdingOf(other)];
    const quote = Math.ceil(fair * 1.01);
    const { levels } = await bookOf(other);
    expect(levels.find(({ price }) => price === quote)?.sell).toBe(Math.floor(lots / 1_000));
    await order(other, 'buy', 5, quote);
    await advanceHours(server, 1);
    const price = (await listing()).price;
    expect(price).toBe(quote);
    expect((await listing()).maker_lots).toBe(maker_lots - 5);
    expect(await holdingOf(other)).toMatchObject({ lots: (held?.lots ?? 0) + 5 });
    expect([await cashOf(other), await balance('investors')]).toEqual([
      cash - 5 * price,
      investors + 5 * price,
    ]);
  });

  it('counts in the ranking with its price and dividends, against the price of the issue', async () => {
    const { price, dividends, issue_price } = await listing();
    const { json } = await call(server, '/api/am/ranking', { token: other.token });
    const { id, total_return } = rankingSchema.parse(json).airlines;
    expect(total_return[id.indexOf(issuer.airline.id)]).toBeCloseTo((price + dividends) / issue_price - 1, 9);
    expect(total_return[id.indexOf(other.airline.id)]).toBeNull();
  });

  it('without a limit lives for one auction', async () => {
    await runSql(
      superuser,
      'UPDATE share_listing SET maker_lots = 0, investor_lots = investor_lots + maker_lots',
    );
    const cash = await cashOf(other);
    const { price } = await order(other, 'buy', 5);
    expect(price).toBe((await bookOf(other)).max);
    expect(await ordersOf(other)).toMatchObject([{ market: true, lots: 5 }]);
    await advanceHours(server, 1);
    expect(await ordersOf(other)).toEqual([]);
    expect(await cashOf(other)).toBe(cash);
    const notices = await other.client.collection('notice').getFullList({ filter: "kind = 'shares'" });
    expect(notices.map(({ title }) => title)).toContainEqual(expect.stringContaining('not filled'));
  });

  it('is one of two at once if the limit of a year or the shares are enough for one', async () => {
    const { max } = await bookOf(other);
    const lots = Math.floor(((await roomOf(other)) * 0.6) / max);
    const buys = await Promise.all([1, 2].map(() => tryOrder(other, { lots, limit: max })));
    expect(buys.sort()).toEqual([[200], [400, 'lots over_equity']]);
    for (const { id } of await ordersOf(other)) await act(server, other, 'share.cancel', { order: id });
    const held = (await holdingOf(buyer))?.lots ?? 0;
    const sells = await Promise.all(
      [1, 2].map(() => tryOrder(buyer, { side: 'sell', lots: held, limit: max })),
    );
    expect(sells.sort()).toEqual([[200], [400, 'lots insufficient_shares']]);
    const [open] = await ordersOf(buyer);
    const id = open?.id ?? '';
    const cancels = await Promise.all([1, 2].map(() => attempt(buyer, 'share.cancel', { order: id })));
    expect(cancels.sort()).toEqual([[200], [400, 'order unknown_order']]);
  });

  it('expires after 60 days', async () => {
    const { min } = await bookOf(other);
    const cash = await cashOf(other);
    await order(other, 'buy', 5, min);
    await runSql(superuser, `UPDATE share_order SET expires = ${(await worldNow(server)).minute}`);
    await advanceHours(server, 1);
    expect([await ordersOf(other), await cashOf(other)]).toEqual([[], cash]);
  });

  it('cannot make two airlines own each other', async () => {
    await letHaveFlown(superuser, buyer.airline.id);
    await goPublic(server, buyer);
    const subscribe = { airline: buyer.airline.id, lots: 10 };
    // The buyer owns more than 5% of the issuer.
    expect(await attempt(issuer, 'share.subscribe', subscribe)).toEqual([400, 'airline cross_holding']);
    expect(await attempt(other, 'share.subscribe', subscribe)).toEqual([200]);
    await advanceHours(server, 73);
    expect(await world.holds()).toEqual([]);
  });
});
