import { logDepartureFit } from '../demand/choice/departure-fit.ts';
import { PASSENGER_GROUPS } from '../demand/groups.ts';
import type { PlannedLeg } from '../network/timetable/leg.ts';
import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '../world/time.ts';

/** Local times at the hub between which flights leave it if there are several per day. */
const FIRST = 6 * HOUR;
const LAST = 19 * HOUR + 30;
/** Minutes between the departures that are compared. */
const COMPARED = HOUR / 2;
/** Minutes between the departures of two aircraft with the same best time, and the number after which they begin again. */
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
  /** Minutes that local time at the hub, and at the other end, is ahead of UTC. */
  offset: number;
  offsetThere: number;
  /** Block time of one flight, and the time on the ground after each, in minutes. */
  block: number;
  turnaround: number;
}

const rounded = (minutes: number): number => Math.ceil(minutes / STEP) * STEP;

/** Returns the minutes from one departure to the next of an aircraft that does not wait. */
const cycleOf = ({ block, turnaround }: RoundTrip): number => rounded(block + turnaround);

/** A week's departures from the hub in minutes after the first, and the range of local times for that. */
interface Pattern {
  after: number[];
  earliest: number;
  latest: number;
}

/** Returns several departures per day, spread over it. */
function shortTrips(flights: number, length: number, most: number): Pattern {
  const gapOf = (count: number) => Math.max(length, Math.floor((LAST - FIRST) / count / STEP) * STEP);
  const counts = Array.from({ length: DAYS_A_WEEK }, (_, day) => {
    const before = Math.floor((day * flights) / DAYS_A_WEEK);
    return Math.min(most, Math.floor(((day + 1) * flights) / DAYS_A_WEEK) - before);
  });
  const after = counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, index) => day * DAY + index * gapOf(count)),
  );
  const longest = Math.max(...counts.map((count) => (count - 1) * gapOf(count)));
  return { after, earliest: FIRST, latest: LAST - longest };
}

/** Returns departures of trips that fill a day or more: at one time of day, or evenly over the week. */
function longTrips(flights: number, length: number, turn: number): Pattern {
  const isDaily = length <= DAY;
  const most = isDaily ? DAYS_A_WEEK : Math.max(1, Math.floor(WEEK / (length + HOUR)));
  const count = Math.min(flights, most);
  const after = Array.from({ length: count }, (_, index) =>
    isDaily
      ? ((Math.floor((index * DAYS_A_WEEK) / count) + turn) % DAYS_A_WEEK) * DAY
      : Math.floor((index * WEEK) / count / HOUR) * HOUR + (turn % DAYS_A_WEEK) * DAY,
  );
  return { after: after.sort((one, other) => one - other), earliest: 0, latest: DAY - COMPARED };
}

/** Returns how well a departure at a local time suits passengers: more for a better time. */
function suits(minute: number): number {
  const ofDay = ((minute % DAY) + DAY) % DAY;
  return PASSENGER_GROUPS.reduce((sum, group) => sum + Math.exp(logDepartureFit(group, ofDay)), 0);
}

/** Returns the first departure for which both directions of all trips suit passengers best. Local minutes of the day. */
function bestFirst(trip: RoundTrip, { after, earliest, latest }: Pattern): number {
  const there = cycleOf(trip) - trip.offset + trip.offsetThere;
  let best = earliest;
  let most = 0;
  for (let first = earliest; first <= latest; first += COMPARED) {
    const sum = after.reduce((all, later) => all + suits(first + later) + suits(first + later + there), 0);
    if (sum <= most) continue;
    best = first;
    most = sum;
  }
  return best;
}

/**
 * Returns an aircraft's week of return flights between its hub and one destination, spread over the days, at times that
 * suit the passengers of both directions. It has fewer flights than asked for if they do not fit.
 * @param flights return flights per week
 * @param turn index of the aircraft in its fleet, which spreads the departures of aircraft on the same pair
 */
export function roundTripWeek(trip: RoundTrip, flights: number, turn: number): PlannedLeg[] {
  const { route, hub, to, offset, block } = trip;
  const cycle = cycleOf(trip);
  const length = 2 * cycle;
  const most = Math.floor(Math.min(LAST - FIRST, DAY - length) / length) + 1;
  const pattern = most < 2 ? longTrips(flights, length, turn) : shortTrips(flights, length, most);
  const shift = ((turn % WAVE) - WAVE / 2) * APART;
  const best = bestFirst(trip, pattern);
  const first = most < 2 ? best + shift : Math.max(FIRST, Math.min(pattern.latest, best + shift));
  return pattern.after.flatMap((later): PlannedLeg[] => {
    const departs = (first + later - offset + 2 * WEEK) % WEEK;
    return [
      { route, origin: hub, destination: to, departs, block },
      { route, origin: to, destination: hub, departs: (departs + cycle) % WEEK, block },
    ];
  });
}
