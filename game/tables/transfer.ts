import { defineTable, id, whole } from './table.ts';

/** Connecting passengers who are booked on their second flight. Its id is derived from both flights. */
export const TRANSFER = defineTable({
  name: 'transfer',
  access: 'owner',
  exportOrder: 'departs, id',
  indexes: ['airline', 'departs, leg, hour, economy, business, first'],
  columns: {
    id,
    airline: id,
    /** The second flight. */
    leg: id,
    destination: id,
    /** Airport where the journey began. */
    origin: id,
    /** World minute of the second departure, and the hour in which the row was written. */
    departs: whole,
    hour: whole,
    /** World minute at which the first flight lands. */
    landed: whole,
    economy: whole,
    business: whole,
    first: whole,
    /** The second flight's share of a fare, whole US dollars. */
    fare_economy: whole,
    fare_business: whole,
    fare_first: whole,
  },
});
