import * as z from 'zod/mini';
import { CREDIT_GRADES } from '../bank/credit-grade.ts';

const figure = z.number();

const publicRouteSchema = z.object({
  /** Airport ids. */
  a: z.string(),
  b: z.string(),
  km: figure,
  /** One way, whole US dollars. */
  fare_economy: figure,
  fare_business: figure,
  fare_first: figure,
  /** Departures per week, both ways together. */
  departures: figure,
});

const publicWeekSchema = z.object({
  /** Full weeks since the world began. */
  week: figure,
  /** Landed flights. */
  flights: figure,
  cancelled: figure,
  late: figure,
  seats: figure,
  passengers: figure,
  /** Ticket revenue, whole US dollars. */
  revenue: figure,
});

/** Response of GET /api/am/airline/{code}: what every player may know about an airline. */
export const publicAirlineSchema = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  colour_primary: z.string(),
  colour_secondary: z.string(),
  country: z.string(),
  /** Airport id. */
  hub: z.string(),
  founded: z.string(),
  /** 0 to 1. */
  reputation: figure,
  punctuality: figure,
  /** Credit grade at the bank. */
  grade: z.enum(CREDIT_GRADES),
  /** Whether the server runs the airline. */
  isRival: z.boolean(),
  /** Delivered aircraft by model key, most frequent first. */
  fleet: z.array(z.object({ model: z.string(), count: figure })),
  /** Busiest first. */
  routes: z.array(publicRouteSchema),
  /** Blocs that are its home besides that of its hub, with the world minute of the grant. */
  certificates: z.array(z.object({ bloc: z.string(), granted: figure })),
  /** The last full weeks with flights, oldest first. */
  weeks: z.array(publicWeekSchema),
});
export type PublicAirline = z.infer<typeof publicAirlineSchema>;
