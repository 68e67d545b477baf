import type { LoanLimits } from '#game/bank/check-loan.ts';
import { type LoanProduct, loanRate, unsecuredLimit } from '#game/bank/loan-offer.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import type { AirlineCredit } from './read-credit.ts';

/** Returns the yearly base rate of this week. */
export const readBaseRate = (app: CoreApp): number =>
  app.findRecordById('world', WORLD_ID).getFloat('base_rate');

/**
 * Returns what decides on a loan.
 * @param secured largest secured loan: of the pledged aircraft, or of the most valuable free one
 */
export const loanLimits = (
  product: LoanProduct,
  credit: AirlineCredit,
  baseRate: number,
  secured: number,
): LoanLimits => ({
  grade: credit.grade,
  rate: loanRate(product, baseRate, credit.grade),
  limit: product === 'unsecured' ? unsecuredLimit(credit) : secured,
  running: credit.running,
});
