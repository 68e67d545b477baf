import { groupDigits } from './group-digits.ts';
import { DAY, DAYS_A_WEEK } from './time.ts';

/** Whole days, today left out, whose fuel limits hedges. */
const BURN_DAYS = 28;
/** A newcomer's fuel counts as burnt over at least a week, so that one busy day allows no large bet. */
const FEWEST_DAYS = 7;

/** First minute of the days whose fuel limits a hedge that is signed at a world minute. */
export const burnSince = (now: number): number => (Math.floor(now / DAY) - BURN_DAYS) * DAY;

/** What an airline has burnt, and would burn. */
export interface FuelUse {
  /** First minute of the first day with flights since `burnSince`; null without one. */
  since: number | null;
  /** Burnt on whole days since `burnSince`, kg. */
  burntKg: number;
  /** Burnt each week by the timetable of delivered aircraft, kg. */
  timetableKg: number;
}

export interface HedgeLimit {
  /** Whole tonnes per day, contracts that run already included. */
  tonnes: number;
  /** Days, up to 28, over which the burnt fuel counts. */
  days: number;
}

/**
 * Returns how much fuel an airline can hedge: what it burnt per day in the last four weeks, because more would be a bet on
 * the price. An airline that has flown for less than four weeks is limited by its timetable as well, and its fuel is
 * spread over at least a week. A timetable alone allows nothing: it could be cleared again.
 *
 * @param now world minute
 */
export function hedgeLimit({ since, burntKg, timetableKg }: FuelUse, now: number): HedgeLimit {
  const flown = since === null ? 0 : Math.floor(now / DAY) - Math.floor(since / DAY);
  const days = Math.min(BURN_DAYS, Math.max(FEWEST_DAYS, flown));
  const burnt = burntKg / days;
  const kg = days < BURN_DAYS ? Math.min(burnt, timetableKg / DAYS_A_WEEK) : burnt;
  return { tonnes: Math.floor(kg / 1000), days };
}

/** A limit in words, with what is left of it. @param hedged tonnes per day under contract */
export function describeHedgeLimit({ tonnes, days }: HedgeLimit, hedged: number): string {
  const burnt = `${groupDigits(tonnes)} ${tonnes === 1 ? 'tonne' : 'tonnes'} per day`;
  const limit =
    days < BURN_DAYS
      ? `Until you have flown for four weeks, you can buy ahead what your flights burnt so far, spread over ${days} days, and no more than your timetable burns: ${burnt}.`
      : `Your flights burnt ${burnt} in the last four weeks.`;
  const left = groupDigits(Math.max(0, tonnes - hedged));
  return `${limit} ${groupDigits(hedged)} ${hedged === 1 ? 'is' : 'are'} bought ahead, so ${left} more can be.`;
}
