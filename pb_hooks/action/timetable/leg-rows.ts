import { WEEK } from '#game/world/time.ts';
import type { CheckedWeek } from './check-weeks.ts';
import type { WeekLeg } from './plan-week.ts';

/**
 * Returns the id of an aircraft's leg from its departure, a minute of the week. An aircraft cannot depart
 * twice in a minute, and an unchanged leg keeps its id. Twelve characters of the aircraft's id are unique.
 */
const idOf = (aircraft: string, departs: number): string =>
  aircraft.slice(0, 12) + departs.toString(36).padStart(3, '0');

/** Columns of a row without the airline. */
export const LEG_COLUMNS =
  'id, aircraft, route, origin, destination, departs, block, arrives, number' as const;

/** Returns the values of a row in the order of LEG_COLUMNS. */
const rowOf = (code: string, aircraft: string, leg: WeekLeg): unknown[] => [
  idOf(aircraft, leg.departs),
  aircraft,
  leg.route,
  leg.origin,
  leg.destination,
  leg.departs,
  leg.block,
  (leg.departs + leg.block) % WEEK,
  `${code}${leg.number}`,
];

/**
 * Returns the rows of the collection `leg` for some weeks, each with its values in the order of LEG_COLUMNS.
 */
export const legRows = (code: string, weeks: readonly CheckedWeek[]): unknown[][] =>
  weeks.flatMap(({ aircraft, legs }) => legs.map((leg) => rowOf(code, aircraft.id, leg)));
