import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { groundedBy } from '#game/fleet/aircraft/maintenance.ts';
import { canFly } from '#game/network/route/check.ts';
import type { FlightCause } from '#game/tables/flight.ts';
import { HOUR } from '#game/world/time.ts';
import { blockMinutes } from '../flight/block-time.ts';
import type { PlacedAircraft, WorkOrder } from './takes-off.ts';
import { afterFlight, type Worn } from './wear.ts';

/** Delay in minutes from which a reserve aircraft takes over a flight. */
export const LATE_FOR_RESERVE = 2 * HOUR;
/** Maximum time in minutes that a reserve aircraft is away. The longest return flights take less. */
export const LONGEST_ROTATION = 36 * HOUR;
/**
 * Maximum delay in minutes of a reserve aircraft's return flight, if it is slower than the aircraft it
 * replaces.
 */
const LATE_ON_THE_WAY = HOUR;
/** Buffer in minutes before its own next departure. */
const RESERVE = 30;

const HELPED: ReadonlySet<FlightCause> = new Set(['technical', 'rotation', 'maintenance', 'elsewhere']);

/**
 * Checks whether another aircraft could save a flight that is cancelled or hours late. Weather, congestion
 * and crew exclude this.
 */
export const needsReserve = (outcome: { cancelled: boolean; delay: number; cause: FlightCause }): boolean =>
  (outcome.cancelled || outcome.delay >= LATE_FOR_RESERVE) && HELPED.has(outcome.cause);

/** A leg of the replaced aircraft on its date. */
export interface RotationLeg {
  origin: string;
  destination: string;
  /** World minute. */
  departs: number;
  block: number;
  km: number;
  /** Longest runway at each end in metres; 0 = unknown. */
  runways: readonly [number, number];
}

/**
 * Returns the legs that a reserve aircraft has to fly: from a leg until it is back at that leg's origin. It
 * then is home, and the replaced aircraft can continue from there. Empty if that takes too long or never
 * happens.
 * @param legs of the replaced aircraft from that leg, in order of departure, at most one week
 */
export function rotationFrom<Leg extends RotationLeg>(legs: readonly Leg[]): Leg[] {
  const [first] = legs;
  if (!first) return [];
  let place = first.origin;
  for (let index = 0; index < legs.length; index++) {
    const leg = legs[index] as Leg;
    if (leg.origin !== place || leg.departs + leg.block > first.departs + LONGEST_ROTATION) return [];
    place = leg.destination;
    if (place === first.origin) return legs.slice(0, index + 1);
  }
  return [];
}

/** A possible reserve aircraft. */
export interface ReserveAircraft extends PlacedAircraft, PerClass {
  id: string;
  /** Origin and world minute of its own next leg; null if it has none. */
  next: { origin: string; departs: number } | null;
}

/**
 * Returns the world minute from which a reserve aircraft would be ready again; null if it cannot fly the
 * rotation, or not on time.
 */
function backAt(
  reserve: ReserveAircraft,
  model: AircraftModel,
  rotation: readonly RotationLeg[],
): number | null {
  const seats = sumOfClasses(reserve);
  let { ready } = reserve;
  for (let index = 0; index < rotation.length; index++) {
    const { departs, km, runways } = rotation[index] as RotationLeg;
    if (ready - departs > (index === 0 ? 0 : LATE_ON_THE_WAY)) return null;
    if (canFly(model, seats, km, ...runways)) return null;
    ready = Math.max(departs, ready) + blockMinutes(km, model.cruise_kmh) + model.turnaround_min;
  }
  return ready;
}

/** Checks whether an aircraft is idle at the rotation's origin, airworthy, and free to fly all of it. */
export function canSubstitute(
  reserve: ReserveAircraft,
  model: AircraftModel,
  workOrders: readonly WorkOrder[],
  rotation: readonly RotationLeg[],
): boolean {
  const [first] = rotation;
  if (!first || reserve.place !== first.origin || reserve.delivered > first.departs) return false;
  const back = backAt(reserve, model, rotation);
  if (back === null) return false;
  const { next } = reserve;
  if (next && (next.origin !== first.origin || next.departs < back + RESERVE)) return false;
  if (workOrders.some((work) => work.starts < back && work.ends > first.departs)) return false;
  let worn: Worn = reserve;
  for (const { km } of rotation) worn = afterFlight(worn, blockMinutes(km, model.cruise_kmh));
  return (
    groundedBy(reserve, first.departs).length === 0 && groundedBy({ ...reserve, ...worn }, back).length === 0
  );
}

/**
 * Returns the best of the suitable aircraft: the one with the fewest seats that are enough for the replaced
 * aircraft's passengers, otherwise the one with the most seats. Ties are decided by id.
 * @returns null if there is none
 */
export function chooseReserve<One extends Pick<ReserveAircraft, 'id' | keyof PerClass>>(
  able: readonly One[],
  seats: number,
): One | null {
  const lack = (one: One) => Math.max(0, seats - sumOfClasses(one));
  const better = (one: One, other: One) =>
    lack(one) - lack(other) || sumOfClasses(one) - sumOfClasses(other) || (one.id < other.id ? -1 : 1);
  return able.reduce<One | null>((best, one) => (best && better(best, one) < 0 ? best : one), null);
}
