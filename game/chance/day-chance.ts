import { hasNewRules } from '../rules-version.ts';
import { HOURS_A_DAY } from '../time.ts';
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
  /** Uniform word (0 to 2³² − 1) for a departure's connecting passengers. */
  connecting(leg: string): number;
}

/** Inputs of a world's chance. */
export interface ChanceWorld {
  seed: string;
  /** First hour settled under the rules of 0.3.0. */
  rulesFrom: number;
}

/** The last day requested. Cached because all flights of an hour request the same day. */
let last: { world: ChanceWorld; day: number; chance: DayChance } | undefined;

/**
 * Returns the chance of a day. A whole day uses the kind of chance of its first hour because passengers who
 * flew in the morning count against the day's demand until midnight.
 * @param day days since the world began
 */
export function chanceOn({ seed, rulesFrom }: ChanceWorld, day: number): DayChance {
  if (last?.day === day && last.world.seed === seed && last.world.rulesFrom === rulesFrom) return last.chance;
  const chance = hasNewRules(rulesFrom, day * HOURS_A_DAY) ? keyedChance(seed, day) : legacyChance(seed, day);
  last = { world: { seed, rulesFrom }, day, chance };
  return chance;
}
