import { weeklyPayment } from '#game/bank/loan.ts';
import { LOAN_MIN } from '#game/bank/loan-offer.ts';
import { figuresBehind } from '#game/share/fair-value.ts';
import { FINANCIAL_YEAR_WEEKS } from '#game/world/time.ts';
import type { FinanceDecision } from './finance-decision.ts';
import type { FinanceView } from './finance-view.ts';
import type { TakeoverTarget } from './takeover-view.ts';

/** Term in weeks: the longest without security. */
const TERM = 52;
/** Weeks of the profit that a rival judges by. */
const PROFIT_WEEKS = 4;
/** Share of both airlines' profit that the instalments may take. */
const AFFORDABLE = 0.75;

/** Figures of a buyer on which its loans depend. */
export type Borrower = Pick<FinanceView, 'rate' | 'loanLimit' | 'profit'>;

/**
 * Returns the largest loan for a takeover, in whole US dollars: both airlines' profit can pay its instalments after the
 * cash that the target does not need has repaid a part of it. 0 if the bank offers none.
 */
export function largestLoan({ rate, loanLimit, profit }: Borrower, { parts }: TakeoverTarget): number {
  if (rate === null) return 0;
  const weeklyProfit = profit / PROFIT_WEEKS + figuresBehind(parts).yearlyProfit / FINANCIAL_YEAR_WEEKS;
  const perDollar = weeklyPayment({ principal: LOAN_MIN, yearlyRate: rate, weeks: TERM }) / LOAN_MIN;
  const affordable = Math.max(0, (AFFORDABLE * weeklyProfit) / perDollar);
  return LOAN_MIN * Math.floor(Math.min(loanLimit, parts.surplusCash + affordable) / LOAN_MIN);
}

/** Takes a loan of at least some whole US dollars. */
export const takeLoan = (amount: number, rate: number): FinanceDecision => ({
  name: 'loan.take',
  input: { product: 'unsecured', amount: LOAN_MIN * Math.ceil(amount / LOAN_MIN), weeks: TERM, rate },
});
