import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORECAST_WEEKS, forecastCash } from '#game/finance/cash-forecast.ts';

const NOTHING = [0, 0, 0, 0];
const QUIET = { leases: NOTHING, instalments: NOTHING, checks: NOTHING, hedges: NOTHING, pastFlights: [] };
const amount = fc.integer({ min: -1e8, max: 1e8 });
const weekly = fc.array(amount, { minLength: FORECAST_WEEKS, maxLength: FORECAST_WEEKS });

describe('the forecast of cash', () => {
  it('adds flights and everything that falls due, week by week', () => {
    const facts = {
      ...QUIET,
      cash: 1_000,
      flights: 100,
      leases: [-30, -30, -30, -30],
      checks: [0, -500, 0, 0],
    };
    expect(forecastCash(facts).expected).toEqual([1_070, 640, 710, 780]);
  });

  it('has a wider band after weeks that differed more', () => {
    const bandOf = (pastFlights: number[]) => {
      const { low, high } = forecastCash({ ...QUIET, cash: 0, flights: 100, pastFlights });
      return (high[0] ?? 0) - (low[0] ?? 0);
    };
    expect(bandOf([100, 500, -300])).toBeGreaterThan(bandOf([100, 110, 90]));
  });

  it('is always within its band, which never becomes narrower', () => {
    fc.assert(
      fc.property(
        fc.record({
          cash: amount,
          flights: amount,
          pastFlights: fc.array(amount, { maxLength: 8 }),
          leases: weekly,
          instalments: weekly,
          checks: weekly,
          hedges: weekly,
        }),
        (facts) => {
          const { expected, low, high } = forecastCash(facts);
          for (const [week, value] of expected.entries()) {
            expect(low[week]).toBeLessThanOrEqual(value);
            expect(high[week]).toBeGreaterThanOrEqual(value);
            const width = (index: number) => (high[index] ?? 0) - (low[index] ?? 0);
            if (week > 0) expect(width(week) + 2).toBeGreaterThanOrEqual(width(week - 1));
          }
        },
      ),
    );
  });
});
