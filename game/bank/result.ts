import type { LedgerCategory } from '../tables/ledger.ts';

/** Entries that are neither income nor costs, because something of the same value changes hands. */
export const UNCOUNTED_CATEGORIES: readonly LedgerCategory[] = [
  'capital',
  'deposit',
  'deposit_refund',
  'aircraft_purchase',
  'aircraft_sale',
  'slot_bid',
  'slot_bid_refund',
  'loan',
  'loan_repayment',
  'loan_write_off',
];
