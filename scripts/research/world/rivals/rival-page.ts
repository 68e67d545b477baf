import { PLAYER_WEEK_HEADER, playerWeekRow } from '../best-report.ts';
import { percent, sum } from '../figures.ts';
import type { Finding } from '../finding.ts';
import { boundsTable, figureTable, htmlPage } from '../page.ts';
import { smallPlots } from '../small-plots.ts';
import { escaped, linePlot, type Series, stackedBars } from '../svg-plot.ts';
import { fatesByWeek } from './fates.ts';
import { financeRows } from './finance-rows.ts';
import { pairHistories } from './market-figures.ts';
import type { RivalRun } from './play-rivals.ts';
import { fateRows, PAIR_HEADER, PAIRS, pairRows } from './rival-report.ts';
import type { AirlineSample } from './sample.ts';

/** Number of rivals in the plots of the largest ones. */
const LARGEST = 10;
/** In the order of the plots' colours: those that are gone are red, growth is green. */
const FATES = ['founded', 'gone', 'grown', 'shrunk', 'stagnant'] as const;

function fatePlot({ samples }: RivalRun): string {
  const rows = fatesByWeek(samples).map((fates, index) => {
    const all = sum(FATES.map((fate) => fates[fate]));
    return { name: `week ${index + 1}`, shares: FATES.map((fate) => fates[fate] / all) };
  });
  return stackedBars('Rivals by what has become of them since the beginning', FATES, rows);
}

/** Returns a figure of the expert, the newcomers and the largest rivals over the weeks. */
function airlineLines(
  { samples, rivals, expert, newcomers }: RivalRun,
  of: (airline: AirlineSample) => number,
): Series[] {
  const last = samples.at(-1)?.airlines.toSorted((one, other) => other.aircraft - one.aircraft) ?? [];
  const largest = last.filter(({ rival }) => rival).slice(0, Math.min(LARGEST, rivals));
  const players = [expert, ...newcomers.map(({ airline }) => airline)];
  return [...last.filter(({ id }) => players.includes(id)), ...largest].map(({ id, name, rival }) => ({
    name: rival ? name : `${name} (player)`,
    values: samples.map(({ airlines }) => {
      const found = airlines.find((airline) => airline.id === id);
      return found ? of(found) : Number.NaN;
    }),
  }));
}

/** Returns a run as one HTML page with plots. */
export function rivalPage(run: RivalRun, findings: readonly Finding[], seed: string): string {
  const { samples, rivals, best, newcomers } = run;
  const pairs = pairHistories(samples, PAIRS);
  const whole = (value: number) => value.toFixed(0);
  const inHundredths = (value: number) => value.toFixed(2);
  const introduction = `Seed “${seed}”. Plots begin with the new world and have one step per week. Fares are multiples of the reference fare.`;
  return htmlPage(`${rivals} rivals, ${samples.length - 1} weeks`, introduction, [
    boundsTable('Bounds of a world with rivals', findings),
    figureTable(['Rivals', ''], fateRows(run)),
    figureTable(['Bank and stock market', ''], financeRows(run.finances)),
    fatePlot(run),
    linePlot(
      'Aircraft of the players and of the largest rivals',
      airlineLines(run, ({ aircraft }) => aircraft),
      whole,
      'week',
    ),
    linePlot(
      'Their net worth, $m',
      airlineLines(run, ({ worth }) => worth / 1e6),
      whole,
      'week',
    ),
    smallPlots(
      'Fares on the busiest pairs',
      pairs.map(({ pair, fares }) => ({ name: pair, values: fares })),
      inHundredths,
    ),
    smallPlots(
      'Share of the largest airline in the seats',
      pairs.map(({ pair, largest }) => ({ name: pair, values: largest })),
      percent,
    ),
    figureTable(PAIR_HEADER, pairRows(run)),
    '<h2>The expert</h2>',
    figureTable(PLAYER_WEEK_HEADER, best.weeks.map(playerWeekRow)),
    ...newcomers.flatMap(({ name, weeks }) => [
      `<h2>${escaped(name)}, a newcomer</h2>`,
      figureTable(PLAYER_WEEK_HEADER, weeks.map(playerWeekRow)),
    ]),
  ]);
}
