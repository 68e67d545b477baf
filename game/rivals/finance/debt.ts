import { earlyFee, LOAN_MIN } from '#game/bank/loan-offer.ts';
import { FINANCIAL_YEAR_WEEKS } from '#game/world/time.ts';
import type { RivalAction } from '../rival-action.ts';
import { APPETITES } from './appetite.ts';
import type { FinanceView } from './finance-view.ts';
import { PROFIT_WEEKS, paymentPerDollar, takeLoan } from './unsecured-loan.ts';

/** Share of the profit that the instalments of a new loan may take. */
const AFFORDABLE = 0.5;

/** Returns the yearly return on equity. Infinite for a profit without equity. */
function returnOnEquity({ profit, equity }: FinanceView): number {
  const yearly = (profit * FINANCIAL_YEAR_WEEKS) / PROFIT_WEEKS;
  if (yearly <= 0) return 0;
  return equity > 0 ? yearly / equity : Number.POSITIVE_INFINITY;
}

/**
 * Borrows what is missing for growth, if the airline earns more with its money than the loan costs. Null if the bank
 * offers nothing, or if the debt would be too large.
 * @param missing whole US dollars
 */
export function borrow(view: FinanceView, missing: number): RivalAction | null {
  const { temperament, rateOf, loanLimit, equity, debt, profit } = view;
  const appetite = APPETITES[temperament];
  const rate = rateOf(0);
  if (rate === null || missing <= 0 || returnOnEquity(view) < appetite.hurdle * rate) return null;
  const affordable = (AFFORDABLE * profit) / PROFIT_WEEKS;
  const amount = Math.floor(
    Math.min(missing, loanLimit, appetite.debt * equity - debt, affordable / paymentPerDollar(rate)) /
      LOAN_MIN,
  );
  const asked = amount < 1 ? null : rateOf(amount * LOAN_MIN);
  return asked === null ? null : takeLoan(amount * LOAN_MIN, asked);
}

/**
 * Repays the most expensive loan early if there is money for it beyond the plan, or if the airline no longer earns
 * the interest. Null otherwise.
 * @param beyond money beyond the plan for growth, in whole US dollars
 */
export function repayEarly(view: FinanceView, beyond: number): RivalAction | null {
  const [loan] = view.loans
    .filter(({ missed }) => missed === 0)
    .toSorted((one, other) => other.rate - one.rate || (one.id < other.id ? -1 : 1));
  if (!loan || beyond <= 0) return null;
  const total = loan.balance + earlyFee(loan.balance);
  const multiple = returnOnEquity(view) < loan.rate ? 1 : APPETITES[view.temperament].repay;
  return beyond < multiple * total
    ? null
    : { name: 'loan.repay', input: { loan: loan.id, amount: loan.balance } };
}
