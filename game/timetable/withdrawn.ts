import { DAY, HOUR } from '../time.ts';

/** World minute from which a change of the timetable counts: this hour's departures have been decided. */
export const countsFrom = (now: number): number => (Math.floor(now / HOUR) + 1) * HOUR;

/** A weekly departure as passengers see it, whichever aircraft flies it. */
interface Departure {
  /** Ids of the airports. */
  origin: string;
  destination: string;
  /** Minute of the week. */
  departs: number;
}

/** A departure that is or was in the timetable. */
export interface KnownDeparture extends Departure {
  id: string;
  /** World minute from which it counts. */
  since: number;
}

export interface TimetableChange {
  /** World minutes from which the new departures count, in their order. */
  since: number[];
  /** Ids of legs that are gone. */
  gone: string[];
  /** Ids of withdrawn legs that are back. */
  back: string[];
}

const keyOf = ({ origin, destination, departs }: Departure) => `${origin}${destination}${departs}`;

/**
 * Compares two states of a timetable. A departure that stays, or comes back on the same day, counts since it was first
 * there, also when another aircraft flies it.
 *
 * @param before legs of the aircraft that change
 * @param withdrawn the airline's legs withdrawn on the day from which the change counts
 * @param counts world minute from which the change counts
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

/** First minute of the day on which a change counts; null at midnight, when nobody has booked on that day yet. */
export const changedDay = (counts: number): number | null =>
  counts % DAY === 0 ? null : counts - (counts % DAY);
