import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/paths.ts';

const FILE = inRoot('scripts/research/demand/held-out.json');

/** Scores of pairs not used in the fit: rank correlation, area under the curve, median ratio. */
export type HeldOut = Record<'europe' | 'america', number[]>;

/** Stores the means over the folds, each fitted without the pairs that it is then compared with. */
export function writeHeldOut({ europe, america }: HeldOut): void {
  const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(3)));
  const text = JSON.stringify({ europe: rounded(europe), america: rounded(america) }, null, 2);
  writeFileSync(FILE, `${text}\n`);
}

/** Returns the last result of `npm run calibrate -- --cross`. */
export const readHeldOut = (): HeldOut => JSON.parse(readFileSync(FILE, 'utf8'));
