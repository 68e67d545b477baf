import type { Place } from '#game/demand/place.ts';
import type { PairData } from '#game/demand/traits.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { borderShares } from './border-shares.ts';
import { compilePairs, type Pairs, pairIndex } from './pairs.ts';
import {
  AGGREGATES,
  americanPairs,
  countryTotals,
  europeanPairs,
  type PublishedPair,
  TRUNKS,
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

/** All pairs among the airports of one table, with or without a published figure. */
export interface Sample {
  i: number[];
  j: number[];
  /** Thousand passengers, 0 if none are published. */
  seen: Float64Array;
  fold: Int8Array;
}

/** Data to compare: the samples, the countries, the totals over the world. */
export interface Study {
  shares: BorderShares;
  places: Place[];
  pairs: Pairs;
  europe: Sample;
  america: Sample;
  countries: { members: number[]; trips: number }[];
  /** Large pairs all over the world: places i < j, and passengers. */
  trunks: { i: number; j: number; passengers: number }[];
  km: Float32Array;
}

function sampleOf(published: PublishedPair[], index: ReadonlyMap<string, number>, places: Place[]): Sample {
  const members = [...new Set(published.flatMap(({ a, b }) => [a, b]))]
    .flatMap((code) => index.get(code) ?? [])
    .sort((a, b) => a - b);
  const figures = new Map(
    published.map(({ a, b, pair, passengers }) => {
      const [i, j] = [index.get(a) ?? 0, index.get(b) ?? 0];
      return [`${Math.min(i, j)} ${Math.max(i, j)}`, { pair, passengers }];
    }),
  );
  const sample: { i: number[]; j: number[]; seen: number[]; fold: number[] } = {
    i: [],
    j: [],
    seen: [],
    fold: [],
  };
  members.forEach((i, index) => {
    for (const j of members.slice(index + 1)) {
      if (distanceKm(places[i] as Place, places[j] as Place) < NEAREST_KM) continue;
      const figure = figures.get(`${i} ${j}`);
      sample.i.push(i);
      sample.j.push(j);
      sample.seen.push((figure?.passengers ?? 0) / 1000);
      sample.fold.push(figure ? foldOf(figure.pair, FOLDS) : -1);
    }
  });
  return { ...sample, seen: Float64Array.from(sample.seen), fold: Int8Array.from(sample.fold) };
}

export function prepare(places: Place[], world: PairData): Study {
  const index = new Map(places.map((place, index) => [place.iata, index]));
  const place = (code: string) => places[index.get(code) ?? 0] as Place;
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
    europe: sampleOf(europeanPairs(), index, places),
    america: sampleOf(
      americanPairs((a, b) => distanceKm(place(a), place(b))),
      index,
      places,
    ),
    trunks: TRUNKS.map(({ pair, passengers_m }) => {
      const [i = 0, j = 0] = [pair.slice(0, 3), pair.slice(4)]
        .map((code) => index.get(code) ?? 0)
        .sort((a, b) => a - b);
      return { i, j, passengers: passengers_m * 1e6 };
    }),
    countries: countryTotals().flatMap(({ country, trips }) => {
      const members = places.flatMap((one, index) => (one.country === country ? [index] : []));
      return members.length > 0 ? [{ members, trips }] : [];
    }),
  };
}

/** Logarithms of the model's results for all compared data. */
export interface Prediction {
  europe: Float64Array;
  america: Float64Array;
  countries: number[];
  trunks: number[];
  aggregates: number[];
}

function sampled(sample: Sample, solution: Solution, n: number): Float64Array {
  return Float64Array.from(sample.i, (i, index) => {
    const j = sample.j[index] ?? 0;
    return Math.log(solvedTrips(solution, pairIndex(i, j, n), i, j) / 1000 + FLOOR);
  });
}

export function predict(study: Study, solution: Solution, americanLevel: number): Prediction {
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
  const america = sampled(study.america, solution, n);
  return {
    europe: sampled(study.europe, solution, n),
    america: america.map((log) => log + americanLevel),
    countries: study.countries.map(({ members, trips }) =>
      Math.log(
        (members.reduce((sum, index) => sum + (solution.trips[index] ?? 0), 0) + 1000) / (trips + 1000),
      ),
    ),
    trunks: study.trunks.map(({ i, j, passengers }) =>
      Math.log((solvedTrips(solution, pairIndex(i, j, n), i, j) + 1) / passengers),
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
/** Weight of one trunk route. Low because they are from memory, and many carry the same information. */
const TRUNK_WEIGHT = 30;
const AGGREGATE_WEIGHTS = [8e4, 3e3, 5e3, 1e3];

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
  for (let round = 0; round < 12; round++) {
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
    level -= (g0 * h11 - g1 * h01) / determinant;
    slope -= (g1 * h00 - g0 * h01) / determinant;
  }
  return [level, slope];
}

/**
 * Returns a sample's contribution to the loss: the negative log-likelihood that exactly its served pairs are
 * served (logistic in the logarithm of demand), and the squared errors of their logarithms. Also returns
 * slope and curvature of each pair by the logarithm of its trips.
 */
function sampleLoss(sample: Sample, logs: Float64Array, without: number) {
  const scale = without < 0 ? HALF : (HALF * FOLDS) / (FOLDS - 1);
  const weightOf = (index: number) =>
    (sample.seen[index] ?? 0) === 0 ? 1 : sample.fold[index] === without ? 0 : scale;
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
    loss += weight * (Math.log1p(Math.exp(lift)) - served * lift);
    slope[index] = weight * steepness * (chance - served);
    curve[index] = weight * steepness ** 2 * chance * (1 - chance);
    if (served === 0) return;
    const error = log - Math.log(seen);
    loss += (SERVED_WEIGHT / 2) * scale * error ** 2;
    slope[index] = (slope[index] ?? 0) + SERVED_WEIGHT * scale * error;
    curve[index] = (curve[index] ?? 0) + SERVED_WEIGHT * scale;
  });
  return { loss, slope, curve };
}

/**
 * Returns the loss to minimise: contributions of the samples, and squared errors of countries, trunk routes
 * and aggregates.
 */
export function evaluate(study: Study, prediction: Prediction, without: number) {
  const europe = sampleLoss(study.europe, prediction.europe, without);
  const america = sampleLoss(study.america, prediction.america, without);
  let loss = europe.loss + america.loss;
  for (const error of prediction.countries) loss += (COUNTRY_WEIGHT / 2) * error ** 2;
  for (const error of prediction.trunks) loss += (TRUNK_WEIGHT / 2) * error ** 2;
  prediction.aggregates.forEach((error, index) => {
    loss += ((AGGREGATE_WEIGHTS[index] ?? 0) / 2) * error ** 2;
  });
  return { loss, europe, america };
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
  for (const key of ['europe', 'america'] as const) {
    const { slope, curve } = parts[key];
    slope.forEach((value, index) => {
      addRow((one) => one[key][index] ?? 0, value, curve[index] ?? 0);
    });
  }
  prediction.countries.forEach((error, index) => {
    addRow((one) => one.countries[index] ?? 0, COUNTRY_WEIGHT * error, COUNTRY_WEIGHT);
  });
  prediction.trunks.forEach((error, index) => {
    addRow((one) => one.trunks[index] ?? 0, TRUNK_WEIGHT * error, TRUNK_WEIGHT);
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
