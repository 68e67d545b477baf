import type { PlannedLeg } from '../network/timetable/leg.ts';
import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '../world/time.ts';

/** Local time at the hub of the first and of the last departure of a day. */
const FIRST = 6 * HOUR + 30;
const LAST = 19 * HOUR;
/** Minutes between the first departures of two aircraft, and the number after which they begin again. */
const APART = 25;
const WAVE = 8;
/** Departures are at multiples of five minutes. */
const STEP = 5;

/** A pair of airports as a rival flies it. */
export interface RoundTrip {
  route: string;
  /** Airport ids. */
  hub: string;
  to: string;
  /** Minutes that local time at the hub is ahead of UTC. */
  offset: number;
  /** Block time of one flight, and the time on the ground after each, in minutes. */
  block: number;
  turnaround: number;
}

const rounded = (minutes: number): number => Math.ceil(minutes / STEP) * STEP;

/** Returns the last local departure of a day after which the aircraft is back for the first of the next day. */
const lastOf = (first: number, trip: number): number => Math.min(LAST, first + DAY - trip);

/** Returns the local departure times of the trips of one day, in minutes of the day. */
function dayTimes(count: number, first: number, trip: number): number[] {
  const room = lastOf(first, trip) - first;
  const gap = count > 1 ? Math.max(trip, Math.floor(room / (count - 1) / STEP) * STEP) : 0;
  return Array.from({ length: count }, (_, index) => first + index * gap);
}

/** Returns departures of trips that fill a day or more: at one time of day, or evenly over the week. */
function longTrips(flights: number, first: number, trip: number): number[] {
  const isDaily = trip <= DAY;
  const most = isDaily ? DAYS_A_WEEK : Math.max(1, Math.floor(WEEK / (trip + HOUR)));
  const count = Math.min(flights, most);
  return Array.from({ length: count }, (_, index) =>
    isDaily
      ? Math.floor((index * DAYS_A_WEEK) / count) * DAY + first
      : first + Math.floor((index * WEEK) / count / HOUR) * HOUR,
  );
}

/** Returns departures from the hub, in local minutes since Monday 00:00. */
function departuresOf(flights: number, first: number, trip: number): number[] {
  const most = Math.floor((lastOf(first, trip) - first) / trip) + 1;
  if (most < 2) return longTrips(flights, first, trip);
  return Array.from({ length: DAYS_A_WEEK }, (_, day) => {
    const share = Math.floor(((day + 1) * flights) / DAYS_A_WEEK) - Math.floor((day * flights) / DAYS_A_WEEK);
    return dayTimes(Math.min(share, most), first, trip).map((time) => day * DAY + time);
  }).flat();
}

/**
 * Returns an aircraft's week of return flights between its hub and one destination, spread over the days. It
 * has fewer flights than asked for if they do not fit.
 * @param flights return flights per week
 * @param turn index of the aircraft in its fleet, which spreads departures over the morning
 */
export function roundTripWeek(trip: RoundTrip, flights: number, turn: number): PlannedLeg[] {
  const { route, hub, to, offset, block, turnaround } = trip;
  const length = 2 * rounded(block + turnaround);
  const first = FIRST + (turn % WAVE) * APART;
  return departuresOf(flights, first, length).flatMap((local): PlannedLeg[] => {
    const departs = (local - offset + 2 * WEEK) % WEEK;
    const returns = (departs + rounded(block + turnaround)) % WEEK;
    return [
      { route, origin: hub, destination: to, departs, block },
      { route, origin: to, destination: hub, departs: returns, block },
    ];
  });
}
