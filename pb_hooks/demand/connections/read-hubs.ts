import { comfortOf } from '#game/demand/choice/comfort.ts';
import type { HubLeg } from '#game/demand/choice/connections.ts';
import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import type { ConnectionMarket, Hub, OdMarketDay } from '#game/demand/choice/pairings.ts';
import { seasonFactors } from '#game/demand/season.ts';
import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { classesOf, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import { OPENING_HOURS } from '#game/rivals/reviews.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { LEG } from '#game/tables/leg.ts';
import { ROUTE } from '#game/tables/route.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { dayOfIncumbents, NOBODY, SERVED, WITH_ANSWERS } from '#hooks/demand/incumbents.ts';
import { demandWorld } from '#hooks/demand/links.ts';
import { placesOf } from '#hooks/demand/places.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { FOUR_WEEKLY_TURN, spreadTurn } from '#hooks/settlement/pace/slots.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import { type AirlineState, OURS, type SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { knownPairs } from './known-pairs.ts';
import { HELD } from './rival-sums.ts';

/**
 * Maximum airlines per hour that are recomputed because of a change. Each takes about 35 ms. The rest wait
 * for the next hour.
 */
const MAX_CHANGED = 6;
/** Target airlines per hour that are checked for changed rivals in their O&D markets. */
const MAX_CONTESTED = 2;
/** Start in the order of ids for changed airlines. It moves each hour, so that no airline waits for ever. */
const STARTS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Airlines whose timetable or fares have changed. Includes those already recomputed in this hour, because an
 * interrupted hour must choose the same airlines again.
 * @param turns query for the ids of the airlines that are checked in any case
 */
const changed = (turns: string) => `
  SELECT id FROM airline WHERE connected IN (0, {:hour} + 1) AND id NOT IN (${turns})
  ORDER BY id < {:start}, id LIMIT ${MAX_CHANGED}`;

/**
 * Of the airlines whose turn it is, those that have changed and those with changed rival connections in their
 * O&D markets.
 */
const contested = (turn: string) => `
  SELECT t.value FROM (${turn}) t JOIN airline b ON b.id = t.value
  WHERE b.connected <= 1 OR EXISTS (
    SELECT 1 FROM connection_sum own CROSS JOIN connection_sum s ON s.market = own.market
    WHERE own.airline = b.id AND s.airline <> b.id AND s.since >= b.connected - 1 AND ${HELD})`;

/**
 * Returns a query for the ids of the airlines to recompute.
 * @param count of all airlines
 */
function dueOf(count: number): string {
  const turn = spreadTurn(count, MAX_CONTESTED);
  const turns = `${FOUR_WEEKLY_TURN} UNION ${turn}`;
  return `SELECT id FROM (${changed(turns)}) UNION ${FOUR_WEEKLY_TURN} UNION ${contested(turn)}`;
}

const ID = { id: aliased(AIRLINE, 'a').id };

/**
 * Returns the ids of the airlines whose connections are to be recomputed. Includes the airlines whose turn it
 * is, because the flights of others may have changed.
 * @param count of all airlines
 */
export function readDueHubs(app: CoreApp, { ours, hour }: SettledWorld, count: number): string[] {
  const start = STARTS.charAt(hour % STARTS.length);
  const isOpen = `(a.user <> '' OR {:hour} >= ${OPENING_HOURS})`;
  const from = `FROM airline a WHERE ${OURS('a.id')} AND ${isOpen} AND a.id IN (${dueOf(count)}) ORDER BY a.id`;
  return readRows(app, ID, from, { ours, hour, start }).map(({ id }) => id);
}

const l = aliased(LEG, 'l');
const x = aliased(AIRCRAFT, 'x');
const r = aliased(ROUTE, 'r');
const FLOWN = {
  id: l.id,
  airline: l.airline,
  origin: l.origin,
  destination: l.destination,
  departs: l.departs,
  block: l.block,
  fares: faresOf(r),
  seats: classesOf(x),
  model: x.model,
  built: x.built,
};
const HUB_LEG = { ...FLOWN, km: r.km };
const DIRECT_LEG = { ...FLOWN, weekday: numberOf('w.value ->> 2'), lon: aliased(AIRPORT, 'o').lon };
const WITH = 'JOIN route r ON r.id = l.route JOIN aircraft x ON x.id = l.aircraft';

/** Returns the comfort of a flight. 0 for an unknown model. */
function comfortIn(
  { model, built, seats }: ShapedRow<typeof FLOWN>,
  models: ReadonlyMap<string, AircraftModel>,
  now: number,
): number {
  const type = models.get(model);
  if (!type) return 0;
  return comfortOf({
    popularity: type.popularity,
    age: Math.max(0, now - built) / YEAR,
    seats: sumOfClasses(seats),
    max_seats: type.max_seats,
  });
}

/** Returns the flights of some airlines (ids) to and from their hubs, in order of departure. */
export function readHubs(
  app: CoreApp,
  ids: readonly string[],
  airlines: ReadonlyMap<string, AirlineState>,
  models: ReadonlyMap<string, AircraftModel>,
  now: number,
): Hub[] {
  const legs = readRows(
    app,
    HUB_LEG,
    `FROM json_each({:ids}) j JOIN airline a ON a.id = j.value JOIN leg l ON l.airline = a.id ${WITH}
     WHERE a.hub IN (l.origin, l.destination) ORDER BY l.airline, l.departs, l.id`,
    { ids: JSON.stringify(ids) },
  );
  const hubs = new Map<string, { inbound: HubLeg[]; outbound: HubLeg[] }>();
  for (let index = 0; index < legs.length; index++) {
    const leg = legs[index] as (typeof legs)[number];
    const { airline } = leg;
    const own = hubs.get(airline) ?? { inbound: [], outbound: [] };
    hubs.set(airline, own);
    const isInbound = leg.destination === airlines.get(airline)?.hub;
    (isInbound ? own.inbound : own.outbound).push({
      id: leg.id,
      spoke: isInbound ? leg.origin : leg.destination,
      departs: leg.departs,
      block: leg.block,
      km: leg.km,
      fares: leg.fares,
      seats: leg.seats,
      comfort: comfortIn(leg, models, now),
    });
  }
  return [...hubs].map(([airline, legs]) => {
    const { punctuality = 0, reputation = 0 } = airlines.get(airline) ?? {};
    return { airline, punctuality, reputation, ...legs };
  });
}

/** Both directions of a pair (ids) have the same key. */
const pairOf = (one: string, other: string) => (one < other ? one + other : other + one);

/** Returns a function that gives the O&D market between two of some airports (ids). */
export function readOdMarketsBetween(
  app: CoreApp,
  airports: readonly string[],
): (origin: string, destination: string) => ConnectionMarket | null {
  const places = new Map([...placesOf(app, airports)].map(([id, place]) => [id, toDemandPlace(place)]));
  const world = demandWorld(app);
  const known = knownPairs(app);
  return (origin, destination) => {
    const [from, to] = [places.get(origin), places.get(destination)];
    if (!from || !to) return null;
    const key = pairOf(origin, destination);
    const yearly =
      known.get(key) ?? (origin < destination ? pairDemand(from, to, world) : pairDemand(to, from, world));
    known.set(key, yearly);
    return { km: yearly.km, yearly, latA: from.lat, latB: to.lat, lon: from.lon };
  };
}

const e = aliased(AIRPORT, 'e');
const SERVED_ENDS = { from: e.id, to: aliased(AIRPORT, 'f').id, ...SERVED };

/** Returns a function that gives a day of the incumbents between two of some airports (ids). */
export function readIncumbentsBetween(
  app: CoreApp,
  airports: readonly string[],
  traffic: number,
  month: number,
): (origin: string, destination: string, odMarket: ConnectionMarket) => readonly Itinerary[] {
  const pairs = new Map(
    readRows(
      app,
      SERVED_ENDS,
      `FROM json_each({:ids}) j CROSS JOIN airport e ON e.id = j.value CROSS JOIN served_pair s ON s.a = e.iata
       JOIN airport f ON f.iata = s.b ${WITH_ANSWERS} WHERE f.id IN (SELECT value FROM json_each({:ids})) ORDER BY s.a, s.b`,
      { ids: JSON.stringify(airports) },
    ).map(({ from, to, ...served }) => [pairOf(from, to), served]),
  );
  const known = new Map<string, readonly Itinerary[]>();
  return (origin, destination, odMarket) => {
    const pair = pairOf(origin, destination);
    const day =
      known.get(pair) ??
      dayOfIncumbents(
        { ...odMarket, served: pairs.get(pair) ?? NOBODY },
        traffic,
        seasonFactors(month, odMarket.latA, odMarket.latB),
      );
    known.set(pair, day);
    return day;
  };
}

/**
 * Returns the direct flights of all airlines in some O&D markets on their weekdays, by origin, destination
 * and weekday.
 */
export function readDirect(
  app: CoreApp,
  days: readonly OdMarketDay[],
  airlines: ReadonlyMap<string, Pick<AirlineState, 'punctuality' | 'reputation'>>,
  models: ReadonlyMap<string, AircraftModel>,
  now: number,
): Map<string, Itinerary[]> {
  const legs = readRows(
    app,
    DIRECT_LEG,
    `FROM jsonb_each({:days}) w
     CROSS JOIN leg l ON l.origin = w.value ->> 0 AND l.destination = w.value ->> 1
       AND l.departs >= (w.value ->> 2) * ${DAY} AND l.departs < (w.value ->> 2) * ${DAY} + ${DAY}
     ${WITH} JOIN airport o ON o.id = l.origin ORDER BY l.origin, l.destination, l.departs, l.id`,
    { days: JSON.stringify(days.map(({ origin, destination, weekday }) => [origin, destination, weekday])) },
  );
  const direct = new Map<string, Itinerary[]>();
  for (let index = 0; index < legs.length; index++) {
    const leg = legs[index] as (typeof legs)[number];
    const airline = airlines.get(leg.airline);
    const itinerary: Itinerary = {
      id: leg.id,
      airline: leg.airline,
      departs: (((leg.departs + solarOffset(leg.lon)) % DAY) + DAY) % DAY,
      minutes: leg.block,
      stops: 0,
      fares: leg.fares,
      seats: leg.seats,
      size: sumOfClasses(leg.seats),
      comfort: comfortIn(leg, models, now),
      punctuality: airline?.punctuality ?? 0,
      reputation: airline?.reputation ?? 0,
    };
    const key = leg.origin + leg.destination + leg.weekday;
    const others = direct.get(key);
    if (others) others.push(itinerary);
    else direct.set(key, [itinerary]);
  }
  return direct;
}
