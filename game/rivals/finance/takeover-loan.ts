import { LOAN_MIN } from '#game/bank/loan-offer.ts';
import { figuresBehind } from '#game/shares/fair-value.ts';
import { FINANCIAL_YEAR_WEEKS } from '#game/world/time.ts';
import type { FinanceView } from './finance-view.ts';
import type { TakeoverTarget } from './takeover-view.ts';
import { PROFIT_WEEKS, paymentPerDollar } from './unsecured-loan.ts';

/** Share of both airlines' profit that the instalments may take. */
const AFFORDABLE = 0.75;

/** Figures of a buyer on which its loans depend. */
export type TakeoverBuyer = Pick<FinanceView, 'rate' | 'loanLimit' | 'profit'>;

/**
 * Returns the largest loan for a takeover, in whole US dollars: both airlines' profit can pay its instalments after the
 * cash that the target does not need has repaid a part of it. 0 if the bank offers none.
 */
export function largestLoan({ rate, loanLimit, profit }: TakeoverBuyer, { parts }: TakeoverTarget): number {
  if (rate === null) return 0;
  const weeklyProfit = profit / PROFIT_WEEKS + figuresBehind(parts).profitAtLeast / FINANCIAL_YEAR_WEEKS;
  const affordable = Math.max(0, (AFFORDABLE * weeklyProfit) / paymentPerDollar(rate));
  return LOAN_MIN * Math.floor(Math.min(loanLimit, parts.surplusCash + affordable) / LOAN_MIN);
}
