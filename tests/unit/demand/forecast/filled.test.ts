import { describe, expect, it } from 'vitest';
import { filled } from '#game/demand/forecast/filled.ts';
import { forecastWeek } from '#game/demand/forecast/forecast-route.ts';
import { routeWeek } from '#tests/support/route-week.ts';

describe('average number of occupied seats', () => {
  it('never exceeds the capacity or the demand', () => {
    for (const wanted of [0, 1, 50, 99, 100, 101, 150, 1000]) {
      expect(filled(wanted, 100)).toBeLessThanOrEqual(Math.min(100, wanted));
      expect(filled(wanted, 0)).toBe(0);
    }
  });

  it('falls below the demand as it approaches the capacity', () => {
    expect(filled(60, 100)).toBeGreaterThan(59);
    expect(filled(100, 100)).toBeGreaterThan(87);
    expect(filled(100, 100)).toBeLessThan(91);
    expect(filled(140, 100)).toBeGreaterThan(95);
  });

  it('matches the forecast of a flight with one class', () => {
    for (const demand of [0.4, 0.6, 0.9, 1.4, 2]) {
      const week = routeWeek({
        model: 'boeing-737-800',
        km: 1500,
        own: 2,
        rivals: 0,
        demand,
        cabin: { economy: 160, business: 0, first: 0 },
      });
      const { passengers, spilled, seats, loadFactor } = forecastWeek(week);
      const spill = spilled.leisure + spilled.business + spilled.premium;
      const wanted = (passengers + spill) / seats.economy;
      expect(Math.abs(filled(wanted, 1) - loadFactor)).toBeLessThan(0.035);
    }
  });
});
