import { defineTable, id, whole } from './table.ts';

/** Slots of full hours that came back and are kept for airlines with few departures at the airport. */
export const SLOT_POOL = defineTable({
  name: 'slot_pool',
  access: 'nobody',
  unique: ['airport, hour'],
  columns: {
    id,
    airport: id,
    /** Hour of the week, 0 = Monday 00:00 UTC. */
    hour: whole,
    count: whole,
  },
});
