import { addMovement, type Movements, weekHour } from '../timetable/airport-slots.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { HOUR, WEEK } from '../world/time.ts';

/** Minutes by which a week may be moved to where slots are, nearest first. */
const MOVES = [0, 1, -1, 2, -2, 3, -3, 4, 5, 6].map((half) => half * (HOUR / 2));

/** A departure or arrival. */
interface TripMovement {
  /** Id. */
  airport: string;
  /** Minute of the week, or of the next one. */
  minute: number;
}

const moved = (leg: PlannedLeg, minutes: number): PlannedLeg => ({
  ...leg,
  departs: (leg.departs + minutes + WEEK) % WEEK,
});

/** Returns the movements of each trip. A trip is a flight and its return flight. */
function tripsOf(week: readonly PlannedLeg[]): TripMovement[][] {
  const trips: TripMovement[][] = [];
  for (let index = 0; index + 1 < week.length; index += 2)
    trips.push(
      week.slice(index, index + 2).flatMap(({ origin, destination, departs, block }) => [
        { airport: origin, minute: departs },
        { airport: destination, minute: departs + block },
      ]),
    );
  return trips;
}

/**
 * Returns the indexes of the trips that find slots when all are moved by some minutes, in order. Written as plain
 * loops, because the starting networks of rivals try thousands of weeks in goja.
 */
function tripsWithSlots(
  trips: readonly (readonly TripMovement[])[],
  minutes: number,
  leftAt: (airport: string) => readonly number[],
): number[] {
  const taken: Movements = new Map();
  const fitting: number[] = [];
  for (let trip = 0; trip < trips.length; trip++) {
    const movements = trips[trip] as readonly TripMovement[];
    let isFree = true;
    for (let index = 0; index < movements.length; index++) {
      const { airport, minute } = movements[index] as TripMovement;
      const hour = weekHour(minute + minutes + WEEK);
      if (addMovement(taken, airport, hour) > (leftAt(airport)[hour] ?? 0)) isFree = false;
    }
    if (isFree) fitting.push(trip);
    else
      for (let index = 0; index < movements.length; index++) {
        const { airport, minute } = movements[index] as TripMovement;
        addMovement(taken, airport, weekHour(minute + minutes + WEEK), -1);
      }
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
  const trips = tripsOf(week);
  let best: number[] = [];
  let by = 0;
  for (const minutes of MOVES) {
    const fitting = tripsWithSlots(trips, minutes, leftAt);
    if (fitting.length > best.length) [best, by] = [fitting, minutes];
    if (best.length === trips.length) break;
  }
  return best.flatMap((trip) => week.slice(2 * trip, 2 * trip + 2).map((leg) => moved(leg, by)));
}
