import { useEffect, useMemo, useState } from 'react';
import type { Market } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { pairJob } from '#web/lib/planning/pair-job.ts';
import type { StartJob, StartPlan } from '#web/lib/planning/planner-messages.ts';
import { runPlanner } from '#web/lib/planning/run-planner.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';

interface StartPlanState {
  /** Undefined while being computed, null if there is no possible week. */
  plan: StartPlan | null | undefined;
  error: Error | null;
}

const NOTHING: StartPlanState = { plan: undefined, error: null };

/** Computes the best week and fares of one aircraft on a pair within the available slots. */
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
  const job = useMemo((): StartJob | undefined => {
    if (!market || !candidate || !facts || !legs || !routes || hub === undefined) return;
    const parts = { from, to, market, able: [candidate], fleet, legs, routes, hub, facts };
    const [question] = pairJob(parts).questions;
    return question && { kind: 'start', question, facts };
  }, [from, to, market, candidate, fleet, facts, legs, routes, hub]);
  const [state, setState] = useState<StartPlanState & { job?: StartJob }>(NOTHING);
  useEffect(() => {
    if (!job) return;
    return runPlanner(
      job,
      (message) => {
        if (message.kind === 'start') setState({ job, plan: message.plan, error: null });
      },
      (failure) => setState({ job, plan: undefined, error: failure }),
    );
  }, [job]);
  return job && state.job === job ? state : NOTHING;
}
