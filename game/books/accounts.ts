import type { AccountName } from '../tables/account.ts';
import { CATEGORIES, categoriesWhere, type LedgerCategory } from '../tables/ledger-category.ts';

/** Accounts whose balance is never below zero. The others may owe any amount. */
export const NEVER_BELOW_ZERO: readonly AccountName[] = ['investors', 'escrow'];

const ID_LENGTH = 15;

/** Returns the id of an account's record. Ids of airlines are hashes, and none has the form of these. */
export const accountId = (name: AccountName): string => name.padEnd(ID_LENGTH, '0');

/** Id of the account that owns the aircraft which dealers have for sale. */
export const DEALERS = accountId('dealers');

/** Categories whose entries have an account on the other side. */
export const TRANSFERS = categoriesWhere(({ account }) => account !== null);

/**
 * Returns the transfer that an airline's entry belongs to: the entry's own id if an account is on the other
 * side, otherwise an empty text.
 */
export const transferOf = (id: string, category: LedgerCategory): string =>
  CATEGORIES[category].account === null ? '' : id;
