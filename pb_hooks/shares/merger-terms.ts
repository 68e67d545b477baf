import { countedLots, mergerPrice } from '#game/shares/tender.ts';
import { readJson } from '../platform/db/read-json.ts';
import type { StoredShareListing } from './read-share-listing.ts';
import { equityWithDividend, heldLots } from './tender-terms.ts';

/** Prices of different days are compared with the dividends that they included. */
const PAID = `
  SELECT COALESCE(max(price + dividends), 0) AS json FROM tender
  WHERE airline = {:buyer} AND issuer = {:issuer} AND state = 'succeeded'`;

/** Holders and their price if an airline merges another one. */
export interface MergerTerms {
  /** Lots of the buyer, and those that count for control. */
  held: number;
  counted: number;
  /**
   * Lots of all others. They get the highest price of the buyer's successful offers, less the dividends paid since, or
   * fair value if that is higher. For a player's airline, it is at least equity per share, so that nobody gains by
   * merging a second account's airline.
   */
  minority: number;
  /** Cents per share. */
  price: number;
}

/** Reads the terms of a merger. @param now world minute */
export function readMergerTerms(
  app: CoreApp,
  buyer: string,
  listing: StoredShareListing,
  isRival: boolean,
  now: number,
): MergerTerms {
  const { airline: issuer, fair, lots, dividends } = listing;
  const held = heldLots(app, buyer, issuer);
  const paid = readJson<number>(app, PAID, { buyer, issuer }) - dividends;
  const equity = isRival ? 0 : equityWithDividend(app, listing, now);
  return {
    held,
    counted: countedLots(listing, isRival),
    minority: lots - held,
    price: mergerPrice({ paid, fair, equity, lots }),
  };
}
