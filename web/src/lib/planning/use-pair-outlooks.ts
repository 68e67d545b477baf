import { useMemo, useState } from 'react';
import { canFly } from '#game/network/route/check.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { useOwnAirline } from '../airline.ts';
import { useLegs } from '../game/legs.ts';
import { useRoutes } from '../game/routes.ts';
import type { CandidateAircraft } from './candidate-aircraft.ts';
import { givenUp } from './given-up.ts';
import { routeBetween } from './pair.ts';
import { pairJob } from './pair-job.ts';
import type { Outlook } from './planner-messages.ts';
import type { Candidates } from './use-candidate-aircraft.ts';
import { useFacts } from './use-facts.ts';
import { useOutlooks } from './use-outlooks.ts';

/** Returns the candidates, with one aircraft per model and cabin of the fleet: one without flights if there is one. */
function distinct({ own, market }: Candidates, legs: readonly Leg[]): CandidateAircraft[] {
  const busy = new Set(legs.map(({ aircraft }) => aircraft));
  const idleFirst = own.toSorted((one, other) => Number(busy.has(one.id)) - Number(busy.has(other.id)));
  const kinds = new Map<string, CandidateAircraft>();
  for (const candidate of idleFirst) {
    const { model, cabin } = candidate;
    const kind = `${model.id} ${cabin.economy} ${cabin.business} ${cabin.first}`;
    if (!kinds.has(kind)) kinds.set(kind, candidate);
  }
  return [...kinds.values(), ...market];
}

/** Returns the aircraft that can fly a pair. @param first id of the one to be computed first */
function ableCandidates(
  candidates: Candidates,
  legs: readonly Leg[],
  first: string,
  { from, to, km }: { from: Airport; to: Airport; km: number },
): CandidateAircraft[] {
  const lead = [...candidates.own, ...candidates.market].filter(({ id }) => id === first);
  const others = distinct(candidates, legs).filter(({ id }) => id !== first);
  return [...lead, ...others].filter(
    ({ model, seats }) => !canFly(model, seats, km, from.longest_runway_m, to.longest_runway_m),
  );
}

export interface PairOutlooks {
  /** Aircraft that can fly the pair. Undefined until the market is loaded. */
  able: readonly CandidateAircraft[] | undefined;
  /** Outlooks computed so far, by candidate id. */
  outlooks: ReadonlyMap<string, Outlook | null>;
  /** Words for what aircraft with flights give up for the pair, by candidate id: see `givenUp`. */
  given: ReadonlyMap<string, string>;
  /** The airline's present flights per week on the pair. */
  present: number;
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
    () =>
      market && legs && from && to
        ? ableCandidates(candidates, legs, lead.id, { from, to, km: market.km })
        : undefined,
    [market, legs, candidates, lead.id, from, to],
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
  const [given, present] = useMemo(() => {
    const here = routeBetween(routes ?? [], from?.id, to?.id)?.id;
    const own = able?.filter(({ registration }) => registration !== '') ?? [];
    const words = own.map(({ id }) => [id, givenUp(id, legs ?? [], routes ?? [], here)] as const);
    return [new Map(words), legs?.filter(({ route }) => route === here).length ?? 0] as const;
  }, [able, legs, routes, from, to]);
  return { able, outlooks, given, present, isDone, error };
}
