import { hasNewRules } from '../world/rules-version.ts';
import { HOURS_A_DAY } from '../world/time.ts';
import { keyedChance } from './keyed-chance.ts';
import { legacyChance } from './legacy-chance.ts';

/** All chance of one day of a world. The same call always returns the same result. */
export interface DayChance {
  /** Noise of the fuel price: mean 0, standard deviation 1. */
  fuel(): number;
  /** Uniform, from 0 to below 1. Lower means worse weather at the airport. */
  weather(airport: string): number;
  /** Draws for a departure: uniform, from 0 to below 1. Request positions in ascending order. */
  departure(leg: string): (position: number) => number;
  /** Eight uniform words (0 to 2³² − 1) for the demand from one airport to another. */
  demand(from: string, to: string): readonly number[];
  /** The first of these words. The demand of the next day depends on no more than that. */
  firstDemand(from: string, to: string): number;
  /** Uniform word (0 to 2³² − 1) for a departure's connecting passengers. */
  connecting(leg: string): number;
}

/** Inputs of a world's chance. */
export interface ChanceWorld {
  seed: string;
  /** First hour settled under the rules of 0.3.0. */
  rulesFrom: number;
}

/** The days requested last. Settlement needs two: its own day and the day before. */
let kept: { seed: string; isKeyed: boolean; day: number; chance: DayChance }[] = [];
const MAX_KEPT = 2;

function chanceOf(seed: string, isKeyed: boolean, day: number): DayChance {
  const known = kept.find((one) => one.day === day && one.seed === seed && one.isKeyed === isKeyed);
  if (known) return known.chance;
  const chance = isKeyed ? keyedChance(seed, day) : legacyChance(seed, day);
  kept = [{ seed, isKeyed, day, chance }, ...kept].slice(0, MAX_KEPT);
  return chance;
}

/**
 * Returns the chance of a day. A whole day uses the kind of chance of its first hour because passengers who
 * flew in the morning count against the day's demand until midnight.
 * @param day days since the world began
 */
export const chanceOn = ({ seed, rulesFrom }: ChanceWorld, day: number): DayChance =>
  chanceOf(seed, hasNewRules(rulesFrom, day * HOURS_A_DAY), day);

/**
 * Returns the chance of the day before `day` under the rules of 0.4.0. It is keyed even if older rules
 * applied on that day, or if the world began later.
 */
export const chanceBefore = ({ seed }: ChanceWorld, day: number): DayChance => chanceOf(seed, true, day - 1);
