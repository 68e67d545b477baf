import type { HashKey } from '#game/world/chance/hash.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import type { AirlineEntry } from '../books/ledger/book-entries.ts';

/** Shares that an airline gives, in whole US dollars. */
interface Sale {
  airline: string;
  /** Price that the airline had paid for them. */
  cost: number;
  /** Price that it gets for them. */
  amount: number;
  memo: string;
}

/**
 * Returns the entries of a sale of shares, which is split into their cost and the gain.
 * @param kinds first parts of the entries' ids
 * @param key the other parts of their ids
 */
export const saleEntries = (
  [sale, gain]: readonly [sale: string, gain: string],
  key: HashKey,
  { airline, cost, amount, memo }: Sale,
): AirlineEntry[] => [
  { id: recordId([sale, ...key]), airline, category: 'share_sale', amount: cost, memo },
  { id: recordId([gain, ...key]), airline, category: 'share_gain', amount: amount - cost, memo },
];
