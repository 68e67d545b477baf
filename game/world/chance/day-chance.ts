import { type DayChance, keyedChance } from './keyed-chance.ts';

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
