import { describe, expect, it } from 'vitest';
import { bestFares } from '#game/demand/forecast/best-fares.ts';
import { fareDemandCurve } from '#game/demand/forecast/fare-curve.ts';
import { weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { nextFares } from '#game/demand/forecast/next-fares.ts';
import { daysOf, type RouteWeek } from '#game/demand/forecast/route-week.ts';
import { CABIN_CLASSES, type CabinClass } from '#game/fleet/aircraft/cabin.ts';
import { fareRange, RULE_STEP, USUAL_RULE } from '#game/network/route/fare-rule.ts';
import { isFareAccepted, referenceFare } from '#game/network/route/fares.ts';
import { routeWeek, type Scenario } from '#tests/support/route-week.ts';

const SCENARIOS: Scenario[] = [
  { model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 0 },
  { model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 3, demand: 0.6 },
  { model: 'atr-72-600', km: 350, own: 3, rivals: 2 },
  { model: 'boeing-777-300er', km: 9_000, own: 1, rivals: 1, demand: 1.4 },
];
const WIDE = { min: 20, max: 500 };

const profitOf = (week: RouteWeek) => weekMoney(week, daysOf(week)).profit;

/** Returns the week after some weekly reviews. */
function afterReviews(week: RouteWeek, count: number, rule = WIDE): RouteWeek {
  let then = week;
  for (let review = 0; review < count; review++)
    then = { ...then, fares: nextFares(then, rule, RULE_STEP) ?? then.fares };
  return then;
}
const scaled = (week: RouteWeek, factor: number): RouteWeek => {
  const fares = { ...week.fares };
  for (const name of CABIN_CLASSES) fares[name] = Math.round(fares[name] * factor);
  return { ...week, fares };
};

describe('a quick review by a rival', () => {
  for (const scenario of SCENARIOS)
    it(`reaches the forecast's best within weeks: ${scenario.model}, ${scenario.km} km`, () => {
      const usual = routeWeek(scenario);
      const { profit } = bestFares(usual);
      const revenue = weekMoney(usual, daysOf(usual)).revenue;
      for (const factor of [0.7, 1, 1.6])
        expect(profitOf(afterReviews(scaled(usual, factor), 16))).toBeGreaterThan(profit - 0.03 * revenue);
    });

  it('moves fares that are far from the forecast’s best towards it, and rests within a tenth of it', () => {
    const bestOf = (week: RouteWeek, name: CabinClass) => fareDemandCurve(week, name).best.fare;
    for (const scenario of SCENARIOS)
      for (const factor of [0.6, 0.8, 1.3, 1.7]) {
        const week = scaled(routeWeek(scenario), factor);
        const next = nextFares(week, WIDE, RULE_STEP);
        const rested = afterReviews(week, 20);
        for (const name of CABIN_CLASSES) {
          if (!week.departures.some(({ seats }) => seats[name] > 0)) continue;
          const [now, best] = [week.fares[name], bestOf(week, name)];
          if (Math.abs(best - now) > now * RULE_STEP)
            expect(Math.sign((next?.[name] ?? now) - now), name).toBe(Math.sign(best - now));
          const end = bestOf(rested, name);
          expect(Math.abs(rested.fares[name] - end)).toBeLessThanOrEqual(end * RULE_STEP);
        }
      }
  });

  it('changes no fare by more than a tenth, keeps to its limits and to the bounds of fares', () => {
    for (const scenario of SCENARIOS)
      for (const factor of [0.5, 1, 2.5])
        for (const rule of [WIDE, USUAL_RULE, { min: 100, max: 100 }]) {
          const week = scaled(routeWeek(scenario), factor);
          const next = nextFares(week, rule, RULE_STEP);
          for (const name of CABIN_CLASSES) {
            const [now, then] = [week.fares[name], next?.[name] ?? week.fares[name]];
            expect(Math.abs(then - now)).toBeLessThanOrEqual(now * RULE_STEP);
            expect(isFareAccepted(then, week.km, name)).toBe(true);
            if (then !== now) {
              const { low, high } = fareRange(now, week.km, name, rule, RULE_STEP);
              expect(then).toBeGreaterThanOrEqual(low);
              expect(then).toBeLessThanOrEqual(high);
            }
          }
        }
  });

  it('leads fares outside the limits back into them, although that costs money', () => {
    const usual = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 0 });
    const week = afterReviews(scaled(usual, 2), 12, { min: 60, max: 90 });
    const reference = referenceFare(week.km, 'economy');
    expect(week.fares.economy).toBeGreaterThanOrEqual(0.6 * reference);
    expect(week.fares.economy).toBeLessThanOrEqual(0.9 * reference);
  });

  it('rests once there is nothing to gain, and without flights', () => {
    const settled = afterReviews(routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 0 }), 20);
    expect(nextFares(settled, WIDE, RULE_STEP)).toBeNull();
    expect(nextFares({ ...settled, departures: [] }, WIDE, RULE_STEP)).toBeNull();
  });
});
