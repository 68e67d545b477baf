import type { DayChance } from './day-chance.ts';
import { normal, share } from './draws.ts';
import { type HashKey, hashOf } from './hash.ts';

/** Returns draws by position, derived from the hash of a key. */
const drawsOf = (key: HashKey) => {
  const base = hashOf(key);
  return (position: number): number => hashOf([base, position]);
};

/**
 * Returns the chance of a day under the rules of 0.2.0, for replays of the hours before an upgrade. Its state
 * has only 32 bits: two dozen fuel prices are enough to compute all others.
 * @param day days since the world began
 */
export function legacyChance(seed: string, day: number): DayChance {
  const delays = hashOf([seed, 'fates']);
  const demands = hashOf([seed, 'demand', day]);
  const connections = hashOf([seed, 'connecting', day]);
  return {
    fuel() {
      const draws = drawsOf([seed, day, 'fuel']);
      let position = 0;
      return normal(() => draws(position++));
    },
    weather: (airport) => share(hashOf([delays, 'weather', airport, day])),
    departure(leg) {
      const draws = drawsOf([delays, 'fate', leg, day]);
      return (position) => share(draws(position));
    },
    demand(from, to) {
      const base = hashOf([demands, from, to]);
      const groups = [0, 1, 2].map((position) => hashOf([base, position]));
      return [base, ...groups.flatMap((word) => [word, hashOf([word])]), hashOf([base, 'rounding'])];
    },
    firstDemand: (from, to) => hashOf([demands, from, to]),
    connecting: (leg) => hashOf([connections, leg]),
  };
}
