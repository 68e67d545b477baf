import { writeFileSync } from 'node:fs';
import type { DemandParameters } from '#game/demand/parameters.ts';
import { PLACE_COLUMNS, type Place } from '#game/demand/place.ts';
import type { PairData } from '#game/demand/traits.ts';
import { toTable } from '#scripts/data/table.ts';
import { inRoot } from '#scripts/paths.ts';
import { borderShares } from './airport-shares.ts';
import { compilePairs } from './pairs.ts';
import { solve } from './solve.ts';

const ROUNDS = 60;
const DIGITS = 6;

/** Balances the whole world and writes the factors to seed/airport_demand.csv. */
export function writeBalance(places: readonly Place[], world: PairData, parameters: DemandParameters): void {
  const solution = solve(compilePairs(places, world), parameters, ROUNDS, borderShares());
  const rows = places.map((place, index) => ({
    ...place,
    trips: Math.round(solution.trips[index] ?? 0),
    bond: Number((solution.bond[index] ?? 0).toPrecision(DIGITS)),
    outbound: Number((solution.outbound[index] ?? 0).toPrecision(DIGITS)),
    inbound: Number((solution.inbound[index] ?? 0).toPrecision(DIGITS)),
    abroad: Number((solution.abroad[index] ?? 1).toPrecision(DIGITS)),
  }));
  writeFileSync(inRoot('seed/airport_demand.csv'), toTable(PLACE_COLUMNS, rows));
  console.log(`Balanced ${places.length} places.`);
}
