import { HOUR } from '#game/world/time.ts';
/** Data for the position of a flight. Times are world minutes. */
export interface ProfiledFlight {
  /** Departure from the gate and arrival at the gate. */
  departed: number;
  landed: number;
  km: number;
  /** Whether it is a propeller aircraft, which flies lower. */
  propeller: boolean;
}

export interface FlightState {
  phase: 'before' | 'taxiing out' | 'climbing' | 'cruising' | 'descending' | 'taxiing in' | 'arrived';
  /** Share of the distance flown, 0 to 1. */
  part: number;
  height_m: number;
  speed_kmh: number;
}

/** Taxi times in minutes, limited to a share of short flights. */
const TAXI_OUT = { minutes: 8, part: 0.12 };
const TAXI_IN = { minutes: 5, part: 0.08 };
const CLIMB = { minutes: 20, part: 0.35 };
const DESCENT = { minutes: 22, part: 0.4 };
/** Speed after take-off and before landing, as a share of the cruising speed. */
const SLOW = 0.35;
const TAXI_KMH = 25;
/** Maximum altitudes in metres (36,000 and 24,000 feet). Short flights stay lower, at 22 m per km. */
const HIGHEST = { jet: 10_970, propeller: 7_315 };
const HEIGHT_A_KM = 22;

const upTo = ({ minutes, part }: { minutes: number; part: number }, of: number) =>
  Math.min(minutes, part * of);
const smooth = (t: number) => t * t * (3 - 2 * t);

/**
 * Returns the progress, altitude and speed of a flight at a world minute. The speed changes linearly during
 * climb and descent, such that the flight arrives on time. For display only.
 */
export function stateOfFlight(flight: ProfiledFlight, minute: number): FlightState {
  const { departed, landed, km, propeller } = flight;
  const block = Math.max(1, landed - departed);
  const takeOff = departed + upTo(TAXI_OUT, block);
  const touchDown = landed - upTo(TAXI_IN, block);
  if (minute < departed) return { phase: 'before', part: 0, height_m: 0, speed_kmh: 0 };
  if (minute >= landed) return { phase: 'arrived', part: 1, height_m: 0, speed_kmh: 0 };
  if (minute < takeOff) return { phase: 'taxiing out', part: 0, height_m: 0, speed_kmh: TAXI_KMH };
  if (minute >= touchDown) return { phase: 'taxiing in', part: 1, height_m: 0, speed_kmh: TAXI_KMH };

  const air = touchDown - takeOff;
  const climb = upTo(CLIMB, air);
  const descent = upTo(DESCENT, air);
  const top = Math.min(propeller ? HIGHEST.propeller : HIGHEST.jet, km * HEIGHT_A_KM);
  // In minutes at cruising speed: the whole distance and the distance flown.
  const whole = air - ((1 - SLOW) * (climb + descent)) / 2;
  const cruise_kmh = (km / whole) * HOUR;
  const passed = minute - takeOff;
  const left = touchDown - minute;
  const slowPart = (t: number, of: number) => t * SLOW + ((1 - SLOW) * t * t) / (2 * of);
  if (passed < climb) {
    const t = passed / climb;
    return {
      phase: 'climbing',
      part: slowPart(passed, climb) / whole,
      height_m: top * smooth(t),
      speed_kmh: cruise_kmh * (SLOW + (1 - SLOW) * t),
    };
  }
  if (left < descent) {
    const t = left / descent;
    return {
      phase: 'descending',
      part: 1 - slowPart(left, descent) / whole,
      height_m: top * smooth(t),
      speed_kmh: cruise_kmh * (SLOW + (1 - SLOW) * t),
    };
  }
  const part = (slowPart(climb, climb) + passed - climb) / whole;
  return { phase: 'cruising', part, height_m: top, speed_kmh: cruise_kmh };
}
