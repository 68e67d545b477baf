import { type EconomyChance, economyChance } from '../chance/keyed-chance.ts';
import { type ActingEvent, type EconomyAirport, eventFactor } from './event-factor.ts';
import { type EconomyEvent, eventsBetween } from './events.ts';
import { worldIndex } from './world-index.ts';

/** The economy on one day. */
export interface EconomyDay {
  index: number;
  /** The events of the day. */
  events: readonly ActingEvent[];
  /** Factor of the events on the price of fuel. */
  fuel: number;
  /** Codes of the countries whose airports are closed. */
  closed: readonly string[];
}

/** Checks whether an event acts on a day. */
export const isActive = ({ starts, ends }: EconomyEvent, day: number): boolean => starts <= day && day < ends;

/** Returns the factor of the economy on the demand between two airports on a day. */
export const demandFactor = (
  { index, events }: EconomyDay,
  from: EconomyAirport,
  to: EconomyAirport,
): number => (events.length === 0 ? index : index * eventFactor(events, from, to));

function dayOf(economy: EconomyChance, day: number): EconomyDay {
  const events = eventsBetween(economy, day, day).filter((event) => isActive(event, day));
  let fuel = 1;
  for (const { kind, factor } of events) if (kind === 'fuel') fuel *= factor;
  const closed = events.filter(({ kind }) => kind === 'closure').map(({ place }) => place);
  return { index: worldIndex(economy, day), events, fuel, closed };
}

/** The day requested last. Settlement asks for the same one all day long. */
let kept: { key: string; value: EconomyDay } | undefined;

/** Returns the economy of a world day. */
export function economyOn({ seed }: { seed: string }, day: number): EconomyDay {
  const key = `${day} ${seed}`;
  if (kept?.key !== key) kept = { key, value: dayOf(economyChance(seed), day) };
  return kept.value;
}
