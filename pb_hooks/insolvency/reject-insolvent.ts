import type { ActionName } from '#game/actions/actions.ts';
import { isBlockedByInsolvency } from '#game/actions/insolvent-actions.ts';
import { missingCash } from '#game/bank/insolvency-notice.ts';
import { isBeyondLimit } from '#game/bank/overdraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { weeklyFixedCosts } from '../bank/fixed-costs.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, numberOf } from '../db/shape.ts';
import { fieldErrors } from '../http/field-errors.ts';

const FIGURES = { cash: aliased(AIRLINE, 'a').cash, weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')) };

/** Cash and weekly fixed costs of an airline at a world minute, in whole US dollars. */
export function debtorFigures(app: CoreApp, airline: string, minute: number) {
  const [figures] = readAll(app, FIGURES, 'FROM airline a WHERE a.id = {:airline}', { airline, minute });
  return figures ?? { cash: 0, weeklyFixedCosts: 0 };
}

/** Checks whether an airline's cash is beyond its overdraft limit. */
export function isBroke(tx: CoreApp, airline: string, minute: number): boolean {
  const { cash, weeklyFixedCosts } = debtorFigures(tx, airline, minute);
  return isBeyondLimit(cash, weeklyFixedCosts);
}

/**
 * Rejects an action that an insolvent airline may not take.
 * @param minute world minute
 * @throws BadRequestError that says how much money is missing
 */
export function rejectInsolvent(tx: CoreApp, airline: string, minute: number, action: ActionName): void {
  if (!isBlockedByInsolvency(action)) return;
  const missing = formatDollars(missingCash(debtorFigures(tx, airline, minute)));
  const message = `Your airline is insolvent. Raise ${missing} first. The banking page shows how.`;
  throw fieldErrors(message, { cash: { code: 'insolvent', message } });
}
