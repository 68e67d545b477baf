import type { Band } from '#game/demand/forecast/band.ts';
import { formatMoney, formatMoneyShort, formatNumber, NARROW_SPACE } from '#web/lib/format.ts';

/** Explains to players what a range means. */
export const RANGE_MEANS =
  'The result lies in the range in four of five weeks. It covers what you do not know of the market, good and bad weeks, delays and cancellations, and moves of others.';

const [ROUNDED_FROM, ROUNDED_TO] = [10_000, 999_500];

/** Returns an end of a range, which needs no exact figures: "$12 k". */
const roughly = (dollars: number): string =>
  Math.abs(dollars) < ROUNDED_FROM || Math.abs(dollars) >= ROUNDED_TO
    ? formatMoneyShort(dollars)
    : `${formatMoney(Math.round(dollars / 1000))}${NARROW_SPACE}k`;

/** Returns a range of amounts: "$12 k to $30 k". */
export const moneyRange = ({ low, high }: Band): string => `${roughly(low)} to ${roughly(high)}`;

/** Returns where a result lies: "within range". */
export const placeIn = ({ low, high }: Band, result: number): string =>
  `${result < low ? 'below' : result > high ? 'above' : 'within'} range`;

/** Returns a range of counts: "120 to 150". */
export const countRange = ({ low, high }: Band): string => `${formatNumber(low)} to ${formatNumber(high)}`;
