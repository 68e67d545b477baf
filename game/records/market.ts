import * as z from 'zod/mini';
import { SILHOUETTES } from '../aircraft-model.ts';

const figure = z.number();
const figures = z.array(figure);
const perClass = z.object({ economy: figure, business: figure, first: figure });

/** An airline as others see it on the map and in the market. */
const airlineFaceSchema = z.object({
  name: z.string(),
  code: z.string(),
  colour_primary: z.string(),
  colour_secondary: z.string(),
});

/** One departure of the week on a pair, of whichever airline. */
const departureSchema = z.object({
  /** Names the leg for as long as it stays, and says nothing about its aircraft. Not the id of the record. */
  leg: z.string(),
  airline: z.string(),
  origin: z.string(),
  /** Minute of the week, UTC. */
  departs: figure,
  /** Minutes. */
  block: figure,
  fares: perClass,
  seats: perClass,
  /** 0–1 each; comfort in hundredths. */
  comfort: figure,
  punctuality: figure,
  reputation: figure,
});
export type MarketDeparture = z.infer<typeof departureSchema>;

/** What GET /api/am/market tells of a pair: who wants to fly, and everything that flies. */
export const marketSchema = z.object({
  km: figure,
  /** People a year, both ways. */
  leisure: figure,
  business: figure,
  premium: figure,
  departures: z.array(departureSchema),
  airlines: z.record(z.string(), airlineFaceSchema),
  /** Movements planned at both ends by everybody, by airport id: one figure for each hour of the week, Monday 00:00 UTC first. */
  movements: z.record(z.string(), figures),
});
export type Market = z.infer<typeof marketSchema>;

const slotsSchema = z.object({
  /** Movements a week that a route must find free here. */
  needed: figure,
  free: figure,
  capacity: figure,
});

/** What GET /api/am/route/quote tells of a pair that one might acquire. */
export const routeQuoteSchema = z.object({
  km: figure,
  /** Whole US dollars. */
  price: figure,
  /** Id of the own route on this pair, or empty. */
  owned: z.string(),
  /** Why it cannot be acquired; empty where it can. */
  faults: z.array(z.object({ code: z.string(), message: z.string() })),
  slots: z.object({ from: slotsSchema, to: slotsSchema }),
  leisure: figure,
  business: figure,
  premium: figure,
});
export type RouteQuote = z.infer<typeof routeQuoteSchema>;

const ids = z.array(z.string());

/** Departures of an airline on a pair that differ in nothing but their time. */
const similarDeparturesSchema = z.object({
  ...z.omit(departureSchema, { leg: true, departs: true }).shape,
  destination: z.string(),
  /** Minutes of the week, UTC. */
  departs: figures,
});
export type SimilarDepartures = z.infer<typeof similarDeparturesSchema>;

/** What GET /api/am/research tells of an airport: columns, the destination with the most demand first. */
export const researchSchema = z.object({
  from: z.string(),
  destinations: z.object({ id: ids, km: figures, leisure: figures, business: figures, premium: figures }),
  /** By destination: how many airlines fly there, and their seats a week, both ways. */
  rivals: z.record(z.string(), z.object({ airlines: figure, seats: figure })),
  /** The week of all airlines to and from here. Departures that passengers cannot tell apart are together. */
  departures: z.array(similarDeparturesSchema),
});
export type Research = z.infer<typeof researchSchema>;

/** What GET /api/am/catchments tells of airports with scheduled service: columns of the same length. */
export const catchmentsSchema = z
  .object({
    iata: z.array(z.string()),
    /** People of whom it is the airport. */
    people: figures,
    /** One-way trips a year that begin there, residents' and visitors'. */
    trips: figures,
  })
  .check(
    z.refine(
      ({ iata, people, trips }) => people.length === iata.length && trips.length === iata.length,
      'columns differ in length',
    ),
  );

/** What GET /api/am/traffic tells: every flight that is in the air or leaves within the hour, by columns. */
export const trafficSchema = z.object({
  minute: figure,
  flights: z.object({
    /** Names the flight for as long as it flies, and says nothing about its aircraft. Not the id of the record. */
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
