import { weekHour } from '../airport-slots.ts';
import { WEEK } from './leg.ts';
import type { Edge } from './schedulable.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Local hours in which a short flight should neither depart nor arrive, in minutes of the day. */
const NIGHT = { from: 23 * HOUR + 30, to: 5 * HOUR + 30 };
/** Flights longer than this cannot keep out of the night. */
const NIGHT_FLIGHT = 5 * HOUR;

export interface DepartureRules {
  /** Whether short flights may depart and arrive at night. */
  nights: boolean;
  /** Whether an airport has no movement left in an hour of the UTC week. */
  isFull?: ((airport: string, hour: number) => boolean) | undefined;
}

const isNight = (localMinute: number) => {
  const ofDay = localMinute % DAY;
  return ofDay >= NIGHT.from || ofDay < NIGHT.to;
};

/**
 * Local minute of the week at the origin of a departure at a minute of the UTC week; −1 where it may not be. A number and no
 * object, because schedulers ask a hundred thousand times.
 */
export function departureAt(edge: Edge, minute: number, { nights, isFull }: DepartureRules): number {
  const local = (minute + edge.from.offset + WEEK) % WEEK;
  if (!nights && edge.block <= NIGHT_FLIGHT) {
    if (isNight(local) || isNight(minute + edge.block + edge.to.offset + WEEK)) return -1;
  }
  if (isFull?.(edge.from.id, weekHour(minute)) || isFull?.(edge.to.id, weekHour(minute + edge.block)))
    return -1;
  return local;
}
