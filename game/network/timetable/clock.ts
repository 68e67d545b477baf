import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '#game/world/time.ts';

const MS_A_DAY = 86_400_000;
/** Date counts from 1970-01-01, a Thursday. Weekdays here count from Monday. */
const EPOCH_WEEKDAY = 3;

export const WEEKDAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Returns the non-negative remainder. */
const modulo = (value: number, by: number) => ((value % by) + by) % by;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the days from 1970-01-01 to a date in the form YYYY-MM-DD. */
export function daysOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / MS_A_DAY;
}

/**
 * Returns the minute of the week (0 = Monday 00:00 UTC) at which a world begins that starts on a date
 * YYYY-MM-DD.
 */
export const startWeekMinute = (start: string): number =>
  modulo(daysOf(start) + EPOCH_WEEKDAY, DAYS_A_WEEK) * DAY;

/** Returns the minute of the week at a world minute. */
export const weekMinute = (worldMinute: number, startsAt: number): number =>
  modulo(worldMinute + startsAt, WEEK);

/** Returns the first world minute, not before `from`, that falls on a minute of the week. */
export function nextOccurrence(minuteOfWeek: number, from: number, startsAt: number): number {
  const earliest = Math.ceil(from);
  return earliest + modulo(minuteOfWeek - weekMinute(earliest, startsAt), WEEK);
}

/** Returns the world minutes in [from, to) that fall on a minute of the week. */
export function occurrences(minuteOfWeek: number, from: number, to: number, startsAt: number): number[] {
  const found: number[] = [];
  for (let index = nextOccurrence(minuteOfWeek, from, startsAt); index < to; index += WEEK) found.push(index);
  return found;
}

/** A leg on its date. */
export interface DatedLeg<L> {
  leg: L;
  /** World minutes. */
  departs: number;
  arrives: number;
}

/**
 * Returns every flight that departs in [from, to) (world minutes), earliest first. Leaves out flights before their leg
 * counts, if `since` says when.
 */
export function datedLegs<L extends { departs: number; block: number; since?: number }>(
  legs: readonly L[],
  from: number,
  to: number,
  startsAt: number,
): DatedLeg<L>[] {
  return legs
    .flatMap((leg) =>
      occurrences(leg.departs, Math.max(from, leg.since ?? 0), to, startsAt).map((departs) => ({
        leg,
        departs,
        arrives: departs + leg.block,
      })),
    )
    .sort((a, b) => a.departs - b.departs);
}

/** Returns a text like "08:10" from a minute of the day or of the week. */
export const timeText = (minute: number): string => {
  const ofDay = modulo(Math.floor(minute), DAY);
  return `${twoDigits(Math.floor(ofDay / HOUR))}:${twoDigits(ofDay % HOUR)}`;
};

/** Returns the weekday of a minute of the week, 0 = Monday. */
export const weekdayOf = (minuteOfWeek: number): number => Math.floor(modulo(minuteOfWeek, WEEK) / DAY);

/** Returns a text like "Tue 08:10" from a minute of the week. */
export const dayAndTime = (minuteOfWeek: number): string =>
  `${WEEKDAY_NAMES[weekdayOf(minuteOfWeek)]} ${timeText(minuteOfWeek)}`;

/** A moment of the world as date and time, in UTC. */
export interface CalendarMoment {
  year: number;
  /** 1–12. */
  month: number;
  /** 1–31. */
  day: number;
  /** 0 = Monday. */
  weekday: number;
  /** Days since the world began. */
  dayIndex: number;
  hour: number;
  minute: number;
}

/**
 * Returns date and time at a world minute.
 * @param start date YYYY-MM-DD on which the world begins, 00:00 UTC
 */
export function calendarAt(start: string, worldMinute: number): CalendarMoment {
  const dayIndex = Math.floor(worldMinute / DAY);
  const days = daysOf(start) + dayIndex;
  const date = new Date(days * MS_A_DAY);
  const ofDay = Math.floor(modulo(worldMinute, DAY));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: modulo(days + EPOCH_WEEKDAY, DAYS_A_WEEK),
    dayIndex,
    hour: Math.floor(ofDay / HOUR),
    minute: ofDay % HOUR,
  };
}

/** Returns a date like "Tue 6 Jan 2026", at a world minute of a world that begins on `start`. */
export function dateText(start: string, worldMinute: number): string {
  const { weekday, day, month, year } = calendarAt(start, worldMinute);
  return `${WEEKDAY_NAMES[weekday]} ${day} ${MONTH_NAMES[month - 1]} ${year}`;
}
