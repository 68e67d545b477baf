import { share } from '../chance/draws.ts';
import type { EconomyChance } from '../chance/keyed-chance.ts';
import { DAYS_A_YEAR } from '../time.ts';

/** Bounds of the index. 1 is the usual level. */
export const INDEX_MIN = 0.85;
export const INDEX_MAX = 1.15;

/**
 * Half a cycle lasts 1.5 to 3 years, so that a cycle lasts 3 to 6. World air traffic has grown and slumped in
 * cycles of about that length or longer (recessions of 1974, 1981, 1991, 2001 and 2008).
 */
const HALF_MIN = 1.5 * DAYS_A_YEAR;
const HALF_MAX = 3 * DAYS_A_YEAR;
/** Height of a boom and depth of a slump. */
const HEIGHT_MIN = 0.05;
const HEIGHT_MAX = 0.15;
const GRID = 10_000;

/**
 * Returns the factor of the world economy on demand on a world day, rounded to four digits: booms and slumps
 * in turn, each a parabola, because sines differ between JavaScript engines.
 */
export function worldIndex(chance: EconomyChance, day: number): number {
  let isBoom = share(chance('first cycle')()) < 0.5;
  let starts = 0;
  for (let half = 0; ; half++) {
    const next = chance(`half cycle ${half}`);
    const days = Math.round(HALF_MIN + share(next()) * (HALF_MAX - HALF_MIN));
    const height = HEIGHT_MIN + share(next()) * (HEIGHT_MAX - HEIGHT_MIN);
    if (day < starts + days) {
      const passed = (day - starts) / days;
      const wave = 4 * passed * (1 - passed) * height;
      return Math.round((isBoom ? 1 + wave : 1 - wave) * GRID) / GRID;
    }
    starts += days;
    isBoom = !isBoom;
  }
}
