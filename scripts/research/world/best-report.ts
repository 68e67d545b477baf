import { table } from '#scripts/table.ts';
import { BEST, type BestRun } from './best-run.ts';
import { percent } from './figures.ts';
import { figureTable, htmlPage } from './page.ts';
import type { PlayerWeek } from './player-week.ts';
import { linePlot } from './svg-plot.ts';
import { sparkline } from './text-plot.ts';

const millions = (value: number) => (value / 1e6).toFixed(1);
const thousands = (value: number) => (value / 1e3).toFixed(0);

/** Titles of a table of an airline's weeks. */
export const PLAYER_WEEK_HEADER = [
  'week',
  'cash $m',
  'net worth $m',
  'growth',
  'aircraft',
  'routes',
  'flights',
  'load',
  'net margin',
  'profit/aircraft $k',
];

/** Returns the results of a week as a row of that table. */
export const playerWeekRow = ({
  week,
  cash,
  worth,
  growth,
  aircraft,
  routes,
  account,
  profitEach,
}: PlayerWeek): string[] => [
  String(week),
  millions(cash),
  millions(worth),
  percent(growth),
  String(aircraft),
  String(routes),
  String(account.flights),
  percent(account.load),
  percent(account.margin),
  thousands(profitEach),
];

/** Prints the weekly growth of the best known strategy. */
export function printBest({ weeks, worth, rejections }: BestRun, seed: string): void {
  console.log(`\n${BEST.name}: ${BEST.hub}, reinvested weekly for ${worth.length} days, seed "${seed}"\n`);
  console.log(table(PLAYER_WEEK_HEADER, weeks.map(playerWeekRow)));
  const [first, last] = [worth[0] ?? 0, worth.at(-1) ?? 0];
  console.log(`\nnet worth by day   ${sparkline(worth)}   $${millions(first)}m to $${millions(last)}m`);
  if (rejections.length > 0)
    console.log(`The server rejected ${rejections.length} actions, first: ${rejections[0]}`);
}

/** Returns the same as an HTML page with plots. */
export function bestPage({ weeks, worth }: BestRun, seed: string): string {
  const title = `${BEST.name}: ${BEST.hub}, ${worth.length} days`;
  const plot = (name: string, of: (week: PlayerWeek) => number, format: (value: number) => string) =>
    weeks.length > 1 ? linePlot(`${name}, by week`, [{ name, values: weeks.map(of) }], format) : '';
  return htmlPage(title, `Seed “${seed}”.`, [
    figureTable(PLAYER_WEEK_HEADER, weeks.map(playerWeekRow)),
    linePlot('Net worth at the end of each day, $m', [{ name: 'net worth', values: worth }], millions),
    plot('Growth of net worth', ({ growth }) => growth, percent),
    plot(
      'Aircraft',
      ({ aircraft }) => aircraft,
      (value) => value.toFixed(0),
    ),
    plot('Load factor', ({ account }) => account.load, percent),
    plot('Profit per aircraft, $k', ({ profitEach }) => profitEach, thousands),
  ]);
}
