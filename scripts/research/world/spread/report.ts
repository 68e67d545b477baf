import { table } from '#scripts/table.ts';
import { bar } from '../text-plot.ts';
import { bestLease, type Lease } from './best-lease.ts';
import { SPREAD_STAGES, type SpreadCase, spreadCases } from './cases.ts';
import { Lessors } from './lessors.ts';
import { loadSpreadWorld } from './load.ts';

/** Maximum share of the cases with a profitable lease in which the same model may be the best. */
export const MAX_BEST = 1 / 3;
const BAR = 30;

/** An airline with its most profitable lease; null if none is profitable. */
export interface SpreadFinding {
  one: SpreadCase;
  lease: Lease | null;
}

/**
 * Finds the best lease of this many airlines, one after the other. All are in one world, so an aircraft
 * leased by one is not available to the others.
 * @param seed determines the airlines and the lessors' stock
 */
export function* findSpread(seed: string, count: number): Generator<SpreadFinding> {
  const world = loadSpreadWorld();
  const lessors = new Lessors(world.models, seed);
  for (const one of spreadCases(world, seed, count)) yield { one, lease: bestLease(world, one, lessors) };
}

/** How often a model is the best. */
export interface ModelSpread {
  model: string;
  cases: number;
  /** Share of the cases with a profitable lease, 0–1. */
  share: number;
  /** In the order of `SPREAD_STAGES`. */
  byStage: number[];
}

/** Returns the models that are the best in some case, most frequent first. */
export function modelSpreads(findings: readonly SpreadFinding[]): ModelSpread[] {
  const earning = findings.flatMap(({ one, lease }) =>
    lease ? [{ stage: one.stage, id: lease.model.id }] : [],
  );
  return [...new Set(earning.map(({ id }) => id))]
    .map((model) => {
      const own = earning.filter(({ id }) => id === model);
      const byStage = SPREAD_STAGES.map((name) => own.filter(({ stage }) => stage === name).length);
      return { model, cases: own.length, share: own.length / earning.length, byStage };
    })
    .sort((a, b) => b.cases - a.cases || (a.model < b.model ? -1 : 1));
}

/** Prints in how many cases each model is the best. @returns whether none exceeds the maximum */
export function printSpread(findings: readonly SpreadFinding[], seed: string): boolean {
  const spreads = modelSpreads(findings);
  const none = findings.filter(({ lease }) => lease === null).length;
  const max = spreads[0]?.share ?? 0;
  console.log(`\nThe most profitable lease of ${findings.length} airlines in a world of seed "${seed}"\n`);
  console.log(
    table(
      ['model', 'cases', 'share', '', ...SPREAD_STAGES],
      spreads.map(({ model, cases, share, byStage }) => [
        model,
        String(cases),
        `${(share * 100).toFixed(1)}%`,
        bar(share / MAX_BEST, BAR),
        ...byStage.map(String),
      ]),
    ),
  );
  const isKept = max <= MAX_BEST;
  console.log(`\nNo lease is profitable in ${none} cases: too few people want to fly from there.`);
  console.log(
    `Largest share of one model: ${(max * 100).toFixed(1)}%, at most ${(MAX_BEST * 100).toFixed(1)}%: ${isKept ? 'ok' : 'MISSED'}`,
  );
  return isKept;
}

/** Runs `npm run world -- --spread`. @returns whether no model exceeds the maximum */
export function reportSpread(seed: string, count: number): boolean {
  const findings: SpreadFinding[] = [];
  for (const finding of findSpread(seed, count)) {
    const { one, lease } = finding;
    findings.push(finding);
    const best = lease
      ? `${lease.model.id} to ${lease.to}, $${lease.profit} per week`
      : 'no profitable lease';
    console.error(`${findings.length} of ${count}: ${one.name}: ${best}`);
  }
  return printSpread(findings, seed);
}
