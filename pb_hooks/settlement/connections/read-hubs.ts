import type { AircraftModel } from '#game/aircraft/aircraft-model.ts';
import { comfortOf } from '#game/choice/comfort.ts';
import type { HubLeg } from '#game/choice/connections.ts';
import type { ConnectionMarket, Hub, OdMarketDay } from '#game/choice/expected-connections.ts';
import type { Itinerary } from '#game/choice/itinerary.ts';
import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { solarOffset } from '#game/timetable/local-time.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { demandWorld } from '#hooks/demand/links.ts';
import { placesOf } from '#hooks/demand/places.ts';
import { FOUR_WEEKLY_TURN, spreadTurn } from '../pace/slots.ts';
import { readRows } from '../state/read-rows.ts';
import { type AirlineState, OURS, type SettledWorld } from '../state/read-world.ts';
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
  WHERE b.connected = 0 OR EXISTS (
    SELECT 1 FROM connection_sum own CROSS JOIN connection_sum s ON s.market = own.market
    WHERE own.airline = b.id AND s.airline <> b.id AND s.since >= b.connected - 1 AND ${HELD})`;

/**
 * Returns a query for the ids of the airlines to recompute.
 * @param count of all airlines
 */
function dueOf(count: number, hasCompetition: boolean): string {
  if (!hasCompetition) return `SELECT id FROM (${changed(FOUR_WEEKLY_TURN)}) UNION ${FOUR_WEEKLY_TURN}`;
  const turn = spreadTurn(count, MAX_CONTESTED);
  const turns = `${FOUR_WEEKLY_TURN} UNION ${turn}`;
  return `SELECT id FROM (${changed(turns)}) UNION ${FOUR_WEEKLY_TURN} UNION ${contested(turn)}`;
}

/**
 * Returns the ids of the airlines whose connections are to be recomputed. Includes the airlines whose turn it
 * is, because the flights of others may have changed.
 * @param count of all airlines
 * @param hasCompetition whether rivals' connections count
 */
export function readDueHubs(
  app: CoreApp,
  { ours, hour }: SettledWorld,
  count: number,
  hasCompetition: boolean,
): string[] {
  const start = STARTS.charAt(hour % STARTS.length);
  const from = `FROM airline a WHERE ${OURS('a.id')} AND a.id IN (${dueOf(count, hasCompetition)}) ORDER BY a.id`;
  return readRows<[string]>(app, 'a.id', from, { ours, hour, start }).map(([id]) => id);
}

/** Columns of a Flown. Any other columns follow. */
const FLOWN = `l.departs, l.block, r.fare_economy, r.fare_business, r.fare_first,
  x.economy, x.business, x.first, x.model, x.built`;
const WITH = 'JOIN route r ON r.id = l.route JOIN aircraft x ON x.id = l.aircraft';
type Flown = [number, number, number, number, number, number, number, number, string, number];

type LegRow = [...Flown, airline: string, id: string, origin: string, destination: string, km: number];

/**
 * Returns the comfort of the flight at the start of a row. Reads by index, because destructuring and
 * spreading are slow in goja.
 */
function comfortIn(row: readonly unknown[], models: ReadonlyMap<string, AircraftModel>, now: number): number {
  const flown = row as Flown;
  const type = models.get(flown[8]);
  if (!type) return 0;
  return comfortOf({
    popularity: type.popularity,
    age: Math.max(0, now - flown[9]) / YEAR,
    seats: flown[5] + flown[6] + flown[7],
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
  const rows = readRows<LegRow>(
    app,
    `${FLOWN}, l.airline, l.id, l.origin, l.destination, r.km`,
    `FROM json_each({:ids}) j JOIN airline a ON a.id = j.value JOIN leg l ON l.airline = a.id ${WITH}
     WHERE a.hub IN (l.origin, l.destination) ORDER BY l.airline, l.departs, l.id`,
    { ids: JSON.stringify(ids) },
  );
  const hubs = new Map<string, { inbound: HubLeg[]; outbound: HubLeg[] }>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as LegRow;
    const airline = row[10];
    const own = hubs.get(airline) ?? { inbound: [], outbound: [] };
    hubs.set(airline, own);
    const isInbound = row[13] === airlines.get(airline)?.hub;
    (isInbound ? own.inbound : own.outbound).push({
      id: row[11],
      spoke: isInbound ? row[12] : row[13],
      departs: row[0],
      block: row[1],
      km: row[14],
      fares: { economy: row[2], business: row[3], first: row[4] },
      seats: { economy: row[5], business: row[6], first: row[7] },
      comfort: comfortIn(row, models, now),
    });
  }
  return [...hubs].map(([airline, legs]) => {
    const { punctuality = 0, reputation = 0 } = airlines.get(airline) ?? {};
    return { airline, punctuality, reputation, ...legs };
  });
}

/** Returns a function that gives the O&D market between two of some airports (ids). */
export function readOdMarketsBetween(
  app: CoreApp,
  airports: readonly string[],
): (origin: string, destination: string) => ConnectionMarket | null {
  const places = new Map([...placesOf(app, airports)].map(([id, place]) => [id, toDemandPlace(place)]));
  const world = demandWorld(app);
  const known = new Map<string, ReturnType<typeof pairDemand>>();
  return (origin, destination) => {
    const [from, to] = [places.get(origin), places.get(destination)];
    if (!from || !to) return null;
    const key = origin < destination ? origin + destination : destination + origin;
    const yearly =
      known.get(key) ?? (origin < destination ? pairDemand(from, to, world) : pairDemand(to, from, world));
    known.set(key, yearly);
    return { km: yearly.km, yearly, latA: from.lat, latB: to.lat, lon: from.lon };
  };
}

type DirectRow = [
  ...Flown,
  origin: string,
  destination: string,
  weekday: number,
  airline: string,
  id: string,
  lon: number,
];

/**
 * Returns the direct flights of all airlines in some O&D markets on their weekdays, by origin, destination
 * and weekday.
 */
export function readDirect(
  app: CoreApp,
  days: readonly OdMarketDay[],
  airlines: ReadonlyMap<string, AirlineState>,
  models: ReadonlyMap<string, AircraftModel>,
  now: number,
): Map<string, Itinerary[]> {
  const rows = readRows<DirectRow>(
    app,
    `${FLOWN}, l.origin, l.destination, w.value ->> 2, l.airline, l.id, o.lon`,
    `FROM jsonb_each({:days}) w
     CROSS JOIN leg l ON l.origin = w.value ->> 0 AND l.destination = w.value ->> 1
       AND l.departs >= (w.value ->> 2) * ${DAY} AND l.departs < (w.value ->> 2) * ${DAY} + ${DAY}
     ${WITH} JOIN airport o ON o.id = l.origin ORDER BY l.origin, l.destination, l.departs, l.id`,
    { days: JSON.stringify(days.map(({ origin, destination, weekday }) => [origin, destination, weekday])) },
  );
  const direct = new Map<string, Itinerary[]>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as DirectRow;
    const airline = airlines.get(row[13]);
    const itinerary: Itinerary = {
      id: row[14],
      airline: row[13],
      departs: (((row[0] + solarOffset(row[15])) % DAY) + DAY) % DAY,
      minutes: row[1],
      stops: 0,
      fares: { economy: row[2], business: row[3], first: row[4] },
      seats: { economy: row[5], business: row[6], first: row[7] },
      comfort: comfortIn(row, models, now),
      punctuality: airline?.punctuality ?? 0,
      reputation: airline?.reputation ?? 0,
    };
    const key = row[10] + row[11] + row[12];
    const others = direct.get(key);
    if (others) others.push(itinerary);
    else direct.set(key, [itinerary]);
  }
  return direct;
}
