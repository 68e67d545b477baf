import { economyChance } from '../chance/keyed-chance.ts';
import { DAYS_A_WEEK } from '../time.ts';
import { type EconomyEvent, eventsBetween } from './events.ts';
import type { EconomyHistory, KnownEvent, Outlook } from './outlook.ts';
import { worldIndex } from './world-index.ts';

/**
 * Returns an event as known on a day. The end of an event with an open end is known only once it is over.
 * Reasons are rounded, so that the draw reveals nothing else.
 */
export const asKnown = (event: EconomyEvent, day: number): KnownEvent => ({
  id: event.id,
  kind: event.kind,
  place: event.place,
  reason: Math.round(event.reason * 100) / 100,
  factor: event.factor,
  announced: event.announced,
  starts: event.starts,
  ends: event.isEndKnown || event.ends <= day ? event.ends : null,
});

/**
 * Returns what is known of the economy on a world day: today's index, and events that have been announced.
 * Forecasts, research and the price of fuel bought ahead use nothing else.
 */
export function outlookOn({ seed }: { seed: string }, day: number): Outlook {
  const economy = economyChance(seed);
  return {
    day,
    index: worldIndex(economy, day),
    events: eventsBetween(economy, day, day)
      .filter(({ ends }) => ends > day)
      .map((event) => asKnown(event, day)),
  };
}

/** Weeks of the history: two years. */
const WEEKS = 104;

/** Returns the past of the economy up to a world day, for the page of world news. */
export function economyHistory({ seed }: { seed: string }, day: number): EconomyHistory {
  const economy = economyChance(seed);
  const index: [day: number, index: number][] = [];
  for (let week = WEEKS; week >= 0; week--) {
    const past = day - week * DAYS_A_WEEK;
    if (past >= 0) index.push([past, worldIndex(economy, past)]);
  }
  const events = eventsBetween(economy, index[0]?.[0] ?? day, day).map((event) => asKnown(event, day));
  return { index, events };
}
