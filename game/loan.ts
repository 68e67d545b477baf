const WEEKS_A_YEAR = 52;

/**
 * The same payment every week that clears a loan, interest included, in dollars and cents.
 * @param principal dollars
 * @param yearlyRate 0.12 for 12% a year, spread over 52 weeks
 * @param weeks term, at least 1
 */
export function weeklyPayment(principal: number, yearlyRate: number, weeks: number): number {
  const rate = yearlyRate / WEEKS_A_YEAR;
  const exact = rate === 0 ? principal / weeks : (principal * rate) / (1 - (1 + rate) ** -weeks);
  return Math.round(exact * 100) / 100;
}

/** One week of a loan, in whole US dollars, as the ledger keeps them. */
export interface Instalment {
  week: number;
  interest: number;
  principal: number;
  /** Owed after this payment. */
  balance: number;
}

/**
 * A loan's payments, week by week, in whole US dollars: interest on what is owed, the rest pays back. The last one pays
 * exactly what is left, so that no dollar is lost to rounding.
 */
export function amortisation(principal: number, yearlyRate: number, weeks: number): Instalment[] {
  const payment = Math.round(weeklyPayment(principal, yearlyRate, weeks));
  const plan: Instalment[] = [];
  let balance = principal;
  for (let week = 1; week <= weeks; week++) {
    const interest = interestOfWeek(balance, yearlyRate);
    const back = week === weeks ? balance : Math.max(0, Math.min(balance, payment - interest));
    balance -= back;
    plan.push({ week, interest, principal: back, balance });
  }
  return plan;
}

/** Interest for one week on what is owed, in whole US dollars. */
export const interestOfWeek = (balance: number, yearlyRate: number): number =>
  Math.round((balance * yearlyRate) / WEEKS_A_YEAR);
