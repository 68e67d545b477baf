import { useMemo, useState } from 'react';
import { canFly } from '#game/network/route/check.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { useOwnAirline } from '../airline.ts';
import { useLegs } from '../game/legs.ts';
import { useRoutes } from '../game/routes.ts';
import type { CandidateAircraft } from './candidate-aircraft.ts';
import { pairJob } from './pair-job.ts';
import type { Outlook } from './planner-messages.ts';
import type { Candidates } from './use-candidate-aircraft.ts';
import { useFacts } from './use-facts.ts';
import { useOutlooks } from './use-outlooks.ts';

/** Returns the candidates, with one aircraft per model and cabin of the fleet. */
function distinct({ own, market }: Candidates): CandidateAircraft[] {
  const kinds = new Map<string, CandidateAircraft>();
  for (const candidate of own) {
    const { model, cabin } = candidate;
    const kind = `${model.id} ${cabin.economy} ${cabin.business} ${cabin.first}`;
    if (!kinds.has(kind)) kinds.set(kind, candidate);
  }
  return [...kinds.values(), ...market];
}

/** Returns the aircraft that can fly a pair. @param first id of the one to be computed first */
function ableCandidates(
  candidates: Candidates,
  first: string,
  from: Airport,
  to: Airport,
  km: number,
): CandidateAircraft[] {
  const lead = [...candidates.own, ...candidates.market].filter(({ id }) => id === first);
  const others = distinct(candidates).filter(({ id }) => id !== first);
  return [...lead, ...others].filter(
    ({ model, seats }) => !canFly(model, seats, km, from.longest_runway_m, to.longest_runway_m),
  );
}

export interface PairOutlooks {
  /** Aircraft that can fly the pair. Undefined until the market is loaded. */
  able: readonly CandidateAircraft[] | undefined;
  /** Outlooks computed so far, by candidate id. */
  outlooks: ReadonlyMap<string, Outlook | null>;
  isDone: boolean;
  error: Error | null;
}

/** Returns the outlooks of all aircraft that can fly a pair. Pass stable `candidates` and `market`. */
export function usePairOutlooks(
  from: Airport | null,
  to: Airport | null,
  market: Market | undefined,
  candidates: Candidates,
  chosen: CandidateAircraft | null,
): PairOutlooks {
  const hub = useOwnAirline().data?.hub;
  const facts = useFacts();
  const legs = useLegs().data;
  const routes = useRoutes().data;
  const pair = `${from?.id} ${to?.id}`;
  const [lead, setLead] = useState({ pair: '', id: '' });
  const able = useMemo(
    () => (market && from && to ? ableCandidates(candidates, lead.id, from, to, market.km) : undefined),
    [market, candidates, lead.id, from, to],
  );
  const isMissing = able !== undefined && !able.some(({ id }) => id === chosen?.id);
  // The first aircraft selected on a pair is computed first. A later selection changes the order only if its
  // aircraft is missing, because a new order computes all aircraft again.
  if (chosen && (lead.pair !== pair || (isMissing && lead.id !== chosen.id)))
    setLead({ pair, id: chosen.id });
  const job = useMemo(() => {
    if (!market || !from || !to || !able || !facts || !legs || !routes || hub === undefined) return;
    return pairJob({ from, to, market, able, fleet: candidates.own, legs, routes, hub, facts });
  }, [market, able, facts, legs, routes, hub, candidates, from, to]);
  const { found, isDone, error } = useOutlooks(job);
  const outlooks = useMemo(
    () => new Map(found.map((outlook, index) => [able?.[index]?.id ?? '', outlook])),
    [found, able],
  );
  return { able, outlooks, isDone, error };
}
