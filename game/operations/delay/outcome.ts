import type { DayChance } from '#game/world/chance/keyed-chance.ts';
import { badWeather } from './weather.ts';

/** Causes of a delay or cancellation in the flight itself. `rotation` means an inherited delay. */
type OwnCause = 'technical' | 'weather' | 'congestion' | 'crew';
export type DelayCause = OwnCause | 'rotation';

export interface DelayAirport {
  id: string;
  lat: number;
  /** 0–1. */
  congestion: number;
}

export interface OutcomeInput {
  /** Chance of the day. */
  chance: DayChance;
  /** Id of the leg. */
  leg: string;
  /** 1–12. */
  month: number;
  origin: DelayAirport;
  destination: DelayAirport;
  /** Of the aircraft: 1 = as new, 0 = worst. */
  condition: number;
  /** Dispatch reliability of its model, 0–1. */
  dispatch: number;
  /** From `overdueDelayFactor`: 1 if no check is overdue. */
  overdue: number;
  /** Crew employed as a share of the crew required, 0–1. */
  staffing: number;
  /** Block time in minutes. */
  block: number;
}

export interface DepartureOutcome {
  /** Minutes; 0 if the flight is cancelled. */
  delay: number;
  cancelled: boolean;
  /** Cause of the cancellation, or of the largest part of the delay; null if the flight is on time. */
  cause: DelayCause | null;
}

/** Inputs of a flight's hazards, with the weather known. */
export interface WeatherHazardInput
  extends Pick<OutcomeInput, 'condition' | 'dispatch' | 'overdue' | 'staffing' | 'block'> {
  /** Mean congestion of both airports, 0–1. */
  crowd: number;
  /** The worse weather of both airports, 0–1: see `badWeather`. */
  weather: number;
}

const CAUSES: readonly OwnCause[] = ['technical', 'weather', 'congestion', 'crew'];
/** Figures per cause: probability of a delay, mean delay in minutes, probability of a cancellation. */
export const FIGURES = 3;

/** Block time in minutes above which a flight is cancelled less often. */
export const LONG_BLOCK = 360;
/** Longest delay of a flight itself, in minutes. */
export const LONGEST = 600;

/**
 * Technical faults of a well-kept aircraft: probability of a delay, its mean in minutes, and probability of a
 * cancellation.
 */
const FAULTS = { often: 0.04, minutes: 32, cancels: 0.003 };
/**
 * Share of departures that technical faults cancel or delay by more than 15 minutes: cancels + often ×
 * shareLater(15, minutes).
 */
const FAULTS_COUNTED = 0.02538;
/** Missing crews and ground staff. */
const STAFF = { often: 0.08, minutes: 20, cancels: 0.003 };

/** Returns the frequency of faults as a multiple of `FAULTS`. @param dispatch as in `OutcomeInput` */
const faultRateOf = (dispatch: number): number => (1 - dispatch) / FAULTS_COUNTED;

/** Returns the additional faults caused by wear, as a multiple of `FAULTS`. */
const wearOf = (condition: number): number => 3 * Math.max(0, 1 - condition);

/**
 * Returns the dispatch reliability (0–1) of an aircraft in this condition.
 * @param dispatch of its model, as new
 */
export const dispatchWith = (dispatch: number, condition: number): number =>
  1 - FAULTS_COUNTED * (faultRateOf(dispatch) + wearOf(condition));

/**
 * Returns the figures of all causes, one cause after the other. Causes and weights are close to published
 * figures for Europe (Eurocontrol CODA 2019) and the United States (BTS 2019), without inherited delays
 * because the timetable produces those. Overall, some 80% of flights are within a quarter of an hour, the
 * mean delay is 11 minutes, and 1 to 2% are cancelled.
 */
export function hazardsIn(input: WeatherHazardInput): number[] {
  const { weather, crowd } = input;
  const wear = (faultRateOf(input.dispatch) + wearOf(input.condition)) * input.overdue;
  const short = Math.min(1, Math.max(0, 1 - input.staffing));
  // Airlines avoid cancelling a long flight because there is no later one for its passengers.
  const dropped = input.block > LONG_BLOCK ? 0.5 : 1;
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
    STAFF.often + 0.5 * short,
    STAFF.minutes + 25 * short,
    STAFF.cancels + 0.8 * short,
  ];
}

/** Returns the same for the weather of a day. */
function hazardsOf(input: OutcomeInput): number[] {
  const { chance, origin, destination, month } = input;
  const weatherAt = ({ id, lat }: DelayAirport) => badWeather(chance.weather(id), lat, month);
  return hazardsIn({
    ...input,
    weather: Math.max(weatherAt(origin), weatherAt(destination)),
    crowd: (origin.congestion + destination.congestion) / 2,
  });
}

/**
 * Returns the share of delays that last at least `minutes`, for a mean delay in minutes: the tail of
 * `minutesLate`.
 */
export const shareLater = (minutes: number, mean: number): number => (1 + minutes / (3 * mean)) ** -4;

/**
 * Returns minutes from a long-tailed distribution, typical of delays (Lomax, shape 4). It uses square roots
 * because all JavaScript engines round them the same.
 */
function minutesLate(chance: number, mean: number): number {
  const rare = Math.sqrt(Math.sqrt(1 - chance));
  return Math.min(LONGEST, Math.round(3 * mean * (1 / rare - 1)));
}

const causeAt = (figure: number) => CAUSES[figure / FIGURES] as OwnCause;

/**
 * Returns the outcome of a flight on its day. A delay inherited from the aircraft's previous flight is not
 * included.
 */
export function drawOutcome(input: OutcomeInput): DepartureOutcome {
  const draw = input.chance.departure(input.leg);
  let delay = 0;
  let max = 0;
  let cause: OwnCause | null = null;
  const hazards = hazardsOf(input);
  for (let index = 0; index < hazards.length; index += FIGURES) {
    const cancels = hazards[index + 2] as number;
    if (draw(index) < cancels) return { delay: 0, cancelled: true, cause: causeAt(index) };
    if (draw(index + 1) >= (hazards[index] as number)) continue;
    const minutes = minutesLate(draw(index + 2), hazards[index + 1] as number);
    delay += minutes;
    if (minutes > max) {
      max = minutes;
      cause = causeAt(index);
    }
  }
  return { delay: Math.min(LONGEST, delay), cancelled: false, cause };
}
