import type { CabinClass } from '#game/fleet/aircraft/cabin.ts';
import { fareBounds, referenceFare } from './fares.ts';

/** Bounds of a rule's limits, in percent of the reference fare. The same as those of fares. */
export const RULE_PERCENT_MIN = 20;
export const RULE_PERCENT_MAX = 500;

/** Limits that a new rule begins with, in percent of the reference fare. */
export const USUAL_RULE: FareRule = { min: 70, max: 150 };

/** Largest change of a fare per week, as a share of the fare. */
export const RULE_STEP = 0.1;

/** A route's rule: fares follow the forecast's best fares between two limits, in percent of the reference fare. */
export interface FareRule {
  min: number;
  max: number;
}

/** The fares that a rule may choose for a class, in whole US dollars. */
export interface FareRange {
  low: number;
  high: number;
}

/**
 * Returns the fares of a class that a rule may choose next. A fare outside the limits moves towards them by
 * one step.
 * @param km distance
 * @param step largest change, as a share of the present fare
 */
export function fareRange(
  fare: number,
  km: number,
  name: CabinClass,
  rule: FareRule,
  step: number,
): FareRange {
  const reference = referenceFare(km, name);
  const { min, max } = fareBounds(km, name);
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const bottom = within(Math.ceil((reference * rule.min) / 100));
  const top = Math.max(bottom, within(Math.floor((reference * rule.max) / 100)));
  const low = within(Math.ceil(fare * (1 - step)));
  const high = within(Math.floor(fare * (1 + step)));
  if (high < bottom) return { low: high, high };
  if (low > top) return { low, high: low };
  return { low: Math.max(low, bottom), high: Math.min(high, top) };
}
