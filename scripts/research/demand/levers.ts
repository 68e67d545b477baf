import { DEMAND_PARAMETERS, type DemandParameters } from '#game/demand/parameters.ts';
import { predict } from './fit.ts';
import { eachGroup, type GroupKey, scoreGroup } from './sample-score.ts';
import { solve } from './solve.ts';
import { prepareStudy } from './study.ts';

/** Parts of the model that can be switched off one at a time. */
const LEVERS: readonly (readonly [what: string, off: Partial<DemandParameters>])[] = [
  ['All levers', {}],
  ['Without hubs on long haul', { hubFar: 0, hubBoth: 0 }],
  ['Without runways on long haul', { runwayFar: 0 }],
  ['Without migrants', { migrants: 0, leisureMigrants: 0 }],
  ['Without former ties', { formerTies: 0 }],
  ['Without sun and tourist places', { sunSeeking: 0, tourismPull: 0 }],
  ['With holidays as near as other trips', { leisureSlope: 0 }],
  ['With one slope beyond 1,500 km', { slopeBeyond: DEMAND_PARAMETERS.slopeTo4000 }],
];
const ROUNDS = 25;

export interface LeverScore {
  what: string;
  /** Rank correlation, area under the curve and median ratio. */
  scores: Record<GroupKey, [number, number, number]>;
}

/** Scores the model without each lever in a reduced world, balanced again with the other parameters unchanged. */
export function scoreLevers(): LeverScore[] {
  const study = prepareStudy();
  return LEVERS.map(([what, off]) => {
    const { samples } = predict(
      study,
      solve(study.pairs, { ...DEMAND_PARAMETERS, ...off }, ROUNDS, study.shares),
    );
    return { what, scores: eachGroup((key) => scoreGroup(study, samples, key)) };
  });
}
