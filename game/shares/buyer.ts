import { TRADING_WEEKS, type TradingAirline, tradesFrom } from '../exchange/partners.ts';
import { DAY } from '../world/time.ts';

/** Days after a sale of an airline's shares for which the seller does not buy any of them. */
export const REBUY_DAYS = 28;

/** Why an airline cannot buy shares yet, and the world minute from which it can. */
export interface BuyObstacle {
  code: 'too_young' | 'sold_recently';
  from: number;
}

/**
 * Returns why an airline cannot buy shares of another one. Null if it can. Two airlines that work together could
 * otherwise pass money hour by hour: one buys low from the other and sells high to it. Rivals belong to nobody, so they
 * trade without these limits.
 * @param lastSale world minute at which it last sold shares of that airline; null if never
 * @param now world minute
 */
export function buyObstacle(
  { isRival, founded }: Pick<TradingAirline, 'isRival' | 'founded'>,
  lastSale: number | null,
  now: number,
): BuyObstacle | null {
  if (isRival) return null;
  const grown = tradesFrom(founded);
  if (now < grown) return { code: 'too_young', from: grown };
  const again = lastSale === null ? now : lastSale + REBUY_DAYS * DAY;
  return now < again ? { code: 'sold_recently', from: again } : null;
}

/**
 * Explains an obstacle to the airline that wants to buy.
 * @param issuer code of the airline whose shares are wanted
 * @param from date and time from which it can buy
 */
export const describeBuyObstacle = ({ code }: BuyObstacle, issuer: string, from: string): string =>
  code === 'too_young'
    ? `Your airline can buy shares from ${from}, when it is ${TRADING_WEEKS} weeks old.`
    : `You have sold shares of ${issuer}. You can buy them again from ${from}, ${REBUY_DAYS} days after your last sale.`;
