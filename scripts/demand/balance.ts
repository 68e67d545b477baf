import { writeFileSync } from 'node:fs';
import type { DemandParameters } from '../../game/demand/parameters.ts';
import { PLACE_COLUMNS, type Place } from '../../game/demand/place.ts';
import type { World } from '../../game/demand/traits.ts';
import { toTable } from '../data/table.ts';
import { inRoot } from '../paths.ts';
import { compilePairs } from './pairs.ts';
import { AGGREGATES } from './published.ts';
import { solve } from './solve.ts';

const ROUNDS = 30;
const DIGITS = 6;

/**
 * Balances the whole world and writes the factors into seed/airport_demand.csv. The world's total is set to the published
 * one at the end, so that the smaller world of the fit leaves no trace.
 */
export function writeBalance(places: readonly Place[], world: World, parameters: DemandParameters): void {
  const solution = solve(compilePairs(places, world), parameters, ROUNDS);
  const total = solution.trips.reduce((sum, trips) => sum + trips, 0);
  const level = AGGREGATES.trips / total;
  const rows = places.map((place, at) => ({
    ...place,
    trips: Math.round((solution.trips[at] ?? 0) * level),
    bond: Number(((solution.bond[at] ?? 0) * Math.sqrt(level)).toPrecision(DIGITS)),
    outbound: Number(((solution.outbound[at] ?? 0) * level).toPrecision(DIGITS)),
    inbound: Number((solution.inbound[at] ?? 0).toPrecision(DIGITS)),
  }));
  writeFileSync(inRoot('seed/airport_demand.csv'), toTable(PLACE_COLUMNS, rows));
  console.log(`Balanced ${places.length} places; level ${level.toFixed(3)}.`);
}
