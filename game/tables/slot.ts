import { SLOT_KINDS } from '../slots/airport-slots.ts';
import { airlineId, defineTable, id, oneOf, type Row, whole } from './table.ts';

/**
 * Slots that airlines have in full hours, one row per airport, hour and kind. Other hours have no rows: there,
 * every leg has its slots.
 */
export const SLOT = defineTable({
  name: 'slot',
  access: 'owner',
  exportOrder: 'airport, hour, kind',
  unique: ['airline, airport, hour, kind'],
  indexes: ['airport, hour'],
  columns: {
    id,
    airline: airlineId,
    airport: id,
    /** Hour of the week, 0 = Monday 00:00 UTC. */
    hour: whole,
    kind: oneOf(SLOT_KINDS),
    /** Weekly departures or arrivals that the slots permit. */
    count: whole,
    /** Those that the timetable uses. */
    used: whole,
    /** Slots used since some became unused, summed over the weeks counted so far. */
    flown: whole,
    weeks: whole,
    /** World minute at which unused slots are withdrawn. 0 while all are used. */
    until: whole,
  },
});
export type Slot = Row<typeof SLOT>;
