import { LOAN_MIN } from '#game/bank/loan-offer.ts';
import type { largestLoan as real } from '#game/rivals/finance/unsecured-loan.ts';

export * from '#game/rivals/finance/unsecured-loan.ts';

/** Rivals borrow all that the bank offers, whatever they earn. */
export const largestLoan: typeof real = ({ rate, loanLimit }) =>
  rate === null ? 0 : LOAN_MIN * Math.floor(loanLimit / LOAN_MIN);
