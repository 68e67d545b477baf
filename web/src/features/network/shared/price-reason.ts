import { tariffLimits } from '#game/network/route/price.ts';
import { formatNumber } from '#web/lib/format.ts';

/** Returns the trips per year of a class of the tariff of rights, as part of a sentence. */
function sizeWords(tariff: number): string {
  const { min, max } = tariffLimits(tariff);
  if (min === 0) return `fewer than ${formatNumber(max ?? 0)} trips per year`;
  if (max === undefined) return `${formatNumber(min)} trips per year or more`;
  return `${formatNumber(min)} to ${formatNumber(max)} trips per year`;
}

/** Returns why the right to fly a pair costs as much as it does. @param tariff see `tariffOf` */
export const priceReason = (tariff: number): string =>
  `The price follows the distance and the size of the market: ${sizeWords(tariff)}.`;
