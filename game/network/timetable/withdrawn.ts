import { DAY, HOUR } from '#game/world/time.ts';

/**
 * Returns the world minute from which a timetable change takes effect. Departures of the present hour are
 * already decided.
 */
export const countsFrom = (now: number): number => (Math.floor(now / HOUR) + 1) * HOUR;

/** A weekly departure as passengers see it, regardless of the aircraft. */
interface Departure {
  /** Airport ids. */
  origin: string;
  destination: string;
  /** Minute of the week. */
  departs: number;
}

/** A departure of the present or an earlier timetable. */
export interface KnownDeparture extends Departure {
  id: string;
  /** World minute from which it is in effect. */
  since: number;
}

export interface TimetableChange {
  /** World minutes from which the new departures are in effect, in their order. */
  since: number[];
  /** Ids of removed legs. */
  gone: string[];
  /** Ids of withdrawn legs that return. */
  back: string[];
}

const keyOf = ({ origin, destination, departs }: Departure) => `${origin}${destination}${departs}`;

/**
 * Compares two states of a timetable. A departure that remains, or returns on the same day, keeps its
 * original start, even if another aircraft flies it.
 * @param before legs of the aircraft that change
 * @param withdrawn the airline's legs withdrawn on the day on which the change takes effect
 * @param counts world minute from which the change takes effect
 */
export function compareTimetables(
  before: readonly KnownDeparture[],
  withdrawn: readonly KnownDeparture[],
  after: readonly Departure[],
  counts: number,
): TimetableChange {
  const known = new Map<string, { one: KnownDeparture; isBack: boolean }[]>();
  const note = (one: KnownDeparture, isBack: boolean) => {
    const key = keyOf(one);
    const others = known.get(key);
    if (others) others.push({ one, isBack });
    else known.set(key, [{ one, isBack }]);
  };
  for (const one of before) note(one, false);
  for (const one of withdrawn) note(one, true);
  const back: string[] = [];
  const since = after.map((departure) => {
    const found = known.get(keyOf(departure))?.shift();
    if (found?.isBack) back.push(found.one.id);
    return found?.one.since ?? counts;
  });
  const left = [...known.values()].flat().filter(({ isBack }) => !isBack);
  return { since, gone: left.map(({ one }) => one.id), back };
}

/**
 * Returns the first minute of the day on which a change takes effect; null at midnight because nobody has
 * booked on that day yet.
 */
export const changedDay = (counts: number): number | null =>
  counts % DAY === 0 ? null : counts - (counts % DAY);
