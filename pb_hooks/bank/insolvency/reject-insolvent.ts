import type { ActionName } from '#game/actions/actions.ts';
import { isBlockedByInsolvency } from '#game/actions/insolvent-actions.ts';
import { solvencyNeeds } from '#game/bank/insolvency-notice.ts';
import { isInsolvent, missingCash } from '#game/bank/overdraft.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { debtorFigures } from '../debtor-figures.ts';

/** Checks whether an insolvent airline still is, at a world minute. */
export const isStillInsolvent = (tx: CoreApp, airline: string, minute: number): boolean =>
  isInsolvent(debtorFigures(tx, airline, minute), true);

/** Returns the rejection of a payment of an insolvent airline. It says how much money is missing. */
export function insolvencyError(tx: CoreApp, airline: string, minute: number) {
  const figures = debtorFigures(tx, airline, minute);
  const missing = missingCash(figures);
  const todo =
    missing > 0
      ? `Raise ${formatDollars(missing)} first. The banking page shows how.`
      : solvencyNeeds({ ...figures, missing });
  const message = `Your airline is insolvent. ${todo}`;
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
