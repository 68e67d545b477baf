import { useMemo } from 'react';
import { withConnecting } from '#game/network/planning/prospect.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { prospectBand } from '#web/lib/planning/outlook.ts';
import { pairJob } from '#web/lib/planning/pair-job.ts';
import type { StartJob, StartPlan } from '#web/lib/planning/planner-messages.ts';
import { useConnecting } from '#web/lib/planning/use-connecting.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { type StartPlanState, useStartJob } from '#web/lib/planning/use-start-job.ts';

const NO_CANDIDATES: readonly CandidateAircraft[] = [];

/**
 * Returns a start plan with the passengers who would connect between its flights and the airline's others. Undefined while
 * they are being loaded.
 */
function usePlanConnecting(
  plan: StartPlan | null | undefined,
  candidate: CandidateAircraft | null,
  fleet: readonly CandidateAircraft[],
): StartPlan | null | undefined {
  const legs = useLegs().data;
  const [route, all, candidates, ends] = useMemo(() => {
    if (!plan || !candidate) return [undefined, legs, NO_CANDIDATES] as const;
    const added = plan.prospect.legs.map((leg) => ({ ...leg, aircraft: candidate.id }));
    const own = legs?.filter(({ aircraft }) => aircraft !== candidate.id) ?? [];
    const one = { id: added[0]?.route ?? '', fares: plan.prospect.week.fares };
    const flown = [...fleet.filter(({ id }) => id !== candidate.id), candidate];
    const ends = [...new Set(added.map(({ origin }) => origin))];
    return [one, [...own, ...added], flown, ends] as const;
  }, [plan, candidate, legs, fleet]);
  const connecting = useConnecting(all, candidates, ends, route);
  return useMemo(() => {
    if (!plan || !connecting) return plan && undefined;
    if (connecting.size === 0) return plan;
    const prospect = withConnecting(plan.prospect, connecting);
    const more = prospect.profit - plan.prospect.profit;
    return {
      prospect,
      band: prospectBand(prospect),
      yearly: plan.yearly + more,
      usual: plan.usual + more,
    };
  }, [plan, connecting]);
}

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
  const current = useStartJob(job);
  const plan = usePlanConnecting(current.plan, candidate, fleet);
  return { plan, error: current.error };
}
