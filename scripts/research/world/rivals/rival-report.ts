import { table } from '#scripts/table.ts';
import { PLAYER_WEEK_HEADER, playerWeekRow } from '../best-report.ts';
import { percent, sum } from '../figures.ts';
import { type Finding, findingTable } from '../finding.ts';
import { sparkline } from '../text-plot.ts';
import { fatesByWeek } from './fates.ts';
import { financeRows } from './finance-rows.ts';
import { busiestPairs, pairHistories } from './market-figures.ts';
import type { RivalRun } from './play-rivals.ts';
import type { RivalSample } from './sample.ts';

/** Number of pairs in the table and plots of the busiest ones. */
export const PAIRS = 50;

/** Returns what became of the rivals as rows of name and value. */
export function fateRows({ samples }: RivalRun): [name: string, value: string][] {
  const [first, last] = [samples[0] as RivalSample, samples.at(-1) as RivalSample];
  const fates = fatesByWeek(samples).at(-1);
  const aircraft = (sample: RivalSample) =>
    sum(sample.airlines.map((airline) => (airline.rival ? airline.aircraft : 0)));
  return [
    ['Rivals that grew, stayed, shrank', `${fates?.grown}, ${fates?.stagnant}, ${fates?.shrunk}`],
    ['Rivals that are gone, merged or failed', String(fates?.gone)],
    ['Rivals that have been founded', String(fates?.founded)],
    ['Their aircraft at first, at last', `${aircraft(first)}, ${aircraft(last)}`],
    ['Their rejected actions', String(last.rejected)],
  ];
}

export const PAIR_HEADER = [
  'pair',
  'airlines',
  'seats/week',
  'fare at first',
  'fare at last',
  'share at first',
  'share at last',
];

/** Returns the busiest pairs as rows of a table. Fares are multiples of the reference fare. */
export function pairRows({ samples }: RivalRun): string[][] {
  const [first, last] = [samples[0] as RivalSample, samples.at(-1) as RivalSample];
  const before = new Map(busiestPairs(first).map((row) => [row.pair, row]));
  return busiestPairs(last, PAIRS).map(({ pair, airlines, seats, fare, largest }) => {
    const then = before.get(pair);
    const shares = [then ? percent(then.largest) : '–', percent(largest)];
    return [pair, String(airlines), String(seats), then?.fare.toFixed(2) ?? '–', fare.toFixed(2), ...shares];
  });
}

/** Prints what became of the rivals, the players among them, and the busiest pairs over time. */
export function printRivals(run: RivalRun, findings: readonly Finding[], seed: string): void {
  const { rivals, samples, best, newcomers } = run;
  console.log(`\n${rivals} rivals for ${samples.length - 1} weeks, seed "${seed}"\n`);
  console.log(table(['rivals', ''], fateRows(run)));
  console.log(`\n${table(['bank and stock market', ''], financeRows(run.finances))}`);
  const histories = pairHistories(samples, PAIRS);
  const pairs = pairRows(run).map((row, index) => [
    ...row,
    sparkline(histories[index]?.fares ?? []),
    sparkline(histories[index]?.largest ?? []),
  ]);
  console.log(`\n${table([...PAIR_HEADER, 'fares by week', 'shares'], pairs)}`);
  const weeksOf = (name: string, weeks: typeof best.weeks) =>
    console.log(`\n${name}\n\n${table(PLAYER_WEEK_HEADER, weeks.map(playerWeekRow))}`);
  weeksOf('The expert', best.weeks);
  for (const { name, weeks } of newcomers) weeksOf(`${name}, a newcomer`, weeks);
  for (const rejection of [best, ...newcomers].flatMap(({ rejections }) => rejections).slice(0, 5))
    console.log(`Rejected: ${rejection}`);
  console.log(`\n${findingTable('bounds of a world with rivals', findings)}`);
}
