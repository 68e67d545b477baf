import { AIRLINE } from '#game/tables/airline.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, numberOf } from '../db/shape.ts';
import { weeklyFixedCosts } from './fixed-costs.ts';

const FIGURES = { cash: aliased(AIRLINE, 'a').cash, weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')) };

/** Returns cash and weekly fixed costs of an airline (id) at a world minute, in whole US dollars. */
export function debtorFigures(app: CoreApp, airline: string, minute: number) {
  const [figures] = readAll(app, FIGURES, 'FROM airline a WHERE a.id = {:airline}', { airline, minute });
  return figures ?? { cash: 0, weeklyFixedCosts: 0 };
}
