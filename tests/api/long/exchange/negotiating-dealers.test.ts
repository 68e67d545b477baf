import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Negotiations } from '#game/payloads/bargain.ts';
import type { Offer } from '#game/tables/offer.ts';
import { HOUR } from '#game/world/time.ts';
import { call, type Founder, operator } from '#tests/support/api.ts';
import { bargainReader, newTrader } from '#tests/support/bargains.ts';
import { addUsed, marketValueOf } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { attempt, makeRival } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, worldNow } from '#tests/support/world.ts';

let server: TestServer;
let superuser: PocketBase;
let read: ReturnType<typeof bargainReader>;
let seller: Founder;
let buyer: Founder;

const balanced = async () => expect(await brokenIn(server.dataDir)).toEqual([]);
const inbox = async ({ token }: Founder) =>
  (await call(server, '/api/am/exchange/negotiations', { token })).json as unknown as Negotiations;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  read = bargainReader(superuser);
  await advanceHours(server, 1);
  [seller, buyer] = [await newTrader(server), await newTrader(server)];
});

describe('a dealer', () => {
  /** Returns a cheap aircraft of the dealers. */
  const stock = async () =>
    superuser.collection('listing').getFirstListItem('offers = true && price > 1000000', { sort: 'price' });

  it('answers within an hour, gives way over time, and sells when the price is right', async () => {
    const { id, value, aircraft, seller: dealers } = await stock();
    const { offer } = await act(server, buyer, 'offer.make', {
      listing: id,
      price: Math.round(value * 0.9),
      hours: 168,
    });
    await advanceHours(server, 1);
    const first = await read.offer(offer);
    expect(first).toMatchObject({ turn: 'buyer', state: 'open', seller: dealers });
    expect(first.price).toBeGreaterThanOrEqual(Math.ceil(value * 0.96));
    expect(first.ends).toBe((await worldNow(server)).minute + 48 * HOUR);
    await act(server, buyer, 'offer.counter', { offer: String(offer), price: first.price, hours: 24 });
    await advanceHours(server, 1);
    expect(await read.offer(offer)).toMatchObject({ state: 'accepted', price: first.price });
    expect(await read.owner(aircraft)).toBe(buyer.airline.id);
    await balanced();
  });

  it('does not talk for seven days after an insult', async () => {
    const { id, value } = await stock();
    const insult = { listing: id, price: Math.round(value * 0.5), hours: 24 };
    const { offer } = await act(server, buyer, 'offer.make', insult);
    await advanceHours(server, 1);
    expect(await read.offer(offer)).toMatchObject({ state: 'broken', escrow: 0 });
    expect(await attempt(server, buyer, 'offer.make', { ...insult, price: value })).toEqual([
      400,
      'listing silent',
    ]);
    expect((await inbox(buyer)).silent).toHaveLength(1);
    await advanceHours(server, 7 * 24);
    expect((await inbox(buyer)).silent).toEqual([]);
    await balanced();
  });
});

describe('a rival', () => {
  it('offers for a listed aircraft of a model that it flies, and pays more over time', async () => {
    const rival = await newTrader(server);
    const aircraft = await addUsed(server, seller);
    const own = await addUsed(server, rival);
    await superuser.collection('aircraft').update(own.id, { model: aircraft.model });
    await makeRival(superuser, rival);
    const value = await marketValueOf(server, aircraft);
    const listed = { aircraft: aircraft.id, price: Math.round(value * 1.1), offers: true };
    await act(server, seller, 'listing.open', listed);
    const offers = () =>
      superuser.collection('offer').getFullList<Offer>({ filter: `buyer = "${rival.airline.id}"` });
    for (let tries = 0; tries < 60 && (await offers()).length === 0; tries++) await advanceHours(server, 6);
    const [first] = await offers();
    if (!first) throw new Error('no offer');
    expect(first).toMatchObject({ seller: seller.airline.id, turn: 'seller', escrow: first.price });
    expect(first.price / value).toBeGreaterThan(0.91);
    expect(first.price / value).toBeLessThan(0.96);
    expect(await read.titles(seller)).toContain(`Offer for ${aircraft.registration}`);
    const price = Math.round(value * 1.09);
    await act(server, seller, 'offer.counter', { offer: first.id, price, hours: 168 });
    await advanceHours(server, 1);
    const second = await read.offer(first.id);
    expect(second).toMatchObject({ state: 'open', turn: 'seller', escrow: second.price });
    expect(second.price).toBeGreaterThanOrEqual(first.price);
    expect(second.price / value).toBeLessThan(0.99);
    await balanced();
    await act(server, seller, 'offer.accept', { offer: first.id });
    expect(await read.owner(aircraft.id)).toBe(rival.airline.id);
    await balanced();
  });
});
