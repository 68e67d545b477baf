import type { Itinerary } from '#game/demand/choice/itinerary.ts';
import { incumbentDay, scaledDay, seasonalFlights } from '#game/demand/incumbents/departures.ts';
import {
  AS_SEEDED,
  type FlownPair,
  incumbentsOn,
  type ServedPair,
} from '#game/demand/incumbents/incumbents.ts';
import type { seasonFactors } from '#game/demand/season.ts';
import type { Incumbents } from '#game/payloads/market.ts';
import { SERVED_PAIR } from '#game/tables/served-pair.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';
import { readTraffic } from '../slots/airport-slots.ts';
import type { MarketAirport } from './pair-of-query.ts';

const s = aliased(SERVED_PAIR, 's');

/** A served pair as the seed gives it. Zeros if nobody flies it in reality. */
export const SEEDED = {
  airlines: s.airlines,
  seats: s.seats,
  fares: numberOf(String(AS_SEEDED.fares)),
  flights: numberOf(String(AS_SEEDED.flights)),
};
/** The same, as incumbents fly it now. */
export const SERVED = {
  ...SEEDED,
  fares: numberOf(`COALESCE(i.fares, ${AS_SEEDED.fares})`),
  flights: numberOf(`COALESCE(i.flights, ${AS_SEEDED.flights})`),
};
/** Adds the incumbents' answers to a statement about served pairs `s`. */
export const WITH_ANSWERS = 'LEFT JOIN incumbent i ON i.id = s.id';
/** Adds served pairs and answers to a statement about routes `r`. */
export const WITH_SERVED = `
  LEFT JOIN served_pair s ON s.a = substr(r.pair, 1, 3) AND s.b = substr(r.pair, 4, 3) ${WITH_ANSWERS}`;

const BETWEEN = `FROM served_pair s ${WITH_ANSWERS} WHERE s.a = {:a} AND s.b = {:b}`;
/** A pair that nobody flies in reality. */
export const NOBODY: ServedPair = { airlines: 0, seats: 0, ...AS_SEEDED };

/** A pair as it is read: with zeros if nobody flies it in reality. */
type ReadPair = FlownPair & { served: ServedPair };

/** Returns what incumbents offer on a pair. @param traffic the world's setting in percent */
export const incumbentsOf = ({ km, yearly, served }: ReadPair, traffic: number): Incumbents | null =>
  incumbentsOn({ km, yearly, served: served.seats > 0 ? served : null }, traffic);

/**
 * Returns what an airline knows of the incumbents' offer. Everybody sees flights. Journeys by way of other hubs have as
 * many seats as the airline expects people to travel, because the true number would tell it the demand.
 * @param expected trips by group that it expects
 */
export function knownIncumbents(
  pair: ReadPair,
  expected: FlownPair['yearly'],
  traffic: number,
): Incumbents | null {
  const offer = incumbentsOf(pair, traffic);
  return offer?.stops === 0 ? offer : incumbentsOf({ ...pair, yearly: expected, served: NOBODY }, traffic);
}

/**
 * Returns what incumbents offer between two airports, as an airline knows it.
 * @param yearly trips by group, both directions together
 * @param expected what the airline expects of them
 */
export function incumbentsBetween(
  app: CoreApp,
  from: MarketAirport,
  to: MarketAirport,
  yearly: FlownPair['yearly'],
  expected: FlownPair['yearly'],
): Incumbents | null {
  const [a, b] = from.iata < to.iata ? [from.iata, to.iata] : [to.iata, from.iata];
  const [served = NOBODY] = readAll(app, SERVED, BETWEEN, { a, b });
  return knownIncumbents({ km: distanceKm(from, to), yearly, served }, expected, readTraffic(app));
}

const NONE: readonly Itinerary[] = [];

/**
 * Returns a day of them in either direction: at most one itinerary.
 * @param season factors on each group's trips
 */
export function dayOfIncumbents(
  pair: ReadPair,
  traffic: number,
  season: ReturnType<typeof seasonFactors>,
): readonly Itinerary[] {
  const incumbents = incumbentsOf(pair, traffic);
  if (!incumbents) return NONE;
  return [scaledDay(incumbentDay(incumbents), seasonalFlights(season, pair.yearly))];
}
