import {
  CHECK_KINDS,
  CHECKS,
  type CheckKind,
  CONDITION_TO_FLY,
  type DueFrom,
  groundedBy,
  type MaintainedAircraft,
} from '../maintenance.ts';
import type { FlightCause } from '../records/flight.ts';
import { DAY, HOUR, WEEK } from '../time.ts';

/** An aircraft that waits longer than this for its earlier flights does not fly this one any more, in minutes. */
export const LONGEST_WAIT = 6 * HOUR;
/** The same where it would be stranded otherwise. */
export const LONGEST_WAIT_STRANDED = 20 * HOUR;
/** How late a flight leaves that would be cancelled, did its aircraft not have to go on, in minutes. */
export const RECOVERY = 4 * HOUR;
/** Minutes until its next departure from a place after which an aircraft that stays behind there is stranded. */
const STRANDED_AFTER = 14 * HOUR;

/** Where an aircraft stands with its next departure. Times are world minutes. */
export interface StandingAircraft extends MaintainedAircraft {
  /** When it is handed over. */
  delivered: number;
  /** Id of the airport where it stands or to which it flies. */
  place: string;
  /** From when on it may depart again. */
  ready: number;
}

/** Work on an aircraft that is planned or under way, in world minutes. */
export interface Work {
  starts: number;
  ends: number;
}

/** A departure on its day. */
export interface Departure {
  origin: string;
  departs: number;
  /** From gate to gate, minutes. */
  block: number;
}

/** An aircraft of which it is mostly known that no check is due. */
type QuicklyChecked = MaintainedAircraft & Partial<DueFrom>;

/** Whether an aircraft is fit and no check on it is overdue. */
export function isInTime(aircraft: QuicklyChecked, now: number): boolean {
  const { hours, cycles, due_hours = 0, due_cycles = 0, due_at = 0 } = aircraft;
  if (aircraft.condition < CONDITION_TO_FLY) return false;
  if (hours < due_hours && cycles < due_cycles && now < due_at) return true;
  const { checks } = aircraft;
  for (let at = 0; at < CHECK_KINDS.length; at++) {
    const kind = CHECK_KINDS[at] as CheckKind;
    const interval = CHECKS[kind];
    const mark = checks[kind];
    if (hours - mark.hours > interval.hours || cycles - mark.cycles > interval.cycles) return false;
    if (now - mark.at > interval.days * DAY) return false;
  }
  return true;
}

/**
 * Why a flight cannot be flown at all, whatever chance brings; empty where it can.
 * @param works all that is planned or under way on the aircraft
 * @param dropLateAfter a wait, in minutes, from which on the airline drops this flight; 0: never
 * @param longestWait minutes
 */
export function groundCause(
  { origin, departs, block }: Departure,
  aircraft: StandingAircraft,
  works: readonly Work[],
  dropLateAfter: number,
  longestWait = LONGEST_WAIT,
): FlightCause {
  if (aircraft.delivered > departs) return 'aircraft';
  if (works.some((work) => work.starts < departs + block && work.ends > departs)) return 'maintenance';
  if (!isInTime(aircraft, departs) && groundedBy(aircraft, departs).length > 0) return 'maintenance';
  if (aircraft.place !== origin) return 'elsewhere';
  const wait = aircraft.ready - departs;
  if (wait > longestWait || (dropLateAfter > 0 && wait >= dropLateAfter)) return 'rotation';
  return '';
}

/** Days of flying end in the small hours: what leaves at one in the morning belongs to the evening before. */
const NIGHT = 3 * HOUR;

/**
 * Whether no other departure from the same place is left for the aircraft on that day, by the clocks there.
 * @param departs minute of the week
 * @param fromThere minutes of the week of all its departures from the place
 * @param offset minutes that clocks there are ahead of UTC
 */
export function isLastOfDay(departs: number, fromThere: readonly number[], offset: number): boolean {
  const ofDay = (departs + offset - NIGHT + WEEK) % DAY;
  return !fromThere.some((other) => {
    const later = (other - departs + WEEK) % WEEK;
    return later > 0 && later < DAY - ofDay;
  });
}

/**
 * Whether an aircraft that does not fly a leg of its week stays behind for long: airlines rather bring it on late than cancel
 * all that follows, until its week calls at this place again.
 * @param departs minute of the week
 * @param fromThere minutes of the week of all its departures from the same place
 */
export function wouldStrand(departs: number, fromThere: readonly number[]): boolean {
  const next = Math.min(WEEK, ...fromThere.map((other) => (other - departs + WEEK) % WEEK || WEEK));
  return next > STRANDED_AFTER;
}
