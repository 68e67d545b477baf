import { FLIGHT_COSTS } from './flight.ts';
import { date, defineTable, freeText, id, internal, limited, oneOf, type Row, whole } from './table.ts';

/** Categories of ledger entries. */
export const LEDGER_CATEGORIES = [
  'capital',
  'tickets',
  ...FLIGHT_COSTS,
  'lease',
  'deposit',
  'deposit_refund',
  'aircraft_purchase',
  'aircraft_sale',
  'refit',
  'check',
  'route_fee',
  'fuel_hedge',
  'slot_bid',
  'slot_bid_refund',
  'slot_purchase',
  'loan',
  'loan_repayment',
  'loan_interest',
  'loan_fee',
  'loan_write_off',
  'overdraft_interest',
  'share_escrow',
  'share_escrow_refund',
  'share_purchase',
  'share_sale',
  'share_gain',
  'share_issue',
  'share_issue_costs',
  'share_buyback',
  'share_reclaim',
  'share_proceeds',
  'dividend',
  'founder_dividend',
  'founder_shares',
  'dividend_income',
  'investment',
  'used_purchase',
  'exchange_fee',
  'exchange_escrow',
  'exchange_escrow_refund',
  'leaseback_sale',
  'aircraft_reclaim',
] as const;
export type LedgerCategory = (typeof LEDGER_CATEGORIES)[number];

/** Categories of aircraft bought and sold. */
const AIRCRAFT_CATEGORIES = [
  'aircraft_purchase',
  'aircraft_sale',
  'used_purchase',
  'leaseback_sale',
] as const;

/** Categories that decide what an airline's assets are worth in its books. Their entries are few. */
const ASSET_CATEGORIES = [
  'aircraft_purchase',
  'aircraft_sale',
  'deposit',
  'deposit_refund',
  'used_purchase',
  'leaseback_sale',
];

/** Returns the SQL condition for entries about aircraft bought and sold. @param category column */
export const isAircraftEntry = (category: string): string =>
  `${category} IN (${AIRCRAFT_CATEGORIES.map((name) => `'${name}'`).join(', ')})`;

/** Returns the SQL condition for entries about assets. @param category column */
export const isAssetEntry = (category: string): string =>
  ASSET_CATEGORIES.map((name) => `${category} = '${name}'`).join(' OR ');

/** Ledger entries. The sum of an airline's entries is its cash, and the sum of an account's its balance. */
export const LEDGER = defineTable({
  name: 'ledger',
  access: 'owner',
  exportOrder: 'minute, id',
  // The first one has all columns of a statement, because a large airline has 100,000 entries of a year.
  indexes: ['airline, minute, category, amount', `airline WHERE ${isAssetEntry('category')}`],
  columns: {
    id,
    /** An airline, or an account: see `accountId`. */
    airline: limited(id, { isRequired: true }),
    /** `minute` as a date and time of the game. */
    at: internal(limited(date, { isRequired: true })),
    /** World minute. */
    minute: whole,
    // A pattern instead of the values, so that a new category needs no migration.
    category: limited(oneOf(LEDGER_CATEGORIES), { pattern: '^[a-z_]{1,30}$' }),
    /** Whole US dollars. Positive for income, negative for costs. */
    amount: whole,
    memo: limited(freeText, { max: 200 }),
    /** Ids, or empty. */
    route: id,
    aircraft: id,
    flight: id,
    /**
     * Both entries of a transfer between an airline and an account have the id of the airline's entry here, and sum to
     * zero. Empty if the other side is the outside world.
     */
    transfer: internal(id),
  },
});
export type LedgerRow = Row<typeof LEDGER>;
