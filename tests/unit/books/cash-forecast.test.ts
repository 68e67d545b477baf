import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDue } from '#game/bank/loan.ts';
import { overdraftInterest } from '#game/bank/overdraft.ts';
import { nextPayments, overdue } from '#game/bank/running-loan.ts';
import { type DueLoan, decidedIn, FORECAST_WEEKS, forecastCash } from '#game/books/cash-forecast.ts';
import { effectOnCash } from '#web/features/bank/borrow/offers.ts';

const NOTHING = [0, 0, 0, 0];
const QUIET = {
  minute: 0,
  leases: NOTHING,
  checks: NOTHING,
  hedges: NOTHING,
  certificates: NOTHING,
  pastFlights: [],
  loans: [],
  weeklyFixedCosts: 0,
  baseRate: 0.04,
};
/** Its payment is $20,430 per week. */
const LOAN: DueLoan = {
  balance: 1_000_000,
  rate: 0.12,
  weeks: 52,
  paid: 0,
  missed: 0,
  arrears: 0,
  due: firstDue(0),
};
const sum = (amounts: readonly number[]) => amounts.reduce((total, value) => total + value, 0);
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
      certificates: [0, 0, -200, 0],
    };
    expect(forecastCash(facts).expected).toEqual([1_070, 640, 510, 580]);
  });

  it('has a wider band after weeks that differed more', () => {
    const bandOf = (pastFlights: number[]) => {
      const { low, high } = forecastCash({ ...QUIET, cash: 0, flights: 100, pastFlights });
      return (high[0] ?? 0) - (low[0] ?? 0);
    };
    expect(bandOf([100, 500, -300])).toBeGreaterThan(bandOf([100, 110, 90]));
  });

  it('has a band of 1.28 standard deviations, which grows with the root of the weeks', () => {
    // Their standard deviation is 20.
    const facts = { ...QUIET, cash: 0, flights: 100, pastFlights: [80, 100, 120] };
    expect(forecastCash(facts)).toMatchObject({
      expected: [100, 200, 300, 400],
      low: [74, 164, 256, 349],
      high: [126, 236, 344, 451],
    });
  });

  it('takes a tenth of the usual result as the standard deviation at least', () => {
    const bandOf = (flights: number, pastFlights: number[]) => {
      const { low, high } = forecastCash({ ...QUIET, cash: 5_000, flights, pastFlights });
      return [low[0], high[0]];
    };
    expect(bandOf(1_000, [])).toEqual([5_872, 6_128]);
    expect(bandOf(1_000, [990, 1_010])).toEqual([5_872, 6_128]);
    expect(bandOf(-1_000, [-1_000])).toEqual([3_872, 4_128]);
  });

  it('is always within its band, which never becomes narrower', () => {
    fc.assert(
      fc.property(
        fc.record({
          cash: amount,
          flights: amount,
          pastFlights: fc.array(amount, { maxLength: 8 }),
          leases: weekly,
          checks: weekly,
          hedges: weekly,
        }),
        (facts) => {
          const { expected, low, high } = forecastCash({ ...QUIET, ...facts });
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

  it('pays instalments to the dollar, and agrees with the effect that an offer shows', () => {
    for (const taken of [0, 1, 59, 60]) {
      const facts = { ...QUIET, minute: taken, cash: 5_000_000, flights: 0 };
      const loans = [{ ...LOAN, due: firstDue(taken) }];
      const after = forecastCash({ ...facts, cash: facts.cash + LOAN.balance, loans });
      const effect = effectOnCash(LOAN.balance, LOAN.weeks, LOAN.rate, taken);
      expect(after.expected.at(-1)).toBe(facts.cash + effect);
      const count = taken % 60 === 0 ? 4 : 3;
      expect(-sum(after.instalments)).toBe(nextPayments(LOAN, count));
    }
  });

  it('charges overdraft interest per day', () => {
    const { expected, overdraft } = forecastCash({ ...QUIET, cash: -100_000, flights: 0 });
    const first = overdraftInterest(-100_000, 0.04);
    expect(overdraft[0]).toBeLessThanOrEqual(-7 * first);
    expect(overdraft[0]).toBeGreaterThan(-7 * first - 7);
    expect(expected[3]).toBe(-100_000 + sum(overdraft));
  });

  it('leaves out instalments that would cross the overdraft limit', () => {
    const facts = { ...QUIET, cash: -35_000, flights: 0, loans: [LOAN], weeklyFixedCosts: 20_430 };
    const { instalments, overdraft } = forecastCash(facts);
    expect(instalments).toEqual([0, 0, 0, 0]);
    expect(sum(overdraft)).toBeLessThan(0);
  });

  it('pays missed instalments with their interest once there is cash', () => {
    const late = { ...LOAN, missed: 2, arrears: 100, due: firstDue(1) };
    const facts = { ...QUIET, cash: -500_000, flights: 0, loans: [late] };
    expect(forecastCash(facts).instalments).toEqual([0, 0, 0, 0]);
    const { instalments, overdraft } = forecastCash({ ...facts, cash: 500_000 });
    const { interest, principal } = overdue(late);
    expect(instalments[0]).toBe(-interest - principal);
    expect(overdraft[0]).toBeLessThan(-late.arrears);
    expect(-sum(instalments)).toBe(nextPayments(LOAN, 5));
  });

  it('ends with the last instalment', () => {
    const last = { ...LOAN, weeks: 2, balance: 40_000 };
    const { instalments } = forecastCash({ ...QUIET, cash: 1_000_000, flights: 0, loans: [last] });
    expect(instalments.slice(2)).toEqual([0, 0]);
    expect(-sum(instalments)).toBe(nextPayments(last, 2));
  });
});

describe('decisions in a forecast’s first week', () => {
  const entries = { decisions: 5, leases: -70, instalments: -900, isRepaidEarly: true };

  it('are leases and early repayments that differ from what was known', () => {
    expect(decidedIn({ leases: -50, instalments: -100 }, entries)).toBe(5 - 20 - 800);
  });

  it('are no missed instalments', () => {
    const missed = { ...entries, instalments: 0, isRepaidEarly: false };
    expect(decidedIn({ leases: -70, instalments: -100 }, missed)).toBe(5);
  });

  it('are only other entries for a forecast that has no leases and instalments', () => {
    expect(decidedIn({}, entries)).toBe(5);
  });
});
