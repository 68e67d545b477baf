import type PocketBase from 'pocketbase';
import { beforeAll, expect, it } from 'vitest';
import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { CABIN_CLASSES, type CabinClass } from '#game/fleet/aircraft/cabin.ts';
import { fareBounds } from '#game/network/route/fares.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY } from '#game/world/time.ts';
import { operator } from '#tests/support/api.ts';
import { newTrader } from '#tests/support/bargains.ts';
import { letBeOld, marketValueOf } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { flyOverHub, type HubAirline, hubAirline } from '#tests/support/hub-airline.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, setTimetable, worldNow } from '#tests/support/world.ts';

interface TransferRow extends Record<CabinClass | `fare_${CabinClass}`, number> {
  id: string;
  leg: string;
  origin: string;
  departs: number;
  landed: number;
}

let server: TestServer;
let superuser: PocketBase;
let player: HubAirline;

const all = <Row>(collection: string, sort = 'id') =>
  superuser.collection(collection).getFullList<Row>({ batch: 1000, sort });
const flights = () => all<Flight>('flight', 'departs');
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const peopleIn = (rows: readonly TransferRow[]) =>
  sum(rows.flatMap((row) => CABIN_CLASSES.map((name) => row[name])));
const endsAt = (airport: string) => (route: Route | undefined) =>
  (route?.pair.startsWith(airport) ? route.a : route?.b) ?? '';
const id = (airport: string) =>
  endsAt(airport)(Object.values(player.routes).find(({ pair }) => pair.includes(airport)));

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  player = await hubAirline(server, 'Hub Air');
  // Until ten: Billund's flight has left with connecting passengers, and London's has not left.
  await advanceHours(server, 24 + 9);
});

/** Returns what passengers of each class paid for both flights together, and for the second alone. */
async function faresOn(transfer: TransferRow): Promise<Record<CabinClass, { both: number; second: number }>> {
  const legs = await all<{ id: string; onward: OnwardLeg[] }>('connection');
  const rows = legs.flatMap(
    ({ onward }) => onward as unknown as [string, string, number, unknown, unknown, number[]][],
  );
  const fares = rows.find(([leg]) => leg === transfer.leg)?.[5] ?? [];
  return Object.fromEntries(
    CABIN_CLASSES.map((name, index) => [name, { both: fares[index] ?? 0, second: transfer[`fare_${name}`] }]),
  ) as Record<CabinClass, { both: number; second: number }>;
}

/** Returns a flight's revenue from local passengers. */
const localRevenue = (flight: Flight, connecting: TransferRow) =>
  sum(
    CABIN_CLASSES.map(
      (name, index) => (flight[`pax_${name}`] - connecting[name]) * (flight.why?.fares[index] ?? 0),
    ),
  );

it('carries connecting passengers over the hub, and splits their fare between both flights', async () => {
  const transfers = (await all<TransferRow>('transfer')).filter(({ origin }) => origin === id('BLL'));
  const { minute } = await worldNow(server);
  expect(transfers).toHaveLength(1);
  const [transfer] = transfers as [TransferRow];
  const people = peopleIn([transfer]);
  expect(people).toBeGreaterThan(1);

  const first = (await flights()).findLast(({ origin }) => origin === id('BLL')) as Flight;
  expect(first).toMatchObject({
    connecting: people,
    why: { onward: [[id('LHR'), people]] },
  });
  expect(transfer).toMatchObject({ landed: first.landed, departs: minute - (minute % DAY) + 660 });
  const fares = await faresOn(transfer);
  expect(fares.economy.both).toBeGreaterThan(fares.economy.second);
  const ofFirst = sum(CABIN_CLASSES.map((name) => transfer[name] * (fares[name].both - fares[name].second)));
  expect(first.revenue).toBe(localRevenue(first, transfer) + ofFirst);
  expect(first.pax_leisure + first.pax_business_group + first.pax_premium + people).toBe(
    sum(CABIN_CLASSES.map((name) => first[`pax_${name}`])),
  );

  await advanceHours(server, 2);
  const second = (await flights()).findLast(({ destination }) => destination === id('LHR')) as Flight;
  expect(second).toMatchObject({ departs: transfer.departs, connecting: people });
  expect(second.why?.before).toEqual([[id('BLL'), people]]);
  const ofSecond = sum(CABIN_CLASSES.map((name) => transfer[name] * fares[name].second));
  expect(second.revenue).toBe(localRevenue(second, transfer) + ofSecond);
  expect(await brokenIn(server.dataDir)).toEqual([]);
});

it('leaves behind, without revenue, passengers who land too late', async () => {
  let today = 0;
  let transfer: TransferRow | undefined;
  let second: Flight | undefined;
  // The first day with connecting passengers on which the weather does not delay the flight to London. That
  // flight waits for nobody.
  const isSuch = () => transfer !== undefined && second?.state !== 'cancelled' && second?.delay === 0;
  for (let day = 0; day < 7 && !isSuch(); day++) {
    // Until three in the morning, when all flights have landed. Then Billund's aircraft is not ready before
    // noon.
    await advanceHours(server, day === 0 ? 15 : 14);
    const { minute } = await worldNow(server);
    today = minute - (minute % DAY);
    await superuser.collection('aircraft').update(player.planes.BLL.id, { ready: today + 480 });
    await advanceHours(server, 8);
    transfer = (await all<TransferRow>('transfer')).find(
      ({ origin, departs }) => origin === id('BLL') && departs === today + 660,
    );
    await advanceHours(server, 2);
    second = (await flights()).findLast(({ destination }) => destination === id('LHR'));
  }
  const people = peopleIn(transfer ? [transfer] : []);
  expect(people).toBeGreaterThan(0);
  expect(transfer?.landed).toBeGreaterThan(today + 660 - 25);
  expect(second).toMatchObject({ departs: today + 660, delay: 0, connecting: 0, why: { missed: people } });
  expect(second?.why?.before).toBeUndefined();
  const none = { economy: 0, business: 0, first: 0 } as TransferRow;
  expect(second?.revenue).toBe(localRevenue(second as Flight, none));
});

it('keeps their seats free from other passengers', async () => {
  // At minimum fares, seats to London are scarce.
  const min = ({ id: route, km }: Route) => ({
    route,
    ...(Object.fromEntries(CABIN_CLASSES.map((name) => [name, fareBounds(km, name).min])) as Record<
      CabinClass,
      number
    >),
  });
  await act(server, player, 'route.fares', { routes: Object.values(player.routes).map(min) });
  const { minute } = await worldNow(server);
  const isFullWithSome = async () =>
    (await flights()).some(
      ({ departs, state, pax_economy, seats_economy, connecting }) =>
        departs > minute && state !== 'cancelled' && pax_economy === seats_economy && connecting > 0,
    );
  for (let day = 0; day < 14 && !(await isFullWithSome()); day++) await advanceHours(server, 24);
  expect(await isFullWithSome()).toBe(true);
  // At such fares demand exceeds the seats, and flights have spill.
  expect((await flights()).some(({ why }) => (why?.spilled ?? 0) > 20)).toBe(true);
  expect(await brokenIn(server.dataDir)).toEqual([]);
});

it('drops passengers whose second flight is removed, and recomputes connections', async () => {
  const onTheWay = async () =>
    (await all<TransferRow>('transfer')).filter(({ origin }) => origin === id('BLL'));
  const start = await worldNow(server);
  await advanceHours(server, (24 + 9 - Math.floor((start.minute % DAY) / 60)) % 24 || 24);
  // At minimum fares there are days on which local passengers take every seat from Billund.
  for (let day = 0; day < 7 && (await onTheWay()).length === 0; day++) await advanceHours(server, 24);
  expect(await onTheWay()).not.toEqual([]);
  const { minute } = await worldNow(server);
  const before = await all<Leg>('connection');
  expect(before.length).toBeGreaterThan(0);
  await setTimetable(server, player, player.planes.LHR.id, []);
  expect(await all('connection')).toEqual([]);
  expect(await brokenIn(server.dataDir)).toEqual([]);
  const coming = (await all<TransferRow>('transfer')).filter(({ departs }) => departs > minute);
  const legs = new Set((await all<Leg>('leg')).map((leg) => leg.id));
  expect(coming.filter(({ leg }) => !legs.has(leg))).toEqual([]);
  await advanceHours(server, 24);
  expect(await all('connection')).toEqual([]);
  await flyOverHub(server, player);
  await advanceHours(server, 1);
  const recomputed = await all<Leg>('connection');
  expect(recomputed.map(({ id: leg }) => leg)).toEqual(before.map(({ id: leg }) => leg));
});

it('keeps the other connections of an airline that sells an aircraft', async () => {
  // Until the middle of the night, when it is on the ground.
  const { minute } = await worldNow(server);
  await advanceHours(server, (24 + 3 - Math.floor((minute % DAY) / 60)) % 24 || 24);
  interface Stored {
    id: string;
    onward: unknown[][];
  }
  const sold = new Set(
    (await all<Leg>('leg')).flatMap(({ id: leg, aircraft }) =>
      aircraft === player.planes.LHR.id ? [leg] : [],
    ),
  );
  const [first, ...others] = (await all<Stored>('connection')).filter(({ id: leg }) => !sold.has(leg));
  if (!first) throw new Error('there are no connections');
  expect(first.onward.every(([leg]) => sold.has(String(leg)))).toBe(true);
  const other = ['anotherleg00000', ...(first.onward[0] ?? []).slice(1)];
  await superuser.collection('connection').update(first.id, { onward: [...first.onward, other] });
  const owned = { ownership: 'owned', lease_rate: 0, deposit: 0, lease_from: 0, price: 1_000_000 };
  const { id: aircraft } = player.planes.LHR;
  const price = await marketValueOf(
    server,
    await superuser.collection('aircraft').update<Aircraft>(aircraft, owned),
  );
  await letBeOld(superuser, player);
  const buyer = await newTrader(server);
  const { listing } = await act(server, player, 'listing.open', { aircraft, price, offers: false });
  await act(server, buyer, 'listing.buy', { listing: String(listing), price });
  expect((await all<Stored>('connection')).map(({ id: leg, onward }) => ({ id: leg, onward }))).toEqual(
    [{ id: first.id, onward: [other] }, ...others.map(({ id: leg }) => ({ id: leg, onward: [] }))].sort(
      (one, another) => (one.id < another.id ? -1 : 1),
    ),
  );
  expect((await all<TransferRow>('transfer')).filter(({ leg }) => sold.has(leg))).toEqual([]);
});

it('is deleted with its airline', async () => {
  expect((await all('connection')).length).toBeGreaterThan(0);
  await superuser.collection('users').delete(player.id);
  expect(await all('connection')).toEqual([]);
  expect(await all('transfer')).toEqual([]);
});
