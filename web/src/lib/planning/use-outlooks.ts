import { useEffect, useState } from 'react';
import type { Outlook, ProspectsJob } from './planner-messages.ts';
import { runPlanner } from './run-planner.ts';

export interface Outlooks {
  /** In the order of the questions, as far as they are answered; null if the aircraft cannot fly the pair. */
  found: readonly (Outlook | null)[];
  isDone: boolean;
  error: Error | null;
}

const NOTHING: Outlooks = { found: [], isDone: false, error: null };

/**
 * Works out what aircraft would earn on pairs, the first questions first.
 * @param job keep the object while nothing changes; undefined: nothing to do yet
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
