import { mkdirSync, writeFileSync } from 'node:fs';
import { NEAREST_KM } from '../game/demand/friction.ts';
import { toTable } from './data/table.ts';
import { scatterPlot } from './demand/plot.ts';
import { AGGREGATES } from './demand/published.ts';
import { type Comparison, makeScorecard, type PairsScore } from './demand/score.ts';
import { inRoot } from './paths.ts';
import { table } from './table.ts';

const FOLDER = inRoot('scorecard');
const ratio = (value: number) => value.toFixed(2);
const millions = (value: number) => (value / 1e6).toFixed(2);

/** Writes every published figure beside the model's as CSV, and both as a plot. */
function keep(name: string, title: string, comparisons: readonly Comparison[]): void {
  const rows = comparisons.map(({ key, published, model }) => ({
    key,
    published: Math.round(published),
    model: Math.round(model),
    ratio: ratio(model / published),
  }));
  writeFileSync(`${FOLDER}/${name}.csv`, toTable(['key', 'published', 'model', 'ratio'], rows));
  writeFileSync(`${FOLDER}/${name}.svg`, scatterPlot(title, comparisons));
}

const pairsRow = (what: string, { correlation, area, medianRatio, comparisons }: PairsScore) => [
  what,
  String(comparisons.length),
  correlation.toFixed(3),
  area.toFixed(3),
  ratio(medianRatio),
];

const score = makeScorecard();
mkdirSync(FOLDER, { recursive: true });
keep('europe', 'Passengers of European pairs, 2019', score.europe.comparisons);
keep('america', 'Passengers of American pairs, 2008 (from flights)', score.america.comparisons);
keep('countries', 'Trips that start in a country, 2019', score.countries.comparisons);
keep('airports', 'Passengers of large airports, 2024', score.airports.comparisons);
keep('busiest', "Passengers of the world's busiest pairs, 2024", score.busiest.comparisons);

console.log(`Demand beside published figures (pairs below ${NEAREST_KM} km left out)\n`);
console.log(
  table(
    ['Figures', 'number', 'rank correlation', 'served or not (area)', 'median ratio'],
    [
      pairsRow('European pairs', score.europe),
      pairsRow('American pairs', score.america),
      ...(['countries', 'airports', 'busiest'] as const).map((key) => [
        { countries: 'Country totals', airports: 'Large airports', busiest: "World's busiest pairs" }[key],
        String(score[key].comparisons.length),
        score[key].correlation.toFixed(3),
        '',
        ratio(score[key].medianRatio),
      ]),
    ],
  ),
);
for (const [title, { comparisons }] of [
  ["World's busiest pairs (OAG 2024), million passengers both ways", score.busiest],
  ['Large airports (ACI 2024), million passengers; the model with connections', score.airports],
] as const) {
  console.log(`\n${title}\n`);
  console.log(
    table(
      ['', 'published', 'model', 'ratio'],
      comparisons.map(({ key, published, model }) => [
        key,
        millions(published),
        millions(model),
        ratio(model / published),
      ]),
    ),
  );
}
console.log(
  `\nWorld: ${(score.worldTrips / 1e9).toFixed(3)} billion trips a year (published ${AGGREGATES.trips / 1e9}).`,
);
console.log(
  'Every figure and plots: scorecard/. Figures not used for the fit: npm run calibrate -- --cross.',
);
