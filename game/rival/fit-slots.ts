import { addMovement, type Movements, movementsOf } from '../timetable/airport-slots.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { HOUR, WEEK } from '../world/time.ts';

/** Minutes by which a week may be moved to where slots are, nearest first. */
const MOVES = [0, 1, -1, 2, -2, 3, -3, 4, 5, 6].map((half) => half * (HOUR / 2));

const moved = (leg: PlannedLeg, minutes: number): PlannedLeg => ({
  ...leg,
  departs: (leg.departs + minutes + WEEK) % WEEK,
});

/**
 * Returns the indexes of the trips of a week that find slots when it is moved by some minutes, in order. A trip is
 * a flight and its return flight.
 */
function tripsWithSlots(
  week: readonly PlannedLeg[],
  minutes: number,
  leftAt: (airport: string) => readonly number[],
): number[] {
  // Copies of the free slots would be slow in goja.
  const taken: Movements = new Map();
  const fitting: number[] = [];
  for (let trip = 0; trip + 1 < week.length; trip += 2) {
    const movements = week.slice(trip, trip + 2).flatMap((leg) => movementsOf(moved(leg, minutes)));
    let isFree = true;
    for (const { airport, hour } of movements)
      if (addMovement(taken, airport, hour) > (leftAt(airport)[hour] ?? 0)) isFree = false;
    if (isFree) fitting.push(trip);
    else for (const { airport, hour } of movements) addMovement(taken, airport, hour, -1);
  }
  return fitting;
}

/**
 * Returns a week of round trips within the slots that are left. It is moved as a whole, by up to three hours,
 * to where most trips find slots. The others are dropped.
 * @param leftAt returns the slots left at an airport by hour of the week
 */
export function fitSlots(
  week: readonly PlannedLeg[],
  leftAt: (airport: string) => readonly number[],
): PlannedLeg[] {
  let best: number[] = [];
  let by = 0;
  for (const minutes of MOVES) {
    const fitting = tripsWithSlots(week, minutes, leftAt);
    if (fitting.length > best.length) [best, by] = [fitting, minutes];
    if (2 * best.length === week.length) break;
  }
  return best.flatMap((trip) => week.slice(trip, trip + 2).map((leg) => moved(leg, by)));
}
