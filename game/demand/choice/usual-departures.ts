import { DIRECTED_DAYS_A_YEAR } from '#game/world/time.ts';

/** Large markets also have larger aircraft, so departures grow less than passengers. */
const EXPONENT = 0.9;
const PASSENGERS = 72;
/** Distance beyond which aircraft size grows with distance, km. */
const FAR_KM = 1500;
const FAR_EXPONENT = 0.35;
/** Results are multiples of 1/STEP. */
const STEP = 1000;

/**
 * Returns the usual departures per day, one way, of a market with this many passengers per year (both ways
 * together), rounded to a thousandth. A market with 80 passengers per day has 1, with 1,000 about 7, and
 * JFK–LHR about 16. The minimum is 1.
 */
export function usualDepartures(yearly: number, km: number): number {
  const shorter = Math.min(1, FAR_KM / Math.max(1, km)) ** FAR_EXPONENT;
  const departures = ((yearly / DIRECTED_DAYS_A_YEAR) ** EXPONENT / PASSENGERS) * shorter;
  return Math.max(1, Math.round(departures * STEP) / STEP);
}
