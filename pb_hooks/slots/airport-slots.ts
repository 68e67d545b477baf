import {
  type AirportSlots,
  type ByKind,
  isNewcomer,
  noMovements,
  type SlotKind,
} from '#game/slots/airport-slots.ts';
import { backgroundSlots } from '#game/slots/background.ts';
import { SLOT } from '#game/tables/slot.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased, boolOf, numberOf, textOf } from '../platform/db/shape.ts';

const PLACE = {
  id: textOf('p.id'),
  iata: textOf('p.iata'),
  lon: numberOf('p.lon'),
  runways: numberOf('p.runways'),
  passengers_m: numberOf('d.capacity'),
};
const PLACES = `
  FROM airport p LEFT JOIN airport_demand d ON d.id = p.id
  WHERE p.id IN (SELECT value FROM json_each({:airports})) ORDER BY p.id`;

const TRAFFIC = 'SELECT traffic AS json FROM world';

const MOVEMENT = {
  airport: textOf('airport'),
  hour: numberOf('hour'),
  isArrival: boolOf('arrival'),
  isOwn: boolOf('own'),
  count: numberOf('count'),
};
const IS_ASKED = 'IN (SELECT value FROM json_each({:airports}))';
const DEPARTURES = 'SELECT origin AS airport, departs / 60 AS hour, FALSE AS arrival';
const ARRIVALS = 'SELECT destination AS airport, arrives / 60 AS hour, TRUE AS arrival';
/**
 * Departures and arrivals of all airlines, read from indexes only, and those of the airline that asks. The plus
 * makes SQLite find these by airline, because an airport has many more.
 */
const MOVEMENTS = `
  FROM (
    ${DEPARTURES}, FALSE AS own, count(*) AS count FROM leg WHERE origin ${IS_ASKED} GROUP BY 1, 2
    UNION ALL ${ARRIVALS}, FALSE, count(*) FROM leg WHERE destination ${IS_ASKED} GROUP BY 1, 2
    UNION ALL ${DEPARTURES}, TRUE, count(*) FROM leg WHERE airline = {:airline} AND +origin ${IS_ASKED} GROUP BY 1, 2
    UNION ALL ${ARRIVALS}, TRUE, count(*) FROM leg WHERE airline = {:airline} AND +destination ${IS_ASKED} GROUP BY 1, 2)`;

const s = aliased(SLOT, 's');
const OWN_SLOT = { airport: s.airport, hour: s.hour, kind: s.kind, count: s.count };
const OWN_SLOTS = `
  FROM slot s WHERE s.airline = {:airline} AND s.airport IN (SELECT value FROM json_each({:airports}))`;

const UNUSED = { airport: s.airport, hour: s.hour, count: numberOf('sum(s.count - s.used)') };
const UNUSED_SLOTS = `
  FROM slot s
  WHERE s.airline <> {:airline} AND s.count > s.used
    AND s.airport IN (SELECT value FROM json_each({:airports}))
  GROUP BY s.airport, s.hour`;

const POOL = { airport: textOf('airport'), hour: numberOf('hour'), count: numberOf('count') };
const POOLS = 'FROM slot_pool WHERE airport IN (SELECT value FROM json_each({:airports}))';

/** The slots of some airports, as one airline sees them. */
export interface SlotsOfAirports {
  airports: Map<string, AirportSlots>;
  /** The airline's timetable, by airport id. */
  own: Map<string, ByKind>;
}

const add = (hours: number[], hour: number, count: number) => {
  hours[hour] = (hours[hour] ?? 0) + count;
};

/** Reads the figures of airports (ids) that the real world's traffic follows from. */
export const readTrafficPlaces = (app: CoreApp, ids: readonly string[]) =>
  readAll(app, PLACE, PLACES, { airports: JSON.stringify(ids) });

/** Reads the world's setting of traffic in percent. */
export const readTraffic = (app: CoreApp): number => readJson<number>(app, TRAFFIC);

/**
 * Reads the slots of some airports (ids).
 * @param airline id of the airline that asks; empty for none
 */
export function readSlots(app: CoreApp, ids: readonly string[], airline: string): SlotsOfAirports {
  const params = { airports: JSON.stringify(ids), airline };
  const traffic = readTraffic(app);
  const airports = new Map<string, AirportSlots>();
  const own = new Map<string, ByKind>();
  for (const place of readTrafficPlaces(app, ids)) {
    airports.set(place.id, backgroundSlots(place, traffic));
    own.set(place.id, noMovements());
  }
  for (const { airport, hour, isArrival, isOwn, count } of readAll(app, MOVEMENT, MOVEMENTS, params)) {
    const slots = airports.get(airport);
    const timetable = own.get(airport);
    if (!slots || !timetable) continue;
    add(slots.others, hour, isOwn ? -count : count);
    if (isOwn) timetable[isArrival ? 'arrival' : 'departure'][hour] = count;
  }
  for (const { airport, hour, count } of readAll(app, UNUSED, UNUSED_SLOTS, params)) {
    const slots = airports.get(airport);
    if (slots) add(slots.others, hour, count);
  }
  for (const [id, { departure, arrival }] of own) {
    const slots = airports.get(id);
    if (slots) slots.held = { departure: [...departure], arrival: [...arrival] };
  }
  for (const { airport, hour, kind, count } of readAll(app, OWN_SLOT, OWN_SLOTS, params)) {
    const hours = airports.get(airport)?.held[kind as SlotKind];
    if (hours) hours[hour] = Math.max(hours[hour] ?? 0, count);
  }
  for (const { airport, hour, count } of readAll(app, POOL, POOLS, { airports: params.airports })) {
    const slots = airports.get(airport);
    const departures = own.get(airport)?.departure.reduce((sum, flights) => sum + flights, 0) ?? 0;
    if (slots && isNewcomer(departures)) slots.pool[hour] = count;
  }
  return { airports, own };
}
