import type { PairDemand } from '#game/demand/trips.ts';
import { demandState } from '../columns.ts';

/** Maximum number of pairs in memory, which take 2 MB: those of several hubs. */
const PAIRS_MAX = 5_000;

let known: { state: string; pairs: Map<string, PairDemand> } | undefined;

/** Returns the demand of pairs that this runtime has computed since the last import, for more to be added. */
export function knownPairs(app: CoreApp): Map<string, PairDemand> {
  const state = demandState(app);
  if (known?.state !== state || known.pairs.size > PAIRS_MAX) known = { state, pairs: new Map() };
  return known.pairs;
}
