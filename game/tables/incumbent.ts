import { defineTable, id, whole } from './table.ts';

/** How incumbents have answered the airlines on a pair, as long as it differs from what the seed gives. */
export const INCUMBENT = defineTable({
  name: 'incumbent',
  access: 'nobody',
  columns: {
    /** Id of the served pair. */
    id,
    /** In thousandths of the seed's. No flights if they have left. */
    fares: whole,
    flights: whole,
    /** Weeks since they left in which their flights would have been full. */
    idle: whole,
  },
});
