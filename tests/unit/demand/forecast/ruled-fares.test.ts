import { describe, expect, it } from 'vitest';
import { curveGrid, fareDemandCurve } from '#game/demand/forecast/fare-curve.ts';
import { daysOf, type RouteWeek } from '#game/demand/forecast/route-week.ts';
import { bestBetween, ruledFares } from '#game/demand/forecast/ruled-fares.ts';
import { CABIN_CLASSES, type CabinClass } from '#game/fleet/aircraft/cabin.ts';
import { fareRange, RULE_STEP, USUAL_RULE } from '#game/network/route/fare-rule.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { routeWeek, type Scenario } from '#tests/support/route-week.ts';

const SCENARIOS: Scenario[] = [
  { model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 0 },
  { model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 3, demand: 0.5 },
  { model: 'atr-72-600', km: 350, own: 1, rivals: 3, demand: 0.5 },
  { model: 'airbus-a321neo', km: 5_400, own: 1, rivals: 1, demand: 0.5 },
  { model: 'boeing-777-300er', km: 9_000, own: 1, rivals: 1, demand: 1.4 },
];
const WIDE = { min: 20, max: 500 };

const soldOf = ({ departures, airline }: RouteWeek): CabinClass[] =>
  CABIN_CLASSES.filter((name) => departures.some((one) => one.airline === airline && one.seats[name] > 0));
const bestOf = (week: RouteWeek, name: CabinClass) => fareDemandCurve(week, name).best.fare;
const withFare = (week: RouteWeek, name: CabinClass, fare: number): RouteWeek => ({
  ...week,
  fares: { ...week.fares, [name]: fare },
});

describe('a fare rule', () => {
  for (const scenario of SCENARIOS)
    it(`moves towards the best fare that is shown, and never beyond it: ${scenario.model}`, () => {
      const usual = routeWeek(scenario);
      for (const name of soldOf(usual)) {
        const best = bestOf(usual, name);
        for (const factor of [0.7, 0.93, 0.98, 1, 1.02, 1.07, 1.5]) {
          const week = withFare(usual, name, Math.round(best * factor));
          const now = week.fares[name];
          const then = ruledFares(week, WIDE)?.[name] ?? now;
          if (factor === 1) expect(then).toBe(best);
          expect(then).toBeGreaterThanOrEqual(Math.min(now, best));
          expect(then).toBeLessThanOrEqual(Math.max(now, best));
          if (Math.abs(factor - 1) > 0.05) expect(then).not.toBe(now);
          expect(Math.abs(then - now)).toBeLessThanOrEqual(now * RULE_STEP);
        }
      }
    });

  it('reaches the best fare itself, and then rests', () => {
    for (const scenario of SCENARIOS.slice(0, 2)) {
      let week = routeWeek({ ...scenario, cabin: { economy: 180, business: 0, first: 0 } });
      week = withFare(week, 'economy', Math.round(bestOf(week, 'economy') * 0.7));
      for (let review = 0; review < 8; review++)
        week = { ...week, fares: ruledFares(week, WIDE) ?? week.fares };
      expect(Math.abs(week.fares.economy / bestOf(week, 'economy') - 1)).toBeLessThan(0.03);
      expect(ruledFares(week, WIDE)).toBeNull();
    }
  });

  it('leads fares outside the limits back into them, and keeps to them', () => {
    const usual = routeWeek(SCENARIOS[0] as Scenario);
    const reference = referenceFare(usual.km, 'economy');
    const rule = { min: 60, max: 90 };
    for (let [review, week] = [0, withFare(usual, 'economy', 2 * reference)]; review < 14; review++) {
      const { low, high } = fareRange(week.fares.economy, week.km, 'economy', rule, RULE_STEP);
      const fares = ruledFares(week, rule) ?? week.fares;
      expect(fares.economy).toBeGreaterThanOrEqual(low);
      expect(fares.economy).toBeLessThanOrEqual(high);
      week = { ...week, fares };
      if (review === 13) expect(week.fares.economy).toBeLessThanOrEqual(0.9 * reference);
    }
  });

  it('comes down from a fare that nobody pays', () => {
    const usual = routeWeek(SCENARIOS[0] as Scenario);
    for (const references of [1.9, 2.5]) {
      const fare = Math.round(references * referenceFare(usual.km, 'economy'));
      const fares = ruledFares(withFare(usual, 'economy', fare), WIDE);
      expect(fares?.economy).toBe(Math.ceil(fare * (1 - RULE_STEP)));
    }
  });

  it('changes nothing without flights', () => {
    const week = { ...routeWeek(SCENARIOS[0] as Scenario), departures: [] };
    expect(ruledFares(week, USUAL_RULE)).toBeNull();
  });
});

describe('the best fare between two fares', () => {
  it('is that of the curve if it is between them', () => {
    for (const scenario of SCENARIOS) {
      const usual = routeWeek(scenario);
      const { best } = fareDemandCurve(usual, 'economy');
      for (const factor of [0.9, 0.97, 1.04, 1.15]) {
        const week = withFare(usual, 'economy', Math.round(best.fare * factor));
        const range = {
          low: best.fare * Math.min(0.95, factor - 0.01),
          high: best.fare * Math.max(1.06, factor + 0.01),
        };
        const found = bestBetween(curveGrid(week, 'economy', daysOf(week)), range, week.fares.economy);
        expect(found.profit).toBeGreaterThanOrEqual(best.profit);
      }
    }
  });
});
