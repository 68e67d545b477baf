import type { Place } from '#game/demand/place.ts';
import type { PairData } from '#game/demand/traits.ts';
import { type DemandPlace, pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { connectingShares } from './airport-shares.ts';
import { type Comparison, type Score, scoreOf } from './comparison.ts';
import { compareCounts } from './counted.ts';
import { loadPlaces, loadWorld } from './load.ts';
import {
  americanPairs,
  BUSIEST_PAIRS,
  countryTotals,
  europeanPairs,
  LARGE_AIRPORTS,
  LOAD_FACTOR,
  type PublishedPair,
} from './published.ts';
import { areaUnderCurve } from './statistics.ts';

export interface PairsScore extends Score {
  /** Area under the curve of pairs with a published figure against those without, among the same airports. */
  area: number;
  /** Pairs without a published figure. */
  unserved: number;
}

function scorePairs(
  published: readonly PublishedPair[],
  marketAt: (code: string) => DemandPlace,
  world: PairData,
): PairsScore {
  const codes = [...new Set(published.flatMap(({ a, b }) => [a, b]))].sort();
  const figures = new Map(published.map((row) => [[row.a, row.b].sort().join('-'), row]));
  const comparisons: Comparison[] = [];
  const unserved: number[] = [];
  codes.forEach((a, index) => {
    for (const b of codes.slice(index + 1)) {
      const { km, total } = pairDemand(marketAt(a), marketAt(b), world);
      if (km < NEAREST_KM) continue;
      const row = figures.get(`${a}-${b}`);
      if (row) comparisons.push({ key: row.pair, published: row.passengers, model: total });
      else unserved.push(total);
    }
  });
  const score = scoreOf(comparisons);
  const modelled = comparisons.map(({ model }) => model);
  return { ...score, area: areaUnderCurve(modelled, unserved), unserved: unserved.length };
}

/** Share of connecting passengers already included in the size of the airport (scripts/data/demand.ts). */
const COUNTED_ONCE = 0.5;

/**
 * Returns the passengers per year as airports count them, from the trips that begin there. Each trip counts
 * where it begins and where it ends. Connecting passengers are added by the share that seed/airport_size.csv
 * gives a hub because demand itself has no connections.
 */
function airportPassengers(): (place: Place) => number {
  const connecting = connectingShares();
  return (place) => (2 * place.trips) / (1 - COUNTED_ONCE * (connecting.get(place.iata) ?? 0));
}

/** Compares the present model of seed/ and game/demand with every published figure. */
export function makeScorecard() {
  const world = loadWorld();
  const markets = new Map(loadPlaces().map((place) => [place.iata, toDemandPlace(place)]));
  const marketAt = (code: string) => {
    const market = markets.get(code);
    if (!market) throw new Error(`${code} is not an airport`);
    return market;
  };
  const passengersOf = airportPassengers();
  const byCountry = new Map<string, number>();
  let worldTrips = 0;
  for (const { country, trips } of markets.values()) {
    byCountry.set(country, (byCountry.get(country) ?? 0) + trips);
    worldTrips += trips;
  }
  return {
    worldTrips,
    europe: scorePairs(europeanPairs(), marketAt, world),
    america: scorePairs(
      americanPairs((a, b) => distanceKm(marketAt(a), marketAt(b))),
      marketAt,
      world,
    ),
    counted: compareCounts(markets, world),
    countries: scoreOf(
      countryTotals().map(({ country, trips }) => ({
        key: country,
        published: trips,
        model: byCountry.get(country) ?? 0,
      })),
    ),
    airports: scoreOf(
      LARGE_AIRPORTS.map(({ iata, passengers_m }) => ({
        key: iata,
        published: passengers_m * 1e6,
        model: passengersOf(marketAt(iata)),
      })),
    ),
    busiest: scoreOf(
      BUSIEST_PAIRS.map(({ pair, seats_m }) => ({
        key: pair,
        published: seats_m * 1e6 * LOAD_FACTOR,
        model: pairDemand(marketAt(pair.slice(0, 3)), marketAt(pair.slice(4)), world).total,
      })),
    ),
  };
}
