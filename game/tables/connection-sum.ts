import type { WeekWeights } from '../choice/connection-weights.ts';
import { defineTable, id, serverJson, text, whole } from './table.ts';

/** Weights of an airline's connections in an O&D market, for its rivals. */
export const CONNECTION_SUM = defineTable({
  name: 'connection_sum',
  access: 'owner',
  exportOrder: 'market, since, id',
  indexes: ['market, airline', 'airline', 'until'],
  columns: {
    id,
    airline: id,
    /** Ids of origin and destination, joined. */
    market: text,
    /** Hours of the world: first one in which the row counts, and the one that replaced it, or 0. */
    since: whole,
    until: whole,
    weights: serverJson<WeekWeights>(),
  },
});
