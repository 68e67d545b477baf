import type { HubLeg } from '#game/demand/choice/connections.ts';
import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import type { Hub } from '#game/demand/choice/pairings.ts';
import {
  connectingFlights,
  flightKey,
  type KnownConnectionMarket,
} from '#game/demand/forecast/connecting-flights.ts';
import { type ClassList, classList, fromClassList } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { CONNECTING_LIMITS, connectingQuestionSchema, type OwnFlights } from '#game/payloads/connecting.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { CONNECTION } from '#game/tables/connection.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { WORLD } from '#game/tables/world.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { HOUR } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { readBody } from '#hooks/platform/http/read-body.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { readModels } from '#hooks/settlement/state/read-world.ts';
import { readTraffic } from '#hooks/slots/airport-slots.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { expectOnward, spokesOf } from '../connections/expect-onward.ts';
import { readOdMarketsBetween } from '../connections/read-hubs.ts';
import { restored } from '../connections/stored-onward.ts';
import { callersKnower, expectedDemand, type Knower, type Known } from '../knower.ts';

const a = aliased(AIRLINE, 'a');
const SERVICE = { id: a.id, punctuality: a.punctuality, reputation: a.reputation };
const OWN = { ...SERVICE, hub: a.hub };
const p = aliased(AIRPORT, 'p');
const l = aliased(LEG, 'l');
const r = aliased(ROUTE, 'r');
const STORED = {
  id: l.id,
  aircraft: l.aircraft,
  origin: l.origin,
  departs: l.departs,
  fares: faresOf(r),
  onward: aliased(CONNECTION, 'c').onward,
};
const STORED_LEGS = `
  FROM airline a JOIN leg l ON l.airline = a.id JOIN route r ON r.id = l.route LEFT JOIN connection c ON c.id = l.id
  WHERE a.id = {:airline} AND a.connected > 1 AND a.hub IN (l.origin, l.destination)`;
const WORLD_START = { start: aliased(WORLD, 'w').start };
const UNKNOWN: Known = { degree: 0, factor: 1 };
const PLACE = { id: p.id, iata: p.iata, lat: p.lat, lon: p.lon };

type Place = ShapedRow<typeof PLACE>;

/** Returns the airports of some flights and a hub, by id. */
const readPlaces = (app: CoreApp, flights: readonly OwnFlights[], hub: string): Map<string, Place> => {
  const ids = [hub, ...flights.flatMap(({ origin, destination }) => [origin, destination])];
  const from = 'FROM airport p WHERE p.id IN (SELECT value FROM json_each({:ids}))';
  return new Map(readAll(app, PLACE, from, { ids: JSON.stringify(ids) }).map((place) => [place.id, place]));
};

/** Returns the flights to and from a hub as halves of connections, in order of departure. */
function hubLegs(
  flights: readonly OwnFlights[],
  hub: string,
  places: ReadonlyMap<string, Place>,
): Pick<Hub, 'inbound' | 'outbound'> {
  const home = places.get(hub);
  const legsAt = (here: 'origin' | 'destination', there: 'origin' | 'destination') =>
    flights
      .flatMap((flight): HubLeg[] => {
        const spoke = places.get(flight[there]);
        if (!home || !spoke || flight[here] !== hub || spoke === home) return [];
        const { aircraft, block, comfort, departs: minutes } = flight;
        const [fares, seats] = [fromClassList(flight.fares), fromClassList(flight.seats)];
        const terms = { spoke: spoke.id, km: distanceKm(home, spoke), block, comfort, fares, seats };
        return minutes.map((departs) => ({
          ...terms,
          id: flightKey({ leg: aircraft, departs }),
          departs,
        }));
      })
      .sort((one, other) => one.departs - other.departs || (one.id < other.id ? -1 : 1));
  return { inbound: legsAt('destination', 'origin'), outbound: legsAt('origin', 'destination') };
}

/** Returns a function that gives how well an airline knows the pair of two of some airports (ids). */
function knowledgeOf(
  know: Knower,
  places: ReadonlyMap<string, Place>,
): (origin: string, destination: string) => Known {
  const known = new Map<string, ReturnType<Knower['from']>>();
  return (origin, destination) => {
    const [from, to] = [places.get(origin), places.get(destination)];
    if (!from || !to) return UNKNOWN;
    const here = known.get(origin) ?? know.from(from);
    known.set(origin, here);
    return here(to, distanceKm(from, to));
  };
}

/** Returns a function that gives the market between two of some airports (ids) as the airline expects it. */
function expectedMarkets(
  app: CoreApp,
  airports: readonly string[],
  knownOf: (origin: string, destination: string) => Known,
): (origin: string, destination: string) => KnownConnectionMarket | null {
  const marketOf = readOdMarketsBetween(app, airports);
  const expected = new Map<string, KnownConnectionMarket | null>();
  return (origin, destination) => {
    const key = `${origin} ${destination}`;
    const there = expected.get(key);
    if (there !== undefined) return there;
    const market = marketOf(origin, destination);
    const known = knownOf(origin, destination);
    const its = market && {
      ...market,
      yearly: expectedDemand(market.yearly, known),
      known: known.degree,
    };
    expected.set(key, its);
    return its;
  };
}

/** Returns the time and the traffic of the world. */
function readNow(app: CoreApp) {
  const minute = worldMinute(app);
  const [{ start } = { start: '' }] = readAll(app, WORLD_START, 'FROM world w');
  return { start, minute, hour: Math.floor(minute / HOUR), traffic: readTraffic(app) };
}

/**
 * Returns the settlement's expectations by first flight, with what the airline expects of the demand instead of the true one.
 * Computing them takes many times as long. Null if the flights are not the stored timetable at its fares.
 */
function storedConnections(
  app: CoreApp,
  airline: string,
  flights: readonly OwnFlights[],
  knownOf: (origin: string, destination: string) => Known,
): Map<string, OnwardLeg[]> | null {
  const rows = readAll(app, STORED, STORED_LEGS, { airline });
  const keyOf = (aircraft: string, departs: number) => flightKey({ leg: aircraft, departs });
  const keys = new Map(rows.map(({ id, aircraft, departs }) => [id, keyOf(aircraft, departs)]));
  const terms = (origin: string, fares: readonly number[]) => [origin, ...fares].join(' ');
  const asked = new Map<string, string>();
  for (const { aircraft, origin, fares, departs } of flights)
    for (const minute of departs) asked.set(keyOf(aircraft, minute), terms(origin, fares));
  const isSame = ({ id, origin, fares }: (typeof rows)[number]) =>
    asked.get(keys.get(id) ?? '') === terms(origin, classList(fares));
  if (rows.length === 0 || rows.length !== asked.size || !rows.every(isSame)) return null;
  const byFlight = new Map<string, OnwardLeg[]>();
  for (const { id, origin, onward } of rows) {
    const known = (onward ?? []).map(restored).map((on) => {
      const { factor } = knownOf(origin, on.destination);
      const people = on.people.map((count) => count * factor) as ClassList;
      return { ...on, leg: keys.get(on.leg) ?? '', people };
    });
    if (known.length > 0) byFlight.set(keys.get(id) ?? '', known);
  }
  return byFlight;
}

/** A draft of one of 30 routes takes 0.1 s, and the largest question 2 s. */
const CALLS_PER_MINUTE = 60;

/**
 * POST /api/am/connecting: returns the connecting passengers to expect on flights to and from the caller's hub, by the
 * settlement's rule and with the demand that the airline expects.
 */
export function viewConnecting(e: core.RequestEvent): void {
  handleRequest(e, () => limitCalls(e, CALLS_PER_MINUTE, () => sendConnecting(e)));
}

function sendConnecting(e: core.RequestEvent): void {
  const { flights, airports } = readBody(e, connectingQuestionSchema, CONNECTING_LIMITS);
  const app = e.app;
  const airline = requireAirline(e);
  const [own] = readAll(app, OWN, 'FROM airline a WHERE a.id = {:airline}', { airline });
  if (!own) throw new RangeError('the airline is gone');
  const places = readPlaces(app, flights, own.hub);
  const { punctuality, reputation } = own;
  const hub = { airline, punctuality, reputation, ...hubLegs(flights, own.hub, places) };
  const asked = airports ? new Set(airports) : null;
  const knownOf = knowledgeOf(callersKnower(e), places);
  const marketOf = expectedMarkets(app, spokesOf(hub), knownOf);
  const compute = () =>
    expectOnward(
      app,
      hub,
      marketOf,
      {
        world: readNow(app),
        airlines: new Map(readAll(app, SERVICE, 'FROM airline a').map(({ id, ...one }) => [id, one])),
        models: readModels(app),
      },
      asked,
    ).onward;
  const expected = storedConnections(app, airline, flights, knownOf) ?? compute();
  const found = connectingFlights(hub, expected, marketOf);
  const isAsked = ({ spoke }: HubLeg) => asked === null || asked.has(spoke);
  const keys = new Set([...hub.inbound, ...hub.outbound].filter(isAsked).map(({ id }) => id));
  const of = [...found].filter(([key]) => keys.has(key));
  sendPrivate(e, { flights: of.map(([key, flight]) => ({ key, ...flight })) });
}
