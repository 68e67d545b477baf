import type { BookItem } from '#game/finance/book-items.ts';
import { NON_CASH_ITEMS } from '#game/finance/book-items.ts';
import type { Period } from '#game/finance/periods.ts';
import type { BookSums } from '#game/finance/statements.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { VALUATION } from '#game/tables/valuation.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, numberOf } from '../db/shape.ts';

/** Columns that narrow the books to a part of the airline. */
export type BookScope = 'airline' | 'route' | 'aircraft';

/** Everything before the first period has the index −1. */
const INDEX = { index: numberOf('i'), amount: numberOf('sum(amount)') };
const ENTRY = { item: aliased(LEDGER, 's').category, ...INDEX };
const CHANGE = { kind: aliased(VALUATION, 's').kind, ...INDEX };

/** The unary plus keeps SQLite on the index by airline and time, which has all columns of an airline's sums. */
const entriesOf = (scope: BookScope) => `
  FROM (SELECT category, amount, iif(minute < {:first}, -1, (minute - {:first}) / {:span}) AS i FROM ledger
    WHERE airline = {:airline} AND minute < {:end} ${scope === 'airline' ? '' : `AND +${scope} = {:about} AND minute >= {:first}`}) s
  GROUP BY category, i`;
/** A week belongs to the period that it ends in. */
const changesOf = (scope: BookScope) => `
  FROM (SELECT kind, change AS amount, iif(week <= {:first}, -1, (week - 1 - {:first}) / {:span}) AS i FROM valuation
    WHERE airline = {:airline} AND week <= {:end} ${scope === 'airline' ? '' : 'AND aircraft = {:about} AND week > {:first}'}) s
  GROUP BY kind, i`;

interface BookQuery {
  airline: string;
  /** Id of the route or aircraft. Ignored for the airline. */
  about: string;
  scope: BookScope;
  /** Of one length, without gaps. */
  periods: readonly Period[];
}

/** Returns the sums of an airline's books by item and period. Items without any entry are left out. */
export function readBooks(app: CoreApp, { airline, about, scope, periods }: BookQuery): BookSums[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const params = { airline, about, first: first.from, end: last.to, span: first.to - first.from };
  const sums = new Map<BookItem, { item: BookItem; before: number; amounts: number[] }>();
  const add = (item: BookItem, index: number, amount: number) => {
    const sum = sums.get(item) ?? { item, before: 0, amounts: periods.map(() => 0) };
    if (index < 0) sum.before += amount;
    else sum.amounts[index] = amount;
    sums.set(item, sum);
  };
  for (const { item, index, amount } of readAll(app, ENTRY, entriesOf(scope), params))
    add(item, index, amount);
  if (scope === 'route') return [...sums.values()];
  for (const { kind, index, amount } of readAll(app, CHANGE, changesOf(scope), params))
    add(NON_CASH_ITEMS[kind], index, amount);
  return [...sums.values()];
}
