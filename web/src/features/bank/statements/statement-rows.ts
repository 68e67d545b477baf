import {
  ASSET_PLACES,
  BOOK_ITEMS,
  type BookItem,
  balanceItemsOf,
  isNonCash,
  itemsOf,
  itemText,
  PROFIT_PLACES,
} from '#game/books/book-items.ts';
import {
  type BalanceSheet,
  type Books,
  balanceSheet,
  cashFlow,
  profitAndLoss,
  type StatementGroup,
} from '#game/books/statements.ts';
import type { StatementPlace } from '#game/tables/ledger-category.ts';
import { PLACE_NAMES, type StatementKind } from './statement-words.ts';

/** A row of a statement with one amount per period, in whole US dollars. */
export interface StatementRow {
  /** Unique within a statement. Part of the URL when its entries are shown. */
  id: string;
  label: string;
  kind: 'group' | 'line' | 'total';
  /** Id of the group that hides the line. */
  group?: string;
  amounts: readonly number[];
  /** Items whose entries explain the row. Empty for sums of other rows. */
  items: readonly BookItem[];
  /** Those of them whose entries lower the row by their amount: a purchase costs cash and raises an asset. */
  reversed?: readonly BookItem[];
}

const total = (id: string, label: string, amounts: readonly number[]): StatementRow => ({
  id,
  label,
  kind: 'total',
  amounts,
  items: [],
});

function profitRows(books: Books): StatementRow[] {
  const { groups, profit } = profitAndLoss(books);
  const rows = groups
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ place, lines, total: amounts }): StatementRow[] => [
      { id: place, label: PLACE_NAMES[place], kind: 'group', amounts, items: [] },
      ...lines.map(
        ({ item, amounts: own }): StatementRow => ({
          id: item,
          label: itemText(item),
          kind: 'line',
          group: place,
          amounts: own,
          items: [item],
        }),
      ),
    ]);
  return rows.length === 0 ? [] : [...rows, total('profit', 'Profit', profit)];
}

function placesUnder(
  id: string,
  label: string,
  groups: readonly StatementGroup[],
  count: number,
): StatementRow[] {
  const shown = groups.filter(({ lines }) => lines.length > 0);
  const sums = Array.from({ length: count }, (_, index) =>
    shown.reduce((sum, { total: amounts }) => sum + (amounts[index] ?? 0), 0),
  );
  return [
    { id, label, kind: 'group', amounts: sums, items: [] },
    ...shown.map(
      ({ place, total: amounts }): StatementRow => ({
        id: `cash-${place}`,
        label: PLACE_NAMES[place],
        kind: 'line',
        group: id,
        amounts,
        items: itemsOf(place).filter((item) => !isNonCash(item)),
      }),
    ),
  ];
}

function cashRows(books: Books): StatementRow[] {
  const { operating, investing, financing, change, opening, closing } = cashFlow(books);
  return [
    ...placesUnder('operating', 'Operations', operating, books.count),
    ...placesUnder('investing', 'Investments', investing, books.count),
    ...placesUnder('financing', 'Financing', financing, books.count),
    total('change', 'Change of cash', change),
    total('opening', 'Cash at the start', opening),
    total('closing', 'Cash at the end', closing),
  ];
}

const CASH_ITEMS = BOOK_ITEMS.filter((item) => !isNonCash(item));
const ASSET_ITEMS: Readonly<Partial<Record<keyof BalanceSheet, readonly BookItem[]>>> = {
  cash: CASH_ITEMS,
  aircraft: balanceItemsOf('aircraft'),
  deposits: balanceItemsOf('deposits'),
  shares: balanceItemsOf('shares'),
  escrow: balanceItemsOf('escrow'),
  loans: balanceItemsOf('loans'),
  capital: itemsOf('capital'),
  earnings: PROFIT_PLACES.flatMap((place) => itemsOf(place)),
};

/** Returns the items that change an account of the balance sheet by the opposite of their amounts. */
function reversedIn(name: keyof BalanceSheet, items: readonly BookItem[]): readonly BookItem[] {
  if (name === 'loans') return items.filter(isNonCash);
  return ASSET_PLACES.some((place) => place === name) ? items.filter((item) => !isNonCash(item)) : [];
}

function balanceRows(books: Books): StatementRow[] {
  const sheet = balanceSheet(books);
  const group = (id: string, label: string, amounts: readonly number[]): StatementRow => ({
    id,
    label,
    kind: 'group',
    amounts,
    items: [],
  });
  const line = (
    of: string,
    name: keyof BalanceSheet & (StatementPlace | 'cash' | 'earnings'),
    label: string,
  ) => ({
    id: `balance-${name}`,
    label,
    kind: 'line' as const,
    group: of,
    amounts: sheet[name],
    items: ASSET_ITEMS[name] ?? [],
    reversed: reversedIn(name, ASSET_ITEMS[name] ?? []),
  });
  const owed = sheet.loans.map((loans, index) => loans + (sheet.equity[index] ?? 0));
  return [
    group('assets', 'Assets', sheet.assets),
    line('assets', 'cash', 'Cash'),
    line('assets', 'aircraft', PLACE_NAMES.aircraft),
    line('assets', 'deposits', PLACE_NAMES.deposits),
    line('assets', 'shares', PLACE_NAMES.shares),
    line('assets', 'escrow', PLACE_NAMES.escrow),
    group('debts', 'Debts', sheet.loans),
    line('debts', 'loans', PLACE_NAMES.loans),
    group('equity', 'Equity', sheet.equity),
    line('equity', 'capital', PLACE_NAMES.capital),
    line('equity', 'earnings', 'Profits so far'),
    total('owed', 'Debts and equity', owed),
  ];
}

const ROWS: Readonly<Record<StatementKind, (books: Books) => StatementRow[]>> = {
  profit: profitRows,
  balance: balanceRows,
  cash: cashRows,
};

/** Returns the rows of a statement. None if there is nothing to show. */
export const statementRows = (kind: StatementKind, books: Books): StatementRow[] => ROWS[kind](books);

/** Returns an amount of an item as the change of a row. Both in whole US dollars. */
export const changeOf = (
  { reversed = [] }: Pick<StatementRow, 'reversed'>,
  item: BookItem,
  amount: number,
): number => (reversed.includes(item) ? -amount : amount);
