import { beforeAll, expect, it } from 'vitest';
import { comfortOf } from '#game/demand/choice/comfort.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { airlineFleetSchema } from '#game/payloads/exchange.ts';
import {
  type Market,
  marketSchema,
  researchSchema,
  type Traffic,
  trafficSchema,
} from '#game/payloads/market.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { World } from '#game/tables/world.ts';
import { YEAR } from '#game/world/time.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { advanceHours, setTimetable } from '#tests/support/world.ts';

let server: TestServer;
let rival: FlyingAirline;
let spy: Founder;

beforeAll(async () => {
  server = await sharedWorld();
  rival = await flyingAirline(server, 'Rival Air', 3);
  spy = await newFounder(server);
});

async function market(): Promise<Market> {
  const [route] = rival.routes;
  const path = `/api/am/market?from=${route?.a}&to=${route?.b}`;
  return marketSchema.parse((await call(server, path, { token: spy.token })).json);
}
async function traffic(): Promise<Traffic> {
  return trafficSchema.parse((await call(server, '/api/am/traffic', { token: spy.token })).json);
}

/**
 * Returns ids of the rival's aircraft and routes, which must stay secret. Shortened to the part that row ids
 * contain.
 */
const secrets = () => [...rival.aircraft, ...rival.routes].map(({ id }) => id.slice(0, 8));

it('hides the aircraft in ids of the market’s legs, and gives each leg a stable id', async () => {
  const before = await market();
  const ids = before.departures.map(({ leg }) => leg);
  expect(new Set(ids).size).toBe(28);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{15}$/);
  for (const secret of secrets()) expect(JSON.stringify(before)).not.toContain(secret);
  expect((await market()).departures).toEqual(before.departures);
});

it('keeps the id of an unchanged leg when the week is set again', async () => {
  const before = await market();
  const [aircraft] = rival.aircraft;
  const legs = await rival.client.collection('leg').getFullList<Leg>({
    filter: `aircraft = "${aircraft?.id}"`,
    sort: 'departs',
  });
  const kept = legs.slice(0, -2).map(({ route, origin, departs }) => ({ route, origin, departs }));
  await setTimetable(server, rival, aircraft?.id ?? '', kept);
  const after = await market();
  expect(after.departures.map(({ leg }) => leg)).toEqual(
    before.departures.slice(0, -2).map(({ leg }) => leg),
  );
});

it('publishes comfort in hundredths, too coarsely to recognise an aircraft by its age', async () => {
  const superuser = await operator(server);
  const { departures } = await market();
  for (const { model: key, built, economy, business, first } of rival.aircraft) {
    const model = await superuser
      .collection('aircraft_model')
      .getFirstListItem<AircraftModel>(`key = "${key}"`);
    const { minute } = await superuser.collection('world').getFirstListItem<World>('');
    const age = Math.max(0, minute - built) / YEAR;
    const exact = comfortOf({ ...model, age, seats: economy + business + first });
    expect(departures.map(({ comfort }) => comfort)).toContain(Math.round(exact * 100) / 100);
  }
});

it('tells researchers the departures of the market, equal ones together', async () => {
  const [route] = rival.routes;
  const path = `/api/am/research?from=${route?.a}`;
  const research = researchSchema.parse((await call(server, path, { token: spy.token })).json);
  const apart = research.departures.flatMap(({ departs, destination, ...alike }) =>
    destination === route?.b || alike.origin === route?.b
      ? departs.map((minute) => ({ ...alike, departs: minute }))
      : [],
  );
  const inOrder = (all: object[]) => all.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
  expect(inOrder(apart)).toEqual(inOrder((await market()).departures.map(({ leg, ...rest }) => rest)));
  for (const { departs } of research.departures)
    expect(departs).toEqual([...departs].sort((one, other) => one - other));
  for (const secret of secrets()) expect(JSON.stringify(research.departures)).not.toContain(secret);
});

it('hides the aircraft in ids of flights in the air, hour after hour', async () => {
  const seen = new Map<string, string>();
  for (let hour = 0; hour < 24; hour++) {
    await advanceHours(server, 1);
    const { flights } = await traffic();
    for (const secret of secrets()) expect(JSON.stringify(flights)).not.toContain(secret);
    for (const [index, id] of flights.id.entries()) {
      const flight = `${flights.number[index]} ${flights.departed[index]} ${flights.landed[index]}`;
      expect(seen.get(id) ?? flight).toBe(flight);
      seen.set(id, flight);
    }
    expect(flights.departed).toEqual([...flights.departed].sort((one, other) => one - other));
  }
  expect(seen.size).toBeGreaterThan(5);
});

it('names the aircraft of a flight in the air to buyers if the airline owns it', async () => {
  const superuser = await operator(server);
  const [owned] = rival.aircraft;
  await superuser.collection('aircraft').update(owned?.id ?? '', { ownership: 'owned' });
  const path = `/api/am/exchange/fleet?airline=${rival.airline.code}&flight=`;
  const flownOn = async (flight: string) =>
    airlineFleetSchema.parse((await call(server, path + flight, { token: spy.token })).json).flown;
  const seen = new Set<boolean>();
  for (let hour = 0; hour < 24 && seen.size < 2; hour++) {
    await advanceHours(server, 1);
    const { flights } = await traffic();
    const flying = await superuser
      .collection('flight')
      .getFullList<Flight>({ filter: `airline = "${rival.airline.id}" && state = "flying"` });
    for (const { number, departed, aircraft } of flying) {
      const index = flights.number.findIndex(
        (other, at) => other === number && flights.departed[at] === departed,
      );
      const isOwned = aircraft === owned?.id;
      expect(await flownOn(flights.id[index] ?? '')).toBe(isOwned ? aircraft : '');
      seen.add(isOwned);
    }
  }
  expect(seen.size).toBe(2);
  expect(await flownOn('0123456789abcde')).toBeNull();
  expect(await flownOn('')).toBeNull();
  for (const flight of ['x', "' OR 1=1", '0123456789ABCDE']) {
    const { status, json } = await call(server, path + encodeURIComponent(flight), { token: spy.token });
    expect([status, Object.keys(json.data ?? {})]).toEqual([400, ['flight']]);
  }
});

it('leaves out a deleted airline, even while no hour passes', async () => {
  for (let hour = 0; hour < 24 && (await traffic()).flights.id.length === 0; hour++)
    await advanceHours(server, 1);
  expect((await traffic()).airlines).toHaveProperty(rival.airline.id);
  await rival.client.collection('users').delete(rival.id);
  expect(await traffic()).toMatchObject({ flights: { id: [] }, airlines: {} });
});
