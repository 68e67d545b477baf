import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { exchangeFee } from '#game/exchange/prices.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { AuctionBid } from '#game/tables/bid.ts';
import { HOUR } from '#game/world/time.ts';
import { call, type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import { bargainReader, newTrader } from '#tests/support/bargains.ts';
import { addUsed, marketValueOf } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { attempt as attemptOn } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, grant, worldNow } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
let read: ReturnType<typeof bargainReader>;
let seller: Founder;
let one: Founder;
let other: Founder;

const attempt = <Name extends ActionName>(founder: Founder, name: Name, input: ActionInput<Name>) =>
  attemptOn(server, founder, name, input);
const balanced = async () => expect(await brokenIn(server.dataDir)).toEqual([]);
const bidsOf = (founder: Founder) => founder.client.collection('bid').getFullList<AuctionBid>();
const deleteAccount = (founder: Founder) => founder.client.collection('users').delete(founder.id);
const deal = (founder: Founder, auction: unknown, maximum: number) =>
  attempt(founder, 'auction.bid', { auction: String(auction), maximum });

/** Opens an auction of a new aircraft at 95% of its value. */
async function openOne(by: Founder, terms: { reserve?: number; days?: number } = {}) {
  const aircraft = await addUsed(server, by);
  const value = await marketValueOf(server, aircraft);
  const start = Math.round(value * 0.95);
  const { reserve } = terms;
  const input = {
    aircraft: aircraft.id,
    start,
    days: terms.days ?? 3,
    ...(reserve ? { reserve: Math.round(value * reserve) } : {}),
  };
  const { auction } = await act(server, by, 'auction.open', input);
  return { aircraft, value, start, id: String(auction) };
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  read = bargainReader(superuser);
  await advanceHours(server, 1);
  [seller, one, other] = [await newTrader(server), await newTrader(server), await newTrader(server)];
});

describe('opening an auction', () => {
  it('needs an own aircraft that can be sold, and prices within their limits', async () => {
    const aircraft = await addUsed(server, seller);
    const value = await marketValueOf(server, aircraft);
    const open = (start: number, reserve?: number, founder = seller) =>
      attempt(founder, 'auction.open', {
        aircraft: aircraft.id,
        start: Math.round(value * start),
        days: 3,
        ...(reserve ? { reserve: Math.round(value * reserve) } : {}),
      });
    expect(await open(0.91)).toEqual([400, 'start out_of_range']);
    expect(await open(1.01)).toEqual([400, 'start out_of_range']);
    expect(await open(0.95, 0.94)).toEqual([400, 'reserve out_of_range']);
    expect(await open(0.95, 1.16)).toEqual([400, 'reserve out_of_range']);
    expect(await open(0.95, 1, one)).toEqual([400, 'aircraft unknown_aircraft']);
    const leased = await addUsed(server, seller, { ownership: 'leased' });
    const input = { aircraft: leased.id, start: 1, days: 3 };
    expect(await attempt(seller, 'auction.open', input)).toEqual([400, 'aircraft leased']);
    expect(await open(0.95, 1)).toEqual([200]);
    expect(await open(0.95, 1)).toEqual([400, 'aircraft already_listed']);
    await balanced();
  });

  it('shows everybody the price, but neither the reserve nor a maximum', async () => {
    const { id, start, value } = await openOne(seller, { reserve: 1.05 });
    await deal(one, id, Math.round(value * 1.1));
    const path = `/api/collections/auction/records/${id}`;
    const { json } = await call(server, path, { token: other.token });
    expect(json).toMatchObject({ start, has_reserve: true, met: true, leader: one.airline.id });
    expect(json).not.toHaveProperty('reserve');
    expect(json.price).toBe(Math.round(value * 1.05));
    const sorted = await call(server, '/api/collections/auction/records?sort=reserve', {
      token: other.token,
    });
    expect(sorted.status).toBe(400);
    expect((await bidsOf(other)).some(({ auction }) => auction === id)).toBe(false);
    expect((await bidsOf(one)).some(({ auction }) => auction === id)).toBe(true);
  });
});

describe('bidding', () => {
  it('ties up the maximum of the leader only, and raises the price as far as needed', async () => {
    const { id, start, value } = await openOne(seller);
    const step = Math.round(value * 0.01);
    const [cashOfOne, cashOfOther, escrow] = [
      await read.cash(one),
      await read.cash(other),
      await read.escrow(),
    ];
    expect(await deal(one, id, start - 1)).toEqual([400, 'maximum too_low']);
    expect(await deal(one, id, Math.round(value * 1.16))).toEqual([400, 'maximum out_of_range']);
    expect(await deal(seller, id, start)).toEqual([400, 'auction own_auction']);
    expect(await deal(one, id, start + 5 * step)).toEqual([200]);
    expect(await read.auction(id)).toMatchObject({ price: start, leader: one.airline.id, bids: 1 });
    expect(await read.escrow()).toBe(escrow + start + 5 * step);
    // Too low to lead: the money is back at once, and the price has risen.
    expect(await deal(other, id, start + step - 1)).toEqual([400, 'maximum too_low']);
    expect(await deal(other, id, start + 3 * step)).toEqual([200]);
    expect(await read.auction(id)).toMatchObject({ price: start + 4 * step, leader: one.airline.id });
    expect(await read.cash(other)).toBe(cashOfOther);
    // Equal maxima: the earlier bid leads.
    expect(await deal(other, id, start + 5 * step)).toEqual([200]);
    expect(await read.auction(id)).toMatchObject({ price: start + 5 * step, leader: one.airline.id });
    // The leader raises its own maximum: nothing changes for others.
    expect(await deal(one, id, start + 5 * step)).toEqual([400, 'maximum too_low']);
    expect(await deal(one, id, start + 7 * step)).toEqual([200]);
    expect(await read.escrow()).toBe(escrow + start + 7 * step);
    expect(await deal(other, id, start + 10 * step)).toEqual([200]);
    expect(await read.auction(id)).toMatchObject({
      price: start + 8 * step,
      leader: other.airline.id,
      bids: 5,
    });
    expect(await read.cash(one)).toBe(cashOfOne);
    expect(await read.escrow()).toBe(escrow + start + 10 * step);
    expect((await read.titles(one)).some((title) => title.startsWith('Outbid for'))).toBe(true);
  });

  it('is closed to young and insolvent airlines, and needs the money', async () => {
    const { id, start } = await openOne(seller);
    const young = await newFounder(server);
    expect(await deal(young, id, start)).toEqual([400, 'auction too_young']);
    const poor = await newTrader(server);
    await runSql(superuser, `UPDATE airline SET insolvent_from = 1 WHERE id = '${poor.airline.id}'`);
    expect(await deal(poor, id, start)).toEqual([400, 'cash insolvent']);
    await runSql(superuser, `UPDATE airline SET insolvent_from = 0 WHERE id = '${poor.airline.id}'`);
    await grant(server, poor.airline.id, start - 1 - (await read.cash(poor)));
    expect(await deal(poor, id, start)).toEqual([400, 'cash insufficient_funds']);
  });

  it('has one leader after simultaneous bids', async () => {
    const { id, start, value } = await openOne(seller);
    const maximum = Math.round(value * 1.1);
    await Promise.all([1, 2, 3].flatMap(() => [deal(one, id, maximum), deal(other, id, maximum)]));
    expect(await read.auction(id)).toMatchObject({ price: maximum });
    expect(start).toBeLessThan(maximum);
  });
});

describe('an auction', () => {
  it('sells at its end: aircraft and money change hands, and nothing stays in escrow', async () => {
    const [by, winner] = [await newTrader(server), await newTrader(server)];
    const { id, aircraft, start, value } = await openOne(by);
    const [cashOfWinner, cashOfSeller] = [await read.cash(winner), await read.cash(by)];
    const escrow = await read.escrow();
    await deal(winner, id, Math.round(value * 1.05));
    await deal(other, id, Math.round(value * 1.02));
    const { price } = await read.auction(id);
    expect(price).toBe(Math.round(value * 1.02) + Math.round(value * 0.01));
    await advanceHours(server, 71);
    expect(await read.auction(id)).toMatchObject({ state: 'open' });
    await advanceHours(server, 1);
    expect(await read.auction(id)).toMatchObject({ state: 'sold', price, leader: winner.airline.id });
    expect(await read.owner(aircraft.id)).toBe(winner.airline.id);
    expect(await read.cash(winner)).toBe(cashOfWinner - price);
    expect(await read.cash(by)).toBe(cashOfSeller + price - exchangeFee(price));
    expect(await read.escrow()).toBeLessThanOrEqual(escrow);
    expect(await read.titles(winner)).toContain(`You won the auction of ${aircraft.registration}`);
    expect(await read.titles(by)).toContain(`${aircraft.registration} has been sold`);
    expect((await bidsOf(other)).find(({ auction }) => auction === id)).toMatchObject({ state: 'lost' });
    const plane = await winner.client.collection('aircraft').getOne<Aircraft>(aircraft.id);
    expect(plane.registration).not.toBe(aircraft.registration);
    expect(await superuser.collection('listing').getFullList({ filter: `id = "${id}"` })).toEqual([]);
    expect(start).toBeLessThan(price);
  });

  it('goes on for 24 hours after each bid', async () => {
    const { id, start } = await openOne(seller);
    await advanceHours(server, 71);
    await deal(one, id, start);
    const { minute } = await worldNow(server);
    expect(await read.auction(id)).toMatchObject({ ends: Math.ceil(minute / HOUR) * HOUR + 24 * HOUR });
    await advanceHours(server, 20);
    expect(await read.auction(id)).toMatchObject({ state: 'open' });
    await advanceHours(server, 6);
    expect(await read.auction(id)).toMatchObject({ state: 'sold', price: start });
  });

  it('does not sell below its reserve', async () => {
    const { id, aircraft, start } = await openOne(seller, { reserve: 1.1 });
    const escrow = await read.escrow();
    await deal(one, id, start);
    expect(await read.escrow()).toBe(escrow + start);
    await advanceHours(server, 73);
    expect(await read.auction(id)).toMatchObject({ state: 'unsold', met: false });
    expect(await read.owner(aircraft.id)).toBe(seller.airline.id);
    expect(await read.escrow()).toBe(escrow);
    expect(await read.titles(seller)).toContain(`${aircraft.registration} was not sold`);
  });

  it('takes a bid or closes, but not both, if they come in the same second', async () => {
    const { id, start, value } = await openOne(seller);
    await deal(one, id, start);
    await advanceHours(server, 70);
    const bidding = (async () => {
      const results: unknown[] = [];
      for (let count = 0; count < 10; count++)
        results.push(await deal(count % 2 ? one : other, id, Math.round(value * (1 + count / 100))));
      return results;
    })();
    await advanceHours(server, 6);
    await bidding;
    await advanceHours(server, 30);
    const { state, leader, price } = await read.auction(id);
    expect(state).toBe('sold');
    expect([one.airline.id, other.airline.id]).toContain(leader);
    expect(price).toBeGreaterThanOrEqual(start);
  });

  it('starts again if the leader is deleted or insolvent', async () => {
    const { id, start, value } = await openOne(seller);
    const gone = await newTrader(server);
    await deal(one, id, start);
    await deal(gone, id, Math.round(value * 1.1));
    await deleteAccount(gone);
    expect(await read.auction(id)).toMatchObject({ state: 'open', leader: '', price: start });
    const broke = await newTrader(server);
    await deal(broke, id, Math.round(value * 1.1));
    await grant(server, broke.airline.id, -(await read.cash(broke)) - 1_000_000);
    const cash = await read.cash(broke);
    await advanceHours(server, 1);
    expect(await read.auction(id)).toMatchObject({ state: 'open', leader: '', price: start });
    expect(await read.cash(broke)).toBe(cash + Math.round(value * 1.1));
  });

  it('is cancelled if the seller is deleted, also while somebody bids', async () => {
    const gone = await newTrader(server);
    const { id, value } = await openOne(gone);
    const cash = await read.cash(one);
    await deal(one, id, Math.round(value));
    const [bid] = await Promise.all([deal(other, id, Math.round(value * 1.1)), deleteAccount(gone)]);
    expect([[200], [400, 'auction unknown_auction']]).toContainEqual(bid);
    expect(await read.cash(one)).toBe(cash);
    expect(await superuser.collection('auction').getFullList({ filter: `id = "${id}"` })).toEqual([]);
  });

  it('is sold by an insolvent seller, who needs the money', async () => {
    const { id, aircraft, start } = await openOne(seller);
    await deal(one, id, start);
    await runSql(superuser, `UPDATE airline SET insolvent_from = 1 WHERE id = '${seller.airline.id}'`);
    await advanceHours(server, 74);
    expect(await read.owner(aircraft.id)).toBe(one.airline.id);
    await runSql(superuser, `UPDATE airline SET insolvent_from = 0 WHERE id = '${seller.airline.id}'`);
    await balanced();
  });

  it('binds the seller: the aircraft is neither sold elsewhere nor pledged', async () => {
    const { aircraft } = await openOne(seller);
    const auctioned = [400, 'aircraft auctioned'];
    expect(await attempt(seller, 'fleet.sell', { aircraft: aircraft.id, price: 1 })).toEqual(auctioned);
    const loan = { product: 'secured' as const, amount: 1_000_000, weeks: 104, rate: 0.05 };
    expect(await attempt(seller, 'loan.take', { ...loan, aircraft: aircraft.id })).toEqual([
      400,
      'aircraft listed',
    ]);
    const offer = { aircraft: aircraft.id, price: 1, hours: 24 };
    expect(await attempt(one, 'offer.make', offer)).toEqual([400, 'aircraft is_auction']);
  });
});
