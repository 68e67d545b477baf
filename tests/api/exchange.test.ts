import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEALERS } from '#game/account/accounts.ts';
import { CHECKS } from '#game/aircraft/maintenance.ts';
import { leasebackTerms } from '#game/exchange/leaseback.ts';
import { dealersAsk, exchangeFee, priceBounds, saleQuote } from '#game/exchange/prices.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { AircraftHistory } from '#game/tables/aircraft-history.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Listing } from '#game/tables/listing.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { seedModel } from '../support/aircraft-models.ts';
import { call, type Founder, newFounder, operator } from '../support/api.ts';
import { addUsed, cheapestOfDealers, inTheAir, letBeOld, marketValueOf, offer } from '../support/exchange.ts';
import { brokenIn } from '../support/flying-world.ts';
import type { TestServer } from '../support/server.ts';
import { makeRival } from '../support/share-market.ts';
import {
  act,
  advanceHours,
  advanceTo,
  grant,
  leaseOne,
  startPausedWorld,
  tryAct,
  worldNow,
} from '../support/world.ts';

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;
let seller: Founder;
let buyer: Founder;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-exchange-`);
  server = await startPausedWorld({ dataDir });
  superuser = await operator(server);
  [seller, buyer] = [await newFounder(server), await newFounder(server)];
  for (const founder of [seller, buyer]) {
    await letBeOld(superuser, founder);
    await grant(server, founder.airline.id, 100_000_000);
  }
  await advanceHours(server, 1);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const cashOf = async ({ airline }: Founder): Promise<number> =>
  (await superuser.collection('airline').getOne(airline.id)).cash;
const balanceOf = async (name: 'dealers' | 'escrow'): Promise<number> =>
  (await superuser.collection('account').getOne(accountId(name))).balance;
const aircraftOf = (id: string): Promise<Aircraft> => superuser.collection('aircraft').getOne<Aircraft>(id);
const listingsOf = (id: string): Promise<Listing[]> =>
  superuser.collection('listing').getFullList<Listing>({ filter: `aircraft = "${id}"` });
const historyOf = (id: string): Promise<AircraftHistory[]> =>
  buyer.client
    .collection('aircraft_history')
    .getFullList<AircraftHistory>({ filter: `aircraft = "${id}"`, sort: 'minute,-event' });
const entriesOf = async (founder: Founder, aircraft: string) =>
  (
    await founder.client
      .collection('ledger')
      .getFullList<LedgerRow>({ filter: `aircraft = "${aircraft}"`, sort: 'category' })
  ).map(({ category, amount }) => [category, amount]);

/** Expects a rejection that names a field, and that nothing has changed hands. */
async function expectRejected(founder: Founder, name: 'open' | 'buy', input: object, said: string) {
  const { status, json } = await tryAct(server, founder, `listing.${name}`, input);
  const named = Object.entries(json.data ?? {}).map(([field, { code }]) => `${field} ${code}`);
  expect([status, ...named]).toEqual([400, said]);
}

describe('dealers', () => {
  it('open with the first hour: 150 aircraft of 30 models in all regions, at 104% of value', async () => {
    const stock = await buyer.client.collection('listing').getFullList<Listing>();
    expect(stock.length).toBeGreaterThanOrEqual(150);
    expect(new Set(stock.map(({ model }) => model)).size).toBeGreaterThanOrEqual(30);
    const places = new Set(stock.map(({ airport }) => airport));
    const airports = await superuser.collection('airport').getFullList({ fields: 'id,continent' });
    const regions = airports.flatMap(({ id, continent }) => (places.has(id) ? [continent] : []));
    expect(new Set(regions).size).toBe(6);
    for (const { seller: owner, price, value, offers } of stock)
      expect([owner, price, offers]).toEqual([DEALERS, dealersAsk(value), true]);
  });

  it('sell at the asking price: the aircraft is as old as it was, and gets a new registration', async () => {
    const listing = await cheapestOfDealers(superuser);
    const { id, aircraft, price, registration, age, value } = listing;
    await advanceHours(server, 30);
    const [cash, dealers, { minute }] = [
      await cashOf(buyer),
      await balanceOf('dealers'),
      await worldNow(server),
    ];
    await expectRejected(buyer, 'buy', { listing: id, price: price - 1 }, 'price stale_price');
    expect(await act(server, buyer, 'listing.buy', { listing: id, price })).toMatchObject({
      aircraft,
      lands: 0,
    });
    expect([await cashOf(buyer), await balanceOf('dealers')]).toEqual([cash - price, dealers + price]);
    const bought = await aircraftOf(aircraft);
    expect(bought).toMatchObject({
      airline: buyer.airline.id,
      price,
      delivered: minute,
      place: listing.airport,
    });
    expect(bought.registration).not.toBe(registration);
    expect(Math.abs(minute - bought.built - age * YEAR)).toBeLessThan(DAY);
    expect(await marketValueOf(server, bought)).toBe(value);
    expect(await listingsOf(aircraft)).toEqual([]);
    expect(await entriesOf(buyer, aircraft)).toEqual([['used_purchase', -price]]);
    expect(await historyOf(aircraft)).toMatchObject([
      { event: 'stock', owner: DEALERS, registration },
      { event: 'sale', seller: DEALERS, owner: buyer.airline.id, price, registration: bought.registration },
    ]);
    await expectRejected(buyer, 'buy', { listing: id, price }, 'listing not_for_sale');
  });

  it('buy at 92% of value, and offer the aircraft at 104%', async () => {
    const aircraft = await addUsed(server, seller);
    const { minute } = await worldNow(server);
    const price = saleQuote(seedModel(aircraft.model), aircraft, minute);
    const value = await marketValueOf(server, aircraft);
    expect(price).toBe(Math.floor(value * 0.92));
    const [cash, dealers] = [await cashOf(seller), await balanceOf('dealers')];
    await act(server, seller, 'fleet.sell', { aircraft: aircraft.id, price });
    expect([await cashOf(seller), await balanceOf('dealers')]).toEqual([cash + price, dealers - price]);
    expect(await listingsOf(aircraft.id)).toMatchObject([
      { seller: DEALERS, value, price: dealersAsk(value), offers: true, registration: aircraft.registration },
    ]);
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

describe('a listing', () => {
  it('moves aircraft and money between airlines, less a fee of 2%', async () => {
    const aircraft = await addUsed(server, seller);
    const { id, price } = await offer(server, seller, aircraft);
    await expectRejected(seller, 'buy', { listing: id, price }, 'listing own_listing');
    const [from, to] = [await cashOf(seller), await cashOf(buyer)];
    const [dealers, { revision }] = [
      await balanceOf('dealers'),
      await superuser.collection('airline').getOne(seller.airline.id),
    ];
    await act(server, buyer, 'listing.buy', { listing: id, price });
    const fee = exchangeFee(price);
    expect([await cashOf(seller), await cashOf(buyer)]).toEqual([from + price - fee, to - price]);
    expect(await balanceOf('dealers')).toBe(dealers + fee);
    expect(await aircraftOf(aircraft.id)).toMatchObject({ airline: buyer.airline.id, price, name: '' });
    expect((await superuser.collection('airline').getOne(seller.airline.id)).revision).toBe(revision + 1);
    const notices = await seller.client.collection('notice').getFullList({ filter: 'kind = "exchange"' });
    expect(notices.map(({ title }) => title)).toEqual([`${aircraft.registration} has been sold`]);
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('is not for the same two players again within 26 weeks', async () => {
    const fleet = await buyer.client.collection('aircraft').getFullList<Aircraft>({ sort: '-delivered' });
    const traded = fleet.find(({ price }) => price > 0) as Aircraft;
    const sale = (await historyOf(traded.id)).some(({ seller: from }) => from === seller.airline.id);
    expect(sale).toBe(true);
    const { id, price } = await offer(server, buyer, traded);
    await expectRejected(seller, 'buy', { listing: id, price }, 'listing traded_before');
    await act(server, buyer, 'listing.withdraw', { listing: id });
    expect(await listingsOf(traded.id)).toEqual([]);
  });

  it('is not for young airlines, unless one of them is a rival', async () => {
    const young = await newFounder(server);
    await grant(server, young.airline.id, 50_000_000);
    const { id, price } = await offer(server, seller, await addUsed(server, seller));
    await expectRejected(young, 'buy', { listing: id, price }, 'listing too_young');
    const own = await offer(server, young, await addUsed(server, young));
    await expectRejected(buyer, 'buy', { listing: own.id, price: own.price }, 'listing too_young');
    await makeRival(superuser, young);
    await act(server, buyer, 'listing.buy', { listing: own.id, price: own.price });
  });

  it('has a price of 92 to 115% of value, when it is made and when it is bought', async () => {
    const aircraft = await addUsed(server, seller);
    const value = await marketValueOf(server, aircraft);
    const { min, max } = priceBounds(value);
    const open = (price: number) => ({ aircraft: aircraft.id, price, offers: true });
    await expectRejected(seller, 'open', open(min - 1), 'price out_of_range');
    await expectRejected(seller, 'open', open(max + 1), 'price out_of_range');
    const { id, price } = await offer(server, seller, aircraft);
    await act(server, seller, 'listing.change', {
      listing: id,
      price: max,
      offers: true,
    });
    expect(await listingsOf(aircraft.id)).toMatchObject([{ price: max, offers: true }]);
    await act(server, seller, 'listing.change', { listing: id, price, offers: false });
    // As if its value had fallen since.
    const over = max + 1;
    await superuser.collection('listing').update(id, { price: over });
    await expectRejected(buyer, 'buy', { listing: id, price: over }, 'price out_of_range');
    await act(server, seller, 'listing.withdraw', { listing: id });
  });

  it('is only for owned, delivered and free aircraft', async () => {
    const leased = await leaseOne(server, seller, 'atr-72-600');
    const input = (id: string) => ({ aircraft: id, price: 1_000_000, offers: true });
    await expectRejected(seller, 'open', input(leased.id), 'aircraft leased');
    const { minute } = await worldNow(server);
    const ordered = await addUsed(server, seller, { delivered: minute + 600 });
    await expectRejected(seller, 'open', input(ordered.id), 'aircraft on_order');
    const busy = await addUsed(server, seller, { work: 'a', work_until: minute + 600 });
    await expectRejected(seller, 'open', input(busy.id), 'aircraft in_work');
    await superuser.collection('aircraft').update(busy.id, { work: '', work_until: 0 });
    await superuser.collection('aircraft').update(ordered.id, { delivered: minute });
    const { id, price } = await offer(server, seller, busy);
    await superuser.collection('aircraft').update(busy.id, { work: 'a', work_until: minute + 600 });
    await expectRejected(buyer, 'buy', { listing: id, price }, 'listing in_work');
    await superuser.collection('aircraft').update(busy.id, { work: '', work_until: 0 });
    const pledge = { product: 'secured', amount: 100_000, weeks: 52, aircraft: busy.id, rate: 0.05 };
    const { json } = await tryAct(server, seller, 'loan.take', pledge);
    expect(Object.values(json.data ?? {}).map(({ code }) => code)).toEqual(['listed']);
    const loan = { airline: seller.airline.id, product: 'secured', state: 'active', aircraft: busy.id };
    const { id: pledged } = await superuser.collection('loan').create(loan);
    await expectRejected(buyer, 'buy', { listing: id, price }, 'listing pledged');
    await superuser.collection('loan').delete(pledged);
  });

  it('cannot be undone like the order of a new aircraft', async () => {
    const aircraft = await addUsed(server, seller);
    const codes = async () => {
      const { json } = await tryAct(server, seller, 'fleet.undo', { aircraft: [aircraft.id] });
      return Object.values(json.data ?? {}).map(({ code }) => code);
    };
    expect(await codes()).toEqual(['bought_used']);
    const { minute } = await worldNow(server);
    const fresh = { built: minute, delivered: minute, ordered: minute, ready: minute };
    await superuser.collection('aircraft').update(aircraft.id, fresh);
    const { id } = await offer(server, seller, await aircraftOf(aircraft.id));
    expect(await codes()).toEqual(['listed']);
    await act(server, seller, 'listing.withdraw', { listing: id });
  });

  it('goes to one of two buyers who ask at once', async () => {
    const rushing = await newFounder(server);
    await letBeOld(superuser, rushing);
    await grant(server, rushing.airline.id, 50_000_000);
    const aircraft = await addUsed(server, seller);
    const { id: listing, price } = await offer(server, seller, aircraft);
    const buy = (founder: Founder) => tryAct(server, founder, 'listing.buy', { listing, price });
    const responses = await Promise.all([buyer, rushing, buyer, rushing].map(buy));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await entriesOf(seller, aircraft.id)).toContainEqual(['aircraft_sale', price]);
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

describe('an aircraft sold in the air', () => {
  it('keeps its price in escrow and changes hands when it has landed', async () => {
    const aircraft = await inTheAir(server, seller);
    const { id: listing, price } = await offer(server, seller, aircraft);
    const [from, to, escrow] = [await cashOf(seller), await cashOf(buyer), await balanceOf('escrow')];
    const { lands } = await act(server, buyer, 'listing.buy', { listing, price });
    expect(Number(lands)).toBeGreaterThan((await worldNow(server)).minute);
    expect([await cashOf(seller), await cashOf(buyer)]).toEqual([from, to - price]);
    expect(await balanceOf('escrow')).toBe(escrow + price);
    expect(await superuser.collection('leg').getFullList({ filter: `aircraft = "${aircraft.id}"` })).toEqual(
      [],
    );
    expect(await listingsOf(aircraft.id)).toMatchObject([{ state: 'sold' }]);
    for (const [name, input] of [
      ['fleet.sell', { aircraft: aircraft.id, price: 1 }],
      ['listing.withdraw', { listing }],
    ] as const)
      expect((await tryAct(server, seller, name, input)).status).toBe(400);
    await expectRejected(seller, 'open', { aircraft: aircraft.id, price, offers: false }, 'aircraft sold');
    expect(await brokenIn(dataDir)).toEqual([]);
    const hours = Math.ceil((Number(lands) + 1) / 60) - Math.floor((await worldNow(server)).minute / 60);
    await advanceHours(server, hours);
    expect(await aircraftOf(aircraft.id)).toMatchObject({ airline: buyer.airline.id, price });
    expect(await balanceOf('escrow')).toBe(escrow);
    expect(await cashOf(buyer)).toBe(to - price);
    expect(await entriesOf(seller, aircraft.id)).toContainEqual(['aircraft_sale', price]);
    expect(await entriesOf(seller, aircraft.id)).toContainEqual(['exchange_fee', -exchangeFee(price)]);
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('goes to its buyer at once if the seller is deleted, and its price back to a buyer who is', async () => {
    const [leaving, other] = [await newFounder(server), await newFounder(server)];
    for (const founder of [leaving, other]) {
      await letBeOld(superuser, founder);
      await grant(server, founder.airline.id, 50_000_000);
    }
    const escrow = await balanceOf('escrow');
    const sold = await inTheAir(server, leaving);
    const onSale = await offer(server, leaving, sold);
    await offer(server, leaving, await addUsed(server, leaving));
    await act(server, buyer, 'listing.buy', { listing: onSale.id, price: onSale.price });
    const wanted = await inTheAir(server, other);
    const { id: listing, price } = await offer(server, other, wanted);
    await act(server, leaving, 'listing.buy', { listing, price });
    expect(await balanceOf('escrow')).toBeGreaterThan(escrow);
    await leaving.client.collection('users').delete(leaving.id);
    expect(await balanceOf('escrow')).toBe(escrow);
    expect(await aircraftOf(sold.id)).toMatchObject({ airline: buyer.airline.id, price: onSale.price });
    expect(await aircraftOf(wanted.id)).toMatchObject({ airline: other.airline.id });
    expect(
      await superuser.collection('listing').getFullList({ filter: `seller = "${leaving.airline.id}"` }),
    ).toEqual([]);
    expect(await brokenIn(dataDir)).toEqual([]);
    await advanceHours(server, 8 * 24);
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

it('keeps listings of airlines up to date', async () => {
  const aircraft = await inTheAir(server, seller);
  const listing = await offer(server, seller, aircraft);
  await advanceHours(server, 26);
  const [after] = await listingsOf(aircraft.id);
  expect(after?.hours).toBeGreaterThan(listing.hours);
  expect(after?.age).toBeGreaterThan(listing.age);
  // Its value is that of midnight, and it may have flown since.
  const value = await marketValueOf(server, await aircraftOf(aircraft.id));
  expect(Math.abs((after?.value ?? 0) / value - 1)).toBeLessThan(0.001);
  // Its figures are those of the aircraft once in six hours.
  const isCurrent = async () => {
    await advanceHours(server, 1);
    const [[shown], now] = [await listingsOf(aircraft.id), await aircraftOf(aircraft.id)];
    return shown?.hours === now.hours && shown.ready === now.ready && shown.airport === now.place;
  };
  let current = 0;
  for (let hour = 0; hour < 6; hour++) if (await isCurrent()) current++;
  expect(current).toBeGreaterThan(0);
  const seen = await call(server, '/api/collections/listing/records?perPage=1', { token: buyer.token });
  expect(seen.status).toBe(200);
});

it('notes heavy checks in the history of an aircraft', async () => {
  const { id: aircraft, airline } = await addUsed(server, seller);
  const ends = (await worldNow(server)).minute + 1;
  const check = { airline, aircraft, kind: 'c', starts: ends - CHECKS.c.duration, ends, cost: 5 };
  await superuser.collection('maintenance').create({ ...check, by: 'player', state: 'done' });
  await advanceTo(server, 0);
  const noted = (await historyOf(aircraft)).filter(({ event }) => event === 'check');
  expect(noted).toMatchObject([{ minute: ends, owner: airline, price: 5, check_kind: 'c' }]);
  await advanceHours(server, 24);
  expect((await historyOf(aircraft)).filter(({ event }) => event === 'check')).toHaveLength(1);
});

describe('sale and leaseback', () => {
  it('brings 95% of value, keeps the aircraft in the fleet, and costs up to 26 weeks to leave', async () => {
    const aircraft = await addUsed(server, seller);
    const { minute } = await worldNow(server);
    const value = await marketValueOf(server, aircraft);
    const { price, rate, deposit } = leasebackTerms(value, aircraft, minute);
    const view = await call(server, `/api/am/exchange/sale?aircraft=${aircraft.id}`, { token: seller.token });
    expect(view.json.leaseback).toEqual({ price, rate, deposit, weeks: 52 });
    const lessors = accountId('lessors');
    const [cash, before] = [await cashOf(seller), await superuser.collection('account').getOne(lessors)];
    await act(server, seller, 'fleet.leaseback', { aircraft: aircraft.id, price });
    const dueNow = deposit + rate;
    expect(await cashOf(seller)).toBe(cash + price - dueNow);
    expect((await superuser.collection('account').getOne(lessors)).balance).toBe(
      before.balance - price + dueNow,
    );
    const leased = await aircraftOf(aircraft.id);
    expect(leased).toMatchObject({
      ownership: 'leased',
      lease_rate: rate,
      deposit,
      lease_from: minute,
      price: 0,
    });
    expect((await historyOf(aircraft.id)).at(-1)).toMatchObject({ owner: lessors, price });
    const undone = await tryAct(server, seller, 'fleet.undo', { aircraft: [aircraft.id] });
    expect(Object.values(undone.json.data ?? {}).map(({ code }) => code)).toEqual(['leased_back']);
    await advanceHours(server, 7 * 24);
    expect(await entriesOf(seller, aircraft.id)).toContainEqual(['lease', -rate]);
    const now = await cashOf(seller);
    const { due } = await act(server, seller, 'fleet.return', { aircraft: aircraft.id });
    expect(Number(due)).toBeGreaterThan(10 * rate);
    expect(await cashOf(seller)).toBe(now - Number(due));
    await advanceHours(server, 7 * 24);
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});
