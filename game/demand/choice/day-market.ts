import { DIRECTED_DAYS_A_YEAR } from '#game/world/time.ts';
import type { PassengerGroup } from '../groups.ts';
import { weekdayFactor } from '../profile.ts';
import { seasonFactors } from '../season.ts';
import type { DayMarket } from './itinerary.ts';
import { POTENTIAL } from './tastes.ts';
import { usualDepartures } from './usual-departures.ts';

/**
 * Standard deviation of a day's demand around its calendar mean, relative to it. With weekdays and seasons,
 * the demand of a departure varies by about a third of its mean over a year, as for real airlines: 0.3 for
 * the cycles of one segment, plus chance (W. Swan, Spill Modeling for Airlines, Boeing 1998, and Selecting
 * K-cyclic for Spill Model, 1994).
 */
export const NOISE = 0.24;
/** Maximum relative deviation of a day from its mean. */
const MAX_NOISE = 0.7;
/** Separate noise of each group, in roots of its people. */
export const OWN_NOISE = 0.6;
/** Mean and standard deviation of the sum of four uniform bytes. */
const BYTES_MEAN = 510;
const BYTES_DEVIATION = 147.8;
const TWO_TO_32 = 4_294_967_296;

export interface PairMarket {
  km: number;
  /** Passengers per year at usual fares and service, both ways together. */
  yearly: Record<PassengerGroup, number>;
  /** Latitudes, degrees. */
  latA: number;
  latB: number;
}

export interface MarketDay {
  /** 0 = January. */
  month: number;
  /** 0 = Monday. */
  weekday: number;
  /**
   * Draws of that day and direction (`DayChance.demand`), and the first draw of the day before. Without them, a day
   * matches the calendar's prediction.
   */
  draws?: { today: readonly number[]; dayBefore: number };
  /** Factor of the economy on demand. */
  economy?: number;
}

// Bound once because property lookups are as slow as calls in goja.
const { floor, max, min, sqrt } = Math;

/**
 * Returns an approximately normal value of mean 0 and standard deviation 1. It uses the bytes of one hash
 * because settlement needs thousands.
 */
const bell = (hash: number) =>
  ((hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) + (hash >>> 24) - BYTES_MEAN) /
  BYTES_DEVIATION;

const within = (noise: number): number => 1 + max(-MAX_NOISE, min(MAX_NOISE, noise));

/** Returns the factor on the demand of a day from a hash drawn for it, 1 on average. */
export const moodOf = (hash: number): number => within(NOISE * bell(hash));

/**
 * Returns the factor on the demand of a day in an O&D market. Additional demand of a day is taken from
 * adjacent days because people rather move a journey by a day than give it up. Weeks therefore vary less than
 * days.
 */
const dayFactor = (today: number, dayBefore: number): number =>
  within((NOISE * (bell(today) - bell(dayBefore))) / Math.SQRT2);

/**
 * Returns a whole number of people around a mean.
 * @param draws two, from `at`: the noise of the day, and rounding
 */
function wholePeople(mean: number, draws: readonly number[], index: number): number {
  const wanted = mean + OWN_NOISE * sqrt(mean) * bell(draws[index] as number);
  return max(0, floor(wanted + (draws[index + 1] as number) / TWO_TO_32));
}

/**
 * Returns the potential passengers in one direction on a day, more than travel at usual fares and service.
 * Whole people if draws are given, otherwise fractional.
 */
export function dayMarket(pair: PairMarket, { month, weekday, draws, economy = 1 }: MarketDay): DayMarket {
  const { yearly, km, latA, latB } = pair;
  const season = seasonFactors(month, latA, latB);
  if (!draws) return meanMarket(pair, season, weekday, economy);
  const { today, dayBefore } = draws;
  const mood = dayFactor(today[0] as number, dayBefore) * economy;
  const mean = (group: PassengerGroup) =>
    (yearly[group] / DIRECTED_DAYS_A_YEAR) * POTENTIAL * weekdayFactor(group, weekday) * season[group] * mood;
  const departures = usualDepartures(yearly.leisure + yearly.business + yearly.premium, km);
  const demand = {
    leisure: wholePeople(mean('leisure'), today, 1),
    business: wholePeople(mean('business'), today, 3),
    premium: wholePeople(mean('premium'), today, 5),
  };
  return { km, demand, departures, rounding: (today[7] as number) / TWO_TO_32 };
}

/**
 * Returns the calendar's prediction for a day, in fractional people.
 * @param season factors on each group's trips
 * @param economy factor of the economy on demand
 */
export function meanMarket(
  { yearly, km }: PairMarket,
  season: Readonly<Record<PassengerGroup, number>>,
  weekday: number,
  economy = 1,
): DayMarket {
  return {
    km,
    demand: meanDemand(yearly, season, weekday, economy),
    departures: usualDepartures(yearly.leisure + yearly.business + yearly.premium, km),
  };
}

/** Returns only the people of such a day. */
export function meanDemand(
  yearly: PairMarket['yearly'],
  season: Readonly<Record<PassengerGroup, number>>,
  weekday: number,
  economy = 1,
): DayMarket['demand'] {
  const mean = (group: PassengerGroup) =>
    (yearly[group] / DIRECTED_DAYS_A_YEAR) *
    POTENTIAL *
    weekdayFactor(group, weekday) *
    season[group] *
    economy;
  return { leisure: mean('leisure'), business: mean('business'), premium: mean('premium') };
}

/** Returns the standard deviation of a day's random demand relative to its mean, at most 1. */
export function demandSpread({ demand }: DayMarket): number {
  const people = max(1, demand.leisure + demand.business + demand.premium);
  return min(1, sqrt(NOISE * NOISE + (OWN_NOISE * OWN_NOISE) / people));
}
