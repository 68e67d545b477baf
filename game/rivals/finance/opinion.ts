import { share } from '#game/world/chance/draws.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import { QUARTER_WEEKS, WEEK } from '#game/world/time.ts';

/** Largest difference between what a rival believes a share to be worth and its value, as a share of the value. */
export const OPINION_MAX = 0.12;

/**
 * Returns what a rival believes about an airline's shares for a quarter: the difference from the value that they move to, as a share
 * of it. Rivals disagree, because nobody would trade if all believed in the same value: the market maker sells above it
 * and buys below it.
 * @param now world minute
 */
export function opinionOf(rival: string, issuer: string, now: number): number {
  const quarter = Math.floor(now / (QUARTER_WEEKS * WEEK));
  return OPINION_MAX * (2 * share(hashOf(['opinion', rival, issuer, quarter])) - 1);
}
