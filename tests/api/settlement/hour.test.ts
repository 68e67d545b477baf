import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { figuresOf } from '#game/operations/hour/flight-figures.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { FLIGHT_COSTS, type Flight } from '#game/tables/flight.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { operator } from '#tests/support/api.ts';
import { auditOf, brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { advanceHours, worldNow } from '#tests/support/world.ts';

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const costsOf = (flight: Flight) => sum(FLIGHT_COSTS.map((name) => flight[name]));

let server: TestServer;
let superuser: PocketBase;
let first: FlyingAirline;
let second: FlyingAirline;
let flights: Flight[];
let ledger: LedgerRow[];
const all = <Row>(collection: string, sort = 'id') =>
  superuser.collection(collection).getFullList<Row>({ batch: 1000, sort });

describe('a week of two airlines', () => {
  beforeAll(async () => {
    server = await sharedWorld();
    superuser = await operator(server);
    first = await flyingAirline(server, 'First Air', 2);
    second = await flyingAirline(server, 'Second Air', 1, 400);
    await advanceHours(server, 24 * 7);
    flights = await all<Flight>('flight', 'departs');
    ledger = await all<LedgerRow>('ledger', 'minute');
  });

  it('leaves a sound world', async () => {
    expect(await brokenIn(server.dataDir)).toEqual([]);
  });

  it('dispatches every leg of the timetable once per week', async () => {
    const legs = await all<Leg>('leg');
    expect(legs).toHaveLength(28 * 3);
    const { minute } = await worldNow(server);
    const lastWeek = flights.filter(({ departs }) => departs >= minute - WEEK + 60 && departs < minute + 60);
    expect(lastWeek.map(({ leg }) => leg).sort()).toEqual(legs.map(({ id }) => id).sort());
  });

  it('moves cash by exactly the sum of the ledger', async () => {
    for (const { airline } of [first, second]) {
      const { cash } = await superuser.collection('airline').getOne(airline.id);
      expect(cash).toBe(sum(ledger.filter((row) => row.airline === airline.id).map(({ amount }) => amount)));
    }
  });

  it('pays a landed flight by category, with route, aircraft and flight in each row', () => {
    const flight = flights.find(({ state }) => state === 'landed') as Flight;
    const rows = ledger.filter((row) => row.flight === flight.id);
    const expected = FLIGHT_COSTS.filter((name) => flight[name] > 0).map((name) => [name, -flight[name]]);
    expect(rows.map(({ category, amount }) => [category, amount]).sort()).toEqual(
      [['tickets', flight.revenue], ...expected].sort(),
    );
    for (const row of rows)
      expect(row).toMatchObject({
        airline: flight.airline,
        route: flight.route,
        aircraft: flight.aircraft,
        minute: flight.landed,
      });
  });

  it('pays each lease weekly from its start, and nothing twice', () => {
    const leases = ledger.filter(
      ({ category, airline }) => category === 'lease' && airline === first.airline.id,
    );
    for (const { id, lease_from, lease_rate } of first.aircraft) {
      const paid = leases.filter((row) => row.aircraft === id);
      expect(paid.map(({ amount }) => amount)).toEqual(paid.map(() => -lease_rate));
      // The first week was paid on signing.
      expect(paid.slice(1).map(({ minute }) => minute)).toEqual([lease_from + WEEK]);
    }
  });

  it('sums up each route by day', async () => {
    const history = await all<RouteHistory>('route_history', 'starts');
    const day = history.find(({ flights: flown }) => flown === 4) as RouteHistory;
    const own = flights.filter(
      ({ route, departs }) => route === day.route && Math.floor(departs / DAY) * DAY === day.starts,
    );
    const flown = own.filter(({ state }) => state === 'landed');
    expect(day).toMatchObject({
      days: 1,
      flights: flown.length,
      cancelled: own.length - flown.length,
      late: flown.filter(({ delay }) => delay > 15).length,
      seats: sum(flown.map((row) => row.seats_economy + row.seats_business + row.seats_first)),
      passengers: sum(own.map((row) => row.pax_economy + row.pax_business + row.pax_first)),
      revenue: sum(own.map(({ revenue }) => revenue)),
      costs: sum(own.map(costsOf)),
      fare: (await superuser.collection('route').getOne(day.route)).fare_economy,
    });
  });

  it('wears aircraft and changes reputations', async () => {
    for (const { id, condition, cycles } of first.aircraft) {
      const now = await superuser.collection('aircraft').getOne<Aircraft>(id);
      expect(now.condition).toBeLessThan(condition);
      expect(now.cycles).toBe(
        cycles + flights.filter((row) => row.aircraft === id && row.state === 'landed').length,
      );
    }
    const airline = await superuser.collection('airline').getOne(first.airline.id);
    expect(airline.reputation).not.toBe(0.5);
    expect(airline.punctuality).not.toBe(0.8);
  });

  it('counts its rows', async () => {
    const { rows } = await auditOf(server.dataDir);
    expect(rows.flight).toBe(flights.length);
    expect(rows.ledger).toBe(ledger.length);
  });

  it('computes a flight in goja as in Node', async () => {
    const types = new Map(['AMS', 'LHR', 'BCN'].map((iata) => [iata, seededAirport(iata).type]));
    const legs = await all<Leg>('leg', 'departs');
    const codes = new Map(
      (await all<{ id: string; iata: string }>('airport')).map(({ id, iata }) => [id, iata]),
    );
    let compared = 0;
    for (let hour = 0; hour < 24; hour++) {
      const fleet = new Map((await all<Aircraft>('aircraft')).map((row) => [row.id, row]));
      await advanceHours(server, 1);
      const { minute, fuel_price } = await worldNow(server);
      const departed = await superuser
        .collection('flight')
        .getFullList<Flight>({ filter: `departs >= ${minute} && state = "flying"` });
      for (const flight of departed) {
        const plane = fleet.get(flight.aircraft) as Aircraft;
        const own = legs.filter((leg) => leg.aircraft === plane.id);
        const index = own.findIndex(({ id }) => id === flight.leg);
        const next = (own[(index + 1) % own.length]?.departs ?? 0) - (own[index]?.departs ?? 0);
        const figures = figuresOf({
          landingFactor: 1,
          model: seedModel(plane.model),
          built: plane.built,
          condition: plane.condition,
          km: flight.why?.km ?? 0,
          departs: flight.departs,
          seats: classesOf(plane),
          passengers: { economy: flight.pax_economy, business: flight.pax_business, first: flight.pax_first },
          revenue: flight.revenue,
          overheadShare: BASE_OVERHEAD,
          delay: flight.delay,
          cause: flight.cause,
          destination: types.get(codes.get(flight.destination) ?? '') ?? 'medium_airport',
          groundMinutes: ((next + WEEK) % WEEK) - (flight.arrives - flight.departs),
          fuelPrice: fuel_price,
        });
        expect(flight).toMatchObject(figures);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('follows a model that the operator has changed', async () => {
    const models = superuser.collection('aircraft_model');
    const model = await models.getFirstListItem('key = "airbus-a320neo"');
    const { minute } = await worldNow(server);
    await models.update(model.id, { fuel_kg_h: 2 * model.fuel_kg_h });
    await advanceHours(server, 24);
    const [route] = second.routes;
    const burnt = (rows: Flight[]) =>
      rows.filter((row) => row.route === route?.id && row.fuel_kg > 0).map(({ fuel_kg }) => fuel_kg);
    const later = (await all<Flight>('flight')).filter(({ departs }) => departs >= minute + HOUR);
    expect(burnt(later).length).toBeGreaterThan(2);
    expect(Math.min(...burnt(later))).toBeGreaterThan(1.3 * Math.max(...burnt(flights)));
  });
});
