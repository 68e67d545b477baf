import { table } from '../table.ts';
import { BEST, type BestRun, type BestWeek } from './best-run.ts';
import { percent } from './figures.ts';
import { linePlot } from './svg-plot.ts';
import { sparkline } from './text-plot.ts';

const millions = (value: number) => (value / 1e6).toFixed(1);
const thousands = (value: number) => (value / 1e3).toFixed(0);

const HEADER = [
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

const rowOf = ({ week, cash, worth, growth, aircraft, routes, account, profitEach }: BestWeek): string[] => [
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
  console.log(
    `\n${BEST.name}: ${BEST.hub}, ${BEST.model}, reinvested daily for ${worth.length} days, seed "${seed}"\n`,
  );
  console.log(table(HEADER, weeks.map(rowOf)));
  const [first, last] = [worth[0] ?? 0, worth.at(-1) ?? 0];
  console.log(`\nnet worth by day   ${sparkline(worth)}   $${millions(first)}m to $${millions(last)}m`);
  if (rejections.length > 0)
    console.log(`The server rejected ${rejections.length} actions, first: ${rejections[0]}`);
}

/** Returns the same as an HTML page with plots. */
export function bestPage({ weeks, worth }: BestRun, seed: string): string {
  const title = `${BEST.name}: ${BEST.hub}, ${BEST.model}, ${worth.length} days`;
  const plot = (name: string, of: (week: BestWeek) => number, format: (value: number) => string) =>
    weeks.length > 1 ? linePlot(`${name}, by week`, [{ name, values: weeks.map(of) }], format) : '';
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>
<h1>${title}</h1><p>Seed “${seed.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}”.</p>
<table>${cells(HEADER, 'th')}${weeks.map((week) => cells(rowOf(week), 'td')).join('')}</table>
${linePlot('Net worth at the end of each day, $m', [{ name: 'net worth', values: worth }], millions)}
${plot('Growth of net worth', ({ growth }) => growth, percent)}
${plot(
  'Aircraft',
  ({ aircraft }) => aircraft,
  (value) => value.toFixed(0),
)}
${plot('Load factor', ({ account }) => account.load, percent)}
${plot('Profit per aircraft, $k', ({ profitEach }) => profitEach, thousands)}
</body></html>
`;
}
