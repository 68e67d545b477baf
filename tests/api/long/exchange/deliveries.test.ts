import { describe, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import { leasebackTerms } from '#game/exchange/leaseback.ts';
import { exchangeFee } from '#game/exchange/prices.ts';
import { CHECKS } from '#game/fleet/aircraft/maintenance.ts';
import { WEEK } from '#game/world/time.ts';
import { call, newFounder } from '#tests/support/api.ts';
import { addUsed, inTheAir, letBeOld, marketValueOf, offer } from '#tests/support/exchange.ts';
import { buyer, seller, server, startExchange, superuser, world } from '#tests/support/started-exchange.ts';
import { act, advanceHours, advanceTo, grant, tryAct, worldNow } from '#tests/support/world.ts';

startExchange();

describe('an aircraft sold in the air', () => {
  it('keeps its price in escrow and changes hands when it has landed', async () => {
    const aircraft = await inTheAir(server, seller);
    const { id: listing, price } = await offer(server, seller, aircraft);
    const [from, to, escrow] = [
      await world.cashOf(seller),
      await world.cashOf(buyer),
      await world.balanceOf('escrow'),
    ];
    const { lands } = await act(server, buyer, 'listing.buy', { listing, price });
    expect(Number(lands)).toBeGreaterThan((await worldNow(server)).minute);
    expect([await world.cashOf(seller), await world.cashOf(buyer)]).toEqual([from, to - price]);
    expect(await world.balanceOf('escrow')).toBe(escrow + price);
    expect(await superuser.collection('leg').getFullList({ filter: `aircraft = "${aircraft.id}"` })).toEqual(
      [],
    );
    expect(await world.listingsOf(aircraft.id)).toMatchObject([{ state: 'sold' }]);
    for (const [name, input] of [
      ['fleet.sell', { aircraft: aircraft.id, price: 1 }],
      ['listing.withdraw', { listing }],
    ] as const)
      expect((await tryAct(server, seller, name, input)).status).toBe(400);
    const again = { aircraft: aircraft.id, price, offers: false };
    expect(await world.attempt(seller, 'open', again)).toEqual([400, 'aircraft sold']);
    expect(await world.broken()).toEqual([]);
    const hours = Math.ceil((Number(lands) + 1) / 60) - Math.floor((await worldNow(server)).minute / 60);
    await advanceHours(server, hours);
    expect(await world.aircraftOf(aircraft.id)).toMatchObject({ airline: buyer.airline.id, price });
    expect(await world.balanceOf('escrow')).toBe(escrow);
    expect(await world.cashOf(buyer)).toBe(to - price);
    expect(await world.entriesOf(seller, aircraft.id)).toContainEqual(['aircraft_sale', price]);
    expect(await world.entriesOf(seller, aircraft.id)).toContainEqual(['exchange_fee', -exchangeFee(price)]);
  });

  it('goes to its buyer at once if the seller is deleted, and its price back to a buyer who is', async () => {
    const [leaving, other] = [await newFounder(server), await newFounder(server)];
    for (const founder of [leaving, other]) {
      await letBeOld(superuser, founder);
      await grant(server, founder.airline.id, 50_000_000);
    }
    const escrow = await world.balanceOf('escrow');
    const sold = await inTheAir(server, leaving);
    const onSale = await offer(server, leaving, sold);
    await offer(server, leaving, await addUsed(server, leaving));
    await act(server, buyer, 'listing.buy', { listing: onSale.id, price: onSale.price });
    const wanted = await inTheAir(server, other);
    const { id: listing, price } = await offer(server, other, wanted);
    await act(server, leaving, 'listing.buy', { listing, price });
    expect(await world.balanceOf('escrow')).toBeGreaterThan(escrow);
    await leaving.client.collection('users').delete(leaving.id);
    expect(await world.balanceOf('escrow')).toBe(escrow);
    expect(await world.aircraftOf(sold.id)).toMatchObject({ airline: buyer.airline.id, price: onSale.price });
    expect(await world.aircraftOf(wanted.id)).toMatchObject({ airline: other.airline.id });
    expect(
      await superuser.collection('listing').getFullList({ filter: `seller = "${leaving.airline.id}"` }),
    ).toEqual([]);
    await advanceHours(server, 26);
  });
});

it('keeps listings of airlines up to date', async () => {
  const aircraft = await inTheAir(server, seller);
  const listing = await offer(server, seller, aircraft);
  await advanceHours(server, 26);
  const [after] = await world.listingsOf(aircraft.id);
  expect(after?.hours).toBeGreaterThan(listing.hours);
  expect(after?.age).toBeGreaterThan(listing.age);
  // Its value is that of midnight, and it may have flown since.
  const value = await marketValueOf(server, await world.aircraftOf(aircraft.id));
  expect(Math.abs((after?.value ?? 0) / value - 1)).toBeLessThan(0.001);
  // Its figures are those of the aircraft once in six hours.
  const isCurrent = async () => {
    await advanceHours(server, 1);
    const [[shown], now] = [await world.listingsOf(aircraft.id), await world.aircraftOf(aircraft.id)];
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
  const noted = (await world.historyOf(aircraft)).filter(({ event }) => event === 'check');
  expect(noted).toMatchObject([{ minute: ends, owner: airline, price: 5, check_kind: 'c' }]);
  await advanceHours(server, 24);
  expect((await world.historyOf(aircraft)).filter(({ event }) => event === 'check')).toHaveLength(1);
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
    const [cash, before] = [
      await world.cashOf(seller),
      await superuser.collection('account').getOne(lessors),
    ];
    await act(server, seller, 'fleet.leaseback', { aircraft: aircraft.id, price });
    const dueNow = deposit + rate;
    expect(await world.cashOf(seller)).toBe(cash + price - dueNow);
    expect((await superuser.collection('account').getOne(lessors)).balance).toBe(
      before.balance - price + dueNow,
    );
    const leased = await world.aircraftOf(aircraft.id);
    expect(leased).toMatchObject({
      ownership: 'leased',
      lease_rate: rate,
      deposit,
      lease_from: minute,
      price: 0,
    });
    expect((await world.historyOf(aircraft.id)).at(-1)).toMatchObject({ owner: lessors, price });
    const undone = await tryAct(server, seller, 'fleet.undo', { aircraft: [aircraft.id] });
    expect(Object.values(undone.json.data ?? {}).map(({ code }) => code)).toEqual(['leased_back']);
    await world.settleAt(minute + WEEK);
    expect(await world.entriesOf(seller, aircraft.id)).toContainEqual(['lease', -rate]);
    const now = await world.cashOf(seller);
    const { due } = await act(server, seller, 'fleet.return', { aircraft: aircraft.id });
    expect(Number(due)).toBeGreaterThan(10 * rate);
    expect(await world.cashOf(seller)).toBe(now - Number(due));
    await world.settleAt(minute + 2 * WEEK);
    expect(await world.brokenBesidesHours()).toEqual([]);
  });
});
