import type { PassengerGroup } from './groups.ts';

/**
 * Trips by weekday relative to the mean day, Monday first. Business travel peaks early in the week, leisure
 * travel around the weekend.
 */
const WEEKDAYS: Record<PassengerGroup, readonly number[]> = {
  leisure: [1.02, 0.86, 0.88, 0.99, 1.12, 1.1, 1.03],
  business: [1.28, 1.12, 1.1, 1.2, 1.12, 0.42, 0.76],
  premium: [1.16, 1.0, 1.0, 1.1, 1.12, 0.74, 0.88],
};

/** Preferred departure hours (local time): peaks as hour, width in hours and weight. */
const PEAKS: Record<PassengerGroup, readonly (readonly [number, number, number])[]> = {
  leisure: [
    [9, 3, 1],
    [15, 4, 1],
  ],
  business: [
    [7.5, 1.5, 1.3],
    [17.5, 2, 1.2],
    [12, 4, 0.5],
  ],
  premium: [
    [8, 2, 1],
    [18, 3, 1],
  ],
};
/** Preference for the middle of the night, before normalisation. */
const NIGHT = 0.02;
const HOURS = 24;

/** Returns the factor on the trips of one weekday (0 = Monday). The mean over the week is 1. */
export const weekdayFactor = (group: PassengerGroup, weekday: number): number =>
  WEEKDAYS[group][weekday] ?? 1;

function wish(group: PassengerGroup, hour: number): number {
  let sum = NIGHT;
  for (const [at, width, weight] of PEAKS[group]) {
    const apart = Math.abs(hour - at);
    const hours = Math.min(apart, HOURS - apart);
    sum += weight * Math.exp(-0.5 * (hours / width) ** 2);
  }
  return sum;
}

function sharesOf(group: PassengerGroup): readonly number[] {
  const wishes = Array.from({ length: HOURS }, (_, hour) => wish(group, hour + 0.5));
  const sum = wishes.reduce((total, value) => total + value, 0);
  return wishes.map((value) => value / sum);
}

const SHARES: Record<PassengerGroup, readonly number[]> = {
  leisure: sharesOf('leisure'),
  business: sharesOf('business'),
  premium: sharesOf('premium'),
};

/**
 * Returns the share of a day's trips with this preferred departure hour (0–23, local time). The 24 shares add
 * up to 1.
 */
export const hourShare = (group: PassengerGroup, hour: number): number => SHARES[group][hour] ?? 0;
