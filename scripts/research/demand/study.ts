import type { Place } from '#game/demand/place.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { borderShares } from './airport-shares.ts';
import { loadPlaces, loadWorld } from './load.ts';
import { compilePairs, type Pairs } from './pairs.ts';
import {
  americanPairs,
  BUSIEST_PAIRS,
  countedPairs,
  countryTotals,
  europeanPairs,
  LARGE_AIRPORTS,
} from './published.ts';
import { reduce } from './reduce.ts';
import { publishedSamples, type Sample, type SampleKey } from './samples.ts';
import type { BorderShares } from './solve.ts';

/** Data to compare: the samples, the countries, the totals over the world. */
export interface Study {
  shares: BorderShares;
  places: Place[];
  pairs: Pairs;
  samples: Record<SampleKey, Sample>;
  countries: { members: number[]; trips: number }[];
  km: Float32Array;
}

/**
 * Number of places in the reduced world. Enough for the airports of all published pairs and the world's largest. With fewer,
 * the largest airport of a country without published pairs would take in all others.
 */
const PLACES = 1100;

/** Codes of all airports with a published figure. */
function named(): Set<string> {
  const pairs = [...europeanPairs(), ...americanPairs(() => 0), ...countedPairs()];
  const codes = pairs.flatMap(({ a, b }) => [a, b]);
  for (const { pair } of BUSIEST_PAIRS) codes.push(pair.slice(0, 3), pair.slice(4));
  for (const { iata } of LARGE_AIRPORTS) codes.push(iata);
  return new Set(codes);
}

/** Reads what the model is compared with, in a reduced world. */
export function prepareStudy(): Study {
  const world = loadWorld();
  const places = reduce(loadPlaces(), named(), PLACES);
  const pairs = compilePairs(places, world);
  const km = new Float32Array(pairs.count);
  let p = 0;
  places.forEach((a, i) => {
    for (let j = i + 1; j < places.length; j++, p++) km[p] = distanceKm(a, places[j] as Place);
  });
  return {
    shares: borderShares(),
    places,
    pairs,
    km,
    samples: publishedSamples(places),
    countries: countryTotals().flatMap(({ country, trips }) => {
      const members = places.flatMap((one, index) => (one.country === country ? [index] : []));
      return members.length > 0 ? [{ members, trips }] : [];
    }),
  };
}
