import type { ActionName } from '#game/actions/actions.ts';
import { isBlockedByInsolvency } from '#game/actions/insolvent-actions.ts';
import { missingCash } from '#game/bank/insolvency-notice.ts';
import { isBeyondLimit } from '#game/bank/overdraft.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { debtorFigures } from '../bank/debtor-figures.ts';
import { fieldErrors } from '../http/field-errors.ts';

/** Checks whether an airline's cash is beyond its overdraft limit. */
export function isBroke(tx: CoreApp, airline: string, minute: number): boolean {
  const { cash, weeklyFixedCosts } = debtorFigures(tx, airline, minute);
  return isBeyondLimit(cash, weeklyFixedCosts);
}

/** Returns the rejection of a payment of an insolvent airline. It says how much money is missing. */
export function insolvencyError(tx: CoreApp, airline: string, minute: number) {
  const missing = formatDollars(missingCash(debtorFigures(tx, airline, minute)));
  const message = `Your airline is insolvent. Raise ${missing} first. The banking page shows how.`;
  return fieldErrors(message, { cash: { code: 'insolvent', message } });
}

/**
 * Rejects an action that an insolvent airline may not take.
 * @param minute world minute
 * @throws BadRequestError that says how much money is missing
 */
export function rejectInsolvent(tx: CoreApp, airline: string, minute: number, action: ActionName): void {
  if (isBlockedByInsolvency(action)) throw insolvencyError(tx, airline, minute);
}
