import * as z from 'zod/mini';
import { DAY, WEEK } from '../world/time.ts';

/** Maximum number of an airline's flights per week for which connections are expected. */
export const CONNECTING_FLIGHTS_MAX = 2_000;
/** Limits of the request. As JSON, flights that differ only in time take 300 bytes and 5 for each. */
export const CONNECTING_LIMITS = { bytes: 700_000, tokens: 60_000 };

const airport = z.string().check(z.maxLength(15));
const amount = z.number().check(z.gte(0), z.lte(1_000_000));
const list = z.tuple([amount, amount, amount]);

/** Flights of one aircraft from one airport to another that differ only in time. */
const ownFlightsSchema = z.strictObject({
  aircraft: z.string().check(z.maxLength(60)),
  origin: airport,
  destination: airport,
  /** Block time in minutes. */
  block: z.int().check(z.gte(1), z.lte(2 * DAY)),
  /** By class. Fares in whole US dollars. */
  fares: list,
  seats: list,
  comfort: z.number().check(z.gte(0), z.lte(1)),
  /** Minutes of the week, UTC. */
  departs: z.array(z.int().check(z.gte(0), z.lt(WEEK))).check(z.maxLength(CONNECTING_FLIGHTS_MAX)),
});
export type OwnFlights = z.infer<typeof ownFlightsSchema>;

/** Body of POST /api/am/connecting: an airline's flights to and from its hub, as they are or as it plans them. */
export const connectingQuestionSchema = z.strictObject({
  flights: z
    .array(ownFlightsSchema)
    .check(
      z.refine(
        (flights) => flights.reduce((sum, { departs }) => sum + departs.length, 0) <= CONNECTING_FLIGHTS_MAX,
        'Too many flights',
      ),
    ),
});

/** Response of POST /api/am/connecting: see `ConnectingFlight`. */
export const connectingSchema = z.object({
  flights: z.array(
    z.object({
      /** `flightKey`. */
      key: z.string(),
      people: list,
      fares: list,
      isSecond: z.boolean(),
      deviation: z.number(),
    }),
  ),
});
