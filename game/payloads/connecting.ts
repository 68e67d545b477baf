import * as z from 'zod/mini';
import { DAY, WEEK } from '../world/time.ts';

/** Maximum number of an airline's flights per week for which connections are expected. */
export const CONNECTING_FLIGHTS_MAX = 2_000;
/** Maximum number of airports that these fly to and from. */
export const CONNECTING_AIRPORTS_MAX = 100;
/** Maximum product of both, because each arrival is compared with flights to all airports: 2,000 flights to 30 airports. */
export const CONNECTING_WORK_MAX = 60_000;
/** Limits of the request. As JSON, flights that differ only in time take 300 bytes and 5 for each. */
export const CONNECTING_LIMITS = { bytes: 700_000, tokens: 60_000 };

const airport = z.string().check(z.maxLength(15));
const amount = z.number().check(z.gte(0), z.lte(1_000_000));
const list = z.tuple([amount, amount, amount]);

/** A function instead of a schema, because goja takes 30 µs for each number in a list of a schema. */
const areMinutes = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= CONNECTING_FLIGHTS_MAX &&
  value.every((minute) => Number.isInteger(minute) && minute >= 0 && minute < WEEK);

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
  departs: z.custom<number[]>(areMinutes, 'Expected minutes of the week'),
});
export type OwnFlights = z.infer<typeof ownFlightsSchema>;

/** Checks whether there are few enough flights and airports for the server to expect connections. */
export function areFew(flights: readonly OwnFlights[]): boolean {
  const count = flights.reduce((sum, { departs }) => sum + departs.length, 0);
  const airports = new Set(flights.flatMap(({ origin, destination }) => [origin, destination])).size;
  return (
    count <= CONNECTING_FLIGHTS_MAX &&
    airports <= CONNECTING_AIRPORTS_MAX &&
    count * airports <= CONNECTING_WORK_MAX
  );
}

/** Body of POST /api/am/connecting: an airline's flights to and from its hub, as they are or as it plans them. */
export const connectingQuestionSchema = z.strictObject({
  flights: z.array(ownFlightsSchema).check(z.refine(areFew, 'Too many flights or airports')),
  /** Airports, other than the hub, whose flights are asked for. All flights if it is missing. Few take less time. */
  airports: z.optional(z.array(airport).check(z.maxLength(CONNECTING_AIRPORTS_MAX))),
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
