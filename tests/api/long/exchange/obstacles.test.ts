import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { exchangeFee } from '#game/exchange/prices.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { type Founder, operator, runSql } from '#tests/support/api.ts';
import { bargainReader, newTrader } from '#tests/support/bargains.ts';
import { addUsed, inTheAir, marketValueOf } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { attempt as attemptOn } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, worldNow } from '#tests/support/world.ts';

/*
 * Events between the terms of a sale and its conclusion, for each way to sell. Afterwards the aircraft has one
 * owner, and no money is created, lost or left in escrow.
 */

let server: TestServer;
let superuser: PocketBase;
let read: ReturnType<typeof bargainReader>;
let seller: Founder;
let buyer: Founder;

const attempt = <Name extends ActionName>(founder: Founder, name: Name, input: ActionInput<Name>) =>
  attemptOn(server, founder, name, input);
const balanced = async () => expect(await brokenIn(server.dataDir)).toEqual([]);
const rowsOf = async (table: string, filter: string) =>
  (await superuser.collection(table).getFullList({ filter })).length;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  read = bargainReader(superuser);
  await advanceHours(server, 1);
  [seller, buyer] = [await newTrader(server), await newTrader(server)];
});

/** An aircraft whose sale is ready to be concluded. */
interface Sale {
  price: number;
  /** Concludes it. Returns the codes of a rejection; none from an auction, which ends with the next hour. */
  conclude: () => Promise<(number | string)[]>;
}

/** Ways to sell an aircraft of the seller to the buyer at its value. */
const WAYS: Readonly<Record<'listing' | 'offer' | 'auction', (aircraft: Aircraft) => Promise<Sale>>> = {
  async listing(aircraft) {
    const price = await marketValueOf(server, aircraft);
    const input = { aircraft: aircraft.id, price, offers: false };
    const listing = String((await act(server, seller, 'listing.open', input)).listing);
    return { price, conclude: () => attempt(buyer, 'listing.buy', { listing, price }) };
  },
  async offer(aircraft) {
    const price = await marketValueOf(server, aircraft);
    const input = { aircraft: aircraft.id, price, hours: 168 };
    const offer = String((await act(server, buyer, 'offer.make', input)).offer);
    return { price, conclude: () => attempt(seller, 'offer.accept', { offer }) };
  },
  async auction(aircraft) {
    const start = await marketValueOf(server, aircraft);
    const opened = await act(server, seller, 'auction.open', { aircraft: aircraft.id, start, days: 3 });
    const auction = String(opened.auction);
    await act(server, buyer, 'auction.bid', { auction, maximum: start });
    const conclude = async () => {
      await runSql(
        superuser,
        `UPDATE auction SET ends = ${(await worldNow(server)).minute} WHERE id = '${auction}'`,
      );
      await advanceHours(server, 1);
      return [];
    };
    return { price: start, conclude };
  },
};
const EACH = ['listing', 'offer', 'auction'] as const;

const change = (aircraft: Aircraft, changes: Partial<Aircraft>) =>
  superuser.collection('aircraft').update(aircraft.id, changes);

const setInsolvent = ({ airline }: Founder, isInsolvent: boolean) =>
  runSql(superuser, `UPDATE airline SET insolvent_from = ${isInsolvent ? 1 : 0} WHERE id = '${airline.id}'`);

describe.each(EACH)('a sale by %s', (way) => {
  it('waits until the aircraft is back from the workshop', async () => {
    const escrow = await read.escrow();
    const aircraft = await addUsed(server, seller);
    const { conclude } = await WAYS[way](aircraft);
    await change(aircraft, { work: 'c', work_until: 100_000_000 });
    expect(await conclude()).toEqual(way === 'auction' ? [] : [400, `${way} in_work`]);
    expect(await read.owner(aircraft.id)).toBe(seller.airline.id);
    await change(aircraft, { work: '', work_until: 0 });
    expect(await conclude()).toEqual(way === 'auction' ? [] : [200]);
    expect(await read.owner(aircraft.id)).toBe(buyer.airline.id);
    expect(await read.escrow()).toBe(escrow);
    await balanced();
  });

  it('is not possible while the aircraft secures a loan', async () => {
    const escrow = await read.escrow();
    const cash = await read.cash(buyer);
    const aircraft = await addUsed(server, seller);
    const { conclude, price } = await WAYS[way](aircraft);
    const loan = { airline: seller.airline.id, product: 'secured', state: 'active', aircraft: aircraft.id };
    const { id } = await superuser.collection('loan').create(loan);
    expect(await conclude()).toEqual(way === 'auction' ? [] : [400, `${way} pledged`]);
    expect(await read.owner(aircraft.id)).toBe(seller.airline.id);
    // The auction is over, and the offer still open.
    expect(await read.cash(buyer)).toBe(way === 'offer' ? cash - price : cash);
    await superuser.collection('loan').delete(id);
    if (way !== 'auction') expect(await conclude()).toEqual([200]);
    expect(await read.escrow()).toBe(escrow);
  });

  it('goes through if the seller has become insolvent', async () => {
    const escrow = await read.escrow();
    const aircraft = await addUsed(server, seller);
    const { conclude, price } = await WAYS[way](aircraft);
    const cash = await read.cash(seller);
    await setInsolvent(seller, true);
    await conclude();
    await setInsolvent(seller, false);
    expect(await read.owner(aircraft.id)).toBe(buyer.airline.id);
    expect(await read.cash(seller)).toBe(cash + price - exchangeFee(price));
    expect(await read.escrow()).toBe(escrow);
  });

  it('in the air keeps the price in escrow until the aircraft has landed', async () => {
    const escrow = await read.escrow();
    let aircraft = await inTheAir(server, seller);
    if (way === 'auction') {
      // The auction ends in the hour in which the same flight departs on the next day.
      const { minute } = await worldNow(server);
      const sale = await WAYS.auction(aircraft);
      await advanceHours(server, 23);
      expect((await worldNow(server)).minute).toBe(minute + DAY - HOUR);
      await sale.conclude();
    } else {
      const { conclude } = await WAYS[way](aircraft);
      expect(await conclude()).toEqual([200]);
    }
    expect(await read.owner(aircraft.id)).toBe(seller.airline.id);
    const [sold] = await superuser.collection('hand_over').getFullList({
      filter: `aircraft = "${aircraft.id}"`,
    });
    expect(sold).toMatchObject({ seller: seller.airline.id, buyer: buyer.airline.id });
    expect(await read.escrow()).toBe(escrow + Number(sold?.price));
    expect(await rowsOf('leg', `aircraft = "${aircraft.id}"`)).toBe(0);
    await advanceHours(server, 8);
    aircraft = await superuser.collection('aircraft').getOne<Aircraft>(aircraft.id);
    expect(aircraft).toMatchObject({ airline: buyer.airline.id, price: Number(sold?.price) });
    expect(await rowsOf('hand_over', `aircraft = "${aircraft.id}"`)).toBe(0);
    expect(await rowsOf('listing', `aircraft = "${aircraft.id}"`)).toBe(0);
    expect(await read.escrow()).toBe(escrow);
  });
});

it('does nothing when a request comes a second time', async () => {
  const { conclude: buy, price } = await WAYS.listing(await addUsed(server, seller));
  expect(await buy()).toEqual([200]);
  const { conclude: accept } = await WAYS.offer(await addUsed(server, seller));
  expect(await accept()).toEqual([200]);
  const aircraft = await addUsed(server, seller);
  const value = await marketValueOf(server, aircraft);
  const make = () => attempt(buyer, 'offer.make', { aircraft: aircraft.id, price: value, hours: 24 });
  expect(await make()).toEqual([200]);
  const [cash, sellers, escrow] = [await read.cash(buyer), await read.cash(seller), await read.escrow()];
  expect(await buy()).toEqual([400, 'listing not_for_sale']);
  expect(await accept()).toEqual([400, 'offer unknown_offer']);
  expect(await make()).toEqual([400, 'aircraft already_offered']);
  expect([await read.cash(buyer), await read.cash(seller), await read.escrow()]).toEqual([
    cash,
    sellers,
    escrow,
  ]);
  expect(price).toBeGreaterThan(0);
});

it('sells several aircraft by auction in the same hour, also to one buyer', async () => {
  const other = await newTrader(server);
  const escrow = await read.escrow();
  const fleet: Aircraft[] = [];
  const sales: Sale[] = [];
  for (let count = 0; count < 3; count++) {
    const aircraft = await addUsed(server, seller);
    fleet.push(aircraft);
    sales.push(await WAYS.auction(aircraft));
  }
  const [mine, theirs, unsold] = fleet as [Aircraft, Aircraft, Aircraft];
  const auctions = await superuser.collection('auction').getFullList({ filter: 'state = "open"' });
  const auctionOf = ({ id }: Aircraft) => String(auctions.find((row) => row.aircraft === id)?.id);
  const raised = Math.round((await marketValueOf(server, theirs)) * 1.1);
  await act(server, other, 'auction.bid', { auction: auctionOf(theirs), maximum: raised });
  const loan = { airline: seller.airline.id, product: 'secured', state: 'active', aircraft: unsold.id };
  const { id: pledge } = await superuser.collection('loan').create(loan);
  const minute = (await worldNow(server)).minute;
  await runSql(superuser, `UPDATE auction SET ends = ${minute} WHERE state = 'open'`);
  const [cash, price] = [await read.cash(seller), (await read.auction(auctionOf(theirs))).price];
  await advanceHours(server, 1);
  await superuser.collection('loan').delete(pledge);
  expect(await Promise.all(fleet.map(({ id }) => read.owner(id)))).toEqual([
    buyer.airline.id,
    other.airline.id,
    seller.airline.id,
  ]);
  expect((await read.auction(auctionOf(unsold))).state).toBe('unsold');
  const paid = [sales[0]?.price ?? 0, price];
  expect(await read.cash(seller)).toBe(cash + paid.reduce((sum, one) => sum + one - exchangeFee(one), 0));
  const bids = await superuser.collection('bid').getFullList({ filter: `auction = "${auctionOf(theirs)}"` });
  expect(bids.map(({ airline, state }) => [airline === other.airline.id, state]).sort()).toEqual([
    [false, 'lost'],
    [true, 'won'],
  ]);
  expect(await read.titles(seller)).toContain(`${mine.registration} has been sold`);
  expect(await read.titles(seller)).toContain(`${unsold.registration} was not sold`);
  expect(await read.titles(buyer)).toContain(`You won the auction of ${mine.registration}`);
  expect(await read.escrow()).toBe(escrow);
});

it('releases everything of an account that is deleted with listings, bids and offers open', async () => {
  const escrow = await read.escrow();
  const cash = await read.cash(buyer);
  const leaving = await newTrader(server);
  const own = [];
  for (let count = 0; count < 3; count++) own.push(await addUsed(server, leaving));
  const others = [await addUsed(server, seller), await addUsed(server, seller)];
  const [listed, auctioned, wanted] = own as [Aircraft, Aircraft, Aircraft];
  const [bidFor, offeredFor] = others as [Aircraft, Aircraft];
  const value = (aircraft: Aircraft) => marketValueOf(server, aircraft);
  const open = { aircraft: listed.id, price: await value(listed), offers: true };
  const { listing } = await act(server, leaving, 'listing.open', open);
  const start = await value(auctioned);
  const theirs = await act(server, leaving, 'auction.open', { aircraft: auctioned.id, start, days: 3 });
  await act(server, buyer, 'auction.bid', { auction: String(theirs.auction), maximum: start });
  const offered = { aircraft: wanted.id, price: await value(wanted), hours: 48 };
  await act(server, buyer, 'offer.make', offered);
  await act(server, buyer, 'offer.make', { listing: String(listing), price: await value(listed), hours: 48 });
  const first = await value(bidFor);
  const sellers = await act(server, seller, 'auction.open', { aircraft: bidFor.id, start: first, days: 3 });
  await act(server, leaving, 'auction.bid', { auction: String(sellers.auction), maximum: first });
  await act(server, leaving, 'offer.make', {
    aircraft: offeredFor.id,
    price: await value(offeredFor),
    hours: 48,
  });
  expect(await read.escrow()).toBeGreaterThan(escrow);
  await leaving.client.collection('users').delete(leaving.id);
  expect(await read.escrow()).toBe(escrow);
  expect(await read.cash(buyer)).toBe(cash);
  const id = leaving.airline.id;
  expect(await rowsOf('listing', `seller = "${id}"`)).toBe(0);
  expect(await rowsOf('auction', `airline = "${id}" || leader = "${id}"`)).toBe(0);
  expect(await rowsOf('bid', `airline = "${id}"`)).toBe(0);
  expect(await rowsOf('offer', `buyer = "${id}" || seller = "${id}"`)).toBe(0);
  expect(await read.auction(sellers.auction)).toMatchObject({ state: 'open', leader: '' });
  await advanceHours(server, 2);
  await balanced();
});
