import { groupDigits } from '#game/platform/text/group-digits.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';

/** Number of whole days before today whose fuel burn limits hedges. */
export const BURN_DAYS = 28;
/**
 * Minimum number of days over which a new airline's fuel is averaged, so that one busy day does not allow a
 * large bet.
 */
export const BURN_DAYS_MIN = 7;

/** Returns the first minute of the days whose fuel burn limits a hedge signed at a world minute. */
export const burnSince = (now: number): number => (Math.floor(now / DAY) - BURN_DAYS) * DAY;

/** Past and planned fuel burn of an airline. */
export interface FuelUse {
  /** First minute of the first day with flights since `burnSince`; null if there are none. */
  since: number | null;
  /** Burnt on whole days since `burnSince`, kg. */
  burntKg: number;
  /** Burnt per week by the timetable of delivered aircraft, kg. */
  timetableKg: number;
}

export interface HedgeLimit {
  /** Whole tonnes per day, including current contracts. */
  tonnes: number;
  /** Number of days, up to 28, over which the burnt fuel is averaged. */
  days: number;
}

/**
 * Returns how much fuel an airline can hedge: its burn per day in the last four weeks, because more would be
 * a bet on the price. An airline that has flown for less than four weeks is also limited by its timetable,
 * and its burn is averaged over at least a week. A timetable without flights allows nothing because it could
 * be cleared again.
 * @param now world minute
 */
export function hedgeLimit({ since, burntKg, timetableKg }: FuelUse, now: number): HedgeLimit {
  const flown = since === null ? 0 : Math.floor(now / DAY) - Math.floor(since / DAY);
  const days = Math.min(BURN_DAYS, Math.max(BURN_DAYS_MIN, flown));
  const burnt = burntKg / days;
  const kg = days < BURN_DAYS ? Math.min(burnt, timetableKg / DAYS_A_WEEK) : burnt;
  return { tonnes: Math.floor(kg / 1000), days };
}

/** Describes a limit and what remains of it. @param hedged tonnes per day under contract */
export function describeHedgeLimit({ tonnes, days }: HedgeLimit, hedged: number): string {
  const burnt = `${groupDigits(tonnes)} ${tonnes === 1 ? 'tonne' : 'tonnes'} per day`;
  const limit =
    days < BURN_DAYS
      ? `Until you have flown for four weeks, you can buy ahead what your flights burnt so far, spread over ${days} days, and no more than your timetable burns: ${burnt}.`
      : `Your flights burnt ${burnt} in the last four weeks.`;
  const left = groupDigits(Math.max(0, tonnes - hedged));
  return `${limit} ${groupDigits(hedged)} ${hedged === 1 ? 'is' : 'are'} bought ahead. You can buy ${left} more.`;
}
