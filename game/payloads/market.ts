import * as z from 'zod/mini';
import { perClass } from '../fleet/aircraft/cabin.ts';
import { SILHOUETTES } from '../fleet/aircraft/silhouettes.ts';

const figure = z.number();
const figures = z.array(figure);
const amounts = z.object(perClass(() => figure));

/** Public data of an airline, for the map and the market. */
const airlineFaceSchema = z.object({
  name: z.string(),
  code: z.string(),
  colour_primary: z.string(),
  colour_secondary: z.string(),
});

/** One weekly departure on a pair, of any airline. */
const departureSchema = z.object({
  /** Identifies the leg as long as it exists without revealing its aircraft. Not the record id. */
  leg: z.string(),
  airline: z.string(),
  origin: z.string(),
  /** Minute of the week, UTC. */
  departs: figure,
  /** Block time in minutes. */
  block: figure,
  fares: amounts,
  seats: amounts,
  /** 0–1 each; comfort in hundredths. */
  comfort: figure,
  punctuality: figure,
  reputation: figure,
});

/** A departure as forecasts use it. Those of incumbents combine several flights of several airlines. */
export interface MarketDeparture extends z.infer<typeof departureSchema> {
  flights?: number | undefined;
  airlines?: number | undefined;
  /** Mean seats of these flights. */
  size?: number | undefined;
  /** Stops on the way: none if missing. */
  stops?: 0 | 1 | undefined;
}

/** Offer of the airlines of the real world on a pair, as one competitor. */
const incumbentsSchema = z.object({
  /** Their number. */
  airlines: figure,
  /** Per week and direction. */
  flights: figure,
  /** Per flight. */
  seats: amounts,
  /** Whole US dollars. */
  fares: amounts,
  /** 1 if nobody flies the pair directly: they are the journeys by way of other hubs. */
  stops: z.literal([0, 1]),
  /** Travel time in minutes. */
  minutes: figure,
});
export type Incumbents = z.infer<typeof incumbentsSchema>;

const byKind = z.object({ departure: figures, arrival: figures });
/** The slots of an airport as the airline sees them: see `AirportSlots`. */
export const airportSlotsSchema = z.object({
  capacity: figure,
  background: figures,
  others: figures,
  held: byKind,
  pool: figures,
});

/** Demand of a pair as the airline expects it. The server keeps the true one to itself. */
const expectedSchema = {
  /** Passengers per year, both ways together. */
  leisure: figure,
  business: figure,
  premium: figure,
  /** How well the airline knows the pair, 0–1: see `degreeOf`. */
  known: figure,
  /** The same with a market study. */
  known_studied: figure,
  /** Class of the market in the tariff of rights, by the true demand: see `tariffOf`. */
  tariff: figure,
};

/** Response of GET /api/am/market for a pair: demand, and all departures. */
export const marketSchema = z.object({
  km: figure,
  ...expectedSchema,
  departures: z.array(departureSchema),
  /** Null if nobody flies the pair. */
  incumbents: z.nullable(incumbentsSchema),
  airlines: z.record(z.string(), airlineFaceSchema),
  /** Slots at both ends, by airport id: see `AirportSlots`. */
  slots: z.record(z.string(), airportSlotsSchema),
});
export type Market = z.infer<typeof marketSchema>;

const slotsSchema = z.object({
  /** Weekly movements that must be free here to open a route. */
  needed: figure,
  free: figure,
  capacity: figure,
  /** Movements that are taken in each hour of the week, UTC. */
  taken: figures,
});

/** Response of GET /api/am/route/quote for a pair to acquire. */
export const routeQuoteSchema = z.object({
  km: figure,
  /** Whole US dollars. */
  price: figure,
  /** Id of the airline's route on this pair, or empty. */
  owned: z.string(),
  /** Blocs of which any one certificate would give the right to fly the pair. Empty if the airline has it. */
  missing: z.array(z.string()),
  /** Reasons why it cannot be acquired; empty if there are none. */
  faults: z.array(z.object({ code: z.string(), message: z.string() })),
  slots: z.object({ from: slotsSchema, to: slotsSchema }),
  ...expectedSchema,
});
export type RouteQuote = z.infer<typeof routeQuoteSchema>;

const ids = z.array(z.string());

/** Figures of those hours of the week that have any, as columns. */
const hourly = z.object({ hours: figures, counts: figures });
export type Hourly = z.infer<typeof hourly>;

/** Departures of an airline on a pair that differ only in time. */
const similarDeparturesSchema = z.object({
  ...z.omit(departureSchema, { leg: true, departs: true }).shape,
  destination: z.string(),
  /** Minutes of the week, UTC. */
  departs: figures,
});
export type SimilarDepartures = z.infer<typeof similarDeparturesSchema>;

/**
 * Response of GET /api/am/research for an airport, as columns. The destination with the most demand comes
 * first.
 */
export const researchSchema = z.object({
  from: z.string(),
  destinations: z.object({
    id: ids,
    km: figures,
    leisure: figures,
    business: figures,
    premium: figures,
    /** How well the airline knows the pair, in thousandths: see `degreeOf`. The demand is the one that it expects. */
    known: figures,
    /** Class of the market in the tariff of rights, by the true demand: see `tariffOf`. */
    tariff: figures,
  }),
  /** By destination: number of airlines, and their seats per week, both ways together. */
  rivals: z.record(z.string(), z.object({ airlines: figure, seats: figure })),
  /** Destinations to which somebody flies in reality, as columns: see `ServedPair`. Flights are per week and direction. */
  served: z.object({ id: ids, airlines: figures, seats: figures, fares: figures, flights: figures }),
  /** Weekly departures of all airlines to and from here. Identical ones are grouped. */
  departures: z.array(similarDeparturesSchema),
  /** Slots here: see `AirportSlots`. */
  slots: airportSlotsSchema,
  /** Passengers per year in millions at the airports that real traffic fills, by id: see `backgroundAt`. */
  busy: z.record(z.string(), figure),
  /**
   * Slots of all airlines at those airports, by id: what their timetables use and what they keep unused. As of the last
   * settled hour or later.
   */
  taken: z.record(z.string(), hourly),
  /** Slots there that are kept for newcomers, by id: see `isNewcomer`. */
  pools: z.record(z.string(), hourly),
});
export type Research = z.infer<typeof researchSchema>;

/** Response of GET /api/am/catchments for airports with scheduled service: columns of the same length. */
export const catchmentsSchema = z
  .object({
    iata: z.array(z.string()),
    /** People who prefer the airport. */
    people: figures,
    /** One-way trips per year that begin there, by residents and visitors. */
    trips: figures,
  })
  .check(
    z.refine(
      ({ iata, people, trips }) => people.length === iata.length && trips.length === iata.length,
      'columns differ in length',
    ),
  );

/**
 * Response of GET /api/am/traffic: every flight that is in the air or departs within the hour, as columns.
 */
export const trafficSchema = z.object({
  minute: figure,
  flights: z.object({
    /** Identifies the flight while it is in the air without revealing its aircraft. Not the record id. */
    id: ids,
    airline: ids,
    number: ids,
    origin: ids,
    destination: ids,
    /** World minutes. */
    departed: figures,
    landed: figures,
    silhouette: z.array(z.enum(SILHOUETTES)),
  }),
  airlines: z.record(z.string(), airlineFaceSchema),
});
export type Traffic = z.infer<typeof trafficSchema>;
