import { weeklyPayment } from '#game/bank/loan.ts';
import { LOAN_MIN } from '#game/bank/loan-offer.ts';
import type { FinanceDecision } from './finance-decision.ts';

/** Term of a rival's loans in weeks: the longest without security. */
const TERM = 52;
/** Weeks of the profit that a rival judges by. */
export const PROFIT_WEEKS = 4;

/** Returns the weekly payment for each dollar that a rival borrows. @param rate yearly */
export const paymentPerDollar = (rate: number): number =>
  weeklyPayment({ principal: LOAN_MIN, yearlyRate: rate, weeks: TERM }) / LOAN_MIN;

/** Takes a loan. @param amount whole US dollars, a multiple of `LOAN_MIN` @param rate yearly */
export const takeLoan = (amount: number, rate: number): FinanceDecision => ({
  name: 'loan.take',
  input: { product: 'unsecured', amount, weeks: TERM, rate },
});
