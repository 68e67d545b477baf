import { canFallDue, overdraftInterest } from './overdraft.ts';
import { nextInstalment, overdueAmount, type RunningLoan } from './running-loan.ts';

/** Payments of a loan at one moment, in whole US dollars, and its state afterwards. */
export interface PaidInstalments {
  /** Number of instalments paid, and their parts. */
  count: number;
  interest: number;
  principal: number;
  overdraftInterest: number;
  /** Whether the instalment that falls due now could not be paid. */
  isMissed: boolean;
  loan: RunningLoan;
}

/**
 * Returns a loan whose missed instalments have borne a day's overdraft interest.
 * @param baseRate yearly
 */
export function accrueArrears(loan: RunningLoan, baseRate: number): RunningLoan {
  if (loan.missed === 0) return loan;
  return { ...loan, arrears: loan.arrears + overdraftInterest(-overdueAmount(loan), baseRate) };
}

/**
 * Pays the unpaid instalments of a loan, the oldest first, as far as the airline's overdraft reaches.
 * The first of them also pays the overdraft interest on all.
 * @param isDue whether an instalment falls due now, besides the missed ones
 * @param cash of the airline, in whole US dollars
 * @param weeklyFixedCosts of the airline: see `overdraftLimit`
 */
export function payInstalments(
  before: RunningLoan,
  isDue: boolean,
  cash: number,
  weeklyFixedCosts: number,
): PaidInstalments {
  const loan = { ...before, missed: before.missed + (isDue ? 1 : 0) };
  const paid = { count: 0, interest: 0, principal: 0, overdraftInterest: 0 };
  let left = cash;
  while (loan.missed > 0) {
    const { interest, principal, balance } = nextInstalment(loan);
    const amount = interest + principal + loan.arrears;
    if (!canFallDue(left, amount, weeklyFixedCosts)) break;
    left -= amount;
    paid.count++;
    paid.interest += interest;
    paid.principal += principal;
    paid.overdraftInterest += loan.arrears;
    loan.balance = balance;
    loan.paid++;
    loan.arrears = 0;
    // Rounding may repay a small loan before its last instalments, which are then 0.
    loan.missed = balance === 0 ? 0 : loan.missed - 1;
  }
  return { ...paid, isMissed: isDue && loan.missed > 0, loan };
}
