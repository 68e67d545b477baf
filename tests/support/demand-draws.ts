import { keyedChance } from '#game/chance/keyed-chance.ts';
import type { MarketDay } from '#game/choice/day-market.ts';

/** Returns the draws for the demand of a world's day between two airports. */
export const demandDraws = (
  seed: string,
  day: number,
  from = 'from',
  to = 'to',
): NonNullable<MarketDay['draws']> => ({
  today: keyedChance(seed, day).demand(from, to),
  dayBefore: keyedChance(seed, day - 1).firstDemand(from, to),
});
