import * as z from 'zod/mini';
import { perClass } from '../fleet/aircraft/cabin.ts';
import { MAINTENANCE_KINDS } from './aircraft.ts';
import { airlineId, defineTable, id, json, oneOf, type Row, whole } from './table.ts';

/** Work orders: checks and refits. Times are world minutes. */
export const MAINTENANCE = defineTable({
  name: 'maintenance',
  access: 'owner',
  exportOrder: 'starts, id',
  indexes: ['airline, starts', 'aircraft', 'state, starts'],
  columns: {
    id,
    airline: airlineId,
    aircraft: id,
    kind: oneOf(MAINTENANCE_KINDS),
    /** When a refit was ordered. 0 for checks. */
    ordered: whole,
    starts: whole,
    ends: whole,
    /** Whole US dollars. */
    cost: whole,
    by: oneOf(['player', 'rule']),
    state: oneOf(['planned', 'started', 'done']),
    /** New cabin of a refit; null for checks. */
    cabin: json(5_000, () => z.nullish(z.object(perClass(() => z.number())))),
  },
});
export type Maintenance = Row<typeof MAINTENANCE>;
