import { EventSource } from 'eventsource';
import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { exchangeFee } from '#game/exchange/prices.ts';
import type { Negotiations } from '#game/payloads/bargain.ts';
import type { Offer } from '#game/tables/offer.ts';
import { call, type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import { bargainReader, newTrader } from '#tests/support/bargains.ts';
import { addUsed, marketValueOf } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { attempt as attemptOn } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, grant, worldNow } from '#tests/support/world.ts';

// The SDK's realtime client uses the browser's EventSource.
globalThis.EventSource = EventSource as unknown as typeof globalThis.EventSource;

let server: TestServer;
let superuser: PocketBase;
let read: ReturnType<typeof bargainReader>;
let seller: Founder;
let buyer: Founder;
let other: Founder;

const attempt = <Name extends ActionName>(founder: Founder, name: Name, input: ActionInput<Name>) =>
  attemptOn(server, founder, name, input);
const balanced = async () => expect(await brokenIn(server.dataDir)).toEqual([]);
const inbox = async ({ token }: Founder) =>
  (await call(server, '/api/am/exchange/negotiations', { token })).json as unknown as Negotiations;

/** Gives the seller an aircraft, and lets the buyer offer a share of its value. */
async function offerOne({ share = 0.95, hours = 48, by = buyer, to = seller } = {}) {
  const aircraft = await addUsed(server, to);
  const value = await marketValueOf(server, aircraft);
  const price = Math.round(value * share);
  const { offer } = await act(server, by, 'offer.make', { aircraft: aircraft.id, price, hours });
  return { aircraft, value, price, offer: String(offer) };
}

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  read = bargainReader(superuser);
  await advanceHours(server, 1);
  [seller, buyer, other] = [await newTrader(server), await newTrader(server), await newTrader(server)];
});

describe('an offer', () => {
  it('puts its whole sum in escrow, and only the two sides can read it', async () => {
    const escrow = await read.escrow();
    const { offer, price, aircraft } = await offerOne();
    expect(await read.escrow()).toBe(escrow + price);
    const seen = async ({ token }: Founder) =>
      (await call(server, `/api/collections/offer/records/${offer}`, { token })).status;
    expect([await seen(seller), await seen(buyer), await seen(other)]).toEqual([200, 200, 404]);
    expect(await read.titles(seller)).toContain(`Offer for ${aircraft.registration}`);
    const [thread] = (await inbox(seller)).threads;
    expect(thread).toMatchObject({ id: offer, side: 'seller', isAwaited: true, others: price, own: null });
    expect((await inbox(buyer)).escrow).toBeGreaterThanOrEqual(price);
    await balanced();
  });

  it('needs an aircraft of another airline that can be sold, and a price within the limits', async () => {
    const aircraft = await addUsed(server, seller);
    const value = await marketValueOf(server, aircraft);
    const make = (founder: Founder, share: number, more: object = { aircraft: aircraft.id }) =>
      attempt(founder, 'offer.make', { price: Math.round(value * share), hours: 24, ...more });
    expect(await make(buyer, 0.91)).toEqual([400, 'price out_of_range']);
    expect(await make(buyer, 1.16)).toEqual([400, 'price out_of_range']);
    expect(await make(seller, 1)).toEqual([400, 'aircraft own_aircraft']);
    expect(await make(buyer, 1, {})).toEqual([400, 'listing one_of']);
    expect(await make(buyer, 1, { aircraft: aircraft.id, listing: aircraft.id })).toEqual([
      400,
      'aircraft one_of',
    ]);
    expect(await make(buyer, 1, { listing: aircraft.id })).toEqual([400, 'listing unknown_listing']);
    expect(await make(await newFounder(server), 1)).toEqual([400, 'aircraft too_young']);
    expect(await make(buyer, 1)).toEqual([200]);
    expect(await make(buyer, 1)).toEqual([400, 'aircraft already_offered']);
    await act(server, seller, 'message.block', { airline: other.airline.id, blocked: true });
    expect(await make(other, 1)).toEqual([400, 'aircraft not_accepted']);
    await act(server, seller, 'message.block', { airline: other.airline.id, blocked: false });
  });

  it('for an aircraft that is not listed can be refused by a rule', async () => {
    const aircraft = await addUsed(server, seller);
    const price = await marketValueOf(server, aircraft);
    await act(server, seller, 'rules.set', { unlisted_offers: false });
    const offer = { aircraft: aircraft.id, price, hours: 24 };
    expect(await attempt(buyer, 'offer.make', offer)).toEqual([400, 'aircraft no_offers']);
    await act(server, seller, 'listing.open', { aircraft: aircraft.id, price, offers: true });
    expect(await attempt(buyer, 'offer.make', offer)).toEqual([200]);
    await act(server, seller, 'rules.set', { unlisted_offers: true });
  });
});

describe('a negotiation', () => {
  it('goes back and forth, with both sides told at once, and ends with a trade', async () => {
    const moves: Offer[] = [];
    await buyer.client.collection('offer').subscribe<Offer>('*', ({ record }) => moves.push(record));
    const { offer, value, aircraft, price } = await offerOne();
    const [cash, sellersCash, escrow] = [
      await read.cash(buyer),
      await read.cash(seller),
      await read.escrow(),
    ];
    const ask = Math.round(value * 1.1);
    expect(await attempt(buyer, 'offer.counter', { offer, price: ask, hours: 24 })).toEqual([
      400,
      'offer not_your_turn',
    ]);
    expect(await attempt(other, 'offer.accept', { offer })).toEqual([400, 'offer unknown_offer']);
    await act(server, seller, 'offer.counter', { offer, price: ask, hours: 24 });
    await expect.poll(() => moves.at(-1)?.price, { timeout: 5_000 }).toBe(ask);
    expect(await read.titles(buyer)).toContain(`New price for ${aircraft.registration}`);
    const [thread] = (await inbox(buyer)).threads;
    expect(thread).toMatchObject({ id: offer, isAwaited: true, own: price, others: ask, gap: ask - price });
    const better = Math.round(value * 1.03);
    await act(server, buyer, 'offer.counter', { offer, price: better, hours: 24 });
    expect(await read.escrow()).toBe(escrow + better - price);
    const again = Math.round(value * 1.05);
    await act(server, seller, 'offer.counter', { offer, price: again, hours: 24 });
    const accepted = await act(server, buyer, 'offer.accept', { offer });
    expect(accepted).toMatchObject({ price: again, lands: 0 });
    expect(await read.owner(aircraft.id)).toBe(buyer.airline.id);
    expect(await read.cash(buyer)).toBe(cash + price - again);
    expect(await read.cash(seller)).toBe(sellersCash + again - exchangeFee(again));
    expect(await read.escrow()).toBe(escrow - price);
    expect(await read.offer(offer)).toMatchObject({ state: 'accepted', escrow: 0 });
    await buyer.client.collection('offer').unsubscribe();
  });

  it('ends after six rounds', async () => {
    const { offer, value } = await offerOne();
    for (let named = 1; named < 12; named++)
      await act(server, named % 2 ? seller : buyer, 'offer.counter', { offer, price: value, hours: 24 });
    expect(await attempt(buyer, 'offer.counter', { offer, price: value, hours: 24 })).toEqual([
      400,
      'price too_many_rounds',
    ]);
    expect(await attempt(buyer, 'offer.decline', { offer })).toEqual([200]);
  });

  it('returns the money when it is declined, withdrawn or expired', async () => {
    const escrow = await read.escrow();
    const { offer: declined } = await offerOne();
    expect(await attempt(buyer, 'offer.decline', { offer: declined })).toEqual([400, 'offer not_your_turn']);
    expect(await attempt(seller, 'offer.decline', { offer: declined })).toEqual([200]);
    const { offer: withdrawn } = await offerOne();
    expect(await attempt(buyer, 'offer.withdraw', { offer: withdrawn })).toEqual([200]);
    const { offer: sellers } = await offerOne();
    expect(await attempt(seller, 'offer.withdraw', { offer: sellers })).toEqual([200]);
    const { offer: expired } = await offerOne({ hours: 24 });
    await advanceHours(server, 26);
    expect(await read.offer(expired)).toMatchObject({ state: 'expired', escrow: 0 });
    expect(await attempt(seller, 'offer.accept', { offer: expired })).toEqual([400, 'offer unknown_offer']);
    expect(await read.escrow()).toBeLessThanOrEqual(escrow);
  });

  it('cannot be accepted at its last minute, before the hour is settled', async () => {
    const { offer } = await offerOne();
    await runSql(
      superuser,
      `UPDATE offer SET ends = ${Math.floor((await worldNow(server)).minute)} WHERE id = '${offer}'`,
    );
    expect(await attempt(seller, 'offer.accept', { offer })).toEqual([400, 'offer offer_expired']);
    await advanceHours(server, 1);
    expect(await read.offer(offer)).toMatchObject({ state: 'expired' });
  });

  it('is accepted or withdrawn, but not both', async () => {
    for (let round = 0; round < 3; round++) {
      const { offer, aircraft } = await offerOne();
      const [accepted, withdrawn] = await Promise.all([
        attempt(seller, 'offer.accept', { offer }),
        attempt(buyer, 'offer.withdraw', { offer }),
      ]);
      expect([accepted, withdrawn]).toContainEqual([200]);
      expect([accepted, withdrawn]).toContainEqual([400, 'offer unknown_offer']);
      const owner = accepted[0] === 200 ? buyer : seller;
      expect(await read.owner(aircraft.id)).toBe(owner.airline.id);
    }
  });

  it('sells an aircraft once: of two offers one is accepted, and the other one is refunded', async () => {
    const { offer, aircraft, price } = await offerOne();
    const cash = await read.cash(other);
    const second = await act(server, other, 'offer.make', { aircraft: aircraft.id, price, hours: 24 });
    const results = await Promise.all(
      [offer, String(second.offer), offer, String(second.offer)].map((id) =>
        attempt(seller, 'offer.accept', { offer: id }),
      ),
    );
    expect(results.filter(([status]) => status === 200)).toHaveLength(1);
    const owner = await read.owner(aircraft.id);
    expect([buyer.airline.id, other.airline.id]).toContain(owner);
    if (owner === buyer.airline.id) expect(await read.cash(other)).toBe(cash);
  });

  it('ends when the aircraft is sold to somebody else', async () => {
    const aircraft = await addUsed(server, seller);
    const value = await marketValueOf(server, aircraft);
    const input = { aircraft: aircraft.id, price: value, offers: true };
    const { listing } = await act(server, seller, 'listing.open', input);
    const { offer } = await act(server, buyer, 'offer.make', {
      listing: String(listing),
      price: Math.round(value * 0.95),
      hours: 48,
    });
    await act(server, other, 'listing.buy', { listing: String(listing), price: value });
    expect(await read.offer(offer)).toMatchObject({ state: 'gone', escrow: 0 });
  });

  it('ends when a side is deleted, also while the other one accepts', async () => {
    const gone = await newTrader(server);
    const cash = await read.cash(buyer);
    const { offer } = await offerOne({ to: gone });
    const back = await offerOne({ by: gone });
    await gone.client.collection('users').delete(gone.id);
    expect(await read.cash(buyer)).toBe(cash);
    expect(await attempt(seller, 'offer.accept', { offer: back.offer })).toEqual([
      400,
      'offer unknown_offer',
    ]);
    expect(await attempt(buyer, 'offer.withdraw', { offer })).toEqual([400, 'offer unknown_offer']);
    const leaving = await newTrader(server);
    const last = await offerOne({ by: leaving });
    const [accepted] = await Promise.all([
      attempt(seller, 'offer.accept', { offer: last.offer }),
      leaving.client.collection('users').delete(leaving.id),
    ]);
    expect([[200], [400, 'offer unknown_offer']]).toContainEqual(accepted);
  });

  it('with an insolvent buyer ends within the hour', async () => {
    const broke = await newTrader(server);
    const { offer, price } = await offerOne({ by: broke });
    await grant(server, broke.airline.id, -(await read.cash(broke)) - 1_000_000);
    const cash = await read.cash(broke);
    await runSql(superuser, `UPDATE airline SET insolvent_from = 1 WHERE id = '${broke.airline.id}'`);
    const aircraft = await addUsed(server, seller);
    const input = { aircraft: aircraft.id, price, hours: 24 };
    expect(await attempt(broke, 'offer.make', input)).toEqual([400, 'cash insolvent']);
    await advanceHours(server, 1);
    expect(await read.offer(offer)).toMatchObject({ state: 'withdrawn' });
    expect(await read.cash(broke)).toBe(cash + price);
  });

  it('is not for pledged aircraft or aircraft in the workshop', async () => {
    const { offer, aircraft } = await offerOne();
    await superuser.collection('aircraft').update(aircraft.id, { work: 'c', work_until: 1_000_000 });
    expect(await attempt(seller, 'offer.accept', { offer })).toEqual([400, 'offer in_work']);
    await superuser.collection('aircraft').update(aircraft.id, { work: '', work_until: 0 });
    expect(await attempt(seller, 'offer.accept', { offer })).toEqual([200]);
    await balanced();
  });
});
