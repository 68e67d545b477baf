import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/paths.ts';
import { GROUP_KEYS, type GroupKey } from './sample-score.ts';

const FILE = inRoot('scripts/research/demand/held-out.json');

/** Scores of pairs not used in the fit: rank correlation, area under the curve, median ratio. */
export type HeldOut = Record<GroupKey, number[]>;

/** Stores the scores. */
export function writeHeldOut(scores: HeldOut): void {
  const lines = GROUP_KEYS.map(
    (key) => `  "${key}": [${scores[key].map((value) => Number(value.toFixed(3))).join(', ')}]`,
  );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/** Returns the last result of `npm run calibrate -- --cross`. */
export const readHeldOut = (): HeldOut => JSON.parse(readFileSync(FILE, 'utf8'));
