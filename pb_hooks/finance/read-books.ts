import type { BookItem } from '#game/finance/book-items.ts';
import { NON_CASH_ITEMS } from '#game/finance/book-items.ts';
import type { Period } from '#game/finance/periods.ts';
import type { BookSums } from '#game/finance/statements.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { VALUATION } from '#game/tables/valuation.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, numberOf } from '../db/shape.ts';
import { keepText } from '../http/keep-text.ts';

/** Columns that narrow the books to a part of the airline. */
export type BookScope = 'airline' | 'route' | 'aircraft';

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

interface BookQuery {
  airline: string;
  /** Id of the route or aircraft. Ignored for the airline. */
  about: string;
  scope: BookScope;
  /** Of one length, without gaps. */
  periods: readonly Period[];
  /** World minute. */
  now: number;
}

/** Sum of an item in a period. Everything before the first period has the index −1. */
type ItemSum = [item: BookItem, index: number, amount: number];

/** Days after which entries of a day no longer change, except that they are summed up. Valuations take one day. */
const OPEN_DAYS = 2;
/** Earlier than any entry. */
const ALWAYS = -1e12;

/** Returns the sums of entries from `lower` until before `upper`, which are world minutes. */
function readSums(app: CoreApp, query: BookQuery, first: Period, lower: number, upper: number): ItemSum[] {
  const { airline, about, scope } = query;
  const params = { airline, about, lower, upper, first: first.from, span: first.to - first.from };
  const sums = readAll(app, ENTRY, entriesOf(scope), params).map(
    ({ item, index, amount }): ItemSum => [item, index, amount],
  );
  if (scope === 'route') return sums;
  for (const { kind, index, amount } of readAll(app, CHANGE, changesOf(scope), params))
    sums.push([NON_CASH_ITEMS[kind], index, amount]);
  return sums;
}

/**
 * Returns the sums of a whole airline. Those of closed days are kept for the next call, because grouping 100,000
 * entries takes 0.2 s.
 */
function readAirlineSums(app: CoreApp, query: BookQuery, first: Period, end: number): ItemSum[] {
  const closed = Math.min(end, query.now - (query.now % DAY) - OPEN_DAYS * DAY);
  const state = `${first.from} ${end} ${closed}`;
  const kept = keepText(app, `books ${query.airline} ${first.to - first.from}`, state, () =>
    JSON.stringify(readSums(app, query, first, ALWAYS, closed)),
  );
  return [...(JSON.parse(kept) as ItemSum[]), ...readSums(app, query, first, closed, end)];
}

/** Returns the sums of an airline's books by item and period. Items without any entry are left out. */
export function readBooks(app: CoreApp, query: BookQuery): BookSums[] {
  const { scope, periods } = query;
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const parts =
    scope === 'airline'
      ? readAirlineSums(app, query, first, last.to)
      : readSums(app, query, first, first.from, last.to);
  const sums = new Map<BookItem, { item: BookItem; before: number; amounts: number[] }>();
  for (const [item, index, amount] of parts) {
    const sum = sums.get(item) ?? { item, before: 0, amounts: periods.map(() => 0) };
    if (index < 0) sum.before += amount;
    else sum.amounts[index] = (sum.amounts[index] ?? 0) + amount;
    sums.set(item, sum);
  }
  return [...sums.values()];
}
