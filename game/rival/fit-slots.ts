import { weekHour } from '../timetable/airport-slots.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { HOUR, WEEK } from '../world/time.ts';

/** Minutes by which a week may be moved to where slots are, nearest first. */
const MOVES = [0, 1, -1, 2, -2, 3, -3, 4, 5, 6].map((half) => half * (HOUR / 2));

const moved = (leg: PlannedLeg, minutes: number): PlannedLeg => ({
  ...leg,
  departs: (leg.departs + minutes + WEEK) % WEEK,
});

/** Returns the trips of a week that find slots, in order. A trip is a flight and its return flight. */
function tripsWithSlots(
  week: readonly PlannedLeg[],
  leftAt: (airport: string) => readonly number[],
): PlannedLeg[] {
  const left = new Map<string, number[]>();
  const hoursOf = (airport: string): number[] => {
    const known = left.get(airport) ?? [...leftAt(airport)];
    left.set(airport, known);
    return known;
  };
  const fitting: PlannedLeg[] = [];
  for (let index = 0; index + 1 < week.length; index += 2) {
    const trip = week.slice(index, index + 2);
    const taken: [number[], number][] = [];
    for (const { origin, destination, departs, block } of trip)
      taken.push([hoursOf(origin), weekHour(departs)], [hoursOf(destination), weekHour(departs + block)]);
    for (const [hours, hour] of taken) hours[hour] = (hours[hour] ?? 0) - 1;
    if (taken.every(([hours, hour]) => (hours[hour] ?? 0) >= 0)) fitting.push(...trip);
    else for (const [hours, hour] of taken) hours[hour] = (hours[hour] ?? 0) + 1;
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
  let best: PlannedLeg[] = [];
  for (const minutes of MOVES) {
    const fitting = tripsWithSlots(
      week.map((leg) => moved(leg, minutes)),
      leftAt,
    );
    if (fitting.length > best.length) best = fitting;
    if (best.length === week.length) break;
  }
  return best;
}
