import type { BookItem, NonCashItem, Place } from '#game/finance/book-items.ts';
import type { PeriodKind } from '#game/finance/periods.ts';
import { CATEGORY_NAMES } from '#web/lib/category-names.ts';
import { dayText } from '#web/lib/world-moment.ts';

const NON_CASH_NAMES: Readonly<Record<NonCashItem, string>> = {
  depreciation: 'Depreciation',
  deposit_kept: 'Deposits kept',
  loan_arrears: 'Interest on missed instalments',
};

/** Names of the items of the books. */
export const ITEM_NAMES: Readonly<Record<BookItem, string>> = { ...CATEGORY_NAMES, ...NON_CASH_NAMES };

/** Names of the groups and accounts of the books. */
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
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

export const PERIOD_CHOICES: readonly { value: PeriodKind; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'year', label: 'Year' },
];

/** Returns the label of a period by one of its days, such as 5 Jan, or 5 Jan 2026 for a long one. @param start of the world */
export function periodLabel(
  by: PeriodKind,
  start: string,
  day: number,
  dateOf: (minute: number) => string,
): string {
  const first = Math.max(0, day);
  return by === 'day' || by === 'week' ? dayText(start, first) : dateOf(first).split(' ').slice(1).join(' ');
}
