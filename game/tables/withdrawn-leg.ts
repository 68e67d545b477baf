import { defineTable, id, text, whole } from './table.ts';

/**
 * Legs that were taken out of a timetable on a day when some of their passengers may have booked already. The
 * rest of the day's market still counts them.
 */
export const WITHDRAWN_LEG = defineTable({
  name: 'withdrawn_leg',
  access: 'owner',
  exportOrder: 'departs, id',
  indexes: ['airline', 'origin, destination, departs', 'departs'],
  columns: {
    id,
    airline: id,
    leg: id,
    origin: id,
    destination: id,
    /** World minutes: departure, and the time in which it was in the timetable. */
    departs: whole,
    since: whole,
    until: whole,
    /** Block time in minutes. */
    block: whole,
    /** Key, cabin and age of the aircraft. */
    model: text,
    built: whole,
    economy: whole,
    business: whole,
    first: whole,
    fare_economy: whole,
    fare_business: whole,
    fare_first: whole,
  },
});
