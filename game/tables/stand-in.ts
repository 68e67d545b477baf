import { airlineId, defineTable, id, internal, type Row, whole } from './table.ts';

/** Departures flown by a substitute for the scheduled aircraft. Rows stay for a few days: see `KEPT_DAYS`. */
export const STAND_IN = defineTable({
  name: 'stand_in',
  access: 'owner',
  exportOrder: 'departs, id',
  indexes: ['departs', 'airline', 'aircraft'],
  columns: {
    /** Id of the flight. */
    id,
    airline: internal(airlineId),
    leg: id,
    destination: internal(id),
    /** World minute. */
    departs: whole,
    /** The substitute. */
    aircraft: id,
    /** The scheduled aircraft. */
    instead_of: id,
    /** Id of the airport where the substitute was idle and to which it returns. */
    base: internal(id),
  },
});
export type Substitution = Row<typeof STAND_IN>;
