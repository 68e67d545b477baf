import { movementsOf } from '#game/network/timetable/airport-slots.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import {
  type AirportSlots,
  type ByKind,
  emptyAirport,
  noMovements,
  SLOT_KINDS,
  type SlotKind,
} from '#game/slots/airport-slots.ts';
import { backgroundAt } from '#game/slots/background.ts';
import { SLOT } from '#game/tables/slot.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, boolOf, numberOf, textOf } from '../platform/db/shape.ts';
import { readTraffic, readTrafficPlaces, type SlotsOfAirports } from './airport-slots.ts';

/** Hours in which the airline's slots may change: of the given movements, and those in which it has slots. */
const HOURS = `
  WITH h AS MATERIALIZED (
    SELECT value ->> 0 AS airport, value ->> 1 AS hour FROM json_each({:hours})
    UNION SELECT airport, hour FROM slot
    WHERE airline = {:airline} AND airport IN (SELECT value ->> 0 FROM json_each({:hours})))`;
const COUNTS = 'count(*) AS count, sum(l.airline = {:airline}) AS own';

const MOVEMENT = {
  airport: textOf('airport'),
  hour: numberOf('hour'),
  isArrival: boolOf('arrival'),
  /** Movements of all airlines, and of the one that asks. */
  count: numberOf('count'),
  own: numberOf('own'),
};
const MOVEMENTS = `
  FROM (${HOURS}
    SELECT h.airport, h.hour, FALSE AS arrival, ${COUNTS} FROM h CROSS JOIN leg l
    ON l.origin = h.airport AND l.departs >= 60 * h.hour AND l.departs < 60 * h.hour + 60 GROUP BY 1, 2
    UNION ALL SELECT h.airport, h.hour, TRUE, ${COUNTS} FROM h CROSS JOIN leg l
    ON l.destination = h.airport AND l.arrives >= 60 * h.hour AND l.arrives < 60 * h.hour + 60 GROUP BY 1, 2)`;

const s = aliased(SLOT, 's');
const HELD = {
  airport: s.airport,
  hour: s.hour,
  kind: s.kind,
  count: s.count,
  used: s.used,
  isOwn: boolOf('s.airline = {:airline}'),
};
const SLOTS = `
  FROM (${HOURS} SELECT s.* FROM h CROSS JOIN slot s ON s.airport = h.airport AND s.hour = h.hour) s`;

/** Slots of which only some hours of the week were read. */
export interface SlotHours extends SlotsOfAirports {
  /** Those hours in ascending order, by airport id. */
  hours: Map<string, number[]>;
}

/** Returns the hours of the week of some legs, by airport. */
function hoursOf(legs: readonly PlannedLeg[]): Map<string, Set<number>> {
  const hours = new Map<string, Set<number>>();
  for (const leg of legs)
    for (const { airport, hour } of movementsOf(leg)) {
      const there = hours.get(airport);
      if (there) there.add(hour);
      else hours.set(airport, new Set([hour]));
    }
  return hours;
}

/**
 * Reads what `readSlots` does, but only in the hours that the removal of some legs can change. All others are as if nobody
 * had anything in them. Many times faster, because a hub has thousands of movements, and the real world's traffic of a
 * whole week takes long in goja. A removal needs no slots of the pool.
 */
export function readSlotHours(app: CoreApp, legs: readonly PlannedLeg[], airline: string): SlotHours {
  const wanted = hoursOf(legs);
  const traffic = readTraffic(app);
  const places = new Map(readTrafficPlaces(app, [...wanted.keys()]).map((place) => [place.id, place]));
  const airports = new Map<string, AirportSlots>();
  const own = new Map<string, ByKind>();
  for (const { id, runways } of places.values()) {
    airports.set(id, emptyAirport(runways));
    own.set(id, noMovements());
  }
  const known = new Map([...places.keys()].map((id) => [id, new Set<number>()]));
  /** Adds movements of others, and the real world's traffic when an hour comes for the first time. */
  const addOthers = (airport: string, hour: number, count: number) => {
    const place = places.get(airport);
    const slots = airports.get(airport);
    const hours = known.get(airport);
    if (!place || !slots || !hours) return;
    if (!hours.has(hour)) slots.others[hour] = backgroundAt(place, hour, traffic);
    hours.add(hour);
    slots.others[hour] = (slots.others[hour] ?? 0) + count;
  };
  const listed = [...wanted].flatMap(([airport, hours]) => [...hours].map((hour) => [airport, hour]));
  const params = { hours: JSON.stringify(listed), airline };
  for (const movement of readAll(app, MOVEMENT, MOVEMENTS, params)) {
    const { airport, hour, isArrival, count } = movement;
    const timetable = own.get(airport);
    if (!timetable) continue;
    addOthers(airport, hour, count - movement.own);
    timetable[isArrival ? 'arrival' : 'departure'][hour] = movement.own;
  }
  for (const [id, slots] of airports)
    for (const kind of SLOT_KINDS) slots.held[kind] = (own.get(id)?.[kind] ?? []).slice();
  for (const { airport, hour, kind, count, used, isOwn } of readAll(app, HELD, SLOTS, params)) {
    addOthers(airport, hour, isOwn ? 0 : Math.max(0, count - used));
    const held = isOwn ? airports.get(airport)?.held[kind as SlotKind] : undefined;
    if (held) held[hour] = Math.max(held[hour] ?? 0, count);
  }
  const ascending = (hours: Set<number>) => [...hours].sort((one, other) => one - other);
  return { airports, own, hours: new Map([...known].map(([id, hours]) => [id, ascending(hours)])) };
}
