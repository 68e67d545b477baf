import type { TradeClaim } from '../bank/reclaim.ts';
import { DEALERS } from '../books/accounts.ts';

/** The terms of a trade of an aircraft. */
interface AircraftTrade {
  /** Ids of airlines, or the account of the dealers. */
  seller: string;
  buyer: string;
  /** Whole US dollars. */
  price: number;
}

/**
 * Returns what one airline has lost to the other by a trade of an aircraft: the whole difference between its price and
 * its market value. Null if nothing, and for trades with dealers. There is no tolerance. That of shares would excuse
 * nearly every price within the bounds, and market value does not lag like fair value.
 * @param value market value when the trade was agreed, whole US dollars
 */
export function aircraftClaim({ seller, buyer, price }: AircraftTrade, value: number): TradeClaim | null {
  if (seller === DEALERS || buyer === DEALERS || price === value) return null;
  return price > value
    ? { airline: buyer, debtor: seller, amount: price - value }
    : { airline: seller, debtor: buyer, amount: value - price };
}
