import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weeklyPayment } from '#game/bank/loan.ts';
import { accrueArrears, payInstalments } from '#game/bank/pay-instalments.ts';
import { repayment } from '#game/bank/repayment.ts';
import {
  nextInstalment,
  overdue,
  type RunningLoan,
  termsAhead,
  totalPayment,
} from '#game/bank/running-loan.ts';

const terms = fc.record({
  balance: fc.integer({ min: 100_000, max: 500_000_000 }),
  rate: fc.integer({ min: 1, max: 250 }).map((permille) => permille / 1000),
  weeks: fc.integer({ min: 13, max: 416 }),
});
const running = terms.map((loan): RunningLoan => ({ ...loan, paid: 0, missed: 0, arrears: 0 }));
const LOAN: RunningLoan = { balance: 1_000_000, rate: 0.12, weeks: 52, paid: 0, missed: 0, arrears: 0 };
const RICH = 1e12;

describe('a running loan', () => {
  it('is repaid exactly by instalments of nearly the same amount', () => {
    fc.assert(
      fc.property(running, (loan) => {
        let state = loan;
        let principal = 0;
        const payment = weeklyPayment(termsAhead(loan));
        for (let week = 0; week < loan.weeks; week++) {
          const next = payInstalments(state, true, RICH, 0);
          expect(Math.abs(next.interest + next.principal - payment)).toBeLessThan(2);
          principal += next.principal;
          state = next.loan;
        }
        expect(principal).toBe(loan.balance);
        expect(state).toMatchObject({ balance: 0, paid: loan.weeks, missed: 0 });
      }),
      { numRuns: 40 },
    );
  });

  it('pays $20,430 per week for a million at 12% over a year, and $62,352 of interest in all', () => {
    expect(nextInstalment(LOAN)).toEqual({ interest: 2_308, principal: 18_122, balance: 981_878 });
    expect(totalPayment(termsAhead(LOAN))).toBe(1_062_352);
  });
});

describe('an instalment that falls due', () => {
  it('takes cash down to the overdraft limit of two weeks of fixed costs, not further', () => {
    expect(payInstalments(LOAN, true, 0, 10_215)).toMatchObject({ count: 1, isMissed: false });
    expect(payInstalments(LOAN, true, 0, 10_214)).toMatchObject({
      count: 0,
      interest: 0,
      isMissed: true,
      loan: { ...LOAN, missed: 1 },
    });
  });

  it('bears overdraft interest per day while it is missed', () => {
    const missed = { ...LOAN, missed: 1 };
    // 20,430 at 13% per year of 364 days are 7.30 per day, rounded up.
    expect(accrueArrears(missed, 0.04).arrears).toBe(8);
    expect(accrueArrears(LOAN, 0.04)).toBe(LOAN);
  });

  it('is paid with those missed before it, the oldest first', () => {
    const missed = { ...LOAN, missed: 2, arrears: 50 };
    const all = payInstalments(missed, true, RICH, 0);
    expect(all).toMatchObject({ count: 3, overdraftInterest: 50, loan: { paid: 3, missed: 0, arrears: 0 } });
    const due = overdue({ ...missed, missed: 3 });
    expect(Math.abs(all.interest + all.principal - due.interest - due.principal)).toBeLessThan(3);
    const one = payInstalments(missed, false, 25_000, 0);
    expect(one).toMatchObject({
      count: 1,
      overdraftInterest: 50,
      isMissed: false,
      loan: { paid: 1, missed: 1 },
    });
  });
});

describe('repaying early', () => {
  it('costs 1% and lowers the payment, not the term, if it is a part', () => {
    const half = repayment(LOAN, 500_000);
    expect(half).toMatchObject({ fee: 5_000, total: 505_000, balance: 500_000, interest: 0 });
    expect(half.payment).toBeCloseTo(20_429.84 / 2, 1);
  });

  it('settles missed instalments if it is all, without a fee on them', () => {
    const missed = { ...LOAN, missed: 2, arrears: 50 };
    const { interest, principal } = overdue(missed);
    expect(repayment(missed, 1_000_000)).toEqual({
      principal: 1_000_000,
      interest,
      overdraftInterest: 50,
      fee: Math.ceil((1_000_000 - principal) / 100),
      total: 1_000_000 + interest + 50 + Math.ceil((1_000_000 - principal) / 100),
      balance: 0,
      payment: 0,
    });
  });

  it('is never cheaper in parts than at once, and never repays more than is owed', () => {
    fc.assert(
      fc.property(
        running,
        fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { maxLength: 8 }),
        (loan, shares) => {
          let state = loan;
          let fees = 0;
          for (const share of shares) {
            const amount = Math.max(1, Math.floor(state.balance * share));
            if (amount >= state.balance) break;
            const part = repayment(state, amount);
            expect(part.payment).toBeLessThanOrEqual(weeklyPayment(termsAhead(state)));
            fees += part.fee;
            state = { ...state, balance: part.balance };
          }
          fees += repayment(state, state.balance).fee;
          expect(fees).toBeGreaterThanOrEqual(repayment(loan, loan.balance).fee);
        },
      ),
    );
  });
});
