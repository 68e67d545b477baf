import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { weekHour } from './airport-slots.ts';
import type { DirectedRoute } from './schedulable.ts';

/** Local hours in which a short flight should not depart or arrive, in minutes of the day. */
const NIGHT = { from: 23 * HOUR + 30, to: 5 * HOUR + 30 };
/** Block time in minutes from which a flight cannot avoid the night. */
const NIGHT_FLIGHT = 5 * HOUR;

const isNight = (localMinute: number) => {
  const ofDay = localMinute % DAY;
  return ofDay >= NIGHT.from || ofDay < NIGHT.to;
};

/**
 * Returns the local minute of the week at the origin for a departure at a minute of the UTC week, or −1 if it
 * is not allowed. Returns a number instead of an object because schedulers call this a hundred thousand
 * times.
 * @param nights whether short flights may depart and arrive at night
 */
export function departureAt(directed: DirectedRoute, minute: number, nights: boolean): number {
  const local = (minute + directed.from.offset + WEEK) % WEEK;
  if (!nights && directed.block <= NIGHT_FLIGHT) {
    if (isNight(local) || isNight(minute + directed.block + directed.to.offset + WEEK)) return -1;
  }
  return local;
}

/** Slots at both ends by hour of the week; null if slots do not matter. */
export interface RouteSlots {
  from: readonly number[];
  to: readonly number[];
}

/**
 * Checks whether a departure at a minute of the UTC week has slots at both ends.
 * @param landed minute at which the aircraft landed at the origin, on the same scale; the landing took a
 *   slot too
 */
export function hasSlots({ from, to }: RouteSlots, minute: number, block: number, landed: number): boolean {
  const hour = weekHour(minute);
  const needed = Math.floor(landed / HOUR) === Math.floor(minute / HOUR) ? 2 : 1;
  return (from[hour] ?? 0) >= needed && (to[weekHour(minute + block)] ?? 0) >= 1;
}
