import { STARTING_CAPITAL } from '../../../game/airline.ts';
import { hashOf } from '../../../game/hash.ts';
import type { SpreadWorld } from './load.ts';

/** An airline that looks for its next aircraft. */
export interface SpreadCase {
  name: string;
  /** IATA code. */
  hub: string;
  stage: string;
  /** Aircraft that it has. */
  fleet: number;
  /** Whole US dollars. */
  cash: number;
  /** First day of the four weeks that it looks at, YYYY-MM-DD. */
  start: string;
  /** Even draw of 0 to `of` − 1, the same for the same words. */
  draw: (what: string, of: number) => number;
}

/** How far an airline has come: its aircraft, and its cash in times of what it began with. */
const STAGES = [
  { stage: 'first aircraft', fleet: 0, cash: [1, 1] },
  { stage: '5 aircraft', fleet: 5, cash: [0.5, 2] },
  { stage: '20 aircraft', fleet: 20, cash: [2, 8] },
] as const;
/** Names of the stages, the earliest first. */
export const SPREAD_STAGES = STAGES.map(({ stage }) => stage);
const DRAWS = 1_000_000;
const MONTHS = 12;

/** An airport, the likelier the more trips begin there. @param share 0–1 */
function hubAt(hubs: SpreadWorld['hubs'], share: number): string {
  let left = share * hubs.reduce((sum, { trips }) => sum + trips, 0);
  for (const { iata, trips } of hubs) {
    left -= trips;
    if (left < 0) return iata;
  }
  return hubs.at(-1)?.iata ?? '';
}

/** Returns so many airlines, the stages in turn. The same seed gives the same ones. */
export function spreadCases({ hubs }: SpreadWorld, seed: string, count: number): SpreadCase[] {
  return Array.from({ length: count }, (_, at) => {
    const draw = (what: string, of: number) => hashOf(['spread', seed, at, what]) % of;
    const { stage, fleet, cash } = STAGES[at % STAGES.length] as (typeof STAGES)[number];
    const [least, most] = cash;
    const hub = hubAt(hubs, draw('hub', DRAWS) / DRAWS);
    const month = String(1 + draw('month', MONTHS)).padStart(2, '0');
    return {
      ...{ name: `${hub}, ${stage}`, hub, stage, fleet, draw },
      cash: Math.round(STARTING_CAPITAL * (least + ((most - least) * draw('cash', DRAWS)) / DRAWS)),
      start: `2026-${month}-01`,
    };
  });
}
