import type { PassengerGroup } from '../demand/groups.ts';
import { weekdayFactor } from '../demand/profile.ts';
import { seasonFactors } from '../demand/season.ts';
import type { DayMarket } from './offer.ts';
import { POTENTIAL } from './tastes.ts';
import { usualDepartures } from './usual-departures.ts';

/** A year's days, there and back. */
const DIRECTED_DAYS = 730;
/**
 * Standard deviation of a day's demand around its calendar mean, as a share of it. With weekdays and seasons, the demand of a
 * departure varies by about a third of its mean over a year, as it does for airlines: 0.3 for the cycles of one segment, and
 * chance on top (W. Swan, Spill Modeling for Airlines, Boeing 1998, and Selecting K-cyclic for Spill Model, 1994).
 */
const NOISE = 0.24;
/** The same under the rules before 0.4.0. */
const OLD_NOISE = 0.07;
/** Limit of the factor by which a day differs from its mean. */
const MOST_NOISE = 0.7;
/** What each group adds by itself, in roots of its people. */
const OWN_NOISE = 0.6;
/** Mean and standard deviation of the sum of four even bytes. */
const BYTES_MEAN = 510;
const BYTES_DEVIATION = 147.8;
const TWO_TO_32 = 4_294_967_296;

export interface PairMarket {
  km: number;
  /** People who fly in a year at usual fares and service, both ways together. */
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
  /** Draws of that day and direction (`DayChance.demand`); without them a day is as the calendar predicts. */
  draws?: readonly number[];
  /** First draw of the day before; undefined under the rules before 0.4.0, when days differed less. */
  dayBefore?: number | undefined;
}

// Looked up once: in goja finding a function costs as much as calling it.
const { floor, max, min, sqrt } = Math;

/** Near a bell curve of mean 0 and standard deviation 1: the bytes of one hash, since a settlement asks for thousands. */
const bell = (hash: number) =>
  ((hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) + (hash >>> 24) - BYTES_MEAN) /
  BYTES_DEVIATION;

const within = (noise: number): number => 1 + max(-MOST_NOISE, min(MOST_NOISE, noise));

/** Factor on the demand of a day, by a hash drawn for it: 1 on average. */
export const moodOf = (hash: number): number => within(NOISE * bell(hash));

/** The same under the rules before 0.4.0. */
export const oldMoodOf = (hash: number): number => 1 + OLD_NOISE * bell(hash);

/**
 * Returns the factor on the demand of a day in an O&D market. What a day has more, its neighbours have less: people move
 * their journey by a day more often than they give it up, so that weeks differ less than days.
 */
const dayFactor = (today: number, dayBefore: number): number =>
  within((NOISE * (bell(today) - bell(dayBefore))) / Math.SQRT2);

/** Returns a whole number of people around a mean. @param draws two, from `at` on: the noise of the day, and rounding */
function wholePeople(mean: number, draws: readonly number[], at: number): number {
  const wanted = mean + OWN_NOISE * sqrt(mean) * bell(draws[at] as number);
  return max(0, floor(wanted + (draws[at + 1] as number) / TWO_TO_32));
}

/**
 * Those who would travel in one direction on a day, if it suited them; more than do at usual fares and service. Whole people
 * where draws are given, else parts of them, too.
 */
export function dayMarket(pair: PairMarket, { month, weekday, draws, dayBefore }: MarketDay): DayMarket {
  const { yearly, km, latA, latB } = pair;
  const season = seasonFactors(month, latA, latB);
  if (!draws) return meanMarket(pair, season, weekday);
  const today = draws[0] as number;
  const mood = dayBefore === undefined ? oldMoodOf(today) : dayFactor(today, dayBefore);
  const mean = (group: PassengerGroup) =>
    (yearly[group] / DIRECTED_DAYS) * POTENTIAL * weekdayFactor(group, weekday) * season[group] * mood;
  const departures = usualDepartures(yearly.leisure + yearly.business + yearly.premium, km);
  const demand = {
    leisure: wholePeople(mean('leisure'), draws, 1),
    business: wholePeople(mean('business'), draws, 3),
    premium: wholePeople(mean('premium'), draws, 5),
  };
  return { km, demand, departures, rounding: (draws[7] as number) / TWO_TO_32 };
}

/** The same as the calendar predicts it, in parts of people. @param season factors on each group's trips */
export function meanMarket(
  { yearly, km }: PairMarket,
  season: Readonly<Record<PassengerGroup, number>>,
  weekday: number,
): DayMarket {
  const mean = (group: PassengerGroup) =>
    (yearly[group] / DIRECTED_DAYS) * POTENTIAL * weekdayFactor(group, weekday) * season[group];
  return {
    km,
    demand: { leisure: mean('leisure'), business: mean('business'), premium: mean('premium') },
    departures: usualDepartures(yearly.leisure + yearly.business + yearly.premium, km),
  };
}

/** Standard deviation of the demand of a day drawn by chance, as a share of what is expected; at most all of it. */
export function demandSpread({ demand }: DayMarket): number {
  const people = max(1, demand.leisure + demand.business + demand.premium);
  return min(1, sqrt(NOISE * NOISE + (OWN_NOISE * OWN_NOISE) / people));
}
