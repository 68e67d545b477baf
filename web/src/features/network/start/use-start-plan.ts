import { useMemo } from 'react';
import type { Prospect } from '#game/network/planning/prospect.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { pairJob } from '#web/lib/planning/pair-job.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useOutlooks } from '#web/lib/planning/use-outlooks.ts';

/** The first week of flights of an aircraft on a pair. */
export interface StartPlan {
  prospect: Prospect;
  /** Profit in an average week of the year, US dollars. */
  yearly: number;
}

interface StartPlanState {
  /** Undefined while being computed, null if there is no possible week. */
  plan: StartPlan | null | undefined;
  error: Error | null;
}

/** Computes the best week of one aircraft on a pair within the available slots. */
export function useStartPlan(
  from: Airport,
  to: Airport,
  market: Market | undefined,
  candidate: CandidateAircraft | null,
  fleet: readonly CandidateAircraft[],
): StartPlanState {
  const hub = useOwnAirline().data?.hub;
  const facts = useFacts();
  const legs = useLegs().data;
  const routes = useRoutes().data;
  const job = useMemo(() => {
    if (!market || !candidate || !facts || !legs || !routes || hub === undefined) return;
    return pairJob({ from, to, market, able: [candidate], fleet, legs, routes, hub, facts });
  }, [from, to, market, candidate, fleet, facts, legs, routes, hub]);
  const { found, isDone, error } = useOutlooks(job);
  if (error || !isDone) return { plan: undefined, error };
  const outlook = found[0];
  const plan = outlook?.prospect ? { prospect: outlook.prospect, yearly: outlook.yearly } : null;
  return { plan, error: null };
}
