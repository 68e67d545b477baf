import { hasNewRules } from '../rules-version.ts';
import { HOURS_A_DAY } from '../time.ts';
import { keyedChance } from './keyed-chance.ts';
import { legacyChance } from './legacy-chance.ts';

/** Everything that chance decides on one day of a world. The same question always gets the same answer. */
export interface DayChance {
  /** Noise of the fuel price: mean 0, standard deviation 1. */
  fuel(): number;
  /** Even, from 0 to below 1: the lower, the worse the weather of an airport. */
  weather(airport: string): number;
  /** Draws for a departure: even, from 0 to below 1. Ask for positions in ascending order. */
  fate(leg: string): (position: number) => number;
  /** Even words (0 to 2³² − 1), eight of them, for the demand from one airport to another. */
  demand(from: string, to: string): readonly number[];
  /** The first of these words: all that the demand of the next day depends on. */
  firstDemand(from: string, to: string): number;
  /** Even word (0 to 2³² − 1) for the passengers who change flights after a departure. */
  connecting(leg: string): number;
}

/** What the chance of a world depends on. */
export interface ChanceWorld {
  seed: string;
  /** First hour settled under the rules of 0.3.0. */
  rulesFrom: number;
}

/** The days asked for last. A settlement asks for two: its own, and the one before it. */
let kept: { seed: string; isKeyed: boolean; day: number; chance: DayChance }[] = [];
const MOST_KEPT = 2;

function chanceOf(seed: string, isKeyed: boolean, day: number): DayChance {
  const known = kept.find((one) => one.day === day && one.seed === seed && one.isKeyed === isKeyed);
  if (known) return known.chance;
  const chance = isKeyed ? keyedChance(seed, day) : legacyChance(seed, day);
  kept = [{ seed, isKeyed, day, chance }, ...kept].slice(0, MOST_KEPT);
  return chance;
}

/**
 * Returns the chance of a day. A whole day has one kind of chance, that of its first hour: passengers who have flown in the
 * morning are counted against the day's demand until midnight.
 * @param day days since the world began
 */
export const chanceOn = ({ seed, rulesFrom }: ChanceWorld, day: number): DayChance =>
  chanceOf(seed, hasNewRules(rulesFrom, day * HOURS_A_DAY), day);

/** Returns the chance of the day before one under the rules of 0.4.0: of the same kind, also where the world began later. */
export const chanceBefore = ({ seed }: ChanceWorld, day: number): DayChance => chanceOf(seed, true, day - 1);
