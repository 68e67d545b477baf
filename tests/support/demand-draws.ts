import type { MarketDay } from '#game/demand/choice/day-market.ts';
import { keyedChance } from '#game/world/chance/keyed-chance.ts';

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
