import { airlineId, defineTable, id, whole } from './table.ts';

/**
 * Connecting passengers of a dispatched flight who are booked on their second flight. Deleted the next day.
 */
export const TRANSFER = defineTable({
  name: 'transfer',
  access: 'owner',
  exportOrder: 'departs, id',
  indexes: ['airline', 'departs, leg, hour, economy, business, first'],
  columns: {
    /** Id of the first flight without its first character, followed by the index of the connection. */
    id,
    airline: airlineId,
    /** Leg and destination of the second flight. */
    leg: id,
    destination: id,
    /** Origin of the first flight. */
    origin: id,
    /** World minute of the second flight's departure. */
    departs: whole,
    /** Hour (not minute) whose settlement wrote the row. */
    hour: whole,
    /** World minute at which the first flight lands. */
    landed: whole,
    economy: whole,
    business: whole,
    first: whole,
    /** The second flight's share of the fare per passenger, whole US dollars. */
    fare_economy: whole,
    fare_business: whole,
    fare_first: whole,
  },
});
