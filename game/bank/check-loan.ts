import { formatDollars } from '../platform/text/format-dollars.ts';
import { CREDIT_GRADES, type CreditGrade, MARGINS } from './credit-grade.ts';
import {
  EQUITY_TIMES,
  isOfferedFor,
  LOAN_MIN,
  type LoanProduct,
  REVENUE_WEEKS,
  SECURED_WEEKS_MAX,
  SECURED_WEEKS_MIN,
  UNSECURED_MAX,
  UNSECURED_WEEKS,
} from './loan-offer.ts';

/** A loan that an airline asks for. */
export interface WantedLoan {
  product: LoanProduct;
  /** Whole US dollars. */
  amount: number;
  weeks: number;
}

/** Figures of an airline that decide on a loan. */
export interface LoanLimits {
  /** With the loan, and without it. */
  grade: CreditGrade;
  gradeNow: CreditGrade;
  /** Yearly rate of the product at the grade with the loan. Null if that gets no loan. */
  rate: number | null;
  /** Largest loan of the product, and of any product because of the debt, in whole US dollars. */
  limit: number;
  room: number;
  /** Unsecured loans that run. */
  running: number;
}

/** A reason why the bank does not offer a loan. */
export type LoanViolation =
  | { field: 'weeks'; code: 'not_offered' }
  | { field: 'product'; code: 'no_credit' | 'too_many_loans' }
  | { field: 'amount'; code: 'too_small' | 'over_limit' | 'over_debt' };

/** Returns the first reason why the bank does not offer a loan. Undefined if it does. */
export function checkLoan(
  { product, amount, weeks }: WantedLoan,
  { gradeNow, rate, limit, room, running }: LoanLimits,
): LoanViolation | undefined {
  if (!isOfferedFor(product, weeks)) return { field: 'weeks', code: 'not_offered' };
  if (MARGINS[gradeNow] === null) return { field: 'product', code: 'no_credit' };
  if (product === 'unsecured' && running >= UNSECURED_MAX)
    return { field: 'product', code: 'too_many_loans' };
  if (amount > room && room < limit) return { field: 'amount', code: 'over_debt' };
  if (amount > limit) return { field: 'amount', code: 'over_limit' };
  if (rate === null) return { field: 'product', code: 'no_credit' };
  if (amount < LOAN_MIN) return { field: 'amount', code: 'too_small' };
  return undefined;
}

/** The worst grade that gets a loan. */
const WORST_LENT = CREDIT_GRADES.findLast((grade) => MARGINS[grade] !== null);

/**
 * Returns a violation in words.
 * @param collateral subject of the limit of a secured loan, such as 'PH-ABC'
 */
export function describeLoanViolation(
  { code }: LoanViolation,
  { product, amount, weeks }: WantedLoan,
  { grade, gradeNow, limit, room }: LoanLimits,
  collateral = 'Your most valuable free aircraft',
): string {
  switch (code) {
    case 'not_offered':
      return product === 'unsecured'
        ? `Unsecured loans run for ${UNSECURED_WEEKS.slice(0, -1).join(', ')} or ${UNSECURED_WEEKS.at(-1)} weeks, not ${weeks}.`
        : `Secured loans run for ${SECURED_WEEKS_MIN} to ${SECURED_WEEKS_MAX} weeks, not ${weeks}.`;
    case 'no_credit':
      return grade === gradeNow
        ? `Your credit grade is ${grade}. The bank lends to grade ${WORST_LENT} and better. The banking page says what improves it.`
        : `With this loan, your credit grade would be ${grade} instead of ${gradeNow}. The bank lends to grade ${WORST_LENT} and better.`;
    case 'over_debt':
      return `All your loans together may reach ${EQUITY_TIMES} times your equity. You can borrow ${formatDollars(room)} more, not ${formatDollars(amount)}.`;
    case 'too_many_loans':
      return `You have ${UNSECURED_MAX} unsecured loans, the maximum. Repay one of them first.`;
    case 'too_small':
      return `The bank lends at least ${formatDollars(LOAN_MIN)}, not ${formatDollars(amount)}.`;
    case 'over_limit': {
      const most =
        product === 'unsecured'
          ? `You can borrow ${formatDollars(limit)} without security`
          : `${collateral} secures ${formatDollars(limit)}`;
      return limit === 0 && product === 'unsecured'
        ? `You cannot borrow more without security now. It may reach your equity, and ${REVENUE_WEEKS} weeks of ticket revenue.`
        : `${most}, not ${formatDollars(amount)}.`;
    }
  }
}
