import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import type { ActionContext } from './context.ts';

/** Returns a 400 that names one field, with one sentence for people and a code for programs. */
export const rejection = (field: string, code: string, message: string): BadRequestError =>
  fieldErrors(message, { [field]: { code, message } });

/**
 * Rejects an action that costs more than the airline's cash. The message gives both amounts.
 * @param what as a subject, such as 'Leasing this aircraft'
 */
export function rejectUnaffordable(context: ActionContext, amount: number, what: string): void {
  const cash = context.cash();
  if (amount === 0 || amount <= cash) return;
  throw rejection(
    'cash',
    'insufficient_funds',
    `${what} needs ${formatDollars(amount)} now. You have ${formatDollars(cash)}.`,
  );
}

/** Rejects a price that has changed since the player saw it. */
export function rejectStalePrice(seen: number, price: number, what: string, field = 'price'): void {
  if (seen === price) return;
  throw rejection(
    field,
    'stale_price',
    `${what} is ${formatDollars(price)} now, not ${formatDollars(seen)}. Check the new price.`,
  );
}
