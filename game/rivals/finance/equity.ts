import { issuePrices, netProceeds } from '#game/shares/listed-value.ts';
import { amountOf, centsOf } from '#game/shares/price-band.ts';
import { valueOfShares } from '#game/shares/price-per-share.ts';
import {
  FLOAT_PERCENT_MIN,
  FLOAT_WEEKS,
  FOUNDER_LOTS,
  issueLots,
  RESERVE_WEEKS,
} from '#game/shares/share-limits.ts';
import { REVIEWS_A_YEAR } from '../reviews.ts';
import type { RivalAction } from '../rival-action.ts';
import { APPETITES } from './appetite.ts';
import type { FinanceView } from './finance-view.ts';

/** Returns the money that an airline can use beyond its reserve: what some years of growth cost, in whole US dollars. */
const usefulMoney = ({ temperament, growthCost }: FinanceView): number =>
  APPETITES[temperament].years * REVIEWS_A_YEAR * growthCost;

/**
 * Takes the airline public if its shares are worth enough more than what it owns, and if growth can use the money.
 * Offers the largest part that brings no more than it can use. Asks for the lowest price, because
 * investors want the most at it. Null if it is too early, or does not pay.
 * @param spare money that it does not need for its reserve, in whole US dollars
 */
export function floatShares(view: FinanceView, spare: number): RivalAction | null {
  const { temperament, own, float, equity } = view;
  const { floatWeeks, floatWorth, floatPercent } = APPETITES[temperament];
  if (own || !float || equity <= 0 || float.weeksFlown < Math.max(FLOAT_WEEKS, floatWeeks)) return null;
  const { fair } = float;
  if (valueOfShares(fair, FOUNDER_LOTS) < floatWorth * equity) return null;
  const useful = usefulMoney(view) - spare;
  for (let percent = floatPercent; percent >= FLOAT_PERCENT_MIN; percent--) {
    const price = issuePrices(fair, percent).min;
    const lots = issueLots(percent);
    if (netProceeds(lots, price) <= useful && amountOf(lots, price) <= equity)
      return { name: 'share.float', input: { percent, price } };
  }
  return null;
}

/** Returns the money that an airline without debt cannot use, in whole US dollars. May be negative. */
const surplusMoney = (view: FinanceView, spare: number): number =>
  // Without aircraft to lease, it waits for some.
  view.loans.length > 0 || view.growthCost === 0 ? 0 : spare - usefulMoney(view);

/**
 * Declares a dividend of a part of the profit, or of all money that the airline cannot use, if that is more. Null if it
 * can spare nothing, or if its temperament pays only the minimum, which the server declares.
 * @param spare money that it does not need for its reserve, in whole US dollars
 */
export function declare(view: FinanceView, spare: number): RivalAction | null {
  const { temperament, own, profit, cash, equity, weeklyFixedCosts } = view;
  if (!own?.isListed) return null;
  const wanted = Math.max(APPETITES[temperament].payout * profit, surplusMoney(view, spare));
  const free = Math.min(spare, cash - RESERVE_WEEKS * weeklyFixedCosts, equity);
  const cents = Math.floor(centsOf(Math.min(wanted, free), own.lots));
  return cents < 1 ? null : { name: 'share.dividend', input: { cents } };
}
