import { FLIGHT_COSTS } from './flight.ts';
import { date, defineTable, freeText, id, internal, oneOf, type Row, whole } from './table.ts';

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
  'share_issue',
  'share_issue_costs',
  'share_proceeds',
  'dividend',
  'founder_dividend',
  'dividend_income',
  'investment',
] as const;
export type LedgerCategory = (typeof LEDGER_CATEGORIES)[number];

/** Ledger entries. The sum of an airline's entries is its cash, and the sum of an account's its balance. */
export const LEDGER = defineTable({
  name: 'ledger',
  access: 'owner',
  exportOrder: 'minute, id',
  indexes: ['airline, minute', "transfer WHERE transfer != ''"],
  columns: {
    id,
    /** An airline, or an account: see `accountId`. */
    airline: id,
    /** `minute` as a date and time of the game. */
    at: internal(date),
    /** World minute. */
    minute: whole,
    category: oneOf(LEDGER_CATEGORIES),
    /** Whole US dollars. Positive for income, negative for costs. */
    amount: whole,
    memo: freeText,
    /** Ids, or empty. */
    route: id,
    aircraft: id,
    flight: id,
    /**
     * Both entries of a transfer between an airline and an account have the id of the airline's entry here, and sum to
     * zero. Empty if the other side is the outside world, and for entries older than the rules of 0.5.0.
     */
    transfer: internal(id),
  },
});
export type LedgerRow = Row<typeof LEDGER>;
