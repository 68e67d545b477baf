import type { LEG } from '#game/tables/leg.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { WEEK } from '#game/world/time.ts';
import type { CheckedWeek } from './check-weeks.ts';
import type { WeekLeg } from './plan-week.ts';

/**
 * Returns the id of an aircraft's leg from its departure, a minute of the week. An aircraft cannot depart
 * twice in a minute, and an unchanged leg keeps its id. Twelve characters of the aircraft's id are unique.
 */
export const legId = (aircraft: string, departs: number): string =>
  aircraft.slice(0, 12) + departs.toString(36).padStart(3, '0');

/** The columns of a leg that follow from a week alone. */
export type LegRow = Omit<StoredRow<typeof LEG>, 'airline' | 'since' | 'number'>;

const rowOf = (aircraft: string, leg: WeekLeg): LegRow => ({
  id: legId(aircraft, leg.departs),
  aircraft,
  route: leg.route,
  origin: leg.origin,
  destination: leg.destination,
  departs: leg.departs,
  block: leg.block,
  arrives: (leg.departs + leg.block) % WEEK,
});

/** Returns the rows of the collection `leg` for some weeks. */
export const legRows = (weeks: readonly CheckedWeek[]): LegRow[] =>
  weeks.flatMap(({ aircraft, legs }) => legs.map((leg) => rowOf(aircraft.id, leg)));
