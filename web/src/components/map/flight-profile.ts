import { HOUR } from '../../../../game/time.ts';
/** What a flight needs to be followed. Times are world minutes. */
export interface ProfiledFlight {
  /** Off the stand, and on the stand again. */
  departed: number;
  landed: number;
  km: number;
  /** Flies with propellers: lower. */
  propeller: boolean;
}

export interface FlightState {
  phase: 'before' | 'taxiing out' | 'climbing' | 'cruising' | 'descending' | 'taxiing in' | 'arrived';
  /** Part of the way flown, 0 to 1. */
  part: number;
  height_m: number;
  speed_kmh: number;
}

/** Minutes; of short flights, at most these parts. */
const TAXI_OUT = { minutes: 8, part: 0.12 };
const TAXI_IN = { minutes: 5, part: 0.08 };
const CLIMB = { minutes: 20, part: 0.35 };
const DESCENT = { minutes: 22, part: 0.4 };
/** Speed just after take-off and just before landing, as a part of the cruising speed. */
const SLOW = 0.35;
const TAXI_KMH = 25;
/** Cruising heights, metres: 36,000 and 24,000 feet; short flights stay below, 22 m for each km. */
const HIGHEST = { jet: 10_970, propeller: 7_315 };
const HEIGHT_A_KM = 22;

const upTo = ({ minutes, part }: { minutes: number; part: number }, of: number) =>
  Math.min(minutes, part * of);
const smooth = (t: number) => t * t * (3 - 2 * t);

/**
 * Where on its way a flight is at a world minute, how high and how fast. The speed grows evenly while it climbs and falls
 * evenly while it descends, such that the way flown ends at the destination in time: a picture, not a settlement.
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
  // In minutes at cruising speed: what the whole way takes, and what is flown so far.
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
