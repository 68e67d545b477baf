import * as z from 'zod/mini';
import { CHECK_KINDS } from '../aircraft/maintenance.ts';

const whole = z.number();
const mark = z.object({ hours: z.number(), cycles: z.number(), at: z.number() });

export const MAINTENANCE_KINDS = [...CHECK_KINDS, 'refit'] as const;
export type MaintenanceKind = (typeof MAINTENANCE_KINDS)[number];

/** An aircraft as its airline sees it. Times are world minutes, amounts whole US dollars. */
export const aircraftSchema = z.object({
  id: z.string(),
  airline: z.string(),
  /** Key of the model. */
  model: z.string(),
  registration: z.string(),
  name: z.string(),
  ownership: z.enum(['owned', 'leased']),
  /** Purchase price; 0 if it is leased. */
  price: whole,
  /** Per week; 0 if it is owned. */
  lease_rate: whole,
  deposit: whole,
  lease_from: whole,
  /** When it left the factory. Negative if before the world began. */
  built: whole,
  /** Minute of the order or of the signing of the lease. Long before the world began if unknown. */
  ordered: whole,
  /** World minute of the delivery, past or future. */
  delivered: whole,
  hours: z.number(),
  cycles: whole,
  /** 1 = as new, 0 = worst. */
  condition: z.number(),
  checks: z.object({ line: mark, a: mark, c: mark, d: mark }),
  /** Id of the airport where it is, or to which it flies. */
  place: z.string(),
  /** World minute from which it may depart again. */
  ready: whole,
  economy: whole,
  business: whole,
  first: whole,
  /** Current work, or empty. */
  work: z.enum(['', ...MAINTENANCE_KINDS]),
  work_until: whole,
  /** Incremented with each change of its timetable. */
  revision: whole,
});
export type Aircraft = z.infer<typeof aircraftSchema>;

export const maintenanceSchema = z.object({
  id: z.string(),
  airline: z.string(),
  aircraft: z.string(),
  kind: z.enum(MAINTENANCE_KINDS),
  /** When a refit was ordered, for its undo: see `cancelledRefit`. No meaning for checks. */
  ordered: whole,
  starts: whole,
  ends: whole,
  cost: whole,
  by: z.enum(['player', 'rule']),
  state: z.enum(['planned', 'started', 'done']),
  /** New cabin of a refit; null for checks. */
  cabin: z.nullish(z.object({ economy: whole, business: whole, first: whole })),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

/** Fuel at a fixed price, settled in cash each day: market price minus `price`, times `tonnes`. */
export const fuelContractSchema = z.object({
  id: z.string(),
  airline: z.string(),
  /** US dollars per tonne. */
  price: whole,
  weeks: whole,
  /** Per day. */
  tonnes: whole,
  starts: whole,
  ends: whole,
});
export type FuelContract = z.infer<typeof fuelContractSchema>;
