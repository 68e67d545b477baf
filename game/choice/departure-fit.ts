import { PASSENGER_GROUPS, type PassengerGroup } from '../demand/groups.ts';
import { hourShare } from '../demand/profile.ts';
import { TASTES } from './tastes.ts';

const HOURS = 24;
/** Steps of a quarter of an hour. */
const STEP = 15;
const STEPS = (HOURS * 60) / STEP;
/** Even at the worst time of day an offer is worth this share of one at the best. */
const LEAST = 0.12;

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
  // Engines round logarithms differently in the last place; to a billionth they agree.
  return raw.map((value) => Math.round(Math.log(LEAST + (1 - LEAST) * (value / best)) * 1e9) / 1e9);
}

/** Computed on first use: it takes goja 12 ms, which a fresh runtime that only runs an action should not spend. */
const FITS: Partial<Record<PassengerGroup, readonly number[]>> = {};

/** How well departures suit a group, as a part of utility, by `departureStep`: 0 at its best time of day. */
export function logDepartureFits(group: PassengerGroup): readonly number[] {
  FITS[group] ??= fitsOf(group);
  return FITS[group];
}

let all: readonly (readonly number[])[] | undefined;

/** The same for all groups, in their order. */
export function allDepartureFits(): readonly (readonly number[])[] {
  all ??= PASSENGER_GROUPS.map(logDepartureFits);
  return all;
}

/** Position of a departure time (minute of the day, local) in `logDepartureFits`. */
export const departureStep = (minute: number): number => Math.floor(minute / STEP) % STEPS;

/** How well a departure time (minute of the day, local) suits a group. */
export const logDepartureFit = (group: PassengerGroup, minute: number): number =>
  logDepartureFits(group)[departureStep(minute)] ?? 0;

/** How well departures suit a group that are spread over the day as it wishes. */
export function usualDepartureFit(group: PassengerGroup): number {
  const fits = logDepartureFits(group);
  let sum = 0;
  for (let step = 0; step < STEPS; step++)
    sum += ((fits[step] ?? 0) * hourShare(group, Math.floor((step * STEP) / 60)) * STEP) / 60;
  return sum;
}
