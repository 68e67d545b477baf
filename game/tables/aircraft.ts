import * as z from 'zod/mini';
import { CHECK_KINDS } from '../fleet/aircraft/maintenance.ts';
import {
  airlineId,
  defineTable,
  freeText,
  hidden,
  id,
  json,
  limited,
  number,
  oneOf,
  type Row,
  text,
  whole,
} from './table.ts';

const mark = () => z.object({ hours: z.number(), cycles: z.number(), at: z.number() });
/** Schema of the last check of each kind. */
export const checkMarks = () => z.object({ line: mark(), a: mark(), c: mark(), d: mark() });

export const MAINTENANCE_KINDS = [...CHECK_KINDS, 'refit'] as const;
export type MaintenanceKind = (typeof MAINTENANCE_KINDS)[number];

/**
 * The aircraft of all airlines, including those on order, and those that dealers have for sale. Times are world
 * minutes, amounts whole US dollars.
 */
export const AIRCRAFT = defineTable({
  name: 'aircraft',
  access: 'owner',
  exportOrder: 'delivered, id',
  unique: ['registration'],
  indexes: ['airline', 'lease_from', "model, ordered WHERE ownership = 'leased'"],
  columns: {
    id,
    /** The owner or lessee: an airline, or the account `dealers`. */
    airline: airlineId,
    /** Key of the model. */
    model: text,
    registration: limited(text, { isRequired: true, max: 12 }),
    name: limited(freeText, { max: 120 }),
    ownership: oneOf(['owned', 'leased']),
    /** Price that the present owner paid. 0 if the aircraft is leased. */
    price: whole,
    /** Price for which it was bought new. 0 if it was leased new, or came from the dealers' first stock. */
    paid_new: whole,
    /** Per week. 0 if the aircraft is owned. */
    lease_rate: whole,
    deposit: whole,
    /** Start of the lease: the delivery. 0 if the aircraft is owned. */
    lease_from: whole,
    /**
     * End of the minimum term of an aircraft that was sold to a lessor and leased back. 0 for all others, whose term is
     * `LEASE_MIN_WEEKS`.
     */
    lease_until: whole,
    /** When the aircraft left the factory. Negative if before the world began. */
    built: whole,
    /** When it was ordered or its lease was signed. Long before the world began if unknown. */
    ordered: whole,
    /** Past or future. */
    delivered: whole,
    /** Block hours flown. */
    hours: number,
    /** Number of landings. */
    cycles: whole,
    /** 1 = as new, 0 = worst. */
    condition: number,
    /** Hours, cycles and world minute at the last check of each kind. */
    checks: json(5_000, checkMarks),
    /** Id of the airport where the aircraft is, or to which it flies. */
    place: id,
    /** When it may depart again. */
    ready: whole,
    /** Seats. */
    economy: whole,
    business: whole,
    first: whole,
    /** Check or refit in progress, or empty. */
    work: oneOf(['', ...MAINTENANCE_KINDS]),
    work_until: whole,
    /** Incremented with each change of the aircraft's timetable. */
    revision: whole,
    /** Block hours, landings and world minute from which any check may be due: see `dueFrom`. */
    due_hours: hidden(whole),
    due_cycles: hidden(whole),
    due_at: hidden(whole),
  },
});
export type Aircraft = Row<typeof AIRCRAFT>;
