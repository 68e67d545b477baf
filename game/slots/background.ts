import { hourShare, weekdayFactor } from '../demand/profile.ts';
import { movementsAnHour } from '../network/timetable/airport-slots.ts';
import { solarOffset } from '../network/timetable/local-time.ts';
import { DAYS_A_WEEK, HOUR, HOURS_A_DAY, HOURS_A_WEEK, WEEKS_A_YEAR } from '../world/time.ts';
import { NORMAL_TRAFFIC } from '../world/world-settings.ts';
import { type AirportSlots, emptyAirport, FULL } from './airport-slots.ts';
import { isCoordinated } from './coordinated.ts';

/**
 * Passengers per movement of scheduled flights. Of 2019: 4.5 billion passengers (ICAO) take off and land on
 * 38.3 million flights (IATA), which is 117. A little less, because freight and private flights need slots
 * as well.
 */
const PASSENGERS_A_MOVEMENT = 110;
/** Passenger groups of an airport's traffic. They only shape its day and week. */
const MIX = { leisure: 0.6, business: 0.3, premium: 0.1 } as const;
const GROUPS = ['leisure', 'business', 'premium'] as const;
/** Hours after which a typical departure lands elsewhere. */
const FLIGHT_HOURS = 2;

/** Share of capacity that real traffic takes at most in an ordinary hour. */
const BUSY = 0.85;
/** Share of capacity that it takes in the peak hours of coordinated airports. */
const PEAK = 0.95;
/** Movements wanted in their busiest hour of a mean day, as a share of capacity. Fewer on quiet weekdays. */
const PEAK_WISH = 1.05;
/** Hours with this share of the busiest hour's traffic begin to count as peak hours. */
const PEAK_FROM = 0.85;

/** The figures of an airport that its real traffic follows from. */
export interface TrafficPlace {
  iata: string;
  lon: number;
  /** Open runways, 0 if unknown. */
  runways: number;
  /** Passengers per year in millions, without half of the connecting ones: `airport_demand.capacity`. */
  passengers_m: number;
}

/** Rounds to nine decimals: exponentials differ in their last digit between JavaScript engines. */
const steady = (value: number) => Math.round(value * 1e9) / 1e9;

/** Shares of traffic by local hour: of a week (about 1 in total), and of the weekday's busiest hour. */
interface LocalWeek {
  shares: readonly number[];
  ofPeak: readonly number[];
  /** Share of the busiest hour on a mean day. */
  peak: number;
}

/** Returns the share of a day's movements in a local hour on a weekday. Over the week, days have mean 1. */
function shareOfDay(weekday: number | null, ofDay: number): number {
  const arriving = (ofDay - FLIGHT_HOURS + HOURS_A_DAY) % HOURS_A_DAY;
  let share = 0;
  for (const group of GROUPS) {
    const day = weekday === null ? 1 : weekdayFactor(group, weekday);
    share += MIX[group] * day * (hourShare(group, ofDay) + hourShare(group, arriving));
  }
  return steady(share / 2 / DAYS_A_WEEK);
}

function makeLocalWeek(): LocalWeek {
  const day = Array.from({ length: HOURS_A_DAY }, (_, hour) => shareOfDay(null, hour));
  const peak = day.reduce((most, share) => Math.max(most, share), 0);
  const [shares, ofPeak]: [number[], number[]] = [[], []];
  for (let hour = 0; hour < HOURS_A_WEEK; hour++) {
    const ofDay = hour % HOURS_A_DAY;
    shares.push(shareOfDay(Math.floor(hour / HOURS_A_DAY), ofDay));
    ofPeak.push((day[ofDay] ?? 0) / peak);
  }
  return { shares, ofPeak, peak };
}

let week: LocalWeek | undefined;

/**
 * Returns the movements of the real world's traffic at an airport in an hour of the week, which are not open
 * to airlines. They follow from the airport's passengers and the usual preferences over day and week, in
 * local time. At coordinated airports, the peak hours are full, because that is why they are coordinated.
 * @param hour of the week, UTC
 * @param traffic the world's setting in percent
 */
export function backgroundAt(place: TrafficPlace, hour: number, traffic: number): number {
  week ??= makeLocalWeek();
  const { shares, ofPeak, peak } = week;
  const capacity = movementsAnHour(place.runways);
  const local = (hour + solarOffset(place.lon) / HOUR + HOURS_A_WEEK) % HOURS_A_WEEK;
  const share = shares[local] ?? 0;
  const weekly = (place.passengers_m * 1e6) / PASSENGERS_A_MOVEMENT / WEEKS_A_YEAR;
  let taken = (weekly * share) / capacity;
  let most = BUSY;
  if (isCoordinated(place.iata)) {
    taken *= Math.max(1, (PEAK_WISH * capacity) / Math.max(1e-9, weekly * peak));
    most += (PEAK - BUSY) * Math.max(0, ((ofPeak[local] ?? 0) - PEAK_FROM) / (1 - PEAK_FROM));
  }
  const scaled = (Math.min(taken, most) * traffic) / NORMAL_TRAFFIC;
  return Math.floor(steady(Math.min(1, scaled) * capacity));
}

/**
 * Checks whether the real world's traffic alone leaves slots in all hours of an airport.
 * @param iata the airport's code
 * @param traffic the world's setting in percent
 */
export const isFreeAllDay = (iata: string, traffic: number): boolean =>
  ((isCoordinated(iata) ? PEAK : BUSY) * traffic) / NORMAL_TRAFFIC < FULL;

/** Returns the real traffic of each hour of the week: see `backgroundAt`. */
export const backgroundWeek = (place: TrafficPlace, traffic: number): number[] =>
  Array.from({ length: HOURS_A_WEEK }, (_, hour) => backgroundAt(place, hour, traffic));

/** Returns the slots of an airport with the real world's traffic and no airline. @param traffic as in `backgroundAt` */
export function backgroundSlots(place: TrafficPlace, traffic: number): AirportSlots {
  const background = backgroundWeek(place, traffic);
  return { ...emptyAirport(place.runways), background, others: [...background] };
}
