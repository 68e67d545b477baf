import { DAY, DAYS_A_WEEK, FINANCIAL_YEAR_WEEKS, QUARTER_WEEKS, WEEK } from '../world/time.ts';

/** Lengths of the periods of statements in minutes. Weeks, quarters and years begin on a Monday. */
export const PERIOD_SPANS = {
  day: DAY,
  week: WEEK,
  quarter: QUARTER_WEEKS * WEEK,
  year: FINANCIAL_YEAR_WEEKS * WEEK,
} as const;
export type PeriodKind = keyof typeof PERIOD_SPANS;
export const PERIOD_KINDS = Object.keys(PERIOD_SPANS) as [PeriodKind, ...PeriodKind[]];

/** Number of periods in one statement. */
export const PERIOD_COUNTS: Readonly<Record<PeriodKind, number>> = { day: 14, week: 13, quarter: 8, year: 8 };

/** World minutes: from `from` until before `to`. */
export interface Period {
  from: number;
  to: number;
}

/** Now and the beginning of a world. */
export interface StatementTime {
  /** World minute. */
  now: number;
  /** Minute of the week at the start of the world. */
  startsAt: number;
}

const lastMultiple = (minute: number, span: number, startsAt: number): number =>
  minute - ((((minute + startsAt) % span) + span) % span);

/** Returns the start of the period that a world minute is in. It may be before the world began. */
export const periodStart = (kind: PeriodKind, minute: number, startsAt: number): number =>
  lastMultiple(minute, PERIOD_SPANS[kind], startsAt);

const YEAR_DAYS = FINANCIAL_YEAR_WEEKS * DAYS_A_WEEK;

/**
 * Days for which flights are kept. After that, their ledger rows become one per day, category, route and
 * aircraft.
 */
export const FLIGHT_DAYS = 14;

/**
 * Ages in days from which settlement sums up the books: first by day, then by week, then without route and aircraft,
 * then by quarter, then by financial year. Statements offer no finer periods than what is stored.
 */
export const AGES = {
  weeks: 28,
  categories: QUARTER_WEEKS * DAYS_A_WEEK,
  quarters: YEAR_DAYS,
  years: 4 * YEAR_DAYS,
} as const;

/** Age from which periods of a kind are summed up, and the kind that they are then part of. */
const SUMMED: Readonly<Record<Exclude<PeriodKind, 'year'>, { from: number; into: PeriodKind }>> = {
  day: { from: AGES.weeks, into: 'week' },
  week: { from: AGES.quarters, into: 'quarter' },
  quarter: { from: AGES.years, into: 'year' },
};

const summedUntil = ({ now, startsAt }: StatementTime, age: number, into: PeriodKind): number =>
  Math.max(0, periodStart(into, now - (now % DAY) - age * DAY, startsAt));

/** Returns the world minute from which whole periods of a kind are stored. 0 is the beginning of the world. */
export function storedFrom(kind: PeriodKind, time: StatementTime): number {
  if (kind === 'year') return 0;
  const { from, into } = SUMMED[kind];
  return summedUntil(time, from, into);
}

/** Returns the world minute from which entries still name their route and aircraft. */
export const detailsFrom = (time: StatementTime): number => summedUntil(time, AGES.categories, 'week');

/**
 * Returns the periods of a statement, oldest first. The last one may still run. All have the same length, and the
 * first may begin before the world.
 * @param until world minute in the last period
 * @param from world minute before which nothing is stored
 */
export function periodsUntil(kind: PeriodKind, until: number, from: number, startsAt: number): Period[] {
  const span = PERIOD_SPANS[kind];
  const last = periodStart(kind, until, startsAt);
  const periods: Period[] = [];
  for (let start = last; periods.length < PERIOD_COUNTS[kind]; start -= span) {
    if (start + span <= from) break;
    periods.unshift({ from: start, to: start + span });
  }
  return periods;
}
