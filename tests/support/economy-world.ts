import { economyChance } from '#game/world/chance/keyed-chance.ts';
import { type EconomyEvent, eventsOfYear } from '#game/world/economy/events.ts';

/** Latest day of the announcement, so that tests settle few hours before it. */
const SOON = 40;

/** Finds a seed whose world has an event in its first months. */
export function worldWith(isWanted: (event: EconomyEvent) => boolean): { seed: string; event: EconomyEvent } {
  for (let number = 0; number < 200_000; number++) {
    const seed = `eventful-${number}`;
    const [event] = eventsOfYear(economyChance(seed), 0);
    if (event && event.announced <= SOON && isWanted(event)) return { seed, event };
  }
  throw new Error('no seed has such an event');
}
