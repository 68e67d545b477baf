import { percent, sum } from '../figures.ts';
import type { Finding } from '../finding.ts';
import { earnedByAirline, type RivalSample } from './sample.ts';

/** Maximum share of all profits that the best strategy may earn. */
const EARNED = 0.1;
/** Maximum factor by which anybody may multiply equity, and the weeks that it takes. */
const MULTIPLIED = 6;
const WEEKS = 26;

/** Returns the largest factor by which an airline has multiplied its equity within some weeks; 1 if none has. */
function largestMultiple(samples: readonly RivalSample[]): number {
  const factors = samples.flatMap(({ airlines }, index) => {
    const before = samples[Math.max(0, index - WEEKS)]?.airlines ?? [];
    const worths = new Map(before.map(({ id, worth }) => [id, worth]));
    return airlines.map(({ id, worth }) => worth / (worths.get(id) ?? worth));
  });
  return Math.max(1, ...factors);
}

/** Checks that no airline leaves all others behind. @param expert airline id of the player with the best strategy */
export function fortuneFindings(samples: readonly RivalSample[], expert: string): Finding[] {
  const earned = earnedByAirline(samples);
  const profits = [...earned.values()].map((profit) => Math.max(0, profit));
  const share = (earned.get(expert) ?? Number.NaN) / sum(profits);
  const multiple = largestMultiple(samples);
  return [
    {
      name: 'the expert’s share of what all airlines have earned',
      value: percent(share),
      bound: `at most ${percent(EARNED)}`,
      kept: share <= EARNED,
    },
    {
      name: `largest multiple of equity within ${WEEKS} weeks`,
      value: multiple.toFixed(1),
      bound: `at most ${MULTIPLIED}`,
      kept: multiple <= MULTIPLIED,
    },
  ];
}
