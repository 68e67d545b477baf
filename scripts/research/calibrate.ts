import { writeFileSync } from 'node:fs';
import { DEMAND_PARAMETERS, type DemandParameters } from '#game/demand/parameters.ts';
import { inRoot } from '../paths.ts';
import { writeBalance } from './demand/balance.ts';
import type { Prediction } from './demand/fit.ts';
import { type HeldOut, writeHeldOut } from './demand/held-out.ts';
import { loadPlaces, loadWorld } from './demand/load.ts';
import { linearise, optimise, type Progress } from './demand/optimise.ts';
import { eachGroup, GROUP_KEYS, scoreGroup } from './demand/sample-score.ts';
import { eachSample, FOLDS, SAMPLES } from './demand/samples.ts';
import { prepareStudy, type Study } from './demand/study.ts';

// Usage: npm run calibrate -- [--fit | --balance | --cross] [--rounds N]
//   Fits the demand model to published figures, writes game/demand/fitted.ts, and balances the whole world.
//   --fit       only fits
//   --balance   only balances the world with the present parameters (seed/airport_demand.csv)
//   --cross     fits five times, each without a fifth of the published pairs, and scores those pairs. Writes
//               scripts/research/demand/held-out.json.
//   --rounds N  maximum number of rounds of a fit; defaults to 8

const options = process.argv.slice(2);
const numberAfter = (name: string) => Number(options[options.indexOf(name) + 1]);
const rounds = options.includes('--rounds') ? numberAfter('--rounds') : 8;

const line = (study: Study, { round, loss, prediction }: Progress) =>
  [
    `${round}  loss ${Math.round(loss)}`,
    ...GROUP_KEYS.map(
      (key) =>
        `${key} ${scoreGroup(study, prediction.samples, key)
          .map((value) => value.toFixed(3))
          .join(' ')}`,
    ),
    `sums ${prediction.aggregates.map((error) => Math.exp(error).toFixed(2)).join(' ')}`,
  ].join('  ');

function write(values: DemandParameters): void {
  const lines = Object.entries(values).map(([key, value]) => `  ${key}: ${Number(value.toPrecision(5))},`);
  const head =
    '/** Written by `npm run calibrate`. See parameters.ts for the meaning of each parameter. */\n';
  writeFileSync(inRoot('game/demand/fitted.ts'), `${head}export const FITTED = {\n${lines.join('\n')}\n};\n`);
}

/** Fits once without each fold, and returns the scores of all pairs by the fit that did not see them. */
function crossValidate(study: Study): HeldOut {
  const linear = linearise(study, DEMAND_PARAMETERS);
  const pooled: Prediction['samples'] = eachSample((key) => new Float64Array(study.samples[key].seen.length));
  for (let fold = 0; fold < FOLDS; fold++) {
    const result = optimise(study, DEMAND_PARAMETERS, { without: fold, rounds, known: linear });
    console.log(`without fold ${fold}: ${line(study, result)}`);
    for (const key of SAMPLES)
      result.prediction.samples[key].forEach((log, at) => {
        const own = study.samples[key].fold[at];
        // No fit knows more about unserved pairs than another.
        if (own === fold || own === -1)
          pooled[key][at] = own === fold ? log : (pooled[key][at] ?? 0) + log / FOLDS;
      });
  }
  return eachGroup((key) => scoreGroup(study, pooled, key));
}

if (options.includes('--balance')) writeBalance(loadPlaces(), loadWorld(), DEMAND_PARAMETERS);
else {
  const study = prepareStudy();
  if (options.includes('--cross')) writeHeldOut(crossValidate(study));
  else {
    const { values } = optimise(study, DEMAND_PARAMETERS, {
      without: -1,
      rounds,
      tell: (progress) => console.log(line(study, progress)),
    });
    write(values);
    console.log('Wrote game/demand/fitted.ts.');
    if (!options.includes('--fit')) writeBalance(loadPlaces(), loadWorld(), values);
  }
}
