import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput } from '#game/actions/actions.ts';
import { buybackMax } from '#game/shares/buyback.ts';
import { type Founder, runSql } from '#tests/support/api.ts';
import { type ListedIssuer, startListedIssuer } from '#tests/support/listed-issuer.ts';
import { attempt, listAirline } from '#tests/support/share-market.ts';
import { act, advanceHours, grant, leaseOne } from '#tests/support/world.ts';

let world: ListedIssuer;
let { server, superuser, issuer, holder, read, bandNow, cancelAll, holds } = {} as ListedIssuer;

const tryBuyback = (input: ActionInput<'share.buyback'>, founder: Founder = issuer) =>
  attempt(server, founder, 'share.buyback', input);

beforeAll(async () => {
  world = await startListedIssuer(49, 1_250_000_000);
  ({ server, superuser, issuer, holder, read, bandNow, cancelAll, holds } = world);
});

describe('a buy-back', () => {
  it('needs a listed airline, a price of today, and leaves a fifth of the shares to others', async () => {
    const { min, max } = await bandNow();
    const most = buybackMax(await read.listing(), 0);
    expect(await tryBuyback({ lots: 1, limit: max }, holder)).toEqual([400, 'lots not_listed']);
    expect(await tryBuyback({ lots: 1, limit: max + 1 })).toEqual([400, 'limit out_of_band']);
    expect(await tryBuyback({ lots: 1, limit: min - 1 })).toEqual([400, 'limit out_of_band']);
    expect(await tryBuyback({ lots: most + 1, limit: min })).toEqual([400, 'lots float_minimum']);
    expect(await tryBuyback({ lots: most - 10, limit: min })).toEqual([200]);
    // Open orders count.
    expect(await tryBuyback({ lots: 11, limit: min })).toEqual([400, 'lots float_minimum']);
    await cancelAll(issuer);
    expect(await holds()).toEqual([]);
  });

  it('reserves its money, which a cancelled one returns', async () => {
    const { min } = await bandNow();
    const cash = await read.cash(issuer);
    await act(server, issuer, 'share.buyback', { lots: 100, limit: min });
    expect([await read.cash(issuer), await read.balance('escrow')]).toEqual([cash - 100 * min, 100 * min]);
    expect(await read.orders(issuer)).toMatchObject([{ issuer: issuer.airline.id, side: 'buy', lots: 100 }]);
    await cancelAll(issuer);
    expect([await read.cash(issuer), await read.balance('escrow')]).toEqual([cash, 0]);
  });

  it('cancels the shares that it buys, and the part of everybody else grows', async () => {
    const { min, max } = await bandNow();
    const [before, cash, held] = [await read.listing(), await read.cash(issuer), await read.held(holder)];
    await act(server, issuer, 'share.dividend', { cents: 10 });
    await act(server, issuer, 'share.buyback', { lots: 300, limit: max });
    await act(server, holder, 'share.order', {
      airline: issuer.airline.id,
      side: 'sell',
      lots: 200,
      limit: min,
    });
    await advanceHours(server, 1);
    const after = await read.listing();
    const bought = before.lots - after.lots;
    expect(bought).toBeGreaterThanOrEqual(200);
    expect(await read.held(holder)).toBe(held - 200);
    expect(await read.held(issuer)).toBe(0);
    const paid = bought * after.price;
    expect(await read.booked('share_buyback')).toBe(-paid);
    // The dividend stays in escrow for the remaining shares, and so does the rest of the order.
    const open = (await read.orders(issuer)).reduce((sum, { lots, price }) => sum + lots * price, 0);
    expect(await read.balance('escrow')).toBe(10 * after.lots + open);
    expect(await read.cash(issuer)).toBe(cash - paid - 10 * after.lots - open);
    const value = before.fair * before.lots - paid;
    expect(after.fair).toBeCloseTo(value / after.lots, 2);
    await cancelAll(issuer);
    await advanceHours(server, 24);
    expect((await read.listing()).declared).toBe(0);
  });

  it('makes nobody an owner in which the airline holds shares', async () => {
    await listAirline(server, superuser, holder, {
      percent: 20,
      subscribers: [{ founder: issuer, lots: 10 }],
    });
    const { min } = await bandNow();
    const [{ lots }, held] = [await read.listing(), await read.held(holder)];
    const least = lots - Math.floor(held / 0.05);
    expect(held / lots).toBeLessThan(0.05);
    expect(await tryBuyback({ lots: least, limit: min })).toEqual([400, 'lots cross_holding']);
    expect(await tryBuyback({ lots: least - 1, limit: min })).toEqual([200]);
    expect(await tryBuyback({ lots: 1, limit: min })).toEqual([400, 'lots cross_holding']);
    await cancelAll(issuer);
  });

  it('takes shares of the market maker, which keeps no more than 5% of those that remain', async () => {
    await runSql(
      superuser,
      `UPDATE share_listing SET investor_lots = investor_lots + maker_lots - CAST(lots * 0.05 AS INTEGER),
        maker_lots = CAST(lots * 0.05 AS INTEGER), changed = TRUE`,
    );
    const { min, max } = await bandNow();
    const before = await read.listing();
    const airline = issuer.airline.id;
    await act(server, holder, 'share.order', { airline, side: 'sell', lots: 490, limit: min });
    await act(server, issuer, 'share.buyback', { lots: 500, limit: max });
    await advanceHours(server, 1);
    const after = await read.listing();
    expect(after.lots).toBe(before.lots - 500);
    // The holder sells first. The other 10 are the market maker's, which is 15 fewer than its limit falls by.
    expect(after.maker_lots).toBe(Math.floor(after.lots * 0.05));
    expect(after.maker_lots).toBe(before.maker_lots - 25);
    expect(after.investor_lots).toBe(before.investor_lots + 15);
    await cancelAll(issuer);
    await cancelAll(holder);
  });

  it('is one of a dividend and a buy-back at once, if the money is enough for one', async () => {
    const { max } = await bandNow();
    const { lots } = await read.listing();
    const most = buybackMax(await read.listing(), 0);
    const cash = await read.cash(issuer);
    // Leaves money for one and a half buy-backs.
    await act(server, issuer, 'share.dividend', { cents: Math.floor((cash - 1.5 * most * max) / lots) });
    const both = await Promise.all([
      tryBuyback({ lots: most, limit: max }),
      attempt(server, issuer, 'share.dividend', { cents: Math.floor((most * max) / lots) }),
    ]);
    expect(both.filter(([status]) => status === 200)).toHaveLength(1);
    expect(both).toContainEqual([400, 'cash insufficient_funds']);
    await cancelAll(issuer);
  });

  it('is one of many clicks at once', async () => {
    const { min } = await bandNow();
    const most = buybackMax(await read.listing(), 0);
    const lots = Math.min(most, Math.floor(((await read.cash(issuer)) * 0.6) / min));
    const clicks = await Promise.all([1, 2, 3, 4].map(() => tryBuyback({ lots, limit: min })));
    expect(clicks.filter(([status]) => status === 200)).toHaveLength(1);
    await cancelAll(issuer);
  });

  it('leaves four weeks of fixed costs, like a dividend', async () => {
    const { lease_rate } = await leaseOne(server, issuer, 'airbus-a320neo');
    await advanceHours(server, 25);
    const { min } = await bandNow();
    const { lots } = await read.listing();
    const cash = await read.cash(issuer);
    await act(server, issuer, 'share.dividend', { cents: Math.floor((cash - 1_200_000) / lots) });
    const left = Math.floor((await read.cash(issuer)) / min);
    expect(await tryBuyback({ lots: left, limit: min })).toEqual([400, 'lots reserve']);
    expect(await tryBuyback({ lots: left + 1, limit: min })).toEqual([400, 'cash insufficient_funds']);
    // A dollar less than a buy-back of one lot may cost.
    const most = 4 * lease_rate + min;
    await grant(server, issuer.airline.id, most - 1 - (await read.cash(issuer)));
    expect(await tryBuyback({ lots: 1, limit: min })).toEqual([400, 'lots reserve']);
    await grant(server, issuer.airline.id, 1);
    expect(await tryBuyback({ lots: 1, limit: min })).toEqual([200]);
    await cancelAll(issuer);
    const dividend = () => attempt(server, issuer, 'share.dividend', { cents: 1 });
    await grant(server, issuer.airline.id, lots - 1 - min);
    expect(await dividend()).toEqual([400, 'cents reserve']);
    await grant(server, issuer.airline.id, 1);
    expect(await dividend()).toEqual([200]);
    await grant(server, issuer.airline.id, 1_000_000);
  });

  it('of an insolvent airline is cancelled', async () => {
    const { min } = await bandNow();
    await act(server, issuer, 'share.buyback', { lots: 1, limit: min });
    const { declared, lots } = await read.listing();
    expect(declared).toBeGreaterThan(0);
    const cash = await read.cash(issuer);
    await runSql(superuser, `UPDATE airline SET insolvent_from = 1 WHERE id = '${issuer.airline.id}'`);
    expect(await tryBuyback({ lots: 1, limit: min })).toEqual([400, 'cash insolvent']);
    await advanceHours(server, 1);
    expect(await read.orders(issuer)).toEqual([]);
    // The dividends that were declared before come back as well.
    expect((await read.listing()).declared).toBe(0);
    expect(await read.cash(issuer)).toBe(cash + min + declared * lots);
  });
});

describe('an airline that closes', () => {
  it('gets back what it has reserved to buy shares back', async () => {
    await advanceHours(server, 48);
    const { min } = await bandNow();
    await act(server, issuer, 'share.buyback', { lots: 10, limit: min });
    await issuer.client.collection('users').delete(issuer.id);
    expect(await read.balance('escrow')).toBe(0);
    expect(await holds()).toEqual([]);
  });
});
