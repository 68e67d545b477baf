import type { PairData } from '#game/demand/traits.ts';
import { type DemandPlace, pairDemand } from '#game/demand/trips.ts';
import { REGION_NAMES, type Region } from '#game/world/economy/places.ts';
import { readTable } from '#scripts/data/table.ts';
import { connectingShares } from './airport-shares.ts';
import { type Comparison, type Score, scoreOf } from './comparison.ts';
import { COUNTS, type CountKey, countedPairs } from './published.ts';

/** A counted pair beside the model's trips. */
export interface CountedComparison extends Comparison {
  counts: CountKey;
  km: number;
  /** Names of both continents in alphabetical order. */
  continents: string;
  /** The model's trips with those who change planes at either end, as counts include them. */
  withConnecting: number;
}

/** Highest share of connecting passengers that counts: an airport has some of its own. */
const MOST_CONNECTING = 0.9;

/** Compares counted pairs with the model. Leaves out those with a code that is not an airport of the game. */
export function compareCounts(
  markets: ReadonlyMap<string, DemandPlace>,
  world: PairData,
): CountedComparison[] {
  const continents = new Map(
    readTable<'iata' | 'continent'>('seed/airports.csv').map(({ iata, continent }) => [
      iata,
      REGION_NAMES[continent as Region],
    ]),
  );
  const shares = connectingShares();
  const own = (code: string) => 1 - MOST_CONNECTING * (shares.get(code) ?? 0);
  return countedPairs().flatMap(({ pair, a, b, passengers, counts }) => {
    const [from, to] = [markets.get(a), markets.get(b)];
    if (!from || !to) return [];
    const { km, total } = pairDemand(from, to, world);
    const ends = [a, b].map((code) => continents.get(code)).sort();
    return [
      {
        key: pair,
        published: passengers,
        model: total,
        withConnecting: total / (own(a) * own(b)),
        counts,
        km,
        continents: ends.join(' – '),
      },
    ];
  });
}

export interface CountedGroup {
  name: string;
  score: Score;
  /** The same with connecting passengers. */
  likeWithLike: Score;
  /** Target of its rank correlation. */
  target?: number;
}

/** Distances (km) at which a band begins. */
const BANDS = [0, 1_500, 4_000, 8_000] as const;
/** Beyond this distance, km, a flight is a long haul. */
const LONG_KM = 4_000;
/** Fewest pairs of two continents that make a group. */
const FEWEST = 20;

const TARGETS = { long: 0.7, us: 0.7, uk: 0.7, au: 0.75, cl: 0.75 } as const;

/** Groups counted pairs by source, distance and continents. */
export function countedGroups(pairs: readonly CountedComparison[]): CountedGroup[] {
  const group = (name: string, keep: (pair: CountedComparison) => boolean, target?: number) => ({
    name,
    score: scoreOf(pairs.filter(keep)),
    likeWithLike: scoreOf(pairs.filter(keep).map((pair) => ({ ...pair, model: pair.withConnecting }))),
    ...(target === undefined ? {} : { target }),
  });
  const from = (country: string) => (pair: CountedComparison) => pair.counts.startsWith(country);
  const number = (km: number) => km.toLocaleString('en');
  const continents = [...new Set(pairs.map((pair) => pair.continents))].sort();
  return [
    group(`Over ${number(LONG_KM)} km`, ({ km }) => km > LONG_KM, TARGETS.long),
    group(COUNTS.us_international, from('us'), TARGETS.us),
    group(COUNTS.uk_longhaul, from('uk'), TARGETS.uk),
    group('Australia', from('au'), TARGETS.au),
    group('Chile', from('cl'), TARGETS.cl),
    ...BANDS.map((low, index) => {
      const high = BANDS[index + 1] ?? Number.POSITIVE_INFINITY;
      const name = Number.isFinite(high) ? `${number(low)} to ${number(high)} km` : `From ${number(low)} km`;
      return group(name, ({ km }) => km >= low && km < high);
    }),
    ...continents
      .map((both) => group(both, (pair) => pair.continents === both))
      .filter(({ score }) => score.comparisons.length >= FEWEST),
  ];
}
