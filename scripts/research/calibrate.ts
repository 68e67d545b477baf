import { writeFileSync } from 'node:fs';
import { DEMAND_PARAMETERS, type DemandParameters } from '#game/demand/parameters.ts';
import { inRoot } from '../paths.ts';
import { writeBalance } from './demand/balance.ts';
import { eachSample, FOLDS, type Prediction, prepare, SAMPLES, type SampleKey, type Study } from './demand/fit.ts';
import { writeHeldOut } from './demand/held-out.ts';
import { loadPlaces, loadWorld } from './demand/load.ts';
import { linearise, optimise, type Progress } from './demand/optimise.ts';
import { americanPairs, BUSIEST_PAIRS, countedPairs, europeanPairs, LARGE_AIRPORTS } from './demand/published.ts';
import { reduce } from './demand/reduce.ts';
import { areaUnderCurve, median, rankCorrelation } from './demand/statistics.ts';

// Usage: npm run calibrate -- [--fit | --balance | --cross] [--rounds N]
//   Fits the demand model to published figures, writes game/demand/fitted.ts, and balances the whole world.
//   --fit       only fits
//   --balance   only balances the world with the present parameters (seed/airport_demand.csv)
//   --cross     fits five times, each without a fifth of the published pairs, and scores those pairs. Writes
//               scripts/research/demand/held-out.json.
//   --rounds N  maximum number of rounds of a fit; defaults to 8

/**
 * Number of places in the reduced world for the fit. Enough for the airports of all published pairs and the
 * world's largest.
 */
const PLACES = 1100;

const options = process.argv.slice(2);
const numberAfter = (name: string) => Number(options[options.indexOf(name) + 1]);
const rounds = options.includes('--rounds') ? numberAfter('--rounds') : 8;

/**
 * Returns rank correlation, area under the curve and median ratio of model to published figures, for one fold
 * of a table or (−1) for the whole table.
 */
function figures(
  study: Study,
  prediction: Prediction,
  key: SampleKey,
  fold: number,
): [number, number, number] {
  const sample = study.samples[key];
  const logs = prediction.samples[key];
  const served: number[] = [];
  const unserved: number[] = [];
  const seen: number[] = [];
  sample.seen.forEach((value, index) => {
    const log = logs[index] ?? 0;
    if (value === 0) unserved.push(log);
    else if (fold < 0 || sample.fold[index] === fold) {
      served.push(log);
      seen.push(Math.log(value));
    }
  });
  // The prediction is on the level that the fit aims at.
  const ratio = sample.level * Math.exp(median(served.map((log, index) => log - (seen[index] ?? 0))));
  return [rankCorrelation(served, seen), areaUnderCurve(served, unserved), ratio];
}

const score = (...of: Parameters<typeof figures>) =>
  figures(...of)
    .map((value) => value.toFixed(3))
    .join(' ');

const line = (study: Study, { round, loss, prediction }: Progress, fold: number) =>
  `${round}  loss ${Math.round(loss)}  ${SAMPLES.map((key) => `${key} ${score(study, prediction, key, fold)}`).join('  ')}  sums ${prediction.aggregates.map((error) => Math.exp(error).toFixed(2)).join(' ')}`;

function named(): Set<string> {
  const codes = [...europeanPairs(), ...americanPairs(() => 0), ...countedPairs()].flatMap(({ a, b }) => [a, b]);
  for (const { pair } of BUSIEST_PAIRS) codes.push(pair.slice(0, 3), pair.slice(4));
  for (const { iata } of LARGE_AIRPORTS) codes.push(iata);
  return new Set(codes);
}

function write(values: DemandParameters): void {
  const lines = Object.entries(values).map(([key, value]) => `  ${key}: ${Number(value.toPrecision(5))},`);
  const head =
    '/** Written by `npm run calibrate`. See parameters.ts for the meaning of each parameter. */\n';
  writeFileSync(inRoot('game/demand/fitted.ts'), `${head}export const FITTED = {\n${lines.join('\n')}\n};\n`);
}

const world = loadWorld();
const places = loadPlaces();
if (options.includes('--balance')) writeBalance(places, world, DEMAND_PARAMETERS);
else {
  const study = prepare(reduce(places, named(), PLACES), world);
  if (options.includes('--cross')) {
    console.log(
      'Each fold of the published pairs is left out in turn and then compared (correlation, area, ratio):',
    );
    const sums = eachSample(() => [0, 0, 0]);
    const linear = linearise(study, DEMAND_PARAMETERS);
    for (let fold = 0; fold < FOLDS; fold++) {
      const result = optimise(study, DEMAND_PARAMETERS, { without: fold, rounds, known: linear });
      console.log(`fold ${fold}: ${line(study, result, fold)}`);
      for (const key of SAMPLES) {
        figures(study, result.prediction, key, fold).forEach((value, index) => {
          sums[key][index] = (sums[key][index] ?? 0) + value / FOLDS;
        });
      }
    }
    writeHeldOut(sums);
  } else {
    const result = optimise(study, DEMAND_PARAMETERS, {
      without: -1,
      rounds,
      tell: (progress) => console.log(line(study, progress, -1)),
    });
    write(result.values);
    console.log('Wrote game/demand/fitted.ts.');
    if (!options.includes('--fit')) writeBalance(places, world, result.values);
  }
}
