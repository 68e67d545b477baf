import type { Place } from '#game/demand/place.ts';
import { pairIndex } from './pairs.ts';
import { AGGREGATES } from './published.ts';
import { eachSample, FOLDS, SAMPLES, type Sample, type SampleKey } from './samples.ts';
import { type Solution, solvedTrips } from './solve.ts';
import type { Study } from './study.ts';

/** Half of the pairs with service are in the published half, so each counts twice. */
const HALF = 2;
/** Weight of the squared error of a served pair's logarithm, relative to the likelihood that it is served. */
const SERVED_WEIGHT = 1;

/** Logarithms of the model's results for all compared data. */
export interface Prediction {
  samples: Record<SampleKey, Float64Array>;
  countries: number[];
  aggregates: number[];
}

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
const COUNTRY_WEIGHT = 300;
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
