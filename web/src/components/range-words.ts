import type { Band } from '#game/demand/forecast/week-band.ts';
import { formatMoneyShort, formatNumber } from '#web/lib/format.ts';

/** Explains to players what a range means. */
export const RANGE_MEANS =
  'The result lies in the range in four of five weeks. It covers what you do not know of the market, good and bad weeks, delays and cancellations, and moves of others.';

/** Returns a range of amounts: "$12 k to $30 k". */
export const moneyRange = ({ low, high }: Band): string =>
  `${formatMoneyShort(low)} to ${formatMoneyShort(high)}`;

/** Returns a range of counts: "120 to 150". */
export const countRange = ({ low, high }: Band): string => `${formatNumber(low)} to ${formatNumber(high)}`;
