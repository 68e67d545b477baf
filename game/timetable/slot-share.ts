import { HOUR, HOURS_A_WEEK } from '../world/time.ts';
import {
  addMovement,
  type Movements,
  movementsAnHour,
  movementsOf,
  type SlotViolation,
} from './airport-slots.ts';
import { dayAndTime } from './clock.ts';
import type { PlannedLeg } from './leg.ts';

/** Maximum share of an airport's hour for one airline, so that nobody can exclude all others. */
const SHARE = 0.6;
/** Movements per hour that every airport allows each airline: an arrival and a departure. */
const MIN = 2;

/**
 * Returns the movements that one airline may have per hour at an airport.
 * @param runways 0 = unknown, counts as one
 */
export const shareAnHour = (runways: number): number =>
  Math.max(MIN, Math.floor(movementsAnHour(runways) * SHARE));

/** The airline's own movements. Both states matter because it keeps what it already has beyond its share. */
export interface OwnMovements {
  /** Movements of its legs that are not planned here. */
  others: Movements;
  /** Movements of its whole present timetable. */
  before: Movements;
}

/** Returns the movements that the airline may have in an hour at an airport. */
const limitAt = ({ before }: OwnMovements, airport: string, hour: number, runways: number): number =>
  Math.max(shareAnHour(runways), before.get(airport)?.[hour] ?? 0);

/** A leg beyond its airline's share of an airport's hour. `taken` counts the airline's own movements. */
export interface ShareViolation extends SlotViolation {
  /** Movements that the airline may have in this hour. */
  limit: number;
  /** Movements that it has in this hour now. */
  held: number;
}

/**
 * Returns the legs of a new timetable beyond the airline's share of an hour. Earlier legs in the list take
 * slots first.
 */
export function checkShare(
  legs: readonly PlannedLeg[],
  own: OwnMovements,
  runwaysOf: (airport: string) => number,
): ShareViolation[] {
  const wanted: Movements = new Map();
  return legs.flatMap((leg, index) =>
    movementsOf(leg).flatMap(({ airport, hour }): ShareViolation[] => {
      const taken = addMovement(wanted, airport, hour) + (own.others.get(airport)?.[hour] ?? 0);
      const runways = runwaysOf(airport);
      const limit = limitAt(own, airport, hour, runways);
      if (taken <= limit) return [];
      const held = own.before.get(airport)?.[hour] ?? 0;
      return [{ leg: index, airport, hour, taken, capacity: movementsAnHour(runways), limit, held }];
    }),
  );
}

/** Describes a violation, with times in UTC. @param codeOf returns an airport's public code by id */
export function describeShareViolation(
  violation: ShareViolation,
  codeOf: (airport: string) => string,
): string {
  const { airport, hour, taken, capacity, limit, held } = violation;
  return `One airline may have ${limit} of the ${capacity} movements at ${codeOf(airport)} in the hour from ${dayAndTime(hour * HOUR)}: you have ${held}, and this would be ${taken}`;
}

/**
 * Returns the movements per week that one airline may still take at an airport.
 * @param taken movements of all airlines by hour of the week; empty if nobody flies there
 * @param own movements of the airline itself
 */
export function freeWithinShare(
  runways: number,
  taken: readonly number[] = [],
  own: readonly number[] = [],
): number {
  const [capacity, share] = [movementsAnHour(runways), shareAnHour(runways)];
  let free = 0;
  for (let hour = 0; hour < HOURS_A_WEEK; hour++)
    free += Math.max(0, Math.min(capacity - (taken[hour] ?? 0), share - (own[hour] ?? 0)));
  return free;
}
