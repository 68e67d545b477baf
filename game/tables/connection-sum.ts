import type { WeekWeights } from '../demand/choice/connection-weights.ts';
import { airlineId, defineTable, id, limited, serverJson, text, whole } from './table.ts';

/**
 * Weights of an airline's connections in an O&D market, so that rivals share its demand. Changes take effect
 * one hour later, because all airlines settled in an hour must read the same state.
 */
export const CONNECTION_SUM = defineTable({
  name: 'connection_sum',
  access: 'owner',
  exportOrder: 'market, since, id',
  indexes: ['market, airline', 'airline', 'until'],
  columns: {
    id,
    airline: airlineId,
    /** Ids of the origin and the destination, without a separator. */
    market: limited(text, { max: 30 }),
    /** Hour (not minute) that wrote the row. The row counts from the next hour on. */
    since: whole,
    /** Hour that replaced the row. It counts in that hour for the last time. 0 while it is valid. */
    until: whole,
    weights: serverJson<WeekWeights>(2_000),
  },
});
