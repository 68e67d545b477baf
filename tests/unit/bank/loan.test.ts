import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDue, instalment, instalmentsDue, type LoanTerms, weeklyPayment } from '#game/bank/loan.ts';
import { HOUR, WEEK } from '#game/world/time.ts';

const loans = fc.record({
  principal: fc.integer({ min: 10_000, max: 500_000_000 }),
  yearlyRate: fc.integer({ min: 0, max: 300 }).map((permille) => permille / 1000),
  weeks: fc.integer({ min: 1, max: 416 }),
});
const planOf = (loan: LoanTerms) =>
  Array.from({ length: loan.weeks }, (_, week) => instalment(loan, week + 1));

describe('loans', () => {
  it('cost the same as the published examples', () => {
    expect(weeklyPayment({ principal: 1_000_000, yearlyRate: 0.12, weeks: 52 })).toBe(20_429.84);
    expect(weeklyPayment({ principal: 10_000_000, yearlyRate: 0.065, weeks: 416 })).toBe(30_842.39);
    expect(weeklyPayment({ principal: 520, yearlyRate: 0, weeks: 52 })).toBe(10);
  });

  it('start with high interest and end with little', () => {
    const loan = { principal: 1_000_000, yearlyRate: 0.12, weeks: 52 };
    expect(instalment(loan, 1)).toEqual({ interest: 2_308, principal: 18_122, balance: 981_878 });
    expect(instalment(loan, 52)).toEqual({ interest: 47, principal: 20_383, balance: 0 });
  });

  it('are repaid to the dollar, in whole dollars, by even payments that never increase the debt', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const plan = planOf(loan);
        expect(plan.at(-1)?.balance).toBe(0);
        expect(plan.reduce((sum, week) => sum + week.principal, 0)).toBe(loan.principal);
        const isDollars = (figure: number) => Number.isSafeInteger(figure) && figure >= 0;
        const payment = weeklyPayment(loan);
        const odd = plan.filter(
          ({ interest, principal, balance }) =>
            ![interest, principal, balance].every(isDollars) ||
            Math.abs(interest + principal - payment) > 2.01,
        );
        expect(odd).toEqual([]);
      }),
    );
  });

  it('cost interest at the given rate on the debt', () => {
    fc.assert(
      fc.property(loans, fc.nat(), (loan, index) => {
        const week = 1 + (index % loan.weeks);
        const owed = week === 1 ? loan.principal : instalment(loan, week - 1).balance;
        const interest = (owed * loan.yearlyRate) / 52;
        expect(Math.abs(instalment(loan, week).interest - interest)).toBeLessThanOrEqual(1.01);
      }),
    );
  });

  it('reject weeks outside the term', () => {
    for (const week of [0, 53, 1.5, Number.NaN])
      expect(() => instalment({ principal: 1_000, yearlyRate: 0.1, weeks: 52 }, week)).toThrow(RangeError);
  });
});

it('the first instalment falls due a week after the next full hour', () => {
  expect([firstDue(0), firstDue(1), firstDue(HOUR)]).toEqual([WEEK, HOUR + WEEK, HOUR + WEEK]);
});

it('three instalments fall due in four weeks, or four if the loan is taken on a full hour', () => {
  const inFourWeeks = (taken: number) => instalmentsDue(firstDue(taken), taken + 4 * WEEK);
  expect([inFourWeeks(0), inFourWeeks(1), inFourWeeks(HOUR - 1), inFourWeeks(HOUR)]).toEqual([4, 3, 3, 4]);
  expect(instalmentsDue(firstDue(1), 1)).toBe(0);
});
