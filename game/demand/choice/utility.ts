import { CABIN_CLASSES, type CabinClass } from '#game/fleet/aircraft/cabin.ts';
import { referenceFare, referenceFares } from '#game/network/route/fares.ts';
import { PASSENGER_GROUPS, type PassengerGroup } from '../groups.ts';
import { allDepartureFits, departureStep, logDepartureFit } from './departure-fit.ts';
import { INCUMBENTS, type Itinerary } from './itinerary.ts';
import { roundedPower } from './rounded-power.ts';
import type { Cells } from './seat-passengers.ts';
import { DEAR, SIZE, TASTES, type Taste, USUAL } from './tastes.ts';

/** Properties by which itineraries differ. */
export const FACTORS = [
  'fare',
  'time',
  'departure',
  'stops',
  'frequency',
  'size',
  'comfort',
  'punctuality',
  'reputation',
] as const;
export type Factor = (typeof FACTORS)[number];

const CLASSES = CABIN_CLASSES.length;

// Looked up once because finding a function takes goja as long as calling it.
const { exp, log, round } = Math;

/** Average speed of airliners, and minutes for taxi and climb. The travel time is compared with these. */
const USUAL_KMH = 830;
const GROUND_MIN = 30;
/** Returns the block time in minutes that passengers expect over a distance (km). */
export const usualMinutes = (km: number): number => (km / USUAL_KMH) * 60 + GROUND_MIN;
/** Bounds of utility. */
const MIN = -12;
const MAX = 6;

/** Number of an airline's flights beyond which more make no difference. */
const MAX_FLIGHTS = 32;
/** Doublings by number of flights, rounded to a millionth. */
const DOUBLINGS = Array.from(
  { length: MAX_FLIGHTS + 1 },
  (_, flights) => Math.round(Math.log2(Math.max(1, flights)) * 1e6) / 1e6,
);
const doublings = (flights: number) => DOUBLINGS[flights < MAX_FLIGHTS ? flights : MAX_FLIGHTS] as number;

/**
 * The value of time grows with the cost of a trip to this power (P. Mackie et al., Values of Travel Time Savings in the
 * UK, 2003: elasticities of 0.31 to 0.42). An hour and a change of flights therefore matter less on a long, expensive
 * trip, relative to its fare.
 */
const TIME_ELASTICITY = 0.42;
/** Economy fare of the trips that the tastes for time and changes are for: 1,000 km. */
const USUAL_FARE = referenceFare(1000, 'economy');

/**
 * Returns how much time and a change of flights matter over a distance, relative to 1,000 km. At most 1.
 * @param usual reference fare of economy
 */
export const weightOfTime = (usual: number): number =>
  usual <= USUAL_FARE ? 1 : roundedPower(USUAL_FARE / usual, 1 - TIME_ELASTICITY);

/**
 * Returns the utility lost by an unusually high fare, as a negative figure.
 * @param usual reference fare of the class
 */
export function dearness(fare: number, usual: number): number {
  const beyond = fare / usual - DEAR.from;
  return beyond > 0 ? -DEAR.squared * beyond * beyond : 0;
}

/** Returns the seats of a direct flight of the incumbents. 0 if they have none among the itineraries. */
export function othersSize(itineraries: readonly Itinerary[]): number {
  const count = itineraries.length;
  for (let index = 0; index < count; index++) {
    const { airline, size } = itineraries[index] as Itinerary;
    if (airline === INCUMBENTS) return size;
  }
  return 0;
}

/**
 * Returns the utility of an itinerary's size: 0 for a journey with a stop, and if the others' size is 0.
 * @param others seats of a direct flight of the incumbents, from `othersSize`
 */
const sizeOf = ({ size }: Itinerary, others: number): number =>
  others > 0 && size > 0 ? SIZE * log(size / others) : 0;

/** JavaScript engines round exponentials differently in the last place, and seats must not depend on that. */
const weightOf = (utility: number) =>
  round(exp(utility < MIN ? MIN : utility > MAX ? MAX : utility) * 1e9) / 1e9;

/** An itinerary with what its utility depends on. */
export interface Rated {
  itinerary: Itinerary;
  km: number;
  /** Flights of its airline on that day. */
  flights: number;
  /** Seats of a direct flight of the incumbents, from `othersSize`. */
  others: number;
}

/** Returns the terms of an itinerary's utility for a group in a class; 0 is usual. */
export function utilityParts(
  group: PassengerGroup,
  cabin: CabinClass,
  { itinerary, km, flights, others }: Rated,
): Record<Factor, number> {
  const taste = TASTES[group];
  const usual = referenceFare(km, 'economy');
  const time = weightOfTime(usual);
  const hours = (itinerary.minutes - usualMinutes(km)) / 60;
  return {
    fare:
      taste.fare * (itinerary.fares[cabin] / usual - 1) +
      dearness(itinerary.fares[cabin], referenceFare(km, cabin)),
    time: taste.hour * time * hours,
    departure: logDepartureFit(group, itinerary.departs),
    stops: taste.stop * time * itinerary.stops,
    frequency: taste.frequency * doublings(flights),
    size: sizeOf(itinerary, others),
    comfort: taste.comfort * (itinerary.comfort - USUAL.comfort) + taste.seat[cabin],
    punctuality: taste.punctuality * (itinerary.punctuality - USUAL.punctuality),
    reputation: taste.reputation * (itinerary.reputation - USUAL.reputation),
  };
}

/** Tastes in the order of the groups. */
const GROUP_TASTES = PASSENGER_GROUPS.map((group) => TASTES[group]);
const STOPS = GROUP_TASTES.map(({ stop }) => stop);

/**
 * Returns the weights of itineraries for each group: the exponential of their utility in economy, business
 * and first, times the flights that it combines. 0 for a class without seats. Written out because settlement calls it some ten thousand times per
 * hour.
 * @param flights of each itinerary's airline on that day
 * @param changing utility lost by changing flights, by group
 */
export function weigh(
  itineraries: readonly Itinerary[],
  km: number,
  flights: ArrayLike<number>,
  changing: readonly number[] = STOPS,
): Cells[] {
  const count = itineraries.length;
  const usual = usualMinutes(km);
  const reference = referenceFares(km);
  const inEconomy = reference.economy;
  const inBusiness = reference.business;
  const inFirst = reference.first;
  const time = weightOfTime(inEconomy);
  const others = othersSize(itineraries);
  const fits = allDepartureFits();
  const all: Cells[] = [];
  for (let group = 0; group < PASSENGER_GROUPS.length; group++)
    all[group] = new Float64Array(count * CLASSES);
  for (let index = 0; index < count; index++) {
    const itinerary = itineraries[index] as Itinerary;
    const { stops, fares, seats } = itinerary;
    const step = departureStep(itinerary.departs);
    const hours = (time * (itinerary.minutes - usual)) / 60;
    const changes = time * stops;
    const doubled = doublings(flights[index] as number);
    const comfort = itinerary.comfort - USUAL.comfort;
    const punctuality = itinerary.punctuality - USUAL.punctuality;
    const reputation = itinerary.reputation - USUAL.reputation;
    const hasEconomy = seats.economy >= 1;
    const hasBusiness = seats.business >= 1;
    const hasFirst = seats.first >= 1;
    const { economy, business, first } = fares;
    const dearEconomy = hasEconomy ? dearness(economy, inEconomy) : 0;
    const dearBusiness = hasBusiness ? dearness(business, inBusiness) : 0;
    const dearFirst = hasFirst ? dearness(first, inFirst) : 0;
    const cell = index * CLASSES;
    const times = itinerary.flights ?? 1;
    const size = sizeOf(itinerary, others);
    for (let group = 0; group < PASSENGER_GROUPS.length; group++) {
      const taste = GROUP_TASTES[group] as Taste;
      const row = all[group] as Cells;
      const perDollar = taste.fare / inEconomy;
      const other =
        taste.hour * hours +
        ((fits[group] as readonly number[])[step] as number) +
        (changing[group] as number) * changes +
        taste.frequency * doubled +
        size +
        taste.comfort * comfort +
        taste.punctuality * punctuality +
        taste.reputation * reputation -
        taste.fare;
      if (hasEconomy) row[cell] = times * weightOf(other + perDollar * economy + dearEconomy);
      if (hasBusiness)
        row[cell + 1] = times * weightOf(other + perDollar * business + dearBusiness + taste.seat.business);
      if (hasFirst)
        row[cell + 2] = times * weightOf(other + perDollar * first + dearFirst + taste.seat.first);
    }
  }
  return all;
}
