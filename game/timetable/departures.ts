import { weekHour } from '../airport-slots.ts';
import { DAY, HOUR, WEEK } from '../time.ts';
import type { Edge } from './schedulable.ts';

/** Local hours in which a short flight should neither depart nor arrive, in minutes of the day. */
const NIGHT = { from: 23 * HOUR + 30, to: 5 * HOUR + 30 };
/** Flights longer than this cannot keep out of the night. */
const NIGHT_FLIGHT = 5 * HOUR;

const isNight = (localMinute: number) => {
  const ofDay = localMinute % DAY;
  return ofDay >= NIGHT.from || ofDay < NIGHT.to;
};

/**
 * Local minute of the week at the origin of a departure at a minute of the UTC week; −1 where it may not be. A number and no
 * object, because schedulers ask a hundred thousand times.
 * @param nights whether short flights may depart and arrive at night
 */
export function departureAt(edge: Edge, minute: number, nights: boolean): number {
  const local = (minute + edge.from.offset + WEEK) % WEEK;
  if (!nights && edge.block <= NIGHT_FLIGHT) {
    if (isNight(local) || isNight(minute + edge.block + edge.to.offset + WEEK)) return -1;
  }
  return local;
}

/** Slots of an edge's ends by hour of the week; null where they do not matter. */
export interface EdgeSlots {
  from: readonly number[];
  to: readonly number[];
}

/**
 * Whether a departure at a minute of the UTC week finds a slot at both ends.
 * @param landed minute at which the aircraft has landed at the origin, on the same count; that took a slot, too
 */
export function hasSlots({ from, to }: EdgeSlots, minute: number, block: number, landed: number): boolean {
  const hour = weekHour(minute);
  const needed = Math.floor(landed / HOUR) === Math.floor(minute / HOUR) ? 2 : 1;
  return (from[hour] ?? 0) >= needed && (to[weekHour(minute + block)] ?? 0) >= 1;
}
