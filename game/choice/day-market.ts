import type { PassengerGroup } from '../demand/groups.ts';
import { weekdayFactor } from '../demand/profile.ts';
import { seasonFactors } from '../demand/season.ts';
import type { DayMarket } from './offer.ts';
import { POTENTIAL } from './tastes.ts';
import { usualDepartures } from './usual-departures.ts';

/** A year's days, there and back. */
const DIRECTED_DAYS = 730;
/** Standard deviation of a day's demand round what its weekday and month let expect, for all groups alike. */
const NOISE = 0.07;
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
}

/** Near a bell curve of mean 0 and standard deviation 1: the bytes of one hash, since a settlement asks for thousands. */
const bell = (hash: number) =>
  ((hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) + (hash >>> 24) - BYTES_MEAN) /
  BYTES_DEVIATION;

/** Factor on the demand of a day, by a hash drawn for it: 1 on average. */
export const moodOf = (hash: number): number => 1 + NOISE * bell(hash);

/** Returns a whole number of people around a mean. @param draws two, from `at` on: the noise of the day, and rounding */
function wholePeople(mean: number, draws: readonly number[], at: number): number {
  const wanted = mean + OWN_NOISE * Math.sqrt(mean) * bell(draws[at] as number);
  return Math.max(0, Math.floor(wanted + (draws[at + 1] as number) / TWO_TO_32));
}

/**
 * Those who would travel in one direction on a day, if it suited them; more than do at usual fares and service. Whole people
 * where draws are given, else parts of them, too.
 */
export function dayMarket(pair: PairMarket, { month, weekday, draws }: MarketDay): DayMarket {
  const { yearly, km, latA, latB } = pair;
  const season = seasonFactors(month, latA, latB);
  if (!draws) return meanMarket(pair, season, weekday);
  const mood = moodOf(draws[0] as number);
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
  const people = Math.max(1, demand.leisure + demand.business + demand.premium);
  return Math.min(1, Math.sqrt(NOISE * NOISE + (OWN_NOISE * OWN_NOISE) / people));
}
