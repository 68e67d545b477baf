import { PERIOD_KINDS, type PeriodKind } from '#game/books/periods.ts';
import type { StatementQuery } from '#game/payloads/statement.ts';
import { type AddressChanges, useAddress } from '#web/components/use-address.ts';
import { STATEMENTS, type StatementKind } from './statement-words.ts';

/** The chosen statement, periods and part of the airline, kept in the URL. */
export interface StatementChoice {
  kind: StatementKind;
  by: PeriodKind;
  /** Ids, if only a part of the airline is shown. */
  route?: string;
  aircraft?: string;
  /** Id of another airline, which the player controls. Its entries are not shown. */
  books?: string;
  query: StatementQuery;
  change: (changes: AddressChanges) => void;
}

/** Periods that a statement offers: balance sheets exist at week ends, and details for 13 weeks. */
export function offeredPeriods(kind: StatementKind, isPart: boolean): readonly PeriodKind[] {
  if (kind === 'balance') return ['week', 'quarter', 'year'];
  return isPart ? ['day', 'week'] : PERIOD_KINDS;
}

export function useStatementChoice(): StatementChoice {
  const { wanted, change } = useAddress();
  const kind = STATEMENTS.find(({ value }) => value === wanted.get('statement'))?.value ?? 'profit';
  const isProfit = kind === 'profit';
  const books = wanted.get('books') || undefined;
  const isPart = isProfit && !books;
  const route = (isPart && wanted.get('route')) || undefined;
  const aircraft = (isPart && !route && wanted.get('aircraft')) || undefined;
  const offered = offeredPeriods(kind, route !== undefined || aircraft !== undefined);
  const by = offered.find((name) => name === wanted.get('by')) ?? 'week';
  const until = wanted.get('until') ?? undefined;
  const query: StatementQuery = { by };
  if (until && /^\d{1,12}$/.test(until)) query.until = until;
  if (route) query.route = route;
  if (aircraft) query.aircraft = aircraft;
  if (books) query.airline = books;
  return { kind, by, route, aircraft, books, query, change };
}
