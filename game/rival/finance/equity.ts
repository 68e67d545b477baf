import { valueOfShares } from '../../share/price-per-share.ts';
import {
  DIVIDEND_RESERVE_WEEKS,
  FLOAT_WEEKS,
  FOUNDER_LOTS,
  ISSUE_COSTS,
  ISSUE_PRICE_MIN,
} from '../../share/share-limits.ts';
import { ISSUE_PRICE_MAX } from '../../share/subscription.ts';
import { APPETITES } from './appetite.ts';
import type { FinanceDecision } from './finance-decision.ts';
import type { FinanceView } from './finance-view.ts';

/**
 * Returns the price at which new shares give nothing away, as a multiple of fair value: that of a share after the
 * issue, of which the costs take a part.
 */
const evenMultiple = (percent: number): number => {
  const sold = percent / 100;
  return (1 - sold) / (1 - (1 - ISSUE_COSTS) * sold);
};

/**
 * Takes the airline public if its shares are worth enough more than what it owns. Asks for the value that its shares
 * have after the issue. Null if it is too early, or does not pay.
 */
export function floatShares({ temperament, own, float, equity }: FinanceView): FinanceDecision | null {
  const { floatWeeks, floatWorth, floatPercent: percent } = APPETITES[temperament];
  if (own || !float || equity <= 0 || float.weeksFlown < Math.max(FLOAT_WEEKS, floatWeeks)) return null;
  const { fair } = float;
  if (valueOfShares(fair, FOUNDER_LOTS) < floatWorth * equity) return null;
  const min = Math.max(1, Math.ceil(fair * ISSUE_PRICE_MIN));
  const max = Math.max(min, Math.floor(fair * ISSUE_PRICE_MAX));
  const price = Math.min(max, Math.max(min, Math.ceil(fair * evenMultiple(percent))));
  return { name: 'share.float', input: { percent, price } };
}

/**
 * Declares a dividend of a part of the profit, if the airline can spare it. Null if its temperament pays only the
 * minimum, which the server declares.
 * @param spare money that it does not need for its reserve, in whole US dollars
 */
export function declare(
  { temperament, own, profit, cash, weeklyFixedCosts }: FinanceView,
  spare: number,
): FinanceDecision | null {
  if (!own?.isListed) return null;
  const free = Math.min(spare, cash - DIVIDEND_RESERVE_WEEKS * weeklyFixedCosts);
  // Cents per share are dollars per lot of 100 shares.
  const cents = Math.floor(Math.min(APPETITES[temperament].payout * profit, free) / own.lots);
  return cents < 1 ? null : { name: 'share.dividend', input: { cents } };
}
