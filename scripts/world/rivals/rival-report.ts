import { table } from '#scripts/table.ts';
import { percent, sum } from '../figures.ts';
import type { Stage } from '../stage.ts';
import { escaped, linePlot } from '../svg-plot.ts';
import { busiestPairs, entryEffect, fareOnConcentration, fatesOf } from './market-figures.ts';
import { type RivalSample, takeSample } from './sample.ts';

const HOURS_A_WEEK = 168;
const DAYS_A_WEEK = 7;
/** Number of pairs in the table of the busiest ones, and of airlines in the plots. */
const PAIRS = 50;
const LINES = 12;

export interface RivalRun {
  rivals: number;
  /** One sample at the beginning and one after each week. */
  samples: RivalSample[];
}

/**
 * Lets rivals fly alone.
 * @param onWeek is called at the end of each week
 */
export async function playRivals(
  stage: Stage,
  rivals: number,
  days: number,
  onWeek: (week: number, sample: RivalSample) => void,
): Promise<RivalRun> {
  const samples = [await takeSample(stage)];
  for (let week = 1; week * DAYS_A_WEEK <= days; week++) {
    await stage.advance(HOURS_A_WEEK);
    const sample = await takeSample(stage);
    samples.push(sample);
    onWeek(week, sample);
  }
  return { rivals, samples };
}

/** Returns the figures of a run as rows of name and value. */
function figuresOf({ samples }: RivalRun): [name: string, value: string][] {
  const [first, last] = [samples[0] as RivalSample, samples.at(-1) as RivalSample];
  const fates = fatesOf(first, last);
  const fit = fareOnConcentration(last);
  const entry = entryEffect(first, last);
  const aircraft = (sample: RivalSample) => sum(sample.airlines.map((airline) => airline.aircraft));
  return [
    ['Airlines that grew, stayed, shrank', `${fates.grown}, ${fates.stagnant}, ${fates.shrunk}`],
    ['Airlines that failed, were founded', `${fates.failed}, ${fates.founded}`],
    ['Aircraft at first, at last', `${aircraft(first)}, ${aircraft(last)}`],
    ['Rejected actions', String(last.rejected)],
    ['Log fare on concentration (0.1 to 0.4)', `${fit.slope.toFixed(2)} over ${fit.points} offers`],
    [
      'Entry: incumbents’ fares (−3% to −18%), seats (more)',
      `${percent(entry.fares)}, ${percent(entry.seats)} on ${entry.pairs} pairs`,
    ],
  ];
}

const PAIR_HEADER = ['pair', 'airlines', 'seats/week', 'fare at first', 'fare at last', 'largest share'];

function pairRows({ samples }: RivalRun): string[][] {
  const [first, last] = [samples[0] as RivalSample, samples.at(-1) as RivalSample];
  const before = new Map(busiestPairs(first, Number.POSITIVE_INFINITY).map((row) => [row.pair, row.fare]));
  return busiestPairs(last, PAIRS).map(({ pair, airlines, seats, fare, largest }) => [
    pair,
    String(airlines),
    String(seats),
    before.get(pair)?.toFixed(2) ?? '–',
    fare.toFixed(2),
    percent(largest),
  ]);
}

/** Prints what became of the rivals, and the fares on the busiest pairs as multiples of the reference fare. */
export function printRivals(run: RivalRun, seed: string): void {
  console.log(`\n${run.rivals} rivals for ${run.samples.length - 1} weeks, seed "${seed}"\n`);
  console.log(table(['figure', 'value'], figuresOf(run)));
  console.log(`\n${table(PAIR_HEADER, pairRows(run))}`);
}

/** Returns the same as an HTML page with plots. */
export function rivalPage(run: RivalRun, seed: string): string {
  const { samples } = run;
  const title = `${run.rivals} rivals, ${samples.length - 1} weeks`;
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const names = new Map(
    samples.flatMap(({ airlines }) => airlines.map(({ id, name }) => [id, name] as const)),
  );
  const last = samples.at(-1)?.airlines ?? [];
  const largest = last.toSorted((one, other) => other.aircraft - one.aircraft).slice(0, LINES);
  const series = (of: (airline: RivalSample['airlines'][number]) => number) =>
    largest.map(({ id }) => ({
      name: names.get(id) ?? '',
      values: samples.map(({ airlines }) => {
        const found = airlines.find((airline) => airline.id === id);
        return found ? of(found) : Number.NaN;
      }),
    }));
  const fares = busiestPairs(samples.at(-1) as RivalSample, LINES).map(({ pair }) => ({
    name: pair,
    values: samples.map(
      (sample) =>
        busiestPairs(sample, Number.POSITIVE_INFINITY).find((row) => row.pair === pair)?.fare ?? Number.NaN,
    ),
  }));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>
<h1>${title}</h1><p>Seed “${escaped(seed)}”. One step per week.</p>
<table>${figuresOf(run)
    .map((row) => cells(row, 'td'))
    .join('')}</table>
${linePlot(
  'Aircraft of the largest airlines, by week',
  series(({ aircraft }) => aircraft),
  (value) => value.toFixed(0),
)}
${linePlot(
  'Their cash, $m',
  series(({ cash }) => cash / 1e6),
  (value) => value.toFixed(0),
)}
${linePlot('Fares on the busiest pairs, as multiples of the reference fare', fares, (value) => value.toFixed(2))}
<table>${cells(PAIR_HEADER, 'th')}${pairRows(run)
    .map((row) => cells(row, 'td'))
    .join('')}</table>
</body></html>
`;
}
