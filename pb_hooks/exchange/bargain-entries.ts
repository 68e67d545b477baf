import type { LedgerCategory } from '#game/tables/ledger-category.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { AirlineEntry } from '../books/ledger/book-entries.ts';

/**
 * Returns the entry that brings an airline's money back from escrow.
 * @param key unique among the refunds of the airline: what they are for, and when
 */
export const refundEntry = (
  key: readonly (string | number)[],
  airline: string,
  amount: number,
  registration: string,
): AirlineEntry => entryOf('exchange_escrow_refund', key, airline, amount, registration);

/** Returns the entry that moves an airline's money to escrow. */
export const escrowEntry = (
  key: readonly (string | number)[],
  airline: string,
  amount: number,
  registration: string,
): AirlineEntry => entryOf('exchange_escrow', key, airline, -amount, registration);

const entryOf = (
  category: LedgerCategory,
  key: readonly (string | number)[],
  airline: string,
  amount: number,
  registration: string,
): AirlineEntry => ({
  id: recordId([category, ...key, airline]),
  airline,
  category,
  amount,
  memo: `Bid or offer for ${registration}`,
});
