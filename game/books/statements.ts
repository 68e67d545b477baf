import type { StatementPlace } from '../tables/ledger-category.ts';
import {
  ASSET_PLACES,
  type BookItem,
  balanceItemsOf,
  FINANCING_PLACES,
  isNonCash,
  itemsOf,
  PROFIT_PLACES,
  placeOf,
} from './book-items.ts';

/** Sums of one item, in whole US dollars: positive for income, negative for costs. */
export interface BookSums {
  item: BookItem;
  /** Sum of everything before the first period. */
  before: number;
  /** Sum of each period. */
  amounts: readonly number[];
}

/** The books of an airline, or the part about one route or aircraft, for some periods. */
export interface Books {
  /** Number of periods. */
  count: number;
  sums: readonly BookSums[];
}

/** A line of a statement with one amount per period, in whole US dollars. */
export interface StatementLine {
  item: BookItem;
  amounts: number[];
}

/** Lines under one heading, with their total. */
export interface StatementGroup {
  place: StatementPlace;
  lines: StatementLine[];
  total: number[];
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const added = (count: number, lists: readonly (readonly number[])[]): number[] =>
  lists.reduce<number[]>((sum, list) => sum.map((value, index) => value + (list[index] ?? 0)), zeros(count));
const negated = (list: readonly number[]): number[] => list.map((value) => 0 - value);

const amountsOf = ({ sums }: Books, item: BookItem): readonly number[] | undefined =>
  sums.find((sum) => sum.item === item)?.amounts;

/** Returns the lines of a group. Items without any entry in these periods are left out. */
function groupOf(books: Books, place: StatementPlace, items: readonly BookItem[]): StatementGroup {
  const lines = items.flatMap((item) => {
    const amounts = amountsOf(books, item);
    return amounts?.some((amount) => amount !== 0) ? [{ item, amounts: [...amounts] }] : [];
  });
  const total = added(
    books.count,
    lines.map(({ amounts }) => amounts),
  );
  return { place, lines, total };
}

export interface ProfitAndLoss {
  groups: StatementGroup[];
  profit: number[];
}

/** Returns income and costs with the profit of each period. */
export function profitAndLoss(books: Books): ProfitAndLoss {
  const groups = PROFIT_PLACES.map((place) => groupOf(books, place, itemsOf(place)));
  const profit = added(
    books.count,
    groups.map(({ total }) => total),
  );
  return { groups, profit };
}

export interface CashFlow {
  operating: StatementGroup[];
  investing: StatementGroup[];
  financing: StatementGroup[];
  /** Change of cash, and cash at the start and the end of each period. */
  change: number[];
  opening: number[];
  closing: number[];
}

/** Returns where cash came from and went. */
export function cashFlow(books: Books): CashFlow {
  const groupsOf = (places: readonly StatementPlace[]) =>
    places.map((place) =>
      groupOf(
        books,
        place,
        itemsOf(place).filter((item) => !isNonCash(item)),
      ),
    );
  const operating = groupsOf(PROFIT_PLACES);
  const investing = groupsOf(ASSET_PLACES);
  const financing = groupsOf(FINANCING_PLACES);
  const change = added(
    books.count,
    [...operating, ...investing, ...financing].map(({ total }) => total),
  );
  let cash = 0;
  for (const { item, before } of books.sums) if (!isNonCash(item)) cash += before;
  const opening: number[] = [];
  const closing: number[] = [];
  for (const amount of change) {
    opening.push(cash);
    cash += amount;
    closing.push(cash);
  }
  return { operating, investing, financing, change, opening, closing };
}

/** Balances at the end of each period, in whole US dollars. Assets are debts and equity together. */
export interface BalanceSheet {
  cash: number[];
  aircraft: number[];
  deposits: number[];
  /** Shares of other airlines, at cost. */
  shares: number[];
  escrow: number[];
  assets: number[];
  /** Owed to the bank, with interest on missed instalments. */
  loans: number[];
  capital: number[];
  /** All profits so far. */
  earnings: number[];
  equity: number[];
}

/** Returns what an airline owns and owes. The books must be those of the whole airline. */
export function balanceSheet(books: Books): BalanceSheet {
  const running = ({ before, amounts }: BookSums): number[] => {
    let sum = before;
    return amounts.map((amount) => {
      sum += amount;
      return sum;
    });
  };
  const balanceOf = (isPart: (item: BookItem) => boolean): number[] =>
    added(books.count, books.sums.filter(({ item }) => isPart(item)).map(running));
  /** Cash that came from an asset or debt, less the changes of its value. */
  const receivedFrom = (place: StatementPlace): number[] => {
    const items = balanceItemsOf(place);
    const partOf = (hasCash: boolean) =>
      balanceOf((item) => items.includes(item) && isNonCash(item) !== hasCash);
    return added(books.count, [partOf(true), negated(partOf(false))]);
  };
  const assetOf = (place: (typeof ASSET_PLACES)[number]): number[] => negated(receivedFrom(place));
  const cash = balanceOf((item) => !isNonCash(item));
  const [aircraft, deposits] = [assetOf('aircraft'), assetOf('deposits')];
  const [shares, escrow] = [assetOf('shares'), assetOf('escrow')];
  const loans = receivedFrom('loans');
  const capital = balanceOf((item) => placeOf(item) === 'capital');
  const earnings = balanceOf((item) => PROFIT_PLACES.some((place) => place === placeOf(item)));
  return {
    cash,
    aircraft,
    deposits,
    shares,
    escrow,
    assets: added(books.count, [cash, aircraft, deposits, shares, escrow]),
    loans,
    capital,
    earnings,
    equity: added(books.count, [capital, earnings]),
  };
}
