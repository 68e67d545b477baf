import { median } from '#scripts/research/demand/statistics.ts';
import { together } from '../accounts.ts';
import { percent, sum } from '../figures.ts';
import { type Finding, within } from '../finding.ts';
import type { NewcomerRun } from './newcomer.ts';
import type { RivalSample } from './sample.ts';

/** Weeks after which a newcomer is an airline like others: 120 days. */
const ESTABLISHED = 17;
/** Weeks at the end from which a player's state is judged. */
export const LAST_WEEKS = 4;
/** Of a well-run airline. IATA 2024: a load factor of 83.5%, and a net margin of a few percent. */
const LOAD = [0.75, 0.88] as const;
const MARGIN = [0.02, 0.08] as const;
/** Share of all airlines that earn less than a sensible newcomer. */
const RANK = [0.3, 0.7] as const;

/** Returns what each airline has earned in the last weeks, by id, in whole US dollars. */
function earnedLately(samples: readonly RivalSample[]): Map<string, number> {
  const [before, now] = [samples.at(-1 - LAST_WEEKS), samples.at(-1)];
  const worths = new Map(before?.airlines.map(({ id, worth }) => [id, worth]));
  return new Map(
    now?.airlines.flatMap(({ id, worth }) => {
      const was = worths.get(id);
      return was === undefined ? [] : [[id, worth - was] as const];
    }),
  );
}

/** Returns the share of all airlines that have earned less than each of some airlines lately. */
function ranksOf(samples: readonly RivalSample[], ids: readonly string[]): number[] {
  const earned = earnedLately(samples);
  return ids.map((id) => {
    const own = earned.get(id) ?? Number.NaN;
    const others = [...earned].filter(([other]) => other !== id);
    return sum(others.map(([, profit]) => (profit < own ? 1 : 0))) / others.length;
  });
}

/**
 * Checks that newcomers who have flown for 120 days are airlines like others. Their net margin counts all that they have
 * earned and spent, as their statements do: the rights to fly their pairs, too. Hubs differ, so the newcomers are judged
 * together and by the middle rank.
 */
export function establishedFindings(
  samples: readonly RivalSample[],
  newcomers: readonly NewcomerRun[],
): Finding[] {
  const established = newcomers.filter(({ weeks }) => weeks.length >= ESTABLISHED);
  if (established.length === 0) return [];
  const { load, revenue } = together(established.flatMap(({ weeks }) => weeks.map(({ account }) => account)));
  const earned = sum(established.map(({ weeks, capital }) => (weeks.at(-1)?.worth ?? Number.NaN) - capital));
  const ranks = ranksOf(
    samples,
    established.map(({ airline }) => airline),
  );
  return [
    within('newcomers together: load factor', load, LOAD),
    within('… net margin', earned / revenue, MARGIN),
    {
      ...within('', median(ranks), RANK),
      name: `… airlines that have earned less in the last ${LAST_WEEKS} weeks, middle`,
      value: ranks.map((rank) => percent(rank)).join(', '),
    },
  ];
}
