const DIRECTED_DAYS = 730;
/** Large markets are flown with large aircraft, too, so departures grow less than passengers do. */
const EXPONENT = 0.9;
const PASSENGERS = 72;
/** Beyond this distance aircraft grow with it. */
const FAR_KM = 1500;
const FAR_EXPONENT = 0.35;
const STEP = 1000;

/**
 * Departures a day, one way, that a market of so many passengers a year (both ways together) usually has, to a thousandth:
 * a market of 80 a day has 1, of 1,000 some 7, JFK–LHR some 16. Never less than 1.
 */
export function usualDepartures(yearly: number, km: number): number {
  const shorter = Math.min(1, FAR_KM / Math.max(1, km)) ** FAR_EXPONENT;
  const departures = ((yearly / DIRECTED_DAYS) ** EXPONENT / PASSENGERS) * shorter;
  return Math.max(1, Math.round(departures * STEP) / STEP);
}
