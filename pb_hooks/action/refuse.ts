import { fieldErrors } from '../http/field-errors.ts';
import type { ActionContext } from './context.ts';
import { formatDollars } from './money.ts';

/** A 400 that names one field, says what is wrong in one sentence, and has a code for programs. */
export const refuse = (field: string, code: string, message: string): BadRequestError =>
  fieldErrors(message, { [field]: { code, message } });

/**
 * Refuses where less cash is there than something takes, in words that say what and both sums.
 * @param what as a subject, such as 'Leasing this aircraft'
 */
export function refuseUnaffordable(context: ActionContext, amount: number, what: string): void {
  const cash = context.cash();
  if (amount === 0 || amount <= cash) return;
  throw refuse(
    'cash',
    'insufficient_funds',
    `${what} needs ${formatDollars(amount)} now; you have ${formatDollars(cash)}.`,
  );
}

/** Refuses where a price is another one by now than the player saw. */
export function refuseStalePrice(seen: number, price: number, what: string, field = 'price'): void {
  if (seen === price) return;
  throw refuse(
    field,
    'stale_price',
    `${what} is ${formatDollars(price)} now, not ${formatDollars(seen)}. Look at it again.`,
  );
}
