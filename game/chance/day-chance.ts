import { keyedChance } from './keyed-chance.ts';

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

/** The days requested last. Settlement needs two: its own day and the day before. */
let kept: { seed: string; day: number; chance: DayChance }[] = [];
const MAX_KEPT = 2;

/**
 * Returns the chance of a day.
 * @param day days since the world began; -1 is the day before
 */
export function chanceOn({ seed }: { seed: string }, day: number): DayChance {
  const known = kept.find((one) => one.day === day && one.seed === seed);
  if (known) return known.chance;
  const chance = keyedChance(seed, day);
  kept = [{ seed, day, chance }, ...kept].slice(0, MAX_KEPT);
  return chance;
}
