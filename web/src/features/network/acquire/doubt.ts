import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import type { PairOutlooks } from '#web/lib/planning/use-pair-outlooks.ts';

/** Why acquiring a pair may be a mistake. */
export type Doubt =
  | { code: 'no_aircraft' }
  | { code: 'unusable' }
  | { code: 'loss'; best: { candidate: CandidateAircraft; profit: number } };

/**
 * Returns why acquiring a pair may be a mistake. Null if one of the airline's aircraft would be profitable on
 * it or if the forecast fails, undefined while the forecast is being computed.
 *
 * @param own number of aircraft in the fleet
 * @param pair outlooks of the aircraft that can fly the pair
 */
export function doubtOf(
  own: number,
  { able, outlooks, error }: Pick<PairOutlooks, 'able' | 'outlooks' | 'error'>,
): Doubt | null | undefined {
  if (own === 0) return { code: 'no_aircraft' };
  if (error) return null;
  if (!able) return undefined;
  const ownAble = able.filter(({ registration }) => registration !== '');
  if (ownAble.length === 0) return { code: 'unusable' };
  let best: { candidate: CandidateAircraft; profit: number } | null = null;
  let isDone = true;
  for (const candidate of ownAble) {
    const outlook = outlooks.get(candidate.id);
    if (outlook === undefined) isDone = false;
    else if (outlook && (best === null || outlook.profit > best.profit))
      best = { candidate, profit: outlook.profit };
  }
  if (best && best.profit >= 0) return null;
  if (!isDone) return undefined;
  return best ? { code: 'loss', best } : { code: 'unusable' };
}
