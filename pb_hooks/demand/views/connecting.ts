import type { HubLeg } from '#game/demand/choice/connections.ts';
import {
  connectionsOver,
  expectedConnections,
  type OnwardLeg,
} from '#game/demand/choice/expected-connections.ts';
import {
  connectingFlights,
  flightKey,
  type KnownConnectionMarket,
} from '#game/demand/forecast/connecting-flights.ts';
import { type ClassList, classList, fromClassList } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
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
import { aliased } from '#hooks/platform/db/shape.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { readBody } from '#hooks/platform/http/read-body.ts';
import { readModels } from '#hooks/settlement/state/read-world.ts';
import { readTraffic } from '#hooks/slots/airport-slots.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { readDirect, readIncumbentsBetween, readOdMarketsBetween } from '../connections/read-hubs.ts';
import { meetRivals } from '../connections/rival-sums.ts';
import { restored } from '../connections/stored-onward.ts';
import { callersKnower, expectedDemand } from '../knower.ts';

const a = aliased(AIRLINE, 'a');
const SERVICE = { id: a.id, hub: a.hub, punctuality: a.punctuality, reputation: a.reputation };
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
const PLACE = { id: p.id, iata: p.iata, lat: p.lat, lon: p.lon };

/** Returns the flights to or from a hub as halves of connections, in order of departure. */
function hubLegs(
  flights: readonly OwnFlights[],
  spokeOf: (flight: OwnFlights) => string,
  kmTo: (spoke: string) => number,
): HubLeg[] {
  const legs = flights.flatMap((flight) => {
    const { aircraft, block, fares, seats, comfort } = flight;
    const spoke = spokeOf(flight);
    const terms = { spoke, km: kmTo(spoke), block, comfort };
    return flight.departs.map((departs) => ({
      ...terms,
      id: flightKey({ leg: aircraft, departs }),
      departs,
      fares: fromClassList(fares),
      seats: fromClassList(seats),
    }));
  });
  return legs.sort((one, other) => one.departs - other.departs || (one.id < other.id ? -1 : 1));
}

/**
 * Returns the settlement's expectations by first flight, with what the airline expects of the demand instead of the true one.
 * Computing them takes many times as long. Null if the flights are not the stored timetable at its fares.
 */
function storedConnections(
  app: CoreApp,
  airline: string,
  flights: readonly OwnFlights[],
  factorOf: (origin: string, destination: string) => number,
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
      const factor = factorOf(origin, on.destination);
      const people = on.people.map((count) => count * factor) as ClassList;
      return { ...on, leg: keys.get(on.leg) ?? '', people };
    });
    if (known.length > 0) byFlight.set(keys.get(id) ?? '', known);
  }
  return byFlight;
}

/** A plan of 30 routes takes 0.8 s. */
const CALLS_PER_MINUTE = 60;

/**
 * POST /api/am/connecting: returns the connecting passengers to expect on flights to and from the caller's hub, by the
 * settlement's rule and with the demand that the airline expects.
 */
export function viewConnecting(e: core.RequestEvent): void {
  handleRequest(e, () => limitCalls(e, CALLS_PER_MINUTE, () => sendConnecting(e)));
}

function sendConnecting(e: core.RequestEvent): void {
  const { flights } = readBody(e, connectingQuestionSchema, CONNECTING_LIMITS);
  const app = e.app;
  const airlines = new Map(readAll(app, SERVICE, 'FROM airline a').map((one) => [one.id, one]));
  const own = airlines.get(e.auth?.getString('airline') ?? '');
  if (!own) throw new ForbiddenError('You have no airline.', null);
  const { hub } = own;
  const ids = [...new Set(flights.flatMap(({ origin, destination }) => [origin, destination]))].sort();
  const places = new Map(
    readAll(app, PLACE, 'FROM airport p WHERE p.id IN (SELECT value FROM json_each({:ids}))', {
      ids: JSON.stringify([hub, ...ids]),
    }).map((place) => [place.id, place]),
  );
  const home = places.get(hub);
  const spokes = ids.filter((id) => id !== hub && places.has(id));
  const kmTo = (spoke: string) => {
    const place = places.get(spoke);
    return home && place ? distanceKm(home, place) : 0;
  };
  const isSpoke = new Set(spokes);
  const legs = {
    inbound: hubLegs(
      flights.filter(({ origin, destination }) => destination === hub && isSpoke.has(origin)),
      ({ origin }) => origin,
      kmTo,
    ),
    outbound: hubLegs(
      flights.filter(({ origin, destination }) => origin === hub && isSpoke.has(destination)),
      ({ destination }) => destination,
      kmTo,
    ),
  };
  const minute = worldMinute(app);
  const [{ start } = { start: '' }] = readAll(app, WORLD_START, 'FROM world w');
  const know = callersKnower(e);
  const marketOf = readOdMarketsBetween(app, spokes);
  const known = new Map<string, KnownConnectionMarket | null>();
  const expectedOf = (origin: string, destination: string): KnownConnectionMarket | null => {
    const key = `${origin} ${destination}`;
    const there = known.get(key);
    if (there !== undefined) return there;
    const market = marketOf(origin, destination);
    const [from, to] = [places.get(origin), places.get(destination)];
    const { degree, factor } =
      from && to ? know.of({ from, to, km: market?.km ?? 0 }) : { degree: 0, factor: 1 };
    const expected = market && {
      ...market,
      yearly: expectedDemand(market.yearly, { degree, factor }),
      known: degree,
    };
    known.set(key, expected);
    return expected;
  };
  const compute = () => {
    const service = { airline: own.id, punctuality: own.punctuality, reputation: own.reputation, ...legs };
    const days = connectionsOver(service, expectedOf);
    const direct = readDirect(app, days, airlines, readModels(app), minute);
    const incumbentsOn = readIncumbentsBetween(app, spokes, readTraffic(app));
    return expectedConnections(
      service,
      days,
      calendarAt(start, minute).month - 1,
      ({ origin, destination, weekday, pairings: [first] }) => [
        ...(direct.get(origin + destination + weekday) ?? []),
        ...(first ? incumbentsOn(origin, destination, first.odMarket) : []),
      ],
      meetRivals(app, { hour: Math.floor(minute / HOUR) }, own.id, days),
    );
  };
  const factorOf = (origin: string, destination: string) => {
    const [from, to] = [places.get(origin), places.get(destination)];
    return from && to ? know.of({ from, to, km: distanceKm(from, to) }).factor : 1;
  };
  const expected = storedConnections(app, own.id, flights, factorOf) ?? compute();
  const found = [...connectingFlights(legs, expected, expectedOf)];
  e.response?.header().set('Cache-Control', 'no-store');
  e.json(200, { flights: found.map(([key, flight]) => ({ key, ...flight })) });
}
