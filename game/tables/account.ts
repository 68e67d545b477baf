import { defineTable, id, oneOf, whole } from './table.ts';

/** Parties besides the airlines that hold a balance. */
export const ACCOUNTS = [
  'bank',
  'investors',
  'founders',
  'lessors',
  'dealers',
  'manufacturers',
  'escrow',
  'closed',
] as const;
export type AccountName = (typeof ACCOUNTS)[number];

/** Balances of the parties besides the airlines. The ids are those of `accountId`. */
export const ACCOUNT = defineTable({
  name: 'account',
  access: 'nobody',
  columns: {
    id,
    name: oneOf(ACCOUNTS),
    /** Whole US dollars: the sum of the account's ledger entries. */
    balance: whole,
  },
});
