import { airlineId, defineTable, id, text, whole } from './table.ts';

/**
 * Legs withdrawn from a timetable on the day of their departure, when passengers may already have booked
 * them. They still compete in that day's market. Deleted at midnight.
 */
export const WITHDRAWN_LEG = defineTable({
  name: 'withdrawn_leg',
  access: 'owner',
  exportOrder: 'departs, id',
  indexes: ['airline', 'origin, destination, departs', 'departs'],
  columns: {
    id,
    airline: airlineId,
    leg: id,
    origin: id,
    destination: id,
    /** World minute. */
    departs: whole,
    /** World minutes from which passengers could book the leg, and from which it is withdrawn. */
    since: whole,
    until: whole,
    /** Block time in minutes. */
    block: whole,
    /** The aircraft: key of its model, world minute at which it left the factory, and seats. */
    model: text,
    built: whole,
    economy: whole,
    business: whole,
    first: whole,
    /** Fares when the leg was withdrawn. Used if the route is gone. */
    fare_economy: whole,
    fare_business: whole,
    fare_first: whole,
  },
});
