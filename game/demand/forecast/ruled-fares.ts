import { CABIN_CLASSES, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { type FareRange, type FareRule, fareRange, RULE_STEP } from '#game/network/route/fare-rule.ts';
import { type CurveGrid, curveGrid, type FarePoint, fareDemandCurve, LAST_STEP } from './fare-curve.ts';
import { weekMoney } from './forecast-route.ts';
import { daysOf, type RouteWeek } from './route-week.ts';

/** Smallest gain for which a fare changes, as a share of the revenue. Every change recomputes connections. */
const MIN_GAIN = 0.001;

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/**
 * Returns the best point between two fares: the curve's best if that is between them, and otherwise the end nearer to
 * it. Climbs from a fare in ever larger steps, so that it needs three points if that fare is the best one.
 */
export function bestBetween(
  { pointAt, stepAt, indexOf }: CurveGrid,
  { low, high }: FareRange,
  fare: number,
): FarePoint {
  // One step beyond each end shows on which side of it the best fare is.
  const first = within(Math.floor(indexOf(low)), 0, LAST_STEP);
  const last = within(Math.ceil(indexOf(high)), 0, LAST_STEP);
  let place = within(Math.round(indexOf(fare)), first, last);
  const isBetter = (index: number) =>
    index >= first && index <= last && stepAt(index).profit > stepAt(place).profit;
  let way = 1;
  let grows = true;
  for (let step = 1; step >= 1; step *= grows ? 2 : 0.5) {
    if (isBetter(place + way * step)) place += way * step;
    else if (isBetter(place - way * step)) {
      way = -way;
      place += way * step;
    } else grows = false;
  }
  return pointAt(within(stepAt(place).fare, low, high));
}

/**
 * Returns the fares after a review by a rule: each class moves towards the best fare that the player sees, by at most
 * one step, and never beyond it. Classes without own seats keep their fares.
 * @returns null if the fares stay as they are, or if the airline has no flights on the route
 */
export function ruledFares(week: RouteWeek, rule: FareRule): PerClass | null {
  const own = week.departures.filter(({ airline }) => airline === week.airline);
  const days = daysOf(week);
  const present = weekMoney(week, days);
  const next = { ...week.fares };
  for (const name of CABIN_CLASSES) {
    if (!own.some(({ seats }) => seats[name] > 0)) continue;
    const fare = week.fares[name];
    const range = fareRange(fare, week.km, name, rule, RULE_STEP);
    // A fare outside the rule's limits moves towards them, whatever it earns there.
    if (fare < range.low || fare > range.high) next[name] = range.low > fare ? range.low : range.high;
    // At a fare that nobody pays, profit does not show on which side the best fare is.
    else if (present.byClass[name] === 0)
      next[name] = within(fareDemandCurve(week, name).best.fare, range.low, range.high);
    else {
      const best = bestBetween(curveGrid(week, name, days), range, fare);
      if (best.profit - present.profit > MIN_GAIN * present.revenue) next[name] = best.fare;
    }
  }
  return CABIN_CLASSES.some((name) => next[name] !== week.fares[name]) ? next : null;
}
