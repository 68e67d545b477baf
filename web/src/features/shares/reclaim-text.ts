import { CLAIM_WEEKS } from '#game/bank/reclaim.ts';
import { type FairRange, mispricing, PRICE_TOLERANCE } from '#game/shares/mispriced.ts';
import { formatPercent } from '#web/lib/format.ts';

/** Warns a buyer of the shares of a player's airline, after a space. */
export const FOUNDER_TEXT =
  ' A founder can leave: the airline closes, and you get your part of what is left after its lenders are paid.';

/**
 * Warns an airline that gets the price of shares from another one, after a space.
 * @param other the airline that pays, such as 'buyer'
 */
export const youngLoanText = (other: string): string =>
  ` If a ${other} closes within ${CLAIM_WEEKS} weeks and cannot repay a loan younger than that, its lenders can reclaim what the shares do not bring.`;

/**
 * Returns a sentence, after a space, if the player may have to return a part of what a trade gains. Empty if not.
 * @param price cents per share. NaN if none is entered
 */
export function reclaimText(side: 'buy' | 'sell', price: number, range: FairRange): string {
  const { over, under } = mispricing(price, range);
  const gained = side === 'sell' ? over : under;
  if (!(gained > 0)) return '';
  const [other, gain] = side === 'sell' ? ['buyer', 'above'] : ['seller', 'below'];
  return ` If the ${other} closes within ${CLAIM_WEEKS} weeks, its lenders can reclaim what is more than ${formatPercent(PRICE_TOLERANCE)} ${gain} fair value.`;
}
