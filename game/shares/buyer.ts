import { formatDollars } from '../platform/text/format-dollars.ts';
import { DAY, FINANCIAL_YEAR_WEEKS } from '../world/time.ts';

/** Days after a sale of an airline's shares for which the seller does not buy any of them. */
export const REBUY_DAYS = 28;
/** Weeks that a player's airline must have flown before it buys shares. */
export const BUYER_WEEKS = 12;
/** Share of its equity that a player's airline puts into shares in a year at most. */
export const BUYER_SHARE = 0.25;

/** Figures of an airline that wants to buy shares. */
export interface ShareBuyer {
  isRival: boolean;
  /** Full weeks since its first flight. */
  weeks: number;
  /** Debt on loans without security, in whole US dollars. */
  unsecured: number;
  equity: number;
  /** Payments for shares in the last year, and money in open orders, subscriptions and offers. */
  invested: number;
}

/** Why an airline cannot buy shares now. */
export type BuyObstacle =
  | { code: 'too_young'; weeks: number }
  | { code: 'owes_loan'; unsecured: number }
  /** With the world minute from which it can. */
  | { code: 'sold_recently'; from: number };

/**
 * Returns why an airline cannot buy shares of another one. Null if it can. Two airlines that work together could
 * otherwise pass money hour by hour: one buys low from the other and sells high to it. They could also pass on starting
 * capital or a loan that nobody repays. Rivals belong to nobody, so they trade without these limits.
 * @param lastSale world minute at which it last sold shares of that airline; null if never
 * @param now world minute
 */
export function buyObstacle(
  { isRival, weeks, unsecured }: Pick<ShareBuyer, 'isRival' | 'weeks' | 'unsecured'>,
  lastSale: number | null,
  now: number,
): BuyObstacle | null {
  if (isRival) return null;
  if (weeks < BUYER_WEEKS) return { code: 'too_young', weeks };
  if (unsecured > 0) return { code: 'owes_loan', unsecured };
  const again = lastSale === null ? now : lastSale + REBUY_DAYS * DAY;
  return now < again ? { code: 'sold_recently', from: again } : null;
}

/**
 * Explains an obstacle to the airline that wants to buy.
 * @param issuer code of the airline whose shares are wanted
 * @param say writes a world minute
 */
export function describeBuyObstacle(
  obstacle: BuyObstacle,
  issuer: string,
  say: (minute: number) => string,
): string {
  switch (obstacle.code) {
    case 'too_young':
      return `Your airline has flown for ${obstacle.weeks} weeks. It can buy shares after ${BUYER_WEEKS}.`;
    case 'owes_loan':
      return `You owe ${formatDollars(obstacle.unsecured)} on loans without security. Repay them before you buy shares.`;
    case 'sold_recently':
      return `You have sold shares of ${issuer}. You can buy them again from ${say(obstacle.from)}, ${REBUY_DAYS} days after your last sale.`;
  }
}

/** Returns what a player's airline may still put into shares, in whole US dollars. */
export const buyerRoom = ({ equity, invested }: Pick<ShareBuyer, 'equity' | 'invested'>): number =>
  Math.max(0, Math.floor(BUYER_SHARE * equity) - invested);

/**
 * Returns why an airline cannot put this many US dollars more into shares, in words. Undefined if it can.
 * @param amount NaN if none is entered
 */
export function describeOverRoom(
  amount: number,
  buyer: Omit<ShareBuyer, 'weeks' | 'unsecured'>,
): string | undefined {
  const room = buyerRoom(buyer);
  if (buyer.isRival || !(amount > room)) return undefined;
  return `You can put ${100 * BUYER_SHARE}% of your equity into shares in ${FINANCIAL_YEAR_WEEKS} weeks: ${formatDollars(room)} more, not ${formatDollars(amount)}.`;
}
