import { weekHour } from '../timetable/airport-slots.ts';
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
  // Movements of the trips so far by airport and hour. Copies of the free slots would be slow in goja.
  const taken = new Map<string, number>();
  const fitting: number[] = [];
  for (let trip = 0; trip + 1 < week.length; trip += 2) {
    let isFree = true;
    const keys: string[] = [];
    for (let index = trip; index < trip + 2; index++) {
      const { origin, destination, departs, block } = week[index] as PlannedLeg;
      const from = departs + minutes + WEEK;
      for (const [airport, hour] of [
        [origin, weekHour(from)],
        [destination, weekHour(from + block)],
      ] as const) {
        const key = `${airport} ${hour}`;
        const used = (taken.get(key) ?? 0) + 1;
        taken.set(key, used);
        keys.push(key);
        if (used > (leftAt(airport)[hour] ?? 0)) isFree = false;
      }
    }
    if (isFree) fitting.push(trip);
    else for (const key of keys) taken.set(key, (taken.get(key) ?? 0) - 1);
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
