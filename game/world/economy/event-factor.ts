/**
 * Kinds of events: demand to and from a continent, the price of fuel, a country whose airports are closed, and
 * demand to and from the airport of a sports event.
 */
export const EVENT_KINDS = ['region', 'fuel', 'closure', 'sport'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The fields of an airport that the economy acts on. */
export interface EconomyAirport {
  iata: string;
  continent: string;
}

/** The parts of an event that act. */
export interface ActingEvent {
  kind: EventKind;
  /** Continent, country or IATA code. Empty for fuel. */
  place: string;
  /** Factor on demand or on the price of fuel. 0 for a closure. */
  factor: number;
}

/** Bounds of all events together on the demand of a pair, because events can overlap. */
const EVENTS_MIN = 0.5;
const EVENTS_MAX = 1.8;

/** Returns whether an event changes the demand between two airports. */
export const concernsDemand = (
  { kind, place }: Pick<ActingEvent, 'kind' | 'place'>,
  from: EconomyAirport,
  to: EconomyAirport,
): boolean =>
  kind === 'region'
    ? from.continent === place || to.continent === place
    : kind === 'sport' && (from.iata === place || to.iata === place);

/** Returns the factor of a day's events on the demand between two airports, without the index. */
export function eventFactor(
  events: readonly ActingEvent[],
  from: EconomyAirport,
  to: EconomyAirport,
): number {
  let factor = 1;
  for (let index = 0; index < events.length; index++) {
    const event = events[index] as ActingEvent;
    if (concernsDemand(event, from, to)) factor *= event.factor;
  }
  return Math.max(EVENTS_MIN, Math.min(EVENTS_MAX, factor));
}
