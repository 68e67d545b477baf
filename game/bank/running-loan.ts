import type { Loan } from '../tables/loan.ts';
import { type Instalment, instalment, type LoanTerms } from './loan.ts';

/** State of a running loan that its next payments follow from. */
export type RunningLoan = Pick<Loan, 'balance' | 'rate' | 'weeks' | 'paid' | 'missed' | 'arrears'>;

/** Returns the terms of what is left of a loan, as if it were a new one. */
export const termsAhead = ({
  balance,
  rate,
  weeks,
  paid,
}: Pick<Loan, 'balance' | 'rate' | 'weeks' | 'paid'>): LoanTerms => ({
  principal: balance,
  yearlyRate: rate,
  weeks: weeks - paid,
});

/** Returns the oldest unpaid instalment of a loan. It may lie ahead. */
export const nextInstalment = (loan: Pick<Loan, 'balance' | 'rate' | 'weeks' | 'paid'>): Instalment =>
  instalment(termsAhead(loan), 1);

/**
 * Returns the next instalments of a loan together, in whole US dollars, as the settlement collects them. At most those
 * that are left.
 */
export function nextPayments(loan: Pick<Loan, 'balance' | 'rate' | 'weeks' | 'paid'>, count: number): number {
  let { balance, paid } = loan;
  let total = 0;
  for (const last = paid + count; paid < last && balance > 0; paid++) {
    const next = nextInstalment({ ...loan, balance, paid });
    total += next.interest + next.principal;
    balance = next.balance;
  }
  return total;
}

/** Interest and principal of missed instalments, in whole US dollars. */
export interface Overdue {
  interest: number;
  principal: number;
}

/** Returns the sums of the instalments that have fallen due and are not paid, without overdraft interest. */
export function overdue(loan: RunningLoan): Overdue {
  const sums = { interest: 0, principal: 0 };
  const terms = termsAhead(loan);
  for (let week = 1; week <= loan.missed; week++) {
    const { interest, principal } = instalment(terms, week);
    sums.interest += interest;
    sums.principal += principal;
  }
  return sums;
}

/** Returns what has fallen due of a loan, with the overdraft interest on it, in whole US dollars. */
export function overdueAmount(loan: RunningLoan): number {
  const { interest, principal } = overdue(loan);
  return interest + principal + loan.arrears;
}

/** Returns all instalments of a loan together, in whole US dollars. */
export function totalPayment(loan: LoanTerms): number {
  let total = loan.principal;
  for (let week = 1; week <= loan.weeks; week++) total += instalment(loan, week).interest;
  return total;
}
