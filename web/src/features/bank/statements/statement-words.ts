import type { Period, PeriodKind } from '#game/books/periods.ts';
import { dateText } from '#game/network/timetable/clock.ts';
import type { StatementPlace } from '#game/tables/ledger-category.ts';
import { dayText } from '#web/lib/world-moment.ts';

/** Names of the groups and accounts of the books. */
export const PLACE_NAMES: Readonly<Record<StatementPlace, string>> = {
  revenue: 'Revenue',
  flights: 'Flights',
  fleet: 'Fleet',
  network: 'Routes and slots',
  interest: 'Bank',
  shareIncome: 'Shares',
  aircraft: 'Aircraft',
  deposits: 'Deposits at lessors',
  shares: 'Shares of other airlines, at cost',
  escrow: 'Money in escrow',
  loans: 'Loans',
  capital: 'Capital',
};

export const STATEMENTS = [
  { value: 'profit', label: 'Profit and loss' },
  { value: 'balance', label: 'Balance sheet' },
  { value: 'cash', label: 'Cash flow' },
] as const;
export type StatementKind = (typeof STATEMENTS)[number]['value'];

/** Returns the label of a statement. */
export const statementName = (kind: StatementKind): string =>
  STATEMENTS.find(({ value }) => value === kind)?.label ?? '';

export const PERIOD_CHOICES: readonly { value: PeriodKind; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'year', label: 'Year' },
];

/**
 * Returns the world minute that dates a period: in a balance sheet its end, which the figures are about, and otherwise
 * its start.
 */
export const minuteOf = (kind: StatementKind, { from, to }: Period): number =>
  Math.max(0, kind === 'balance' ? to - 1 : from);

interface LabelParts {
  by: PeriodKind;
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  /** World minutes: now, and the one that dates the period. */
  now: number;
  minute: number;
}

const yearOf = (date: string): string => date.split(' ').at(-1) ?? '';

/** Returns the label of a period by one of its days, such as 5 Jan, or 5 Jan 2026 for a long one or in another year. */
export function periodLabel({ by, start, now, minute }: LabelParts): string {
  const first = Math.max(0, minute);
  const date = dateText(start, first);
  const isShort = (by === 'day' || by === 'week') && yearOf(date) === yearOf(dateText(start, now));
  return isShort ? dayText(start, first) : date.split(' ').slice(1).join(' ');
}
