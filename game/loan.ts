const WEEKS_A_YEAR = 52;

export interface LoanTerms {
  /** Whole US dollars. */
  principal: number;
  /** 0.12 for 12% a year, spread over 52 weeks. */
  yearlyRate: number;
  /** At least 1. */
  weeks: number;
}

/** One week of a loan, in whole US dollars, as the ledger keeps them. */
export interface Instalment {
  interest: number;
  principal: number;
  /** Owed after this payment. */
  balance: number;
}

function exactPayment({ principal, yearlyRate, weeks }: LoanTerms): number {
  const rate = yearlyRate / WEEKS_A_YEAR;
  return rate === 0 ? principal / weeks : (principal * rate) / (1 - (1 + rate) ** -weeks);
}

/** The same payment every week that clears a loan, interest included, in dollars and cents. */
export const weeklyPayment = (loan: LoanTerms): number => Math.round(exactPayment(loan) * 100) / 100;

/** Owed after so many payments, in dollars, not rounded. */
function exactBalance(loan: LoanTerms, week: number): number {
  const rate = loan.yearlyRate / WEEKS_A_YEAR;
  const left = loan.weeks - week;
  return rate === 0 ? exactPayment(loan) * left : (exactPayment(loan) * (1 - (1 + rate) ** -left)) / rate;
}

/** Owed after so many payments, in whole US dollars: the principal at 0, nothing after the last. */
function balanceAfter(loan: LoanTerms, week: number): number {
  if (week === 0) return loan.principal;
  return week >= loan.weeks ? 0 : Math.round(exactBalance(loan, week));
}

/** Interest paid with all payments so far, in whole US dollars. */
function interestUntil(loan: LoanTerms, week: number): number {
  const paidBack = loan.principal - exactBalance(loan, week);
  return Math.max(0, Math.round(exactPayment(loan) * week - paidBack));
}

/**
 * The payment of a week, 1 to `weeks`. Rounded sums are taken apart, not each week by itself, so that payments stay within
 * two dollars of each other, and all of them together pay back the principal to the dollar.
 * @throws RangeError for a week that the loan does not have.
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
