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

interface AtLatitude {
  lat: number;
}

/** Returns the mean share of days with bad weather. @param months share of the period's days in each month, January first */
export const badShare = ({ lat }: AtLatitude, months: readonly number[]): number =>
  months.reduce((sum, share, index) => sum + (share && share * badWeatherShare(lat, index + 1)), 0);

/** Weather of a day: its probability, and how bad it is at each end of a route. */
export interface DayWeather {
  share: number;
  a: number;
  b: number;
}

/** Weather that delays no flight. */
export const GOOD = 0;

/**
 * Returns the weather of a day at both ends of a route: good, or bad at one of them. Bad weather at both is rare, and the
 * worse one counts.
 * @param months share of the period's days in each month, January first
 */
export function dayWeathers(a: AtLatitude, b: AtLatitude, months: readonly number[]): DayWeather[] {
  const [here, there] = [badShare(a, months), badShare(b, months)];
  const each = 1 / BAD_WEATHERS.length;
  return [
    { share: (1 - here) * (1 - there), a: GOOD, b: GOOD },
    ...BAD_WEATHERS.map((bad) => ({ share: each * here, a: bad, b: GOOD })),
    ...BAD_WEATHERS.map((bad) => ({ share: each * (1 - here) * there, a: GOOD, b: bad })),
  ];
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
