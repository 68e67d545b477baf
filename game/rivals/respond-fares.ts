import { nextFares } from '../demand/forecast/next-fares.ts';
import type { RouteWeek } from '../demand/forecast/route-week.ts';
import { CABIN_CLASSES, type PerClass } from '../fleet/aircraft/cabin.ts';
import { hashOf } from '../world/chance/hash.ts';
import { WEEK } from '../world/time.ts';
import type { Temper } from './temper.ts';

/** Weeks in which a rival looks at the fares of each of its routes once. */
const EVERY_WEEKS = 10;
/** Largest change looked for. A rival goes half of the way, at most 8%. */
const REACH = 0.16;
const HALF = 0.5;

/** Checks whether a rival looks at the fares of a route in the week of a world minute. */
export const isFareReview = (route: string, now: number): boolean =>
  Math.floor(now / WEEK) % EVERY_WEEKS === hashOf(['rival fares', route]) % EVERY_WEEKS;

/**
 * Returns a rival's response to the fares on a route: half of the way to the most profitable fares of its
 * forecast, against the present fares of all others. Null if they stay as they are.
 * @param bias factor by which its fares are wrong: see `fareBiasOf`. It believes that passengers see them without it.
 */
export function respondFares(
  week: RouteWeek,
  { fareRule }: Pick<Temper, 'fareRule'>,
  bias: number,
): PerClass | null {
  const seen = { ...week.fares };
  for (const name of CABIN_CLASSES) seen[name] = Math.round(seen[name] / bias);
  const best = nextFares({ ...week, fares: seen }, fareRule, REACH);
  if (!best) return null;
  const fares = { ...week.fares };
  for (const name of CABIN_CLASSES)
    fares[name] = Math.round(fares[name] + (best[name] * bias - fares[name]) * HALF);
  return fares;
}
