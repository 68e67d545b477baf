import { type ChanceKey, hashOf, uniform } from '../chance.ts';
import { badWeather } from './weather.ts';

/** What a flight itself may be late or cancelled for; `rotation` comes from the flight before it. */
type OwnCause = 'technical' | 'weather' | 'congestion' | 'crew';
export type DelayCause = OwnCause | 'rotation';

export interface FateAirport {
  id: string;
  lat: number;
  /** 0–1. */
  congestion: number;
}

export interface FateInput {
  /** Of the world. */
  seed: number | string;
  /** Id of the leg. */
  leg: string;
  /** Days since the world began. */
  day: number;
  /** 1–12. */
  month: number;
  origin: FateAirport;
  destination: FateAirport;
  /** Of the aircraft, 1 as new to 0. */
  condition: number;
  /** Of `overdueDelayFactor`: 1 with no check overdue. */
  overdue: number;
  /** Crew there is of the crew there should be, 0–1. */
  staffing: number;
  /** Minutes. */
  block: number;
}

export interface FlightFate {
  /** Minutes, 0 where the flight is cancelled. */
  delay: number;
  cancelled: boolean;
  /** Of a cancellation, or of the largest part of the delay; null for a flight on time. */
  cause: DelayCause | null;
}

/** How often something holds up a flight, for how many minutes on average, and how often it keeps it on the ground. */
interface Hazard {
  cause: OwnCause;
  chance: number;
  minutes: number;
  cancels: number;
}

const LONGEST = 600;

/**
 * The causes and their weight are near the published ones of Europe (Eurocontrol CODA 2019) and the United States (BTS 2019)
 * without the delays that flights hand on, which the timetable makes by itself: together some 80% within a quarter of an
 * hour, 11 minutes on average, 1 to 2% cancelled.
 */
function hazardsOf(input: FateInput): Hazard[] {
  const { seed, origin, destination, day, month } = input;
  const wear = (1 + 3 * Math.max(0, 1 - input.condition)) * input.overdue;
  const weather = Math.max(badWeather(seed, origin, day, month), badWeather(seed, destination, day, month));
  const crowd = (origin.congestion + destination.congestion) / 2;
  const short = Math.min(1, Math.max(0, 1 - input.staffing));
  // A long flight has no later one to put its passengers on, so it is cancelled less lightly.
  const dropped = input.block > 360 ? 0.5 : 1;
  return [
    { cause: 'technical', chance: 0.04 * wear, minutes: 32, cancels: 0.003 * wear * dropped },
    { cause: 'weather', chance: 0.65 * weather, minutes: 34, cancels: 0.06 * weather * weather * dropped },
    {
      cause: 'congestion',
      chance: 0.08 + 0.4 * crowd * crowd,
      minutes: 7 + 10 * crowd,
      cancels: 0.001 * crowd,
    },
    { cause: 'crew', chance: 0.04 + 0.5 * short, minutes: 15 + 25 * short, cancels: 0.001 + 0.8 * short },
  ];
}

/** Minutes with a long tail, as delays have (Lomax, shape 4), by square roots, which all engines round the same. */
function minutesLate(key: ChanceKey, mean: number): number {
  const rare = Math.sqrt(Math.sqrt(1 - uniform(key)));
  return Math.min(LONGEST, Math.round(3 * mean * (1 / rare - 1)));
}

/** What happens to a flight on its day by itself; the delay that its aircraft brings along comes on top. */
export function flightFate(input: FateInput): FlightFate {
  const base = hashOf([input.seed, 'fate', input.leg, input.day]);
  let delay = 0;
  let most = 0;
  let cause: OwnCause | null = null;
  const hazards = hazardsOf(input);
  for (let at = 0; at < hazards.length; at++) {
    const hazard = hazards[at] as Hazard;
    if (uniform([base, 3 * at]) < hazard.cancels) return { delay: 0, cancelled: true, cause: hazard.cause };
    if (uniform([base, 3 * at + 1]) >= hazard.chance) continue;
    const minutes = minutesLate([base, 3 * at + 2], hazard.minutes);
    delay += minutes;
    if (minutes > most) {
      most = minutes;
      cause = hazard.cause;
    }
  }
  return { delay: Math.min(LONGEST, delay), cancelled: false, cause };
}
