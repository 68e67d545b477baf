import { weeklyPayment } from '#game/bank/loan.ts';
import { LOAN_MIN } from '#game/bank/loan-offer.ts';
import { figuresBehind } from '#game/shares/fair-value.ts';
import { FINANCIAL_YEAR_WEEKS } from '#game/world/time.ts';
import type { RivalActionOf } from '../rival-action.ts';
import type { FinanceView } from './finance-view.ts';
import type { TakeoverTarget } from './takeover-view.ts';

/** Term of a rival's loans in weeks: the longest without security. */
const TERM = 52;
/** Weeks of the profit that a rival judges by. */
export const PROFIT_WEEKS = 4;
/** Share of both airlines' profit that the instalments of a loan for a takeover may take. */
const AFFORDABLE = 0.75;

/** Returns the weekly payment for each dollar that a rival borrows. @param rate yearly */
export const paymentPerDollar = (rate: number): number =>
  weeklyPayment({ principal: LOAN_MIN, yearlyRate: rate, weeks: TERM }) / LOAN_MIN;

/** Takes a loan. @param amount whole US dollars, a multiple of `LOAN_MIN` @param rate yearly */
export const takeLoan = (amount: number, rate: number): RivalActionOf<'loan.take'> => ({
  name: 'loan.take',
  input: { product: 'unsecured', amount, weeks: TERM, rate },
});

/** Figures of a buyer on which its loans depend. */
export type TakeoverBuyer = Pick<FinanceView, 'rateOf' | 'loanLimit' | 'profit'>;

/**
 * Returns the largest loan for a takeover, in whole US dollars: both airlines' profit can pay its instalments after the
 * cash that the target does not need has repaid a part of it. 0 if the bank offers none.
 */
export function largestLoan({ rateOf, loanLimit, profit }: TakeoverBuyer, { parts }: TakeoverTarget): number {
  const rate = rateOf(loanLimit);
  if (rate === null) return 0;
  const weeklyProfit = profit / PROFIT_WEEKS + figuresBehind(parts).profitAtLeast / FINANCIAL_YEAR_WEEKS;
  const affordable = Math.max(0, (AFFORDABLE * weeklyProfit) / paymentPerDollar(rate));
  return LOAN_MIN * Math.floor(Math.min(loanLimit, parts.surplusCash + affordable) / LOAN_MIN);
}
