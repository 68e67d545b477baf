import type { LoanLimits, WantedLoan } from '#game/bank/check-loan.ts';
import { gradeWith } from '#game/bank/credit-grade.ts';
import { debtRoom, loanRate, unsecuredRoom } from '#game/bank/loan-offer.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import type { AirlineCredit } from './read-credit.ts';

/** Returns the yearly base rate of this week. */
export const readBaseRate = (app: CoreApp): number =>
  app.findRecordById('world', WORLD_ID).getFloat('base_rate');

/**
 * Returns what decides on a loan.
 * @param amount whole US dollars
 * @param secured largest secured loan: of the pledged aircraft, or of the most valuable free one
 */
export const loanLimits = (
  { product, amount }: Pick<WantedLoan, 'product' | 'amount'>,
  credit: AirlineCredit,
  baseRate: number,
  secured: number,
): LoanLimits => {
  const grade = gradeWith(credit.figures, amount);
  return {
    grade,
    gradeNow: credit.grade,
    rate: loanRate(product, baseRate, grade),
    limit: product === 'unsecured' ? unsecuredRoom(credit) : secured,
    room: debtRoom(credit.figures),
    running: credit.running,
  };
};
