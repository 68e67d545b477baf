/**
 * Share of days with weather that delays flights: in the tropics, and additions for winter and thunderstorms
 * elsewhere.
 */
const TROPICS = 0.05;
const TROPICS_RAIN = 0.05;
const MILD = 0.03;
const WINTER = 0.09;
const THUNDER = 0.04;
/**
 * Latitude up to which there are rainy seasons instead of winters, and latitude from which winters are
 * hardest.
 */
const TROPICS_TO = 23.5;
const HARD_FROM = 50;
/** How much the worst bad day is worse than the mildest one. */
const SPREAD = 0.7;

/** Values of `badWeather` that represent all days with bad weather, each with the same probability. */
export const BAD_WEATHERS = [1 / 6, 3 / 6, 5 / 6].map((quantile) => 1 - SPREAD * quantile);

/** Returns 1 in the middle of the local winter and 0 in the middle of summer. @param month 1–12 */
function winterness(lat: number, month: number): number {
  const monthsFromJanuary = Math.min(Math.abs(month - 1), 13 - month);
  const north = 1 - monthsFromJanuary / 6;
  return lat >= 0 ? north : 1 - north;
}

/** Returns the probability (0–1) of a day of bad weather at a latitude in a month (1–12). */
export function badWeatherShare(lat: number, month: number): number {
  const away = Math.abs(lat);
  const winter = winterness(lat, month);
  if (away <= TROPICS_TO) return TROPICS + TROPICS_RAIN * (1 - winter);
  const hard = Math.min(1, (away - TROPICS_TO) / (HARD_FROM - TROPICS_TO));
  return MILD + WINTER * hard * winter + THUNDER * Math.max(0, 1 - 2 * winter);
}

/**
 * Returns how bad an airport's weather is on a day: 0 on most days, up to 1. It is the same for all flights
 * there.
 * @param drawn for the airport and day: uniform, from 0 to below 1
 */
export function badWeather(drawn: number, lat: number, month: number): number {
  const share = badWeatherShare(lat, month);
  return drawn < share ? 1 - (SPREAD * drawn) / share : 0;
}
