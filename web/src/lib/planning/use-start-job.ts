import { useEffect, useState } from 'react';
import type { StartJob, StartPlan } from './planner-messages.ts';
import { runPlanner } from './run-planner.ts';

export interface StartPlanState {
  /** Undefined while being computed, null if there is no possible week. */
  plan: StartPlan | null | undefined;
  error: Error | null;
}

const NOTHING: StartPlanState = { plan: undefined, error: null };

/** Computes the start plan of a job. @param job a stable object, or undefined if there is nothing to do yet */
export function useStartJob(job: StartJob | undefined): StartPlanState {
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
