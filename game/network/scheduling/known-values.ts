import { DAYS_A_WEEK, HOURS_A_DAY } from '#game/world/time.ts';
import type { Direction, LegValue } from '../timetable/schedulable.ts';

/** Frequencies are rounded to quarters of a departure up to four, and to whole ones beyond. */
const FINE_UP_TO = 4;
const FINE = 4;
const LEVELS = 40;

const levelOf = (frequency: number) =>
  frequency < FINE_UP_TO
    ? Math.round(frequency * FINE)
    : Math.min(LEVELS - 1, FINE_UP_TO * FINE + Math.round(frequency - FINE_UP_TO));

const frequencyAt = (level: number) =>
  level <= FINE_UP_TO * FINE ? level / FINE : FINE_UP_TO + level - FINE_UP_TO * FINE;

/** Cached values of one route in one direction. */
export class KnownValues {
  readonly #ask: (weekday: number, hour: number, frequency: number) => number;
  readonly #known = new Float64Array(DAYS_A_WEEK * HOURS_A_DAY * LEVELS).fill(Number.NaN);

  constructor(value: LegValue, route: string, direction: Direction) {
    this.#ask = (weekday, hour, frequency) => value(route, direction, weekday, hour, frequency);
  }

  at(weekday: number, hour: number, frequency: number): number {
    const level = levelOf(frequency);
    const place = (weekday * HOURS_A_DAY + hour) * LEVELS + level;
    const known = this.#known[place] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const value = this.#ask(weekday, hour, frequencyAt(level));
    this.#known[place] = value;
    return value;
  }
}

/** Cached values of each route and direction for one value function. */
export type ValueBook = (route: string, direction: Direction) => KnownValues;

/** Returns a cache of a value function, for all aircraft that share it. */
export function valueBook(value: LegValue): ValueBook {
  const books: Record<Direction, Map<string, KnownValues>> = { out: new Map(), back: new Map() };
  return (route, direction) => {
    const book = books[direction];
    const there = book.get(route);
    if (there) return there;
    const known = new KnownValues(value, route, direction);
    book.set(route, known);
    return known;
  };
}
