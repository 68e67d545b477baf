import type { PlannedAircraftWeek } from '#game/network/planning/plan-fleet.ts';
import type { PlanJob, PlannerJob, PlannerMessage } from './planner-messages.ts';

/**
 * Starts a job in a worker because it takes seconds.
 *
 * @returns a function that stops it
 */
export function runPlanner(
  job: PlannerJob,
  onMessage: (message: PlannerMessage) => void,
  onError: (error: Error) => void,
): () => void {
  const worker = new Worker(new URL('./planner.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PlannerMessage>) => onMessage(data));
  worker.addEventListener('error', ({ message }) =>
    onError(new Error(message || 'the planner did not start')),
  );
  worker.postMessage(job);
  return () => worker.terminate();
}

/** Schedules aircraft in a worker. @param onProgress called with the progress, 0–1 */
export const planInBackground = (
  job: PlanJob,
  onProgress: (share: number) => void,
): Promise<Map<string, PlannedAircraftWeek>> =>
  new Promise((resolve, reject) => {
    const end = runPlanner(
      job,
      (message) => {
        if (message.kind === 'progress') onProgress(message.share);
        if (message.kind !== 'weeks') return;
        end();
        resolve(message.weeks);
      },
      (error) => {
        end();
        reject(error);
      },
    );
  });
