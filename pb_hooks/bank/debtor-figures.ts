import type { DebtorFigures } from '#game/bank/overdraft.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';
import { weeklyFixedCosts } from './fixed-costs.ts';
import { readOverdue } from './read-overdue.ts';

const FIGURES = { cash: aliased(AIRLINE, 'a').cash, weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')) };

/** Returns the figures of an airline (id) that insolvency depends on, at a world minute. */
export function debtorFigures(app: CoreApp, airline: string, minute: number): DebtorFigures {
  const [figures] = readAll(app, FIGURES, 'FROM airline a WHERE a.id = {:airline}', { airline, minute });
  const overdue = readOverdue(app, airline).get(airline) ?? 0;
  return { cash: 0, weeklyFixedCosts: 0, ...figures, overdue };
}
