import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput } from '#game/actions/actions.ts';
import { accountId } from '#game/books/accounts.ts';
import { newIssueMax, newIssuePrices, offeredTo } from '#game/shares/new-issue.ts';
import { priceBand } from '#game/shares/price-band.ts';
import { issueCosts } from '#game/shares/share-limits.ts';
import { type Founder, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { type ListedIssuer, startListedIssuer } from '#tests/support/listed-issuer.ts';
import { attempt, letHaveOffered } from '#tests/support/share-market.ts';
import { act, advanceHours, advanceTo } from '#tests/support/world.ts';

const OFFERED = 2_000;

let world: ListedIssuer;
let { server, superuser, issuer, holder, read, cancelAll, holds } = {} as ListedIssuer;
/** Has no shares of the issuer. */
let other: Founder;

const tryIssue = (input: ActionInput<'share.issue'>, founder = issuer) =>
  attempt(server, founder, 'share.issue', input);
const subscribe = (founder: Founder, lots: number) =>
  attempt(server, founder, 'share.subscribe', { airline: issuer.airline.id, lots });
const tryDividend = () => attempt(server, issuer, 'share.dividend', { cents: 1 });
const pricesNow = async () => newIssuePrices(await read.listing());
const endOffer = async () => {
  await runSql(superuser, 'UPDATE share_listing SET offer_closes = 1 WHERE offer_lots > 0');
  await advanceHours(server, 1);
};
/** Declares a dividend as the end of a quarter does, which new shares do not stop. It is paid on them as well. */
async function declareMinimum(cents: number): Promise<void> {
  const { id, lots } = await read.listing();
  const escrow = accountId('escrow');
  const entry = { category: 'share_escrow', memo: 'Dividend declared', at: '2026-01-01 00:00:00.000Z' };
  const side = { ...entry, transfer: 'minimumdividend' };
  const ledger = superuser.collection('ledger');
  const amount = cents * lots;
  await ledger.create({ ...side, id: side.transfer, airline: issuer.airline.id, amount: -amount });
  await ledger.create({ ...side, id: `${side.transfer.slice(1)}x`, airline: escrow, amount });
  await superuser.collection('airline').update(issuer.airline.id, { 'cash-': amount });
  await superuser.collection('account').update(escrow, { 'balance+': amount });
  await superuser.collection('share_listing').update(id, { declared: cents });
}
const titles = async ({ client }: Founder): Promise<string[]> =>
  (await client.collection('notice').getFullList({ filter: "kind = 'shares'" })).map(({ title }) => title);

beforeAll(async () => {
  world = await startListedIssuer(40, 5_000_000_000);
  ({ server, superuser, issuer, holder, read, cancelAll, holds } = world);
  other = await oldFounder(server);
});

describe('a new issue', () => {
  it('needs a listed airline, 95% of the price, and no buy-back', async () => {
    const { min, max } = await pricesNow();
    const listing = await read.listing();
    expect(min).toBe(Math.ceil(listing.price * 0.95));
    const most = newIssueMax(listing.lots);
    expect(await tryIssue({ lots: 1, price: min }, other)).toEqual([400, 'lots not_listed']);
    expect(await tryIssue({ lots: 1, price: min - 1 })).toEqual([400, 'price out_of_range']);
    expect(await tryIssue({ lots: 1, price: max + 1 })).toEqual([400, 'price out_of_range']);
    expect(await tryIssue({ lots: most + 1, price: min })).toEqual([400, 'lots too_many']);
    const limit = priceBand(listing.band_price).min;
    const { order } = await act(server, issuer, 'share.buyback', { lots: 1, limit });
    expect(await tryIssue({ lots: 1, price: min })).toEqual([400, 'lots buyback_open']);
    await act(server, issuer, 'share.cancel', { order: String(order) });
    expect(await subscribe(holder, 1)).toEqual([400, 'airline offer_closed']);
  });

  it('waits until a declared dividend is paid', async () => {
    const { min: price } = await pricesNow();
    expect(await tryDividend()).toEqual([200]);
    expect(await tryIssue({ lots: 1, price })).toEqual([400, 'lots dividend_declared']);
    await advanceTo(server, 0);
    expect((await read.listing()).declared).toBe(0);
  });

  it('is one of several at once, and stops buy-backs and dividends', async () => {
    const { min: price } = await pricesNow();
    const input = { lots: OFFERED, price };
    const clicks = await Promise.all([1, 2, 3].map(() => tryIssue(input)));
    expect(clicks.filter(([status]) => status === 200)).toHaveLength(1);
    expect(clicks).toContainEqual([400, 'lots issue_open']);
    const { band_price } = await read.listing();
    const buyback = { lots: 1, limit: priceBand(band_price).min };
    expect(await attempt(server, issuer, 'share.buyback', buyback)).toEqual([400, 'lots issue_open']);
    expect(await tryDividend()).toEqual([400, 'cents issue_open']);
    expect(await titles(holder)).toContainEqual(expect.stringContaining('offers new shares'));
  });

  it('is for holders in proportion, whose money is in escrow', async () => {
    const { lots, offer_price } = await read.listing();
    const part = offeredTo(OFFERED, await read.held(holder), lots);
    const cash = await read.cash(holder);
    expect(await subscribe(issuer, 1)).toEqual([400, 'airline own_airline']);
    expect(await subscribe(other, 1)).toEqual([400, 'lots too_many']);
    expect(await subscribe(holder, part + 1)).toEqual([400, 'lots too_many']);
    expect(await subscribe(holder, part)).toEqual([200]);
    expect(await read.cash(holder)).toBe(cash - part * offer_price);
    expect(await subscribe(holder, 5)).toEqual([200]);
    expect(await read.balance('escrow')).toBe(5 * offer_price);
    expect(await subscribe(holder, 0)).toEqual([200]);
    expect(await read.balance('escrow')).toBe(0);
    expect(await subscribe(holder, part)).toEqual([200]);
    expect(await holds()).toEqual([]);
  });

  it('gives holders and investors their part when it ends, and sells the rest in the book', async () => {
    const [before, cash, held] = [await read.listing(), await read.cash(issuer), await read.held(holder)];
    const { lots, offer_price: price } = before;
    const part = offeredTo(OFFERED, held, lots);
    await declareMinimum(5);
    await endOffer();
    const after = await read.listing();
    const sold = after.lots - lots;
    expect(await read.held(holder)).toBe(held + part);
    expect(sold).toBeGreaterThan(part);
    expect(after).toMatchObject({ offer_lots: 0, offer_price: 0, offer_closes: 0 });
    expect(await read.orders(issuer)).toMatchObject([{ side: 'sell', lots: OFFERED - sold, price }]);
    const money = sold * price - issueCosts(sold * price);
    expect(await read.cash(issuer)).toBe(cash + money - 5 * after.lots);
    expect(await read.balance('escrow')).toBe(5 * after.lots);
    expect(after.fair).toBeCloseTo((before.fair * lots + money) / after.lots, 2);
    expect(await titles(issuer)).toContainEqual(expect.stringContaining('subscribed for'));
  });

  it('sells the rest to anybody, and the airline gets the price less 7%', async () => {
    const before = await read.listing();
    const issued = await read.booked('share_issue');
    const [costs, open] = [await read.booked('share_issue_costs'), (await read.orders(issuer))[0]?.lots ?? 0];
    const { max } = priceBand(before.band_price);
    await act(server, other, 'share.order', {
      airline: issuer.airline.id,
      side: 'buy',
      lots: 100,
      limit: max,
    });
    await advanceHours(server, 1);
    const after = await read.listing();
    const sold = after.lots - before.lots;
    expect(sold).toBeGreaterThan(0);
    expect(await read.held(other)).toBe(100);
    expect((await read.orders(issuer))[0]?.lots).toBe(open - sold);
    expect((await read.booked('share_issue')) - issued).toBe(sold * after.price);
    expect((await read.booked('share_issue_costs')) - costs).toBe(-issueCosts(sold * after.price));
    expect(await tryIssue({ lots: 1, price: (await pricesNow()).min })).toEqual([400, 'lots issue_open']);
    expect(await tryDividend()).toEqual([400, 'cents issue_open']);
  });

  it('lapses as far as nobody buys it', async () => {
    const [{ lots }, cash] = [await read.listing(), await read.cash(issuer)];
    await runSql(superuser, 'UPDATE share_order SET expires = 1, price = price * 2 WHERE airline = issuer');
    await advanceHours(server, 1);
    expect(await read.orders(issuer)).toEqual([]);
    expect([(await read.listing()).lots, await read.cash(issuer)]).toEqual([lots, cash]);
    expect(await titles(issuer)).toContainEqual(expect.stringContaining('expired'));
  });

  it('gives nothing to those who hold no shares any more', async () => {
    // The dividend is paid.
    await advanceTo(server, 0);
    const { min: price } = await pricesNow();
    expect(await tryIssue({ lots: OFFERED, price })).toEqual([400, 'lots too_soon']);
    await letHaveOffered(superuser, issuer.airline.id);
    await act(server, issuer, 'share.issue', { lots: OFFERED, price });
    const { lots, band_price } = await read.listing();
    const part = offeredTo(OFFERED, await read.held(other), lots);
    expect(part).toBeGreaterThan(0);
    expect(await subscribe(other, part)).toEqual([200]);
    const limit = priceBand(band_price).min;
    const airline = issuer.airline.id;
    await act(server, other, 'share.order', { airline, side: 'sell', lots: 100, limit });
    await act(server, holder, 'share.order', { airline, side: 'buy', lots: 200, limit });
    await advanceHours(server, 1);
    expect(await read.held(other)).toBe(0);
    const cash = await read.cash(other);
    await endOffer();
    expect(await read.cash(other)).toBe(cash + part * price);
    expect(await read.held(other)).toBe(0);
  });

  it('returns the money of subscribers if the airline closes', async () => {
    await cancelAll(issuer);
    await letHaveOffered(superuser, issuer.airline.id);
    await act(server, issuer, 'share.issue', { lots: OFFERED, price: (await pricesNow()).min });
    await cancelAll(holder);
    const [cash, held] = [await read.cash(holder), await read.held(holder)];
    expect(await subscribe(holder, 3)).toEqual([200]);
    const { lots, declared } = await read.listing();
    const left = (await read.cash(issuer)) + declared * lots;
    await issuer.client.collection('users').delete(issuer.id);
    expect(await read.balance('escrow')).toBe(0);
    // Shareholders also share what the airline has left, with a dividend that was not paid yet.
    expect(await read.cash(holder)).toBe(cash + Math.floor((left * held) / lots));
    const title = `Your subscription for ${issuer.airline.code} was cancelled`;
    const notices = await holder.client.collection('notice').getFullList({ filter: `title = "${title}"` });
    expect(notices).toHaveLength(1);
    expect(await holds()).toEqual([]);
  });
});
