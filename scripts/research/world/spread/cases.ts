import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { hashOf } from '#game/world/chance/hash.ts';
import type { SpreadWorld } from './load.ts';

/** An airline that looks for its next aircraft. */
export interface SpreadCase {
  name: string;
  /** IATA code. */
  hub: string;
  stage: string;
  /** Number of its aircraft. */
  fleet: number;
  /** Whole US dollars. */
  cash: number;
  /** First day of the four weeks considered, YYYY-MM-DD. */
  start: string;
  /** Returns a uniform draw of 0 to `of` − 1, the same for the same words. */
  draw: (what: string, of: number) => number;
}

/** Stages of an airline: number of aircraft, and cash as a multiple of the initial capital. */
const STAGES = [
  { stage: 'first aircraft', fleet: 0, cash: [1, 1] },
  { stage: '5 aircraft', fleet: 5, cash: [0.5, 2] },
  { stage: '20 aircraft', fleet: 20, cash: [2, 8] },
] as const;
/** Names of the stages, earliest first. */
export const SPREAD_STAGES = STAGES.map(({ stage }) => stage);
const DRAWS = 1_000_000;
const MONTHS = 12;

/** Returns an airport, with a probability proportional to the trips that begin there. @param share 0–1 */
function hubAt(hubs: SpreadWorld['hubs'], share: number): string {
  let left = share * hubs.reduce((sum, { trips }) => sum + trips, 0);
  for (const { iata, trips } of hubs) {
    left -= trips;
    if (left < 0) return iata;
  }
  return hubs.at(-1)?.iata ?? '';
}

/** Returns this many airlines with the stages in turn. The same seed gives the same airlines. */
export function spreadCases({ hubs }: SpreadWorld, seed: string, count: number): SpreadCase[] {
  return Array.from({ length: count }, (_, index) => {
    const draw = (what: string, of: number) => hashOf(['spread', seed, index, what]) % of;
    const { stage, fleet, cash } = STAGES[index % STAGES.length] as (typeof STAGES)[number];
    const [min, max] = cash;
    const hub = hubAt(hubs, draw('hub', DRAWS) / DRAWS);
    const month = String(1 + draw('month', MONTHS)).padStart(2, '0');
    return {
      name: `${hub}, ${stage}`,
      hub,
      stage,
      fleet,
      draw,
      cash: Math.round(STARTING_CAPITAL * (min + ((max - min) * draw('cash', DRAWS)) / DRAWS)),
      start: `2026-${month}-01`,
    };
  });
}
