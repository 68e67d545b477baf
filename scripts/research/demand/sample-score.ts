import { pairIndex } from './pairs.ts';
import type { SampleKey } from './samples.ts';
import { areaUnderCurve, median, rankCorrelation } from './statistics.ts';
import type { Study } from './study.ts';

/** Published pairs that are scored together. */
const GROUPS = {
  europe: { keys: ['europe'], from: 0 },
  america: { keys: ['america'], from: 0 },
  long: { keys: ['us', 'uk', 'au', 'cl'], from: 4000 },
  us: { keys: ['us'], from: 0 },
  uk: { keys: ['uk'], from: 0 },
  au: { keys: ['au'], from: 0 },
  cl: { keys: ['cl'], from: 0 },
} as const satisfies Record<string, { keys: readonly SampleKey[]; from: number }>;
export type GroupKey = keyof typeof GROUPS;
export const GROUP_KEYS = Object.keys(GROUPS) as GroupKey[];

/** Thousand trips per year that have a logarithm. */
const FEWEST = 1e-9;

/** Returns a value per group. */
export const eachGroup = <Value>(of: (key: GroupKey) => Value): Record<GroupKey, Value> =>
  Object.fromEntries(GROUP_KEYS.map((key) => [key, of(key)])) as Record<GroupKey, Value>;

/**
 * Returns rank correlation, area under the curve and median ratio of model to published figures of a group.
 * @param samples logarithms of the model's trips by table, as in a `Prediction`
 */
export function scoreGroup(
  study: Study,
  samples: Readonly<Record<SampleKey, Float64Array>>,
  group: GroupKey,
): [number, number, number] {
  const [served, unserved, seen, ratios]: [number[], number[], number[], number[]] = [[], [], [], []];
  const { keys, from } = GROUPS[group];
  for (const key of keys) {
    const sample = study.samples[key];
    sample.seen.forEach((value, at) => {
      const [i = 0, j = 0] = [sample.i[at], sample.j[at]];
      if ((study.km[pairIndex(i, j, study.places.length)] ?? 0) < from) return;
      // The prediction has a floor, and is on the level that the fit aims at.
      const trips = Math.max(FEWEST, Math.exp(samples[key][at] ?? 0) - sample.floor) * sample.level;
      const log = Math.log(trips);
      if (value === 0) unserved.push(log);
      else {
        served.push(log);
        seen.push(Math.log(value));
        ratios.push(log - Math.log(value));
      }
    });
  }
  return [rankCorrelation(served, seen), areaUnderCurve(served, unserved), Math.exp(median(ratios))];
}
