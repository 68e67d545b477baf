import {
  CATEGORIES,
  categoriesWhere,
  type LedgerCategory,
  PLACES,
  type StatementPlace,
} from '../tables/ledger-category.ts';
import type { ValuedKind } from '../tables/valuation.ts';

/** An item without cash: a change of the value of an asset or debt. */
interface NonCashFacts {
  /** Name on screens. */
  readonly text: string;
  readonly place: StatementPlace;
  /** The kind of its rows in the table `valuation`. */
  readonly kind: ValuedKind;
  /** The asset or debt whose value changes. */
  readonly changes: StatementPlace;
}

const NON_CASH = {
  depreciation: { text: 'Depreciation', place: 'fleet', kind: 'aircraft', changes: 'aircraft' },
  deposit_kept: { text: 'Deposits kept', place: 'fleet', kind: 'deposit', changes: 'deposits' },
  loan_arrears: {
    text: 'Interest on missed instalments',
    place: 'interest',
    kind: 'arrears',
    changes: 'loans',
  },
} as const satisfies Record<string, NonCashFacts>;
type NonCashItem = keyof typeof NON_CASH;

/** Items of the books: the categories of the ledger, and the items without cash. */
const ITEMS = { ...CATEGORIES, ...NON_CASH };
export type BookItem = LedgerCategory | NonCashItem;
export const BOOK_ITEMS = Object.keys(ITEMS) as BookItem[];

/** Checks whether an item has no cash. */
export const isNonCash = (item: BookItem): item is NonCashItem => item in NON_CASH;

const NON_CASH_ITEMS = BOOK_ITEMS.filter(isNonCash);

/** Returns the item for changes of what is valued. */
export const itemOfKind = (kind: ValuedKind): NonCashItem =>
  NON_CASH_ITEMS.find((item) => NON_CASH[item].kind === kind) as NonCashItem;

/** Returns the asset or debt whose value an item without cash changes. */
export const changedBy = (item: NonCashItem): 'aircraft' | 'deposits' | 'loans' => NON_CASH[item].changes;

/** Returns the name of an item on screens. */
export const itemText = (item: BookItem): string => ITEMS[item].text;

/** Returns the only place of an item in the books: a group of the profit and loss, or an account of the balance sheet. */
export const placeOf = (item: BookItem): StatementPlace => ITEMS[item].place;

/** Returns the items of a place, in the order of the statements. */
export const itemsOf = (place: StatementPlace): readonly BookItem[] =>
  BOOK_ITEMS.filter((item) => placeOf(item) === place);

/** Returns the items whose sums give the balance of an asset or debt: those with cash, and changes of its value. */
export const balanceItemsOf = (place: StatementPlace): readonly BookItem[] => [
  ...itemsOf(place),
  ...NON_CASH_ITEMS.filter((item) => changedBy(item) === place),
];

type PlaceIn<Part> = {
  [Name in StatementPlace]: (typeof PLACES)[Name] extends Part ? Name : never;
}[StatementPlace];
const placesIn = <Part extends (typeof PLACES)[StatementPlace]>(part: Part) =>
  (Object.keys(PLACES) as StatementPlace[]).filter((place): place is PlaceIn<Part> => PLACES[place] === part);

export const PROFIT_PLACES = placesIn('operating');
/** Assets besides cash. */
export const ASSET_PLACES = placesIn('investing');
export const FINANCING_PLACES = placesIn('financing');

/** Categories of the operating result. */
export const OPERATING_CATEGORIES = categoriesWhere(({ isOperating }) => isOperating);
/** Categories that a forecast of cash covers. */
export const FORECAST_CATEGORIES = categoriesWhere(({ isDecided }) => !isDecided);
