import { LEDGER_CATEGORIES, type LedgerCategory } from '../tables/ledger.ts';
import type { ValuedKind } from '../tables/valuation.ts';

/** Items without cash, by the kind of what is valued: see the table `valuation`. */
export const NON_CASH_ITEMS = {
  aircraft: 'depreciation',
  deposit: 'deposit_kept',
  arrears: 'loan_arrears',
} as const satisfies Record<ValuedKind, string>;
export type NonCashItem = (typeof NON_CASH_ITEMS)[ValuedKind];

/** Items of the books: the categories of the ledger, and the items without cash. */
export const BOOK_ITEMS = [...LEDGER_CATEGORIES, ...Object.values(NON_CASH_ITEMS)] as const;
export type BookItem = LedgerCategory | NonCashItem;

/** Groups of the profit and loss, accounts of the balance sheet, and the items of each. */
const PLACES = {
  revenue: ['tickets'],
  flights: [
    'fuel',
    'fuel_hedge',
    'crew',
    'service',
    'landing',
    'handling',
    'navigation',
    'parking',
    'maintenance',
    'compensation',
    'overhead',
  ],
  fleet: ['lease', 'check', 'refit', 'exchange_fee', 'aircraft_reclaim', 'depreciation', 'deposit_kept'],
  network: ['route_fee', 'slot_purchase'],
  interest: ['loan_interest', 'loan_fee', 'overdraft_interest', 'loan_arrears', 'loan_write_off'],
  /** Shares of other airlines, and the costs of issuing own ones. */
  shareIncome: ['share_gain', 'founder_shares', 'dividend_income', 'share_reclaim', 'share_issue_costs'],
  aircraft: ['aircraft_purchase', 'used_purchase', 'aircraft_sale', 'leaseback_sale'],
  deposits: ['deposit', 'deposit_refund'],
  escrow: [
    'slot_bid',
    'slot_bid_refund',
    'share_escrow',
    'share_escrow_refund',
    'exchange_escrow',
    'exchange_escrow_refund',
  ],
  shares: ['share_purchase', 'share_sale'],
  loans: ['loan', 'loan_repayment'],
  capital: [
    'capital',
    'share_issue',
    'share_buyback',
    'investment',
    'dividend',
    'founder_dividend',
    'share_proceeds',
  ],
} as const satisfies Record<string, readonly BookItem[]>;
export type Place = keyof typeof PLACES;

export const PROFIT_PLACES = ['revenue', 'flights', 'fleet', 'network', 'interest', 'shareIncome'] as const;
/** Assets besides cash. */
export const ASSET_PLACES = ['aircraft', 'deposits', 'shares', 'escrow'] as const;
export const FINANCING_PLACES = ['loans', 'capital'] as const;

/** The asset or debt whose value an item without cash changes. */
export const BALANCE_OF: Readonly<Record<NonCashItem, 'aircraft' | 'deposits' | 'loans'>> = {
  depreciation: 'aircraft',
  deposit_kept: 'deposits',
  loan_arrears: 'loans',
};

/** Checks whether an item has no cash. */
export const isNonCash = (item: BookItem): item is NonCashItem => item in BALANCE_OF;

/** Returns the items of a group or account, in the order of the statements. */
export const itemsOf = (place: Place): readonly BookItem[] => PLACES[place];

/** Returns the items whose sums give the balance of an asset or debt: those with cash, and changes of its value. */
export const balanceItemsOf = (place: Place): readonly BookItem[] => [
  ...itemsOf(place),
  ...BOOK_ITEMS.filter((item) => isNonCash(item) && BALANCE_OF[item] === place),
];

const PLACE_OF = new Map<BookItem, Place>(
  (Object.keys(PLACES) as Place[]).flatMap((place) => itemsOf(place).map((item) => [item, place] as const)),
);

/**
 * Returns the only place of an item in the books.
 * @throws Error if the item has none, which a test excludes
 */
export function placeOf(item: BookItem): Place {
  const place = PLACE_OF.get(item);
  if (!place) throw new Error(`the books have no place for ${item}`);
  return place;
}

/** Items of buying and selling aircraft that are not their prices. */
const TRADING: readonly BookItem[] = ['exchange_fee', 'aircraft_reclaim'];
/** Items of the operating result: without disposals, changes of value, hedges, interest and shares. */
export const OPERATING_ITEMS: readonly BookItem[] = (['revenue', 'flights', 'fleet'] as const)
  .flatMap(itemsOf)
  .filter((item) => item !== 'fuel_hedge' && !TRADING.includes(item) && !isNonCash(item));

const DECISIONS: readonly BookItem[] = ['refit', ...TRADING, 'loan_fee', 'loan_write_off'];
/** Items with cash that a forecast of cash covers. All others are decisions, or follow from those of others. */
export const FORECAST_ITEMS: readonly BookItem[] = [
  ...(['revenue', 'flights', 'fleet', 'interest'] as const).flatMap(itemsOf),
  'loan_repayment' as const,
].filter((item) => !isNonCash(item) && !DECISIONS.includes(item));
