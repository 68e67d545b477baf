import { describe, expect, it } from 'vitest';
import { DEALERS } from '#game/books/accounts.ts';
import { dealersAsk } from '#game/exchange/dealers-ask.ts';
import { exchangeFee, priceBounds, saleQuote } from '#game/exchange/prices.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Listing } from '#game/tables/listing.ts';
import type { Valuation } from '#game/tables/valuation.ts';
import { DAY, HOURS_A_DAY, YEAR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import { addUsed, cheapestOfDealers, letBeOld, marketValueOf, offer } from '#tests/support/exchange.ts';
import { makeRival } from '#tests/support/share-market.ts';
import { buyer, seller, server, startExchange, superuser, world } from '#tests/support/started-exchange.ts';
import { act, advanceHours, grant, leaseOne, tryAct, worldNow } from '#tests/support/world.ts';

startExchange();

/** Expects a rejection that names a field. */
async function expectRejected(founder: Founder, name: 'open' | 'buy', input: object, said: string) {
  expect(await world.attempt(founder, name, input)).toEqual([400, said]);
}

describe('dealers', () => {
  it('open with the first hour: 150 aircraft of 30 models in all regions, at 98% to 112% of value', async () => {
    const stock = await buyer.client.collection('listing').getFullList<Listing>();
    expect(stock.length).toBeGreaterThanOrEqual(150);
    expect(new Set(stock.map(({ model }) => model)).size).toBeGreaterThanOrEqual(30);
    const places = new Set(stock.map(({ airport }) => airport));
    const airports = await superuser.collection('airport').getFullList({ fields: 'id,continent' });
    const regions = airports.flatMap(({ id, continent }) => (places.has(id) ? [continent] : []));
    expect(new Set(regions).size).toBe(6);
    for (const { seller: owner, price, value, age, condition, offers } of stock)
      expect([owner, price, offers]).toEqual([DEALERS, dealersAsk(value, { age, condition }), true]);
    const shares = stock.map(({ price, value }) => Math.round((100 * price) / value));
    expect(new Set(shares).size).toBeGreaterThan(5);
  });

  it('sell at the asking price: the aircraft is as old as it was, and gets a new registration', async () => {
    const listing = await cheapestOfDealers(superuser);
    const { id, aircraft, price, registration, age, value } = listing;
    await advanceHours(server, 30);
    const [cash, dealers, { minute }] = [
      await world.cashOf(buyer),
      await world.balanceOf('dealers'),
      await worldNow(server),
    ];
    await expectRejected(buyer, 'buy', { listing: id, price: price - 1 }, 'price stale_price');
    expect(await act(server, buyer, 'listing.buy', { listing: id, price })).toMatchObject({
      aircraft,
      lands: 0,
    });
    expect([await world.cashOf(buyer), await world.balanceOf('dealers')]).toEqual([
      cash - price,
      dealers + price,
    ]);
    const bought = await world.aircraftOf(aircraft);
    expect(bought).toMatchObject({
      airline: buyer.airline.id,
      price,
      delivered: minute,
      place: listing.airport,
    });
    expect(bought.registration).not.toBe(registration);
    expect(Math.abs(minute - bought.built - age * YEAR)).toBeLessThan(DAY);
    expect(await marketValueOf(server, bought)).toBe(value);
    expect(await world.listingsOf(aircraft)).toEqual([]);
    expect(await world.entriesOf(buyer, aircraft)).toEqual([['used_purchase', -price]]);
    expect(await world.historyOf(aircraft)).toMatchObject([
      { event: 'stock', owner: DEALERS, registration },
      { event: 'sale', seller: DEALERS, owner: buyer.airline.id, price, registration: bought.registration },
    ]);
    await expectRejected(buyer, 'buy', { listing: id, price }, 'listing not_for_sale');
  });

  it('ask less for what nobody has bought within a week', async () => {
    const before = await superuser
      .collection('listing')
      .getFullList<Listing>({ filter: `seller = '${DEALERS}'` });
    await advanceHours(server, 7 * 24);
    const after = await superuser
      .collection('listing')
      .getFullList<Listing>({ filter: `seller = '${DEALERS}'` });
    const priceOf = new Map(before.map(({ id, price }) => [id, price]));
    const still = after.filter(({ id }) => priceOf.has(id));
    expect(still.length).toBeGreaterThan(100);
    for (const { id, price, value } of still) {
      expect(price).toBeLessThanOrEqual(priceOf.get(id) ?? 0);
      expect(price).toBeGreaterThanOrEqual(value * 0.98);
    }
    const fallen = still.filter(({ id, price }) => price < (priceOf.get(id) ?? 0));
    expect(fallen.length).toBeGreaterThan(still.length / 2);
  });

  it('buy at 92% of value, and offer the aircraft at what its condition is worth', async () => {
    const aircraft = await addUsed(server, seller);
    const { minute } = await worldNow(server);
    const price = saleQuote(seedModel(aircraft.model), aircraft, minute);
    const value = await marketValueOf(server, aircraft);
    expect(price).toBe(Math.floor(value * 0.92));
    const [cash, dealers] = [await world.cashOf(seller), await world.balanceOf('dealers')];
    await act(server, seller, 'fleet.sell', { aircraft: aircraft.id, price });
    expect([await world.cashOf(seller), await world.balanceOf('dealers')]).toEqual([
      cash + price,
      dealers - price,
    ]);
    const [listed] = await world.listingsOf(aircraft.id);
    const use = { age: listed?.age ?? 0, condition: aircraft.condition };
    expect([listed]).toMatchObject([
      {
        seller: DEALERS,
        value,
        price: dealersAsk(value, use),
        offers: true,
        registration: aircraft.registration,
      },
    ]);
    expect(await world.broken()).toEqual([]);
  });
});

describe('a listing', () => {
  it('moves aircraft and money between airlines, less a fee of 2%', async () => {
    const aircraft = await addUsed(server, seller);
    const { id, price } = await offer(server, seller, aircraft);
    await expectRejected(seller, 'buy', { listing: id, price }, 'listing own_listing');
    const [from, to] = [await world.cashOf(seller), await world.cashOf(buyer)];
    const [dealers, { revision }] = [
      await world.balanceOf('dealers'),
      await superuser.collection('airline').getOne(seller.airline.id),
    ];
    await act(server, buyer, 'listing.buy', { listing: id, price });
    const fee = exchangeFee(price);
    expect([await world.cashOf(seller), await world.cashOf(buyer)]).toEqual([from + price - fee, to - price]);
    expect(await world.balanceOf('dealers')).toBe(dealers + fee);
    expect(await world.aircraftOf(aircraft.id)).toMatchObject({ airline: buyer.airline.id, price, name: '' });
    expect((await superuser.collection('airline').getOne(seller.airline.id)).revision).toBe(revision + 1);
    const notices = await seller.client.collection('notice').getFullList({ filter: 'kind = "exchange"' });
    expect(notices.map(({ title }) => title)).toEqual([`${aircraft.registration} has been sold`]);
    expect(await world.broken()).toEqual([]);
  });

  it('is not for the same two players again within 26 weeks', async () => {
    const fleet = await buyer.client.collection('aircraft').getFullList<Aircraft>({ sort: '-delivered' });
    const traded = fleet.find(({ price }) => price > 0) as Aircraft;
    const sale = (await world.historyOf(traded.id)).some(({ seller: from }) => from === seller.airline.id);
    expect(sale).toBe(true);
    const { id, price } = await offer(server, buyer, traded);
    await expectRejected(seller, 'buy', { listing: id, price }, 'listing traded_before');
    await act(server, buyer, 'listing.withdraw', { listing: id });
    expect(await world.listingsOf(traded.id)).toEqual([]);
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
    expect(await world.listingsOf(aircraft.id)).toMatchObject([{ price: max, offers: true }]);
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
    const { id } = await offer(server, seller, await world.aircraftOf(aircraft.id));
    expect(await codes()).toEqual(['listed']);
    await act(server, seller, 'listing.withdraw', { listing: id });
  });

  it('keeps its aircraft in the books of both airlines, even if it is scrapped in the same week', async () => {
    /** Airlines with the same hour as the seller are valued in the same statement. */
    const hourOf = ({ airline: { id } }: Founder) =>
      Number.parseInt(id.charAt(14) + id.charAt(13), 36) % HOURS_A_DAY;
    let other: Founder;
    do other = await newFounder(server);
    while (hourOf(other) !== hourOf(seller));
    await letBeOld(superuser, other);
    const aircraft = await addUsed(server, seller);
    const { id: listing, price } = await offer(server, seller, aircraft);
    await grant(server, other.airline.id, price);
    await act(server, other, 'listing.buy', { listing, price });
    await superuser.collection('aircraft').delete(aircraft.id);
    await advanceHours(server, 8 * HOURS_A_DAY);
    const filter = `aircraft = "${aircraft.id}"`;
    const rows = await superuser.collection('valuation').getFullList<Valuation>({ filter });
    expect(rows.map(({ airline }) => airline).sort()).toEqual([seller.airline.id, other.airline.id].sort());
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
    expect(await world.entriesOf(seller, aircraft.id)).toContainEqual(['aircraft_sale', price]);
    expect(await world.broken()).toEqual([]);
  });
});
