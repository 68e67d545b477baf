import { HOUR, HOURS_A_WEEK } from './time.ts';
import { dayAndTime } from './timetable/clock.ts';
import type { PlannedLeg } from './timetable/leg.ts';

const A_RUNWAY = 30;
/** A route needs room for one flight a day each way: that many movements a week at each end. */
export const MOVEMENTS_TO_OPEN = 14;

/** Departures and arrivals that an airport takes in an hour. @param runways 0 = not known, which counts as one */
export const movementsAnHour = (runways: number): number => A_RUNWAY * Math.max(1, runways);

/** Hour of the week, 0–167, Monday 00:00 UTC first; minutes beyond the week are next week's. */
export const weekHour = (minute: number): number => Math.floor(minute / HOUR) % HOURS_A_WEEK;

/** Movements by airport id and hour of the week. */
export type Movements = Map<string, number[]>;

/** What an airport's hours hold, with one more movement in one of them, or so many; gives the new number. */
export function addMovement(movements: Movements, airport: string, hour: number, count = 1): number {
  const hours = movements.get(airport) ?? new Array<number>(HOURS_A_WEEK).fill(0);
  const now = (hours[hour] ?? 0) + count;
  hours[hour] = now;
  movements.set(airport, hours);
  return now;
}

/** The two movements of a leg: it takes one at its origin when it departs, and one at its destination when it arrives. */
export const movementsOf = (leg: PlannedLeg) =>
  [
    { airport: leg.origin, hour: weekHour(leg.departs) },
    { airport: leg.destination, hour: weekHour(leg.departs + leg.block) },
  ] as const;

/** Adds the movements of some legs to others, or takes them away. @returns a new table */
export function withMovements(movements: Movements, legs: readonly PlannedLeg[], sign: 1 | -1): Movements {
  const sum: Movements = new Map([...movements].map(([airport, hours]) => [airport, [...hours]]));
  for (const leg of legs)
    for (const { airport, hour } of movementsOf(leg)) addMovement(sum, airport, hour, sign);
  return sum;
}

/** Movements of all legs of a week, whoever flies them. */
export const countMovements = (legs: readonly PlannedLeg[]): Movements => withMovements(new Map(), legs, 1);

/** What the movements of all other legs leave of each hour's capacity, 0–167; below 0 where there are too many. */
export type SlotsLeft = (airport: string) => readonly number[];

/**
 * Slots that a new timetable may take, by the rule of `checkSlots`.
 * @param others movements of all other legs, as `checkSlots` has them
 * @param runwaysOf number of runways by airport id
 */
export function slotsLeft(others: Movements, runwaysOf: (airport: string) => number): SlotsLeft {
  const known = new Map<string, readonly number[]>();
  return (airport) => {
    let left = known.get(airport);
    if (!left) {
      const capacity = movementsAnHour(runwaysOf(airport));
      const taken = others.get(airport);
      left = Array.from({ length: HOURS_A_WEEK }, (_, hour) => capacity - (taken?.[hour] ?? 0));
      known.set(airport, left);
    }
    return left;
  };
}

/** A leg for which an airport has no slot. */
export interface SlotFault {
  /** Index in the list as given. */
  leg: number;
  /** Airport id. */
  airport: string;
  /** Hour of the week, Monday 00:00 UTC is 0. */
  hour: number;
  /** Movements there would be, this one included. */
  taken: number;
  capacity: number;
}

/**
 * Legs of a new timetable that find no slot, the earlier in the list served first.
 * @param others movements of all other legs: of other aircraft and other airlines
 * @param runwaysOf number of runways by airport id
 */
export function checkSlots(
  legs: readonly PlannedLeg[],
  others: Movements,
  runwaysOf: (airport: string) => number,
): SlotFault[] {
  const own: Movements = new Map();
  return legs.flatMap((leg, index) =>
    movementsOf(leg).flatMap(({ airport, hour }): SlotFault[] => {
      const taken = addMovement(own, airport, hour) + (others.get(airport)?.[hour] ?? 0);
      const capacity = movementsAnHour(runwaysOf(airport));
      return taken > capacity ? [{ leg: index, airport, hour, taken, capacity }] : [];
    }),
  );
}

/** A missing slot in words, times in UTC. @param codeOf the code that players know an airport by, from its id */
export const describeSlotFault = (fault: SlotFault, codeOf: (airport: string) => string): string =>
  `${codeOf(fault.airport)} has no slot in the hour from ${dayAndTime(fault.hour * HOUR)}: ${fault.taken} movements for ${fault.capacity}`;

/**
 * Movements a week that an airport still lacks for a new route; 0 where there is room.
 * @param taken movements by hour of the week; none where nobody flies there
 */
export function slotsMissing(runways: number, taken: readonly number[] = []): number {
  const capacity = movementsAnHour(runways);
  const used = taken.reduce((sum, movements) => sum + Math.min(capacity, movements), 0);
  return Math.max(0, MOVEMENTS_TO_OPEN - (capacity * HOURS_A_WEEK - used));
}
