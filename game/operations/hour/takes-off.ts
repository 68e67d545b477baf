import {
  CHECK_KINDS,
  CHECKS,
  type CheckKind,
  CONDITION_TO_FLY,
  type DueFrom,
  groundedBy,
  type MaintainedAircraft,
} from '#game/fleet/aircraft/maintenance.ts';
import type { FlightCause } from '#game/tables/flight.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';

/** Maximum delay by earlier flights in minutes. Beyond it, the flight is cancelled. */
export const LONGEST_WAIT = 6 * HOUR;
/** Maximum delay if the aircraft would otherwise be out of position. */
export const LONGEST_WAIT_OUT_OF_POSITION = 20 * HOUR;
/** Delay in minutes of a flight that would be cancelled if its aircraft did not have to continue. */
export const RECOVERY = 4 * HOUR;
/**
 * Minutes until the next departure from an airport from which a remaining aircraft counts as out of position.
 */
const OUT_OF_POSITION_AFTER = 14 * HOUR;

/** Position of an aircraft and its availability. Times are world minutes. */
export interface PlacedAircraft extends MaintainedAircraft {
  /** Minute of delivery. */
  delivered: number;
  /** Id of its airport, or of the one it flies to. */
  place: string;
  /** World minute from which it may depart again. */
  ready: number;
}

/** Work planned or in progress on an aircraft, in world minutes. */
export interface WorkOrder {
  starts: number;
  ends: number;
}

/** A departure on its day. */
export interface Departure {
  origin: string;
  departs: number;
  /** Block time in minutes. */
  block: number;
}

/** An aircraft with stored marks, for which usually no check is due. */
type QuicklyChecked = MaintainedAircraft & Partial<DueFrom>;

/** Fast path: true if the aircraft is airworthy and no check is overdue. */
export function isInTime(aircraft: QuicklyChecked, now: number): boolean {
  const { hours, cycles, due_hours = 0, due_cycles = 0, due_at = 0 } = aircraft;
  if (aircraft.condition < CONDITION_TO_FLY) return false;
  if (hours < due_hours && cycles < due_cycles && now < due_at) return true;
  const { checks } = aircraft;
  for (let index = 0; index < CHECK_KINDS.length; index++) {
    const kind = CHECK_KINDS[index] as CheckKind;
    const interval = CHECKS[kind];
    const mark = checks[kind];
    if (hours - mark.hours > interval.hours || cycles - mark.cycles > interval.cycles) return false;
    if (now - mark.at > interval.days * DAY) return false;
  }
  return true;
}

/**
 * Returns why a flight cannot be flown, apart from chance. Empty if it can.
 * @param workOrders all work planned or in progress on the aircraft
 * @param dropLateAfter delay in minutes from which the airline cancels this flight; 0: never
 * @param longestWait minutes
 */
export function groundCause(
  { origin, departs, block }: Departure,
  aircraft: PlacedAircraft,
  workOrders: readonly WorkOrder[],
  dropLateAfter: number,
  longestWait = LONGEST_WAIT,
): FlightCause {
  if (aircraft.delivered > departs) return 'aircraft';
  if (workOrders.some((work) => work.starts < departs + block && work.ends > departs)) return 'maintenance';
  if (!isInTime(aircraft, departs) && groundedBy(aircraft, departs).length > 0) return 'maintenance';
  if (aircraft.place !== origin) return 'elsewhere';
  const wait = aircraft.ready - departs;
  if (wait > longestWait || (dropLateAfter > 0 && wait >= dropLateAfter)) return 'rotation';
  return '';
}

/** Days end in the early morning: a departure at one o'clock belongs to the evening before. */
const NIGHT = 3 * HOUR;

/**
 * Checks whether the aircraft has no further departure from the same airport on that day, in local time.
 * @param departs minute of the week
 * @param fromThere minutes of the week of all its departures from the airport
 * @param offset minutes that local time is ahead of UTC
 */
export function isLastOfDay(departs: number, fromThere: readonly number[], offset: number): boolean {
  const ofDay = (departs + offset - NIGHT + WEEK) % DAY;
  return !fromThere.some((other) => {
    const later = (other - departs + WEEK) % WEEK;
    return later > 0 && later < DAY - ofDay;
  });
}

/**
 * Checks whether cancelling a leg would leave the aircraft out of position for long. Airlines then prefer a
 * late flight to cancelling all following legs.
 * @param departs minute of the week
 * @param fromThere minutes of the week of all its departures from the same airport
 */
export function wouldBeOutOfPosition(departs: number, fromThere: readonly number[]): boolean {
  const next = Math.min(WEEK, ...fromThere.map((other) => (other - departs + WEEK) % WEEK || WEEK));
  return next > OUT_OF_POSITION_AFTER;
}
