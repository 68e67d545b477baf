import type { DayChance } from '../chance/day-chance.ts';
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
  /** Of the day. */
  chance: DayChance;
  /** Id of the leg. */
  leg: string;
  /** 1–12. */
  month: number;
  origin: FateAirport;
  destination: FateAirport;
  /** Of the aircraft, 1 as new to 0. */
  condition: number;
  /** Dispatch reliability of its model, 0–1; null under the rules before 0.4.0, by which all models were alike. */
  dispatch: number | null;
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

/** What the hazards of a flight depend on; of chance, only the weather. */
export type HazardInput = Omit<FateInput, 'chance' | 'leg'> & { chance: Pick<DayChance, 'weather'> };

const CAUSES: readonly OwnCause[] = ['technical', 'weather', 'congestion', 'crew'];
/** Figures of each cause: how often it holds up a flight, for how many minutes on average, how often it keeps it on the ground. */
export const FIGURES = 3;

const LONGEST = 600;

/** Technical faults of a well-kept aircraft: chance of a delay, its minutes, and chance of a cancellation. */
const FAULTS = { often: 0.04, minutes: 32, cancels: 0.003 };
/** Share of departures that they cancel or hold up for more than 15 minutes: cancels + often × shareLater(15, minutes). */
const FAULTS_COUNTED = 0.02538;
/** Missing crews and ground staff. Before 0.4.0 technical faults covered a part of them. */
const STAFF = { often: 0.08, minutes: 20, cancels: 0.003 };
const STAFF_BEFORE = { often: 0.04, minutes: 15, cancels: 0.001 };

/** Returns how often faults happen beside what `FAULTS` says. @param dispatch as in `FateInput` */
function faultsOf(dispatch: number | null): number {
  if (dispatch === null) return 1;
  return (1 - dispatch) / FAULTS_COUNTED;
}

/** Faults that wear adds, beside what `FAULTS` says. */
const wearOf = (condition: number): number => 3 * Math.max(0, 1 - condition);

/** Returns the dispatch reliability (0–1) that an aircraft in this condition has. @param dispatch of its model, as new */
export const dispatchWith = (dispatch: number, condition: number): number =>
  1 - FAULTS_COUNTED * (faultsOf(dispatch) + wearOf(condition));

/**
 * The figures of the causes, one after the other. The causes and their weight are near the published ones of Europe (Eurocontrol CODA 2019) and the United States (BTS 2019)
 * without the delays that flights hand on, which the timetable makes by itself: together some 80% within a quarter of an
 * hour, 11 minutes on average, 1 to 2% cancelled.
 */
export function hazardsOf(input: HazardInput): number[] {
  const { chance, origin, destination, month } = input;
  const wear = (faultsOf(input.dispatch) + wearOf(input.condition)) * input.overdue;
  const staff = input.dispatch === null ? STAFF_BEFORE : STAFF;
  const weatherAt = ({ id, lat }: FateAirport) => badWeather(chance.weather(id), lat, month);
  const weather = Math.max(weatherAt(origin), weatherAt(destination));
  const crowd = (origin.congestion + destination.congestion) / 2;
  const short = Math.min(1, Math.max(0, 1 - input.staffing));
  // A long flight has no later one to put its passengers on, so it is cancelled less lightly.
  const dropped = input.block > 360 ? 0.5 : 1;
  return [
    FAULTS.often * wear,
    FAULTS.minutes,
    FAULTS.cancels * wear * dropped,
    0.65 * weather,
    34,
    0.06 * weather * weather * dropped,
    0.08 + 0.4 * crowd * crowd,
    7 + 10 * crowd,
    0.001 * crowd,
    staff.often + 0.5 * short,
    staff.minutes + 25 * short,
    staff.cancels + 0.8 * short,
  ];
}

/** Returns the share of delays that last at least `minutes`, for a mean delay in minutes: the tail of `minutesLate`. */
export const shareLater = (minutes: number, mean: number): number => (1 + minutes / (3 * mean)) ** -4;

/** Minutes with a long tail, as delays have (Lomax, shape 4), by square roots, which all engines round the same. */
function minutesLate(chance: number, mean: number): number {
  const rare = Math.sqrt(Math.sqrt(1 - chance));
  return Math.min(LONGEST, Math.round(3 * mean * (1 / rare - 1)));
}

const causeAt = (figure: number) => CAUSES[figure / FIGURES] as OwnCause;

/** What happens to a flight on its day by itself; the delay that its aircraft brings along comes on top. */
export function flightFate(input: FateInput): FlightFate {
  const draw = input.chance.fate(input.leg);
  let delay = 0;
  let most = 0;
  let cause: OwnCause | null = null;
  const hazards = hazardsOf(input);
  for (let at = 0; at < hazards.length; at += FIGURES) {
    const cancels = hazards[at + 2] as number;
    if (draw(at) < cancels) return { delay: 0, cancelled: true, cause: causeAt(at) };
    if (draw(at + 1) >= (hazards[at] as number)) continue;
    const minutes = minutesLate(draw(at + 2), hazards[at + 1] as number);
    delay += minutes;
    if (minutes > most) {
      most = minutes;
      cause = causeAt(at);
    }
  }
  return { delay: Math.min(LONGEST, delay), cancelled: false, cause };
}
