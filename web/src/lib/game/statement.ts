import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { BOOK_ITEMS, type BookItem, isNonCash, itemOfKind } from '#game/books/book-items.ts';
import type { Period } from '#game/books/periods.ts';
import { type Statement, type StatementQuery, statementSchema } from '#game/payloads/statement.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import { VALUATION, VALUED_KINDS } from '#game/tables/valuation.ts';
import { callInTurn } from '../api.ts';
import { isRejection } from '../api-error.ts';
import { client } from '../client.ts';
import { KEYS } from '../query-keys.ts';
import { readOwnRecords } from './own-records.ts';

/** Attempts after a failed one. */
const RETRIES = 3;

/** The airline or part of it that a query is about. */
const scopeOf = ({ airline, route, aircraft }: StatementQuery) => [airline, route, aircraft];

/** The books of the airline, or the part about one route or aircraft, by period. */
export const statementQuery = (query: StatementQuery) => {
  const search = new URLSearchParams({ ...query }).toString();
  const key = [KEYS.own, 'statement'] as const;
  const scope = scopeOf(query);
  return queryOptions({
    queryKey: [...key, ...scope, search],
    queryFn: ({ signal }) => callInTurn(`/api/am/statement?${search}`, statementSchema, { signal }),
    // Figures of another part would seem to be those of the chosen one.
    placeholderData: (before: Statement | undefined, earlier) =>
      scope.every((id, index) => earlier?.queryKey[key.length + index] === id) ? before : undefined,
    // An unknown route or aircraft does not become known.
    retry: (tries, error) => tries < RETRIES && !isRejection(error),
  });
};

/** The entries behind a figure of a statement. */
export interface EntriesOf {
  items: readonly BookItem[];
  period: Period;
  route?: string;
  aircraft?: string;
}

/** Number of entries that are loaded together. */
const PAGE = 50;

function narrowed({ route, aircraft }: EntriesOf): string {
  if (route) return client.filter(' && route = {:route}', { route });
  return aircraft ? client.filter(' && aircraft = {:aircraft}', { aircraft }) : '';
}

const isOneOf = (column: string, names: readonly string[]): string =>
  `(${names.map((name) => `${column} = '${name}'`).join(' || ')})`;

function entriesFilter(of: EntriesOf): string {
  const { from, to } = of.period;
  const cash = of.items.filter((item) => !isNonCash(item));
  const isAll = BOOK_ITEMS.every((item) => isNonCash(item) || cash.includes(item));
  return `minute >= ${from} && minute < ${to}${isAll ? '' : ` && ${isOneOf('category', cash)}`}${narrowed(of)}`;
}

/** Ledger entries behind a figure, the newest first, page by page. */
export const entriesQuery = (of: EntriesOf) =>
  infiniteQueryOptions({
    queryKey: [KEYS.own, 'entries', of.items.join(), of.period.from, of.period.to, of.route, of.aircraft],
    queryFn: ({ signal, pageParam }) =>
      readOwnRecords(
        { table: LEDGER, filter: entriesFilter(of), sort: '-minute,id', max: PAGE, page: pageParam },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === PAGE ? page + 1 : null),
    enabled: of.items.some((item) => !isNonCash(item)),
  });

/** Changes in value behind a figure, the newest first. */
export const changesQuery = (of: EntriesOf) => {
  const kinds = VALUED_KINDS.filter((kind) => of.items.includes(itemOfKind(kind)));
  const { from, to } = of.period;
  return infiniteQueryOptions({
    queryKey: [KEYS.own, 'changes', kinds.join(), from, to, of.aircraft],
    queryFn: ({ signal, pageParam }) =>
      readOwnRecords(
        {
          table: VALUATION,
          filter: `week > ${from} && week <= ${to} && change != 0 && ${isOneOf('kind', kinds)}${narrowed({ ...of, route: undefined })}`,
          sort: '-week,change,id',
          max: PAGE,
          page: pageParam,
        },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === PAGE ? page + 1 : null),
    enabled: kinds.length > 0 && of.route === undefined,
  });
};
