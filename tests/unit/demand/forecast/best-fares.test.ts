import { describe, expect, it } from 'vitest';
import { bestFares } from '#game/demand/forecast/best-fares.ts';
import { weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { daysOf } from '#game/demand/forecast/route-week.ts';
import { CABIN_CLASSES } from '#game/fleet/aircraft/cabin.ts';
import { isFareAccepted } from '#game/network/route/fares.ts';
import { routeWeek, type Scenario } from '#tests/support/route-week.ts';

const SCENARIOS: Scenario[] = [
  { model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 0 },
  { model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 3, demand: 0.6 },
  { model: 'atr-72-600', km: 350, own: 3, rivals: 2 },
  { model: 'boeing-777-300er', km: 9_000, own: 1, rivals: 1, demand: 1.4 },
];
const profitAt = (week: ReturnType<typeof routeWeek>, fares: typeof week.fares) => {
  const then = { ...week, fares };
  return weekMoney(then, daysOf(then)).profit;
};

describe('the best fares of a route', () => {
  for (const scenario of SCENARIOS)
    it(`are never less profitable than the present ones in the forecast: ${scenario.model}, ${scenario.km} km`, () => {
      const usual = routeWeek(scenario);
      for (const factor of [0.6, 1, 1.8]) {
        const fares = { ...usual.fares };
        for (const name of CABIN_CLASSES) fares[name] = Math.round(fares[name] * factor);
        const week = { ...usual, fares };
        const best = bestFares(week);
        expect(best.before).toBe(profitAt(week, fares));
        expect(best.profit).toBe(profitAt(week, best.fares));
        expect(best.profit).toBeGreaterThanOrEqual(best.before);
        for (const name of CABIN_CLASSES)
          expect(isFareAccepted(best.fares[name], week.km, name), name).toBe(true);
        // Whatever the fares were before, a further change in any class has little effect.
        if (factor === 1)
          for (const name of CABIN_CLASSES)
            for (const step of [0.85, 1.15]) {
              const aside = { ...best.fares, [name]: Math.round(best.fares[name] * step) };
              expect(profitAt(week, aside)).toBeLessThan(best.profit + 0.02 * Math.abs(best.profit) + 500);
            }
      }
    });

  it('keep the fares of classes without own flights', () => {
    const cabin = { economy: 180, business: 0, first: 0 };
    const week = routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 2, rivals: 1, cabin });
    const { fares } = bestFares({ ...week, fares: { ...week.fares, economy: 60 } });
    expect(fares.economy).toBeGreaterThan(60);
    expect([fares.business, fares.first]).toEqual([week.fares.business, week.fares.first]);
  });
});
