import { useEffect, useMemo, useState } from 'react';
import type { Airport } from '#game/airport/airport.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Prospect } from '#game/planning/prospect.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRoutes } from '#web/lib/game/routes.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { pairJob } from '#web/lib/planning/pair-job.ts';
import type { ProspectsJob } from '#web/lib/planning/planner-messages.ts';
import { planInBackground } from '#web/lib/planning/run-planner.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useOutlooks } from '#web/lib/planning/use-outlooks.ts';
import { hasAllSlots, profitOf, slotPlanJob } from './slot-plan.ts';

/** The first week of flights of an aircraft on a pair. */
export interface StartPlan {
  prospect: Prospect;
  /** Profit in an average week of the year, US dollars. Null if slots prevent the best week. */
  yearly: number | null;
}

interface StartPlanState {
  /** Undefined while being computed, null if there is no possible week. */
  plan: StartPlan | null | undefined;
  error: Error | null;
}

interface Replanned {
  job: ProspectsJob;
  state: StartPlanState;
}

const WAITING: StartPlanState = { plan: undefined, error: null };

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
  const [replanned, setReplanned] = useState<Replanned>();
  const job = useMemo(() => {
    if (!market || !candidate || !facts || !legs || !routes || hub === undefined) return;
    return pairJob({ from, to, market, able: [candidate], fleet, legs, routes, hub, facts });
  }, [from, to, market, candidate, fleet, facts, legs, routes, hub]);
  const { found, isDone, error } = useOutlooks(job);
  const best = found[0]?.prospect;
  const slots = useMemo(
    () => market && legs && hub !== undefined && { market, legs, hub },
    [market, legs, hub],
  );
  const fits = useMemo(() => !best || !slots || hasAllSlots(best.legs, slots), [best, slots]);

  useEffect(() => {
    const question = job?.questions[0];
    if (fits || !job || !question || !slots) return;
    let isOver = false;
    const show = (state: StartPlanState) => {
      if (!isOver) setReplanned({ job, state });
    };
    planInBackground(slotPlanJob(question, job.facts, slots), () => undefined).then(
      (weeks) => {
        const week = weeks.get(question.aircraft.id)?.legs ?? [];
        const plan = week.length > 0 ? { prospect: profitOf(question, week, job.facts), yearly: null } : null;
        show({ plan, error: null });
      },
      (reason: Error) => show({ plan: undefined, error: reason }),
    );
    return () => {
      isOver = true;
    };
  }, [fits, job, slots]);

  if (error) return { plan: undefined, error };
  if (!isDone) return WAITING;
  if (!fits) return job && replanned?.job === job ? replanned.state : WAITING;
  const outlook = found[0];
  return { plan: outlook && best ? { prospect: best, yearly: outlook.yearly } : null, error: null };
}
