/** Store key that the runtime holds in which the world's clock runs. */
export const CLOCK_LOOP = 'world-clock-loop';

/**
 * Runs the world's clock unless another runtime runs it. Cron asks every minute. This runtime loads the clock, the largest
 * module, only if it has to run it: an idle server would hold 10 MB more.
 */
export function runClock(app: CoreApp): void {
  if (!app.store().has(CLOCK_LOOP)) require(`${__hooks}/clock.js`).tick(app);
}
