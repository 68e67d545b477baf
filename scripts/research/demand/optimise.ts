import type { DemandParameters } from '#game/demand/parameters.ts';
import { evaluate, normalEquations, type Prediction, predict } from './fit.ts';
import { eachSample } from './samples.ts';
import { type Solution, solve } from './solve.ts';
import type { Study } from './study.ts';

type Key = keyof DemandParameters;

/**
 * Not fitted. The size of airports already implies most of the effects of catchment and income, and the fit cannot
 * separate them: `capacity` would become 1, and people and incomes would have no effect. Their international share
 * implies `domestic`. Counts do not say why people travel (`bondShare`), and few of them are of short or domestic flights:
 * `thinHome` and `ground…` keep the values that were fitted to Europe and the United States alone. The samples fit nearly
 * as well with any `thinAbroad` from 5,000 to 60,000, but with 5,000 an airport of five million passengers had no route
 * worth flying.
 */
const FIXED: readonly Key[] = [
  'saturation',
  'incomeMidpoint',
  'incomeSteepness',
  'island',
  'neighbours',
  'capacity',
  'domestic',
  'bondShare',
  'thinHome',
  'thinAbroad',
  'groundKm',
  'groundSpreadKm',
  'groundAbroadKm',
];
const STEPS: Partial<Record<Key, number>> = {
  domesticBoth: 0.005,
  hubFar: 0.01,
  hubBoth: 0.005,
  runwayFar: 0.2,
};
const USUAL_STEP = 0.04;
/** Maximum number of steps by which a parameter changes at once. */
const STRIDE = 10;
/** Pull towards the starting values, in strides. It decides where the data cannot distinguish values. */
const RIDGE = 10;
const BOUNDS: Partial<Record<Key, [number, number]>> = {
  tourismPull: [0.1, 10],
  cityPull: [0.02, 10],
  rail: [0, 3],
  visitorShare: [0.2, 1.2],
  tourismExponent: [0.6, 1.5],
  leisureSlope: [0, 1.2],
  abroadSlope: [-3, 1.5],
  slopeTo600: [-1, 0],
  slopeBeyond: [-5, 0],
  leisurePilgrims: [0, 2],
  formerTies: [0, 3],
};
const FULL_ROUNDS = 25;
const NEAR_ROUNDS = 8;

const stepOf = (key: Key) => STEPS[key] ?? USUAL_STEP;
const keysOf = (values: DemandParameters) =>
  (Object.keys(values) as Key[]).filter((key) => !FIXED.includes(key));

function bounded(key: Key, value: number): number {
  const [low, high] = BOUNDS[key] ?? [-Infinity, Infinity];
  return Math.min(high, Math.max(low, value));
}

/** Solves a symmetric system by elimination, with the diagonal raised by `damping`. */
function solveLinear(matrix: readonly Float64Array[], right: Float64Array, damping: number): number[] {
  const rows = matrix.map((row, index) => {
    const copy = [...row, right[index] ?? 0];
    copy[index] = (copy[index] ?? 0) * (1 + damping);
    return copy;
  });
  const n = rows.length;
  for (let index = 0; index < n; index++) {
    const pivot = rows[index] as number[];
    for (const row of rows.slice(index + 1)) {
      const factor = (row[index] ?? 0) / (pivot[index] ?? 1);
      for (let column = index; column <= n; column++) {
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
      }
    }
  }
  const result = new Array<number>(n).fill(0);
  for (let index = n - 1; index >= 0; index--) {
    const row = rows[index] as number[];
    let rest = row[n] ?? 0;
    for (let column = index + 1; column < n; column++) rest -= (row[column] ?? 0) * (result[column] ?? 0);
    result[index] = rest / (row[index] ?? 1);
  }
  return result;
}

/** Returns the step of a round. Parameters at a bound that would leave it stay there, and the others move without them. */
export function stepWithin(
  values: DemandParameters,
  keys: readonly Key[],
  matrix: readonly Float64Array[],
  gradient: Float64Array,
  damping: number,
): Map<Key, number> {
  let free = keys.map((_, index) => index);
  for (;;) {
    const change = solveLinear(
      free.map((row) => Float64Array.from(free, (column) => matrix[row]?.[column] ?? 0)),
      Float64Array.from(free, (index) => gradient[index] ?? 0),
      damping,
    );
    const steps = new Map(free.map((index, at) => [keys[index] as Key, change[at] ?? 0]));
    const inside = free.filter((index) => {
      const key = keys[index] as Key;
      return bounded(key, values[key] + Math.sign(steps.get(key) ?? 0) * 1e-9) !== values[key];
    });
    if (inside.length === free.length) return steps;
    free = inside;
  }
}

function differences(base: Prediction, other: Prediction, step: number): Prediction {
  const each = (a: Float64Array, b: Float64Array) =>
    a.map((value, index) => ((b[index] ?? 0) - value) / step);
  return {
    samples: eachSample((key) => each(base.samples[key], other.samples[key])),
    countries: base.countries.map((value, index) => ((other.countries[index] ?? 0) - value) / step),
    aggregates: base.aggregates.map((value, index) => ((other.aggregates[index] ?? 0) - value) / step),
  };
}

export interface Progress {
  round: number;
  loss: number;
  values: DemandParameters;
  prediction: Prediction;
}

/** A balanced world, and the slopes of all compared data by parameter. */
export interface Linear {
  solution: Solution;
  slopes: Prediction[];
}

function predictFor(study: Study, values: DemandParameters, near?: Solution) {
  const solution = solve(study.pairs, values, near ? NEAR_ROUNDS : FULL_ROUNDS, study.shares, near);
  return { solution, prediction: predict(study, solution) };
}

/**
 * Computes slopes by finite differences. They take nearly all the time of a round and are the same for all
 * folds.
 */
export function linearise(study: Study, values: DemandParameters, near?: Solution): Linear {
  const base = predictFor(study, values, near ?? predictFor(study, values).solution);
  const slopes = keysOf(values).map((key) => {
    const step = stepOf(key);
    const moved = predictFor(study, { ...values, [key]: values[key] + step }, base.solution);
    return differences(base.prediction, moved.prediction, step);
  });
  return { solution: base.solution, slopes };
}

interface FitOptions {
  /** Fold of the published pairs that is left out. −1: none. */
  without: number;
  rounds: number;
  tell?: (progress: Progress) => void;
  /** Saves the first round its slopes. */
  known?: Linear;
}

/**
 * Fits by damped Gauss–Newton steps with slopes from finite differences. Stops when a round hardly improves the
 * result.
 */
export function optimise(
  study: Study,
  start: DemandParameters,
  { without, rounds, tell, known }: FitOptions,
): Progress {
  const keys = keysOf(start);
  const attempt = (values: DemandParameters, near?: Solution) => {
    const { solution, prediction } = predictFor(study, values, near);
    const parts = evaluate(study, prediction, without);
    const ridge = keys.reduce(
      (sum, key) => sum + (RIDGE / 2) * ((values[key] - start[key]) / (stepOf(key) * STRIDE)) ** 2,
      0,
    );
    return { values, solution, prediction, parts, loss: parts.loss + ridge };
  };
  let best = attempt(start, known?.solution);
  let damping = 0.03;
  for (let round = 1; round <= rounds; round++) {
    const base = attempt(best.values, best.solution);
    best = base;
    const { slopes } = (round === 1 && known) || linearise(study, best.values, best.solution);
    const { gradient, matrix } = normalEquations(base.prediction, base.parts, slopes);
    keys.forEach((key, index) => {
      const scale = (stepOf(key) * STRIDE) ** 2;
      gradient[index] = (gradient[index] ?? 0) - (RIDGE * (best.values[key] - start[key])) / scale;
      const row = matrix[index] as Float64Array;
      row[index] = (row[index] ?? 0) + RIDGE / scale;
    });
    const before = base.loss;
    for (let trial = 0; trial < 6; trial++) {
      const steps = stepWithin(best.values, keys, matrix, gradient, damping);
      const values = { ...best.values };
      // The whole step is shortened, so that it keeps its direction.
      const longest = Math.max(...keys.map((key) => Math.abs(steps.get(key) ?? 0) / (stepOf(key) * STRIDE)));
      for (const key of keys)
        values[key] = bounded(key, values[key] + (steps.get(key) ?? 0) / Math.max(1, longest));
      const next = attempt(values, best.solution);
      if (next.loss < best.loss) {
        best = next;
        damping = Math.max(1e-4, damping / 4);
        break;
      }
      damping *= 8;
    }
    tell?.({ round, loss: best.loss, values: best.values, prediction: best.prediction });
    if (before - best.loss < 2) break;
  }
  return { round: rounds, loss: best.loss, values: best.values, prediction: best.prediction };
}
