import { economyOf } from '#game/economy/economy.ts';
import { type EconomyEvent, eventsOfYear } from '#game/economy/events.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';

/** A world in whose first days an event happens. Its days are those of that world. */
export interface EventfulWorld {
  seed: string;
  rules05From: number;
  event: EconomyEvent;
}

const YEARS = 12;

/**
 * Finds a seed with an event, and the first hour of the economy that moves its announcement to a day.
 * Players cannot do that: the economy of their world begins when the world does, or later.
 */
export function worldWith(isWanted: (event: EconomyEvent) => boolean, announced: number): EventfulWorld {
  for (let number = 0; number < 5_000; number++) {
    const seed = `eventful-${number}`;
    const economy = economyOf({ seed, rules05From: 0 });
    for (let year = 0; year < YEARS; year++)
      for (const event of eventsOfYear(economy, year)) {
        if (!isWanted(event)) continue;
        const shift = event.announced - announced;
        const { starts, ends } = event;
        const moved = { ...event, announced, starts: starts - shift, ends: ends - shift };
        return { seed, rules05From: -shift * HOURS_A_DAY, event: moved };
      }
  }
  throw new Error('no seed has such an event');
}
