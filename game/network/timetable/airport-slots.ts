import { HOUR, HOURS_A_WEEK } from '#game/world/time.ts';
import { dayAndTime } from './clock.ts';
import type { PlannedLeg } from './leg.ts';

const A_RUNWAY = 30;
/** Weekly movements that must be free at each end before a route can open: one flight per day each way. */
export const MOVEMENTS_TO_OPEN = 14;

/**
 * Returns the departures and arrivals that an airport can handle per hour.
 * @param runways 0 = unknown, counts as one
 */
export const movementsAnHour = (runways: number): number => A_RUNWAY * Math.max(1, runways);

/**
 * Returns the hour of the week, 0–167, where 0 is Monday 00:00 UTC. Minutes beyond the week wrap to the next
 * one.
 */
export const weekHour = (minute: number): number => Math.floor(minute / HOUR) % HOURS_A_WEEK;

/** Movements by airport id and hour of the week. */
export type Movements = Map<string, number[]>;

/** Adds movements to one hour of an airport and returns the hour's new number. */
export function addMovement(movements: Movements, airport: string, hour: number, count = 1): number {
  const hours = movements.get(airport) ?? new Array<number>(HOURS_A_WEEK).fill(0);
  const now = (hours[hour] ?? 0) + count;
  hours[hour] = now;
  movements.set(airport, hours);
  return now;
}

/**
 * Returns the two movements of a leg: one at its origin when it departs, one at its destination when it
 * arrives.
 */
export const movementsOf = (leg: PlannedLeg) =>
  [
    { airport: leg.origin, hour: weekHour(leg.departs) },
    { airport: leg.destination, hour: weekHour(leg.departs + leg.block) },
  ] as const;

/** Adds or subtracts the movements of some legs. @returns a new table */
export function withMovements(movements: Movements, legs: readonly PlannedLeg[], sign: 1 | -1): Movements {
  const sum: Movements = new Map([...movements].map(([airport, hours]) => [airport, [...hours]]));
  for (const leg of legs)
    for (const { airport, hour } of movementsOf(leg)) addMovement(sum, airport, hour, sign);
  return sum;
}

/** Returns the movements of all legs of a week, for all airlines. */
export const countMovements = (legs: readonly PlannedLeg[]): Movements => withMovements(new Map(), legs, 1);

/** A leg for which an airport has no slot. */
export interface SlotViolation {
  /** Index in the list as given. */
  leg: number;
  /** Airport id. */
  airport: string;
  /** Hour of the week, 0 = Monday 00:00 UTC. */
  hour: number;
  /** Movements in that hour, this one included. */
  taken: number;
  capacity: number;
}

/**
 * Returns the legs of a new timetable for which there is no slot. Earlier legs in the list take slots first.
 * @param others movements of all other legs: of other aircraft and other airlines
 * @param runwaysOf number of runways by airport id
 */
export function checkSlots(
  legs: readonly PlannedLeg[],
  others: Movements,
  runwaysOf: (airport: string) => number,
): SlotViolation[] {
  const own: Movements = new Map();
  return legs.flatMap((leg, index) =>
    movementsOf(leg).flatMap(({ airport, hour }): SlotViolation[] => {
      const taken = addMovement(own, airport, hour) + (others.get(airport)?.[hour] ?? 0);
      const capacity = movementsAnHour(runwaysOf(airport));
      return taken > capacity ? [{ leg: index, airport, hour, taken, capacity }] : [];
    }),
  );
}

/** Describes a missing slot, with times in UTC. @param codeOf returns an airport's public code by id */
export const describeSlotViolation = (
  violation: SlotViolation,
  codeOf: (airport: string) => string,
): string =>
  `${codeOf(violation.airport)} has no slot in the hour from ${dayAndTime(violation.hour * HOUR)}: ${violation.taken} movements for ${violation.capacity}`;

/**
 * Returns the weekly movements that an airport lacks for a new route; 0 if there is room.
 * @param taken movements by hour of the week; empty if nobody flies there
 */
export function slotsMissing(runways: number, taken: readonly number[] = []): number {
  const capacity = movementsAnHour(runways);
  const used = taken.reduce((sum, movements) => sum + Math.min(capacity, movements), 0);
  return Math.max(0, MOVEMENTS_TO_OPEN - (capacity * HOURS_A_WEEK - used));
}
