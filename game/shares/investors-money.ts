import { startingCapital } from '../airline/starting-capital.ts';
import { FINANCIAL_YEAR_WEEKS } from '../world/time.ts';

/** Investors' money per airline that has flown for 12 weeks, in multiples of its starting capital. */
const MULTIPLE = 5;
/** Yearly growth of the money that they have left. */
const GROWTH = 0.02;

/**
 * Returns what investors get in a week, in whole US dollars: the money for airlines that have flown for 12 weeks, as
 * far as they do not have it yet, and the growth of what they have left.
 * @param founded world minutes at which these airlines were founded
 * @param invested what investors have got for airlines so far
 */
export function weeklyInvestment(
  founded: readonly number[],
  invested: number,
  balance: number,
): { endowment: number; growth: number } {
  const due = founded.reduce((sum, minute) => sum + MULTIPLE * startingCapital(minute), 0);
  return {
    endowment: Math.max(0, due - invested),
    growth: Math.floor((Math.max(0, balance) * GROWTH) / FINANCIAL_YEAR_WEEKS),
  };
}
