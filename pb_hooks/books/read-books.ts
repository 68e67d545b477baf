import type { BookItem } from '#game/books/book-items.ts';
import { itemOfKind } from '#game/books/book-items.ts';
import type { Period } from '#game/books/periods.ts';
import type { BookSums } from '#game/books/statements.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { VALUATION } from '#game/tables/valuation.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '../platform/db/read-all.ts';
import { readJson } from '../platform/db/read-json.ts';
import { aliased, numberOf } from '../platform/db/shape.ts';

/** Columns that narrow the books to a part of the airline. */
export type BookScope = 'airline' | 'route' | 'aircraft';

/** Earlier than any entry. */
const ALWAYS = -1e12;

/** Everything before the first period has the index −1. */
const INDEX = { index: numberOf('i'), amount: numberOf('sum(amount)') };
const ENTRY = { item: aliased(LEDGER, 's').category, ...INDEX };
const CHANGE = { kind: aliased(VALUATION, 's').kind, ...INDEX };

/** The unary plus keeps SQLite on the index by airline and time, which has all columns of an airline's sums. */
const entriesOf = (scope: BookScope) => `
  FROM (SELECT category, amount, iif(minute < {:first}, -1, (minute - {:first}) / {:span}) AS i FROM ledger
    WHERE airline = {:airline} AND minute >= {:lower} AND minute < {:upper}
      ${scope === 'airline' ? '' : `AND +${scope} = {:about}`}) s
  GROUP BY category, i`;
/** A week belongs to the period that it ends in. */
const changesOf = (scope: BookScope) => `
  FROM (SELECT kind, change AS amount, iif(week <= {:first}, -1, (week - 1 - {:first}) / {:span}) AS i FROM valuation
    WHERE airline = {:airline} AND week > {:lower} AND week <= {:upper}
      ${scope === 'airline' ? '' : 'AND aircraft = {:about}'}) s
  GROUP BY kind, i`;

/** End of the last week whose stored sum a statement uses. */
const SUMMED_UNTIL = `
  SELECT COALESCE(max(ends), ${ALWAYS}) AS json FROM ledger_sum WHERE airline = {:airline} AND ends <= {:until}`;
const WEEKS = `
  FROM (SELECT category, amount, iif(ends <= {:first}, -1, (ends - 1 - {:first}) / {:span}) AS i FROM ledger_sum
    WHERE airline = {:airline} AND ends <= {:until}) s
  GROUP BY category, i`;

interface BookQuery {
  airline: string;
  /** Id of the route or aircraft. Ignored for the airline. */
  about: string;
  scope: BookScope;
  /** Of one length, without gaps. */
  periods: readonly Period[];
}

/** Sum of an item in a period. Everything before the first period has the index −1. */
type ItemSum = [item: BookItem, index: number, amount: number];

/** Returns the sums of ledger entries from `lower` until before `upper`, which are world minutes. */
function readEntries(
  app: CoreApp,
  { airline, about, scope }: BookQuery,
  first: Period,
  lower: number,
  upper: number,
): ItemSum[] {
  const params = { airline, about, lower, upper, first: first.from, span: first.to - first.from };
  return readAll(app, ENTRY, entriesOf(scope), params).map(({ item, index, amount }) => [
    item,
    index,
    amount,
  ]);
}

/** Returns the sums of changes in value from `lower` until before `upper`, which are world minutes. */
function readChanges(
  app: CoreApp,
  { airline, about, scope }: BookQuery,
  first: Period,
  lower: number,
  upper: number,
): ItemSum[] {
  if (scope === 'route') return [];
  const params = { airline, about, lower, upper, first: first.from, span: first.to - first.from };
  return readAll(app, CHANGE, changesOf(scope), params).map(({ kind, index, amount }) => [
    itemOfKind(kind),
    index,
    amount,
  ]);
}

/**
 * Returns the sums of a whole airline's entries until before `upper`. Whole weeks come from stored sums, because
 * grouping 100,000 entries takes 0.2 s. Days only use those before the first day.
 */
function readAirlineEntries(app: CoreApp, query: BookQuery, first: Period, upper: number): ItemSum[] {
  const { airline } = query;
  const span = first.to - first.from;
  const until = span < WEEK ? first.from : upper;
  const params = { airline, until, first: first.from, span };
  const summed = readJson<number>(app, SUMMED_UNTIL, params);
  const sums = readAll(app, ENTRY, WEEKS, params).map(
    ({ item, index, amount }): ItemSum => [item, index, amount],
  );
  return [...sums, ...readEntries(app, query, first, summed, upper)];
}

/** Returns the sums of an airline's books by item and period, in the order of items. Items without any entry are left out. */
export function readBooks(app: CoreApp, query: BookQuery): BookSums[] {
  const { scope, periods } = query;
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const parts =
    scope === 'airline'
      ? [
          ...readAirlineEntries(app, query, first, last.to),
          ...readChanges(app, query, first, ALWAYS, last.to),
        ]
      : [
          ...readEntries(app, query, first, first.from, last.to),
          ...readChanges(app, query, first, first.from, last.to),
        ];
  const sums = new Map<BookItem, { item: BookItem; before: number; amounts: number[] }>();
  for (const [item, index, amount] of parts) {
    const sum = sums.get(item) ?? { item, before: 0, amounts: periods.map(() => 0) };
    if (index < 0) sum.before += amount;
    else sum.amounts[index] = (sum.amounts[index] ?? 0) + amount;
    sums.set(item, sum);
  }
  return [...sums.values()].sort((one, other) => (one.item < other.item ? -1 : 1));
}
