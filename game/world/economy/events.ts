import { type Draw, share } from '../chance/draws.ts';
import type { EconomyChance } from '../chance/keyed-chance.ts';
import { DAYS_A_YEAR } from '../time.ts';
import type { EventKind } from './event-factor.ts';
import { COUNTRY_NAMES, HOST_CITIES, REGIONS } from './places.ts';

/** An event as it is. Days are world days. */
export interface EconomyEvent {
  id: string;
  kind: EventKind;
  /** Continent, country or IATA code. Empty for fuel. */
  place: string;
  /** Draw from 0 to below 1 that chooses the reason given: see `reasonOf`. */
  reason: number;
  /** Factor on demand or on the price of fuel. 0 for a closure. */
  factor: number;
  announced: number;
  /** First day, and the day after the last one. */
  starts: number;
  ends: number;
  /** Whether the end is announced together with the start. */
  isEndKnown: boolean;
}

export const EVENTS_A_YEAR_MIN = 2;
export const EVENTS_A_YEAR_MAX = 4;
/** Maximum number of days between announcement and start, and from start to end. */
const LEAD_MAX = 42;
const DAYS_MAX = 84;
/** The first event of a world starts on this day at the earliest, so that it is announced in the world. */
const FIRST_START = 45;

/** Shares of the kinds among all events. */
const KIND_SHARES: readonly (readonly [EventKind, number])[] = [
  ['region', 0.4],
  ['fuel', 0.2],
  ['sport', 0.28],
  ['closure', 0.12],
];

/** Returns a whole number from min to max. */
const between = (next: Draw, min: number, max: number): number =>
  min + Math.floor(share(next()) * (max - min + 1));
const percent = (next: Draw, min: number, max: number): number => between(next, min, max) / 100;
const one = (next: Draw, codes: readonly string[]): string =>
  codes[between(next, 0, codes.length - 1)] as string;

type Drawn = Pick<EconomyEvent, 'place' | 'factor' | 'isEndKnown'> & { lead: number; days: number };

const DRAW: Readonly<Record<EventKind, (next: Draw) => Drawn>> = {
  region: (next) => {
    const place = one(next, REGIONS);
    const change = percent(next, 10, 40);
    return {
      place,
      factor: share(next()) < 0.5 ? 1 - change : 1 + change,
      days: between(next, 14, DAYS_MAX),
      lead: between(next, 7, 28),
      isEndKnown: share(next()) < 2 / 3,
    };
  },
  // The end is always known. Otherwise fuel bought ahead during a cheap spell would have no fair price.
  fuel: (next) => ({
    place: '',
    factor: share(next()) < 0.7 ? 1 + percent(next, 15, 45) : 1 - percent(next, 10, 25),
    days: between(next, 21, 70),
    lead: between(next, 5, 14),
    isEndKnown: true,
  }),
  closure: (next) => ({
    place: one(next, Object.keys(COUNTRY_NAMES)),
    factor: 0,
    days: between(next, 2, 4),
    lead: between(next, 5, 10),
    isEndKnown: share(next()) < 0.5,
  }),
  sport: (next) => ({
    place: one(next, Object.keys(HOST_CITIES)),
    factor: 1 + percent(next, 30, 60),
    days: between(next, 10, 24),
    lead: between(next, 28, LEAD_MAX),
    isEndKnown: true,
  }),
};

function kindOf(drawn: number): EventKind {
  let upTo = 0;
  for (const [kind, part] of KIND_SHARES) {
    upTo += part;
    if (drawn < upTo) return kind;
  }
  return 'region';
}

/**
 * Returns the events that start in a year of the economy, two to four, in order. The year is divided equally
 * among them, so that they are spread over it.
 * @param year counted from 0, beginning with the world's first day
 */
export function eventsOfYear(chance: EconomyChance, year: number): EconomyEvent[] {
  const next = chance(`events of year ${year}`);
  const count = between(next, EVENTS_A_YEAR_MIN, EVENTS_A_YEAR_MAX);
  const span = DAYS_A_YEAR / count;
  const events: EconomyEvent[] = [];
  for (let index = 0; index < count; index++) {
    const earliest = year === 0 && index === 0 ? FIRST_START : index * span;
    const starts =
      year * DAYS_A_YEAR + Math.floor(earliest + share(next()) * ((index + 1) * span - earliest));
    const kind = kindOf(share(next()));
    const reason = share(next());
    const { lead, days, ...drawn } = DRAW[kind](next);
    const id = `${year}-${index}`;
    events.push({ id, kind, reason, ...drawn, announced: starts - lead, starts, ends: starts + days });
  }
  return events;
}

/** Returns the events announced on or before a day that have not ended before another day, in order. */
export function eventsBetween(chance: EconomyChance, from: number, to: number): EconomyEvent[] {
  const yearOf = (day: number) => Math.floor(day / DAYS_A_YEAR);
  const events: EconomyEvent[] = [];
  for (let year = Math.max(0, yearOf(from - DAYS_MAX)); year <= yearOf(to + LEAD_MAX); year++)
    for (const event of eventsOfYear(chance, year))
      if (event.announced <= to && event.ends >= from) events.push(event);
  return events;
}
