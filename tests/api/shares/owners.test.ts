import type PocketBase from 'pocketbase';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import type { ShareListingDetail } from '#game/payloads/shares.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { priceBand } from '#game/shares/price-band.ts';
import type { Notice } from '#game/tables/notice.ts';
import { call, type Founder, operator, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import {
  addHolding,
  addListing,
  attempt,
  giveInvestors,
  listAirline,
  shareReader,
} from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
/** Listed. The buyer owns more than 5% of its shares, and the other airline less. */
let issuer: Founder;
let buyer: Founder;
let other: Founder;
let read: ReturnType<typeof shareReader>;

const noticesOf = ({ client }: Founder, title: string): Promise<Notice[]> =>
  client.collection('notice').getFullList<Notice>({ filter: `title = "${title}"` });
const founderMoney = async (): Promise<number> =>
  (await superuser.collection('account').getOne(accountId('founders'))).balance;

/** Gives an airline shares of another one, which investors had, or takes them back. */
async function hold(holder: Founder, of: Founder, lots: number): Promise<void> {
  const [by, issuer] = [holder.airline.id, of.airline.id];
  await runSql(superuser, `DELETE FROM holding WHERE airline = '${by}' AND issuer = '${issuer}'`);
  if (lots > 0) await addHolding(superuser, by, issuer, lots);
  await runSql(
    superuser,
    `UPDATE share_listing SET investor_lots = lots - founder_lots - maker_lots
      - COALESCE((SELECT sum(lots) FROM holding WHERE issuer = '${issuer}'), 0) WHERE airline = '${issuer}'`,
  );
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [issuer, buyer, other] = [await oldFounder(server), await oldFounder(server), await oldFounder(server)];
  read = shareReader(superuser, issuer);
  await giveInvestors(superuser, 1_250_000_000);
  await listAirline(server, superuser, issuer, {
    percent: 30,
    subscribers: [
      { founder: buyer, lots: 1_400 },
      { founder: other, lots: 100 },
    ],
  });
});

describe('a dividend', () => {
  it('is in escrow until midnight and then paid to holders, founders and investors', async () => {
    const { lots, dividends, fair } = await read.listing();
    const [cash, holder, founders] = [await read.cash(issuer), await read.cash(buyer), await founderMoney()];
    expect(await attempt(server, other, 'share.dividend', { cents: 1 })).toEqual([400, 'cents not_listed']);
    expect(await attempt(server, issuer, 'share.dividend', { cents: 10_000 })).toEqual([
      400,
      'cash insufficient_funds',
    ]);
    await act(server, issuer, 'share.dividend', { cents: 12 });
    expect(await read.cash(issuer)).toBe(cash - 12 * lots);
    expect(await read.balance('escrow')).toBe(12 * lots);
    await advanceHours(server, 25);
    expect(await read.cash(buyer)).toBe(holder + 12 * (await read.held(buyer)));
    expect(await founderMoney()).toBe(founders + 12 * 10_000);
    expect(await read.listing()).toMatchObject({ declared: 0, dividends: dividends + 12 });
    expect((await read.listing()).fair).toBeLessThan(fair);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });
});

describe('shares of an owner cannot be bought', () => {
  /** Listed airlines with 12,500 lots, of which 625 are 5%. */
  let all: Founder[];
  let one: Founder;
  let two: Founder;
  let three: Founder;

  /** Orders a lot. Returns whether that is rejected as a mutual holding, and cancels it if not. */
  async function isRejected(by: Founder, of: Founder, lots = 1): Promise<boolean> {
    const input = { airline: of.airline.id, side: 'buy' as const, lots, limit: 2_000 };
    const [status, error] = await attempt(server, by, 'share.order', input);
    if (status === 400) expect(error).toBe('airline cross_holding');
    for (const { id } of await read.orders(by)) await act(server, by, 'share.cancel', { order: id });
    return status === 400;
  }

  beforeAll(async () => {
    all = [one, two, three] = [await oldFounder(server), await oldFounder(server), await oldFounder(server)];
    for (const { airline } of all)
      await addListing(superuser, airline.id, { state: 'listed', lots: 12_500, investor_lots: 2_500 });
  });
  afterEach(async () => {
    for (const holder of all) for (const of of all) await hold(holder, of, 0);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('from 5% on', async () => {
    await hold(one, two, 624);
    expect(await isRejected(two, one)).toBe(false);
    await hold(one, two, 625);
    expect(await isRejected(two, one)).toBe(true);
    expect(await isRejected(three, one)).toBe(false);
  });

  it('if it is one through others', async () => {
    await hold(one, two, 625);
    await hold(two, three, 624);
    expect(await isRejected(three, one)).toBe(false);
    await hold(two, three, 625);
    expect(await isRejected(three, one)).toBe(true);
  });

  it('by its new owner, directly or through others', async () => {
    await hold(three, one, 1);
    expect(await isRejected(one, three, 624)).toBe(false);
    expect(await isRejected(one, three, 625)).toBe(true);
    expect(await isRejected(one, two, 625)).toBe(false);
    await hold(two, three, 625);
    expect(await isRejected(one, two, 624)).toBe(false);
    expect(await isRejected(one, two, 625)).toBe(true);
  });

  it('if its open orders and subscriptions would make it one', async () => {
    await hold(one, two, 600);
    const input = { airline: two.airline.id, side: 'buy' as const, lots: 25, limit: 2_000 };
    await act(server, one, 'share.order', input);
    expect(await isRejected(two, one)).toBe(true);
    for (const { id } of await read.orders(one)) await act(server, one, 'share.cancel', { order: id });
    expect(await isRejected(two, one)).toBe(false);
    const subscription = await superuser
      .collection('subscription')
      .create({ airline: one.airline.id, issuer: two.airline.id, lots: 25, price: 2_000 });
    expect(await isRejected(two, one)).toBe(true);
    await superuser.collection('subscription').delete(subscription.id);
  });
});

describe('owners', () => {
  it('of 5% or more are public, and everybody sees only their own orders and holdings', async () => {
    const path = `/api/am/share-listing?airline=${issuer.airline.id}`;
    const detail = (await call(server, path, { token: other.token })).json as unknown as ShareListingDetail;
    const stake = await read.held(buyer);
    expect(detail.owners.map(({ airline, lots }) => [airline, lots])).toEqual([[buyer.airline.id, stake]]);
    const { lots } = await read.listing();
    expect(detail.others).toBe(await read.held(other));
    expect(detail.founders + detail.investors + detail.others + stake).toBe(lots);
    expect(await issuer.client.collection('holding').getFullList()).toEqual([]);
    // One lot decides.
    const missing = (20 - (lots % 20)) % 20;
    await runSql(
      superuser,
      `UPDATE share_listing SET lots = lots + ${missing} WHERE airline = '${issuer.airline.id}'`,
    );
    const ownersIf = async (held: number) => {
      await hold(other, issuer, held);
      const { json } = await call(server, path, { token: buyer.token });
      return (json as unknown as ShareListingDetail).owners.map(({ airline }) => airline);
    };
    const few = await read.held(other);
    const enough = (lots + missing) / 20;
    expect(await ownersIf(enough - 1)).toEqual([buyer.airline.id]);
    expect(await ownersIf(enough)).toEqual([buyer.airline.id, other.airline.id]);
    expect(await ownersIf(few)).toEqual([buyer.airline.id]);
    for (const [query, status] of [
      ['', 400],
      ['?airline=x', 400],
      [`?airline=${other.airline.id}`, 400],
    ] as const)
      for (const name of ['book', 'share-listing'])
        expect((await call(server, `/api/am/${name}${query}`, { token: other.token })).status).toBe(status);
    expect((await call(server, '/api/am/shares')).status).toBe(401);
  });

  it('sell to investors what they hold when they close themselves', async () => {
    const held = await read.held(other);
    expect(held).toBeGreaterThan(0);
    const before = await read.listing();
    await other.client.collection('users').delete(other.id);
    const after = await read.listing();
    expect(after.investor_lots).toBe(before.investor_lots + held);
    await advanceHours(server, 24);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('lose their shares when the airline closes, and get what it has left', async () => {
    const trader = await oldFounder(server);
    const { lots, band_price } = await read.listing();
    const { min: limit } = priceBand(band_price);
    const order = { airline: issuer.airline.id, side: 'buy' as const, lots: 5, limit };
    await act(server, trader, 'share.order', order);
    const left = await read.cash(issuer);
    const [cash, held] = [await read.cash(buyer), await read.held(buyer)];
    await issuer.client.collection('users').delete(issuer.id);
    const received = Math.floor((left * held) / lots);
    expect(await read.cash(buyer)).toBe(cash + received);
    const { code } = issuer.airline;
    const [told] = await noticesOf(buyer, `${code} has closed`);
    expect(told?.body).toContain(`You received ${formatDollars(received)} of what was left.`);
    const [cancelled] = await noticesOf(trader, `Your orders for ${code} were cancelled`);
    expect(cancelled?.body).toContain(`${formatDollars(5 * limit)} was returned to your cash.`);
    const [sale] = await buyer.client
      .collection('ledger')
      .getFullList({ filter: `category = "share_sale" && memo ~ "${code}, which has closed"` });
    expect(sale?.amount).toBeGreaterThan(0);
    expect([await read.orders(trader), await read.balance('escrow')]).toEqual([[], 0]);
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });
});
