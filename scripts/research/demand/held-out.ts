import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/paths.ts';
import { eachSample, type SampleKey } from './fit.ts';

const FILE = inRoot('scripts/research/demand/held-out.json');

/** Scores of pairs not used in the fit: rank correlation, area under the curve, median ratio. */
export type HeldOut = Record<SampleKey, number[]>;

/** Stores the means over the folds, each fitted without the pairs that it is then compared with. */
export function writeHeldOut(means: HeldOut): void {
  const rounded = eachSample((key) => means[key].map((value) => Number(value.toFixed(3))));
  writeFileSync(FILE, `${JSON.stringify(rounded, null, 2)}\n`);
}

/** Returns the last result of `npm run calibrate -- --cross`. */
export const readHeldOut = (): HeldOut => JSON.parse(readFileSync(FILE, 'utf8'));
