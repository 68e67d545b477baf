import { useEffect, useState } from 'react';
import type { Outlook, ProspectsJob } from './planner-messages.ts';
import { runPlanner } from './run-planner.ts';

export interface Outlooks {
  /** Results so far in the order of the questions. Null if the aircraft cannot fly the pair. */
  found: readonly (Outlook | null)[];
  isDone: boolean;
  error: Error | null;
}

const NOTHING: Outlooks = { found: [], isDone: false, error: null };

/**
 * Computes the outlooks of aircraft on pairs, in order.
 *
 * @param job a stable object, or undefined if there is nothing to do yet
 */
export function useOutlooks(job: ProspectsJob | undefined): Outlooks {
  const [state, setState] = useState<{ job: ProspectsJob; outlooks: Outlooks }>();
  useEffect(() => {
    if (!job || job.questions.length === 0) return;
    let found: (Outlook | null)[] = [];
    const show = (error: Error | null) =>
      setState({ job, outlooks: { found, error, isDone: found.length === job.questions.length } });
    return runPlanner(
      job,
      (message) => {
        if (message.kind !== 'outlooks') return;
        found = [...found, ...message.outlooks];
        show(null);
      },
      show,
    );
  }, [job]);
  if (job?.questions.length === 0) return { ...NOTHING, isDone: true };
  return job && state?.job === job ? state.outlooks : NOTHING;
}
