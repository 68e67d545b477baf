import type { AccountName } from '../tables/account.ts';
import type { LedgerCategory } from '../tables/ledger.ts';

/** Accounts whose balance is never below zero. The others may owe any amount. */
export const NEVER_BELOW_ZERO: readonly AccountName[] = ['investors', 'escrow'];

const ID_LENGTH = 15;

/** Returns the id of an account's record. Ids of airlines are hashes, and none has the form of these. */
export const accountId = (name: AccountName): string => name.padEnd(ID_LENGTH, '0');

/** Id of the account that owns the aircraft which dealers have for sale. */
export const DEALERS = accountId('dealers');

/**
 * The account on the other side of an airline's entry. Categories that are not listed have the outside world on
 * the other side: passengers, airports, staff and fuel suppliers.
 */
export const COUNTERPARTIES: Readonly<Partial<Record<LedgerCategory, AccountName>>> = {
  capital: 'founders',
  lease: 'lessors',
  deposit: 'lessors',
  deposit_refund: 'lessors',
  aircraft_purchase: 'manufacturers',
  aircraft_sale: 'dealers',
  slot_bid: 'escrow',
  slot_bid_refund: 'escrow',
  loan: 'bank',
  loan_repayment: 'bank',
  loan_interest: 'bank',
  loan_fee: 'bank',
  loan_write_off: 'bank',
  overdraft_interest: 'bank',
  share_escrow: 'escrow',
  share_escrow_refund: 'escrow',
  share_purchase: 'investors',
  share_sale: 'investors',
  share_gain: 'investors',
  share_reclaim: 'investors',
  share_issue: 'investors',
  share_buyback: 'investors',
  share_proceeds: 'investors',
  dividend: 'investors',
  founder_dividend: 'founders',
  founder_shares: 'founders',
  dividend_income: 'investors',
  // The dealers clear trades between airlines: what the buyer pays is paid on to the seller.
  used_purchase: 'dealers',
  exchange_fee: 'dealers',
  aircraft_reclaim: 'dealers',
  leaseback_sale: 'lessors',
  exchange_escrow: 'escrow',
  exchange_escrow_refund: 'escrow',
};

/**
 * Returns the transfer that an airline's entry belongs to: the entry's own id if an account is on the other
 * side, otherwise an empty text.
 */
export const transferOf = (id: string, category: LedgerCategory): string =>
  COUNTERPARTIES[category] === undefined ? '' : id;
