import { defineTable, id, whole } from './table.ts';

/**
 * How incumbents have answered the airlines on a pair, as long as it differs from what the seed gives, and for how long they
 * have had room on a pair that only those fly.
 */
export const INCUMBENT = defineTable({
  name: 'incumbent',
  access: 'nobody',
  columns: {
    /** Id of the served pair, or the one that it will have. */
    id,
    /** In thousandths of the seed's. No flights if they have left or not begun. */
    fares: whole,
    flights: whole,
    /** Weeks without flights of theirs in which these would have been full. */
    idle: whole,
  },
});
