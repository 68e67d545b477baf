import { PASSENGER_GROUPS, type PassengerGroup } from '../groups.ts';
import { hourShare } from '../profile.ts';
import { TASTES } from './tastes.ts';

const HOURS = 24;
/** Steps of a quarter of an hour, in minutes. */
const STEP = 15;
const STEPS = (HOURS * 60) / STEP;
/** Minimum value of an itinerary at the worst time of day, relative to the best. */
const MIN = 0.12;

function fitsOf(group: PassengerGroup): number[] {
  const { patience } = TASTES[group];
  const raw = Array.from({ length: STEPS }, (_, step) => {
    const departs = (step * STEP) / 60;
    let sum = 0;
    for (let hour = 0; hour < HOURS; hour++) {
      const apart = Math.abs(hour + 0.5 - departs);
      const away = Math.min(apart, HOURS - apart) / patience;
      sum += hourShare(group, hour) * Math.exp(-away * away);
    }
    return sum;
  });
  const best = Math.max(...raw);
  // JavaScript engines round logarithms differently in the last place, so the results are rounded to a
  // billionth.
  return raw.map((value) => Math.round(Math.log(MIN + (1 - MIN) * (value / best)) * 1e9) / 1e9);
}

/**
 * Computed on first use because it takes goja 12 ms, which a new runtime that only runs an action should not
 * spend.
 */
const FITS: Partial<Record<PassengerGroup, readonly number[]>> = {};

/**
 * Returns how well departures suit a group, as a term of utility, by `departureStep`: 0 at its best time of
 * day.
 */
export function logDepartureFits(group: PassengerGroup): readonly number[] {
  FITS[group] ??= fitsOf(group);
  return FITS[group];
}

let all: readonly (readonly number[])[] | undefined;

/** Returns the same for all groups, in their order. */
export function allDepartureFits(): readonly (readonly number[])[] {
  all ??= PASSENGER_GROUPS.map(logDepartureFits);
  return all;
}

/** Returns the index of a departure time (local minute of the day) in `logDepartureFits`. */
export const departureStep = (minute: number): number => Math.floor(minute / STEP) % STEPS;

/** Returns how well a departure time (local minute of the day) suits a group, as a term of utility. */
export const logDepartureFit = (group: PassengerGroup, minute: number): number =>
  logDepartureFits(group)[departureStep(minute)] ?? 0;

/** Returns the mean fit of departures that are distributed like a group's preferences. */
export function usualDepartureFit(group: PassengerGroup): number {
  const fits = logDepartureFits(group);
  let sum = 0;
  for (let step = 0; step < STEPS; step++)
    sum += ((fits[step] ?? 0) * hourShare(group, Math.floor((step * STEP) / 60)) * STEP) / 60;
  return sum;
}
