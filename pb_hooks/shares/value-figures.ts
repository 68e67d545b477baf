import { weeksFlown } from '#game/airline/weeks-flown.ts';
import { OPERATING_CATEGORIES } from '#game/books/book-items.ts';
import { netWorth } from '#game/books/net-worth.ts';
import type { ValueFigures } from '#game/shares/fair-value.ts';
import { isCategory } from '#game/tables/ledger-category.ts';
import { FINANCIAL_YEAR_WEEKS, WEEK } from '#game/world/time.ts';
import { weeklyFixedCosts } from '../bank/fixed-costs.ts';
import { firstFlight } from '../books/ledger/first-flight.ts';
import { readNetWorths } from '../books/net-worth.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf, textOf } from '../platform/db/shape.ts';

const YEAR_OF_WEEKS = FINANCIAL_YEAR_WEEKS * WEEK;

/** Figures of an airline that its fair value, its right to go public and its dividends depend on. */
export interface AirlineFigures extends ValueFigures {
  /** Full weeks since the first flight. `weeks` is at least 1 and at most a year. */
  weeksFlown: number;
}

/** End of the first week that is summed up and ends at `{:since}` or later. */
const summedFrom = (airline: string) =>
  `COALESCE((SELECT min(s.ends) FROM ledger_sum s WHERE s.airline = ${airline} AND s.ends >= {:since}), {:since})`;
const summedUntil = (airline: string) =>
  `max(${summedFrom(airline)}, COALESCE((SELECT max(s.ends) FROM ledger_sum s WHERE s.airline = ${airline}), 0))`;

/**
 * SQL for the sum of an airline's entries since the world minute `{:since}`. Adds stored sums of weeks, and the entries
 * before and after them, because a large airline has 200,000 entries of a year.
 * @param condition for the column `category`
 */
export function sumSince(airline: string, condition: string): string {
  const sumOf = (from: string) => `COALESCE((SELECT sum(amount) FROM ${from} AND ${condition}), 0)`;
  const entries = `ledger l WHERE l.airline = ${airline} AND l.minute`;
  return `(
    ${sumOf(`${entries} >= {:since} AND l.minute < ${summedFrom(airline)}`)}
    + ${sumOf(`ledger_sum w WHERE w.airline = ${airline} AND w.ends > ${summedFrom(airline)}`)}
    + ${sumOf(`${entries} >= ${summedUntil(airline)}`)})`;
}

/** SQL for the operating result of an airline since the world minute `{:since}`. */
export const operatingResult = (airline: string): string =>
  sumSince(airline, isCategory('category', ...OPERATING_CATEGORIES));

const FIGURES = {
  airline: textOf('a.id'),
  cash: numberOf('a.cash'),
  weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')),
  result: numberOf(operatingResult('a.id')),
  revenue: numberOf(sumSince('a.id', isCategory('category', 'tickets'))),
  first: firstFlight('a.id'),
};

/** Reads the figures of some airlines. @param minute world minute */
export function readFigures(
  app: CoreApp,
  airlines: readonly string[],
  minute: number,
): Map<string, AirlineFigures> {
  const params = { airlines: JSON.stringify(airlines), minute, since: minute - YEAR_OF_WEEKS };
  const rows = readAll(
    app,
    FIGURES,
    'FROM json_each({:airlines}) j CROSS JOIN airline a ON a.id = j.value',
    params,
  );
  const worths = readNetWorths(app, airlines, minute);
  return new Map(
    rows.map(({ airline, first, ...figures }) => {
      const flown = weeksFlown(first, minute);
      const weeks = Math.min(FINANCIAL_YEAR_WEEKS, Math.max(1, flown));
      const worth = worths.get(airline);
      return [airline, { ...figures, weeksFlown: flown, weeks, equity: worth ? netWorth(worth) : 0 }];
    }),
  );
}
