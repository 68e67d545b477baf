import { FINANCIAL_YEAR_WEEKS, fullHour, WEEK } from '../world/time.ts';

export interface LoanTerms {
  /** Whole US dollars. */
  principal: number;
  /** 0.12 for 12% per year, spread over 52 weeks. */
  yearlyRate: number;
  /** At least 1. */
  weeks: number;
}

/** One week's payment of a loan, in whole US dollars, as in the ledger. */
export interface Instalment {
  interest: number;
  principal: number;
  /** Owed after this payment. */
  balance: number;
}

/** Powers differ in the last digit between JavaScript engines. */
const ENGINE_GRID = 1e15;

/** Returns the value now of a dollar per week, less the interest: 1 − (1 + rate)^−weeks. @param rate weekly */
const discounted = (rate: number, weeks: number): number =>
  1 - Math.round((1 + rate) ** -weeks * ENGINE_GRID) / ENGINE_GRID;

function exactPayment({ principal, yearlyRate, weeks }: LoanTerms): number {
  const rate = yearlyRate / FINANCIAL_YEAR_WEEKS;
  return rate === 0 ? principal / weeks : (principal * rate) / discounted(rate, weeks);
}

/** Returns the constant weekly payment that repays a loan with interest, in dollars and cents. */
export const weeklyPayment = (loan: LoanTerms): number => Math.round(exactPayment(loan) * 100) / 100;

/** Returns the debt after a number of payments, in dollars, not rounded. */
function exactBalance(loan: LoanTerms, week: number): number {
  const rate = loan.yearlyRate / FINANCIAL_YEAR_WEEKS;
  const left = loan.weeks - week;
  return rate === 0 ? exactPayment(loan) * left : (exactPayment(loan) * discounted(rate, left)) / rate;
}

/**
 * Returns the debt after a number of payments, in whole US dollars: the principal at 0, nothing after the
 * last.
 */
function balanceAfter(loan: LoanTerms, week: number): number {
  if (week === 0) return loan.principal;
  return week >= loan.weeks ? 0 : Math.round(exactBalance(loan, week));
}

/** Returns the total interest paid up to a week, in whole US dollars. */
function interestUntil(loan: LoanTerms, week: number): number {
  const paidBack = loan.principal - exactBalance(loan, week);
  return Math.max(0, Math.round(exactPayment(loan) * week - paidBack));
}

/**
 * Returns the payment of a week, 1 to `weeks`. Payments are differences of rounded totals. Therefore, they
 * differ by at most two dollars and add up to the principal exactly.
 * @throws RangeError for a week beyond the loan's term.
 */
export function instalment(loan: LoanTerms, week: number): Instalment {
  if (!Number.isInteger(week) || week < 1 || week > loan.weeks)
    throw new RangeError(`a loan over ${loan.weeks} weeks has no week ${week}`);
  const balance = balanceAfter(loan, week);
  return {
    interest: interestUntil(loan, week) - interestUntil(loan, week - 1),
    principal: balanceAfter(loan, week - 1) - balance,
    balance,
  };
}

/** Returns the world minute at which a loan's first instalment falls due. @param taken world minute */
export const firstDue = (taken: number): number => fullHour(taken) + WEEK;

/**
 * Returns the number of weekly instalments that fall due up to a world minute, that minute included. The caller
 * limits it to the loan's term.
 * @param due world minute of the next one
 */
export const instalmentsDue = (due: number, until: number): number =>
  Math.max(0, Math.floor((until - due) / WEEK) + 1);
