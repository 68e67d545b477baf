import type { Place } from '#game/demand/place.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { americanPairs, countedPairs, europeanPairs, type PublishedPair } from './published.ts';
import { foldOf } from './statistics.ts';

export const FOLDS = 5;
/** Thousand trips per year below which a pair's error does not matter. */
const FLOOR = 0.02;
/** The same for counted pairs, among which are charter flights of a few weeks. */
const COUNTED_FLOOR = 1;
/**
 * Trips per counted passenger to aim at. About 0.7 would be right, because people who change planes are counted on each flight.
 * A fit that cannot explain all differences puts the busiest pairs too low, and with 1.6 the median comes out near 0.5.
 */
const COUNTED_LEVEL = 1.6;

/**
 * Domestic passengers of the United States in 2019 by those of 2008, the year of the table, millions: Bureau of
 * Transportation Statistics, T-100.
 */
const AMERICAN_LEVEL = 811 / 652;

/** Weight of a counted pair, relative to others. There are fewer of them, and they are all that is known of long haul. */
const COUNTED_WEIGHT = 4;

/** The published tables of pairs, by name. */
export const SAMPLES = ['europe', 'america', 'us', 'uk', 'au', 'cl'] as const;
export type SampleKey = (typeof SAMPLES)[number];

/** All pairs among the airports of one table, with or without a published figure. */
export interface Sample {
  i: number[];
  j: number[];
  /** Thousand passengers, 0 if none are published. */
  seen: Float64Array;
  fold: Int8Array;
  /** Trips per passenger of the table. */
  level: number;
  floor: number;
  weight: number;
}

/** Returns a value per table. */
export const eachSample = <Value>(of: (key: SampleKey) => Value): Record<SampleKey, Value> =>
  Object.fromEntries(SAMPLES.map((key) => [key, of(key)])) as Record<SampleKey, Value>;

/** Returns the key of a pair in either order. */
const keyOf = (i: number, j: number) => `${Math.min(i, j)} ${Math.max(i, j)}`;

interface SampleOptions {
  /** Country whose statistics these are. Pairs between two other countries are not part of the table. */
  home?: string;
  level?: number;
  floor?: number;
  weight?: number;
}

function sampleOf(
  published: readonly PublishedPair[],
  places: readonly Place[],
  { home, level = 1, floor = FLOOR, weight = 1 }: SampleOptions = {},
): Sample {
  const index = new Map(places.map((place, at) => [place.iata, at]));
  const figures = new Map(
    published.flatMap(({ a, b, pair, passengers }) => {
      const [i, j] = [index.get(a), index.get(b)];
      return i === undefined || j === undefined ? [] : [[keyOf(i, j), { i, j, pair, passengers }] as const];
    }),
  );
  const members = [...new Set([...figures.values()].flatMap(({ i, j }) => [i, j]))].sort((a, b) => a - b);
  const isHome = (at: number) => home === undefined || places[at]?.country === home;
  // A table of flights within a country and one of flights abroad may list the same airports.
  const kinds = new Set([...figures.values()].map(({ i, j }) => isHome(i) && isHome(j)));
  const sample = { i: [] as number[], j: [] as number[], seen: [] as number[], fold: [] as number[] };
  members.forEach((i, at) => {
    for (const j of members.slice(at + 1)) {
      if (!(isHome(i) || isHome(j)) || !kinds.has(isHome(i) && isHome(j))) continue;
      if (distanceKm(places[i] as Place, places[j] as Place) < NEAREST_KM) continue;
      const figure = figures.get(keyOf(i, j));
      sample.i.push(i);
      sample.j.push(j);
      sample.seen.push((figure?.passengers ?? 0) / 1000);
      sample.fold.push(figure ? foldOf(figure.pair, FOLDS) : -1);
    }
  });
  const [seen, fold] = [Float64Array.from(sample.seen), Int8Array.from(sample.fold)];
  return { ...sample, seen, fold, level, floor, weight };
}

/** Returns the published tables with the places of a study. */
export function publishedSamples(places: readonly Place[]): Record<SampleKey, Sample> {
  const byCode = new Map(places.map((place) => [place.iata, place]));
  const place = (code: string) => byCode.get(code) as Place;
  const counts = countedPairs();
  const counted = (key: string, home: string) =>
    sampleOf(
      counts.filter(({ counts }) => counts.startsWith(key)),
      places,
      { home, level: COUNTED_LEVEL, floor: COUNTED_FLOOR, weight: COUNTED_WEIGHT },
    );
  const america = americanPairs((a, b) => distanceKm(place(a), place(b)));
  return {
    europe: sampleOf(europeanPairs(), places),
    america: sampleOf(america, places, { level: AMERICAN_LEVEL }),
    us: counted('us', 'US'),
    uk: counted('uk', 'GB'),
    au: counted('au', 'AU'),
    cl: counted('cl', 'CL'),
  };
}
