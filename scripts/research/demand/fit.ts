import type { Place } from '#game/demand/place.ts';
import type { PairData } from '#game/demand/traits.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { borderShares } from './border-shares.ts';
import { compilePairs, type Pairs, pairIndex } from './pairs.ts';
import {
  AGGREGATES,
  americanPairs,
  type CountKey,
  countedPairs,
  countryTotals,
  europeanPairs,
  type PublishedPair,
} from './published.ts';
import { type BorderShares, type Solution, solvedTrips } from './solve.ts';
import { foldOf } from './statistics.ts';

export const FOLDS = 5;
/** Half of the pairs with service are in the published half, so each counts twice. */
const HALF = 2;
/** Weight of the squared error of a served pair's logarithm, relative to the likelihood that it is served. */
const SERVED_WEIGHT = 1;
/** Thousand trips per year below which a pair's error does not matter. */
const FLOOR = 0.02;
/** The same for counted pairs, among which are charter flights of a few weeks. */
const COUNTED_FLOOR = 1;
/**
 * Trips per counted passenger to aim at. About 0.7 would be right, because people who change planes count on each flight.
 * A fit that cannot explain all differences puts the busiest pairs too low, and with 1.3 half of them come out above 0.5.
 */
const COUNTED_LEVEL = 1.3;

/**
 * Domestic passengers of the United States in 2019 by those of 2008, the year of the table, millions: Bureau of
 * Transportation Statistics, T-100.
 */
const AMERICAN_LEVEL = 811 / 652;

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

/** Data to compare: the samples, the countries, the totals over the world. */
export interface Study {
  shares: BorderShares;
  places: Place[];
  pairs: Pairs;
  samples: Record<SampleKey, Sample>;
  countries: { members: number[]; trips: number }[];
  km: Float32Array;
}

/** Figures of a pair, as the key of `i` and `j`. */
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

export function prepare(places: Place[], world: PairData): Study {
  const byCode = new Map(places.map((place) => [place.iata, place]));
  const place = (code: string) => byCode.get(code) as Place;
  const pairs = compilePairs(places, world);
  const counts = countedPairs();
  const counted = (key: string, home: string) =>
    sampleOf(
      counts.filter(({ counts }) => counts.startsWith(key)),
      places,
      { home, level: COUNTED_LEVEL, floor: COUNTED_FLOOR, weight: COUNTED_WEIGHT },
    );
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
    samples: {
      europe: sampleOf(europeanPairs(), places),
      america: sampleOf(
        americanPairs((a, b) => distanceKm(place(a), place(b))),
        places,
        { level: AMERICAN_LEVEL },
      ),
      us: counted('us', 'US'),
      uk: counted('uk', 'GB'),
      au: counted('au', 'AU'),
      cl: counted('cl', 'CL'),
    },
    countries: countryTotals().flatMap(({ country, trips }) => {
      const members = places.flatMap((one, index) => (one.country === country ? [index] : []));
      return members.length > 0 ? [{ members, trips }] : [];
    }),
  };
}

/** Logarithms of the model's results for all compared data. */
export interface Prediction {
  samples: Record<SampleKey, Float64Array>;
  countries: number[];
  aggregates: number[];
}

/** Returns a value per table. */
export const eachSample = <Value>(of: (key: SampleKey) => Value): Record<SampleKey, Value> =>
  Object.fromEntries(SAMPLES.map((key) => [key, of(key)])) as Record<SampleKey, Value>;

function sampled(sample: Sample, solution: Solution, n: number): Float64Array {
  return Float64Array.from(sample.i, (i, index) => {
    const j = sample.j[index] ?? 0;
    return Math.log(solvedTrips(solution, pairIndex(i, j, n), i, j) / 1000 / sample.level + sample.floor);
  });
}

export function predict(study: Study, solution: Solution): Prediction {
  const { places, km } = study;
  const n = places.length;
  let all = 0;
  let travelled = 0;
  let abroad = 0;
  let usEurope = 0;
  const isEuropean = places.map(({ lat, lon }) => lat > 34 && lon > -32 && lon < 32);
  let p = 0;
  places.forEach((a, i) => {
    for (let j = i + 1; j < n; j++, p++) {
      const b = places[j] as Place;
      const trips = solvedTrips(solution, p, i, j);
      all += trips;
      travelled += trips * (km[p] ?? 0);
      if (a.country !== b.country) abroad += trips;
      if ((a.country === 'US' && isEuropean[j]) || (b.country === 'US' && isEuropean[i])) usEurope += trips;
    }
  });
  return {
    samples: eachSample((key) => sampled(study.samples[key], solution, n)),
    countries: study.countries.map(({ members, trips }) =>
      Math.log(
        (members.reduce((sum, index) => sum + (solution.trips[index] ?? 0), 0) + 1000) / (trips + 1000),
      ),
    ),
    aggregates: [
      Math.log(all / AGGREGATES.trips),
      Math.log(travelled / all / AGGREGATES.meanKm),
      Math.log(abroad / all / AGGREGATES.abroad),
      Math.log(usEurope / AGGREGATES.usEurope),
    ],
  };
}

/** Weights of one country and of each aggregate, relative to the pairs. */
const COUNTRY_WEIGHT = 30;
/** Weight of a counted pair, relative to others. */
const COUNTED_WEIGHT = 4;
const AGGREGATE_WEIGHTS = [8e4, 3e3, 5e3, 1e4];

/**
 * Returns level and slope of the logistic curve from the logarithm of demand to whether a pair is served,
 * with the greatest likelihood.
 */
function servedCurve(
  sample: Sample,
  logs: Float64Array,
  weightOf: (index: number) => number,
): [number, number] {
  let [level, slope] = [-6, 1.2];
  for (let round = 0; round < 20; round++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9];
    logs.forEach((log, index) => {
      const weight = weightOf(index);
      if (weight === 0) return;
      const chance = 1 / (1 + Math.exp(-level - slope * log));
      const off = weight * (chance - Number((sample.seen[index] ?? 0) > 0));
      const curve = weight * chance * (1 - chance);
      g0 += off;
      g1 += off * log;
      h00 += curve;
      h01 += curve * log;
      h11 += curve * log * log;
    });
    const determinant = h00 * h11 - h01 * h01;
    // A whole step may overshoot in a small table.
    const steps = [(g0 * h11 - g1 * h01) / determinant, (g1 * h00 - g0 * h01) / determinant] as const;
    const shorten = Math.max(1, ...steps.map(Math.abs));
    level -= steps[0] / shorten;
    slope -= steps[1] / shorten;
  }
  return [level, slope];
}

/**
 * Returns a sample's contribution to the loss: the negative log-likelihood that exactly its served pairs are
 * served (logistic in the logarithm of demand), and the squared errors of their logarithms. Also returns
 * slope and curvature of each pair by the logarithm of its trips.
 */
function sampleLoss(sample: Sample, logs: Float64Array, without: number) {
  const scale = sample.weight * (without < 0 ? HALF : (HALF * FOLDS) / (FOLDS - 1));
  const weightOf = (index: number) =>
    (sample.seen[index] ?? 0) === 0 ? sample.weight : sample.fold[index] === without ? 0 : scale;
  const [level, steepness] = servedCurve(sample, logs, weightOf);
  const slope = new Float64Array(logs.length);
  const curve = new Float64Array(logs.length);
  let loss = 0;
  logs.forEach((log, index) => {
    const weight = weightOf(index);
    if (weight === 0) return;
    const seen = sample.seen[index] ?? 0;
    const lift = level + steepness * log;
    const chance = 1 / (1 + Math.exp(-lift));
    const served = Number(seen > 0);
    loss += weight * (Math.max(0, lift) + Math.log1p(Math.exp(-Math.abs(lift))) - served * lift);
    slope[index] = weight * steepness * (chance - served);
    curve[index] = weight * steepness ** 2 * chance * (1 - chance);
    if (served === 0) return;
    const error = log - Math.log(seen + sample.floor);
    loss += (SERVED_WEIGHT / 2) * scale * error ** 2;
    slope[index] = (slope[index] ?? 0) + SERVED_WEIGHT * scale * error;
    curve[index] = (curve[index] ?? 0) + SERVED_WEIGHT * scale;
  });
  return { loss, slope, curve };
}

/**
 * Returns the loss to minimise: contributions of the samples, and squared errors of countries and aggregates.
 */
export function evaluate(study: Study, prediction: Prediction, without: number) {
  const samples = eachSample((key) => sampleLoss(study.samples[key], prediction.samples[key], without));
  let loss = 0;
  for (const key of SAMPLES) loss += samples[key].loss;
  for (const error of prediction.countries) loss += (COUNTRY_WEIGHT / 2) * error ** 2;
  prediction.aggregates.forEach((error, index) => {
    loss += ((AGGREGATE_WEIGHTS[index] ?? 0) / 2) * error ** 2;
  });
  return { loss, samples };
}

/** Adds gradient and curvature of all compared data. `slopes` holds d(prediction)/d(parameter). */
export function normalEquations(
  prediction: Prediction,
  parts: ReturnType<typeof evaluate>,
  slopes: readonly Prediction[],
): { gradient: Float64Array; matrix: Float64Array[] } {
  const n = slopes.length;
  const gradient = new Float64Array(n);
  const matrix = Array.from({ length: n }, () => new Float64Array(n));
  const addRow = (value: (one: Prediction) => number, slope: number, curve: number) => {
    const row = slopes.map(value);
    row.forEach((a, index) => {
      if (a === 0) return;
      gradient[index] = (gradient[index] ?? 0) - slope * a;
      const line = matrix[index] as Float64Array;
      for (let other = 0; other <= index; other++)
        line[other] = (line[other] ?? 0) + curve * a * (row[other] ?? 0);
    });
  };
  for (const key of SAMPLES) {
    const { slope, curve } = parts.samples[key];
    slope.forEach((value, index) => {
      addRow((one) => one.samples[key][index] ?? 0, value, curve[index] ?? 0);
    });
  }
  prediction.countries.forEach((error, index) => {
    addRow((one) => one.countries[index] ?? 0, COUNTRY_WEIGHT * error, COUNTRY_WEIGHT);
  });
  prediction.aggregates.forEach((error, index) => {
    const weight = AGGREGATE_WEIGHTS[index] ?? 0;
    addRow((one) => one.aggregates[index] ?? 0, weight * error, weight);
  });
  for (let index = 0; index < n; index++) {
    for (let other = index + 1; other < n; other++) {
      (matrix[index] as Float64Array)[other] = matrix[other]?.[index] ?? 0;
    }
  }
  return { gradient, matrix };
}
