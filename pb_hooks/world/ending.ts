import { HELD } from './one-at-a-time.ts';

/** Store keys: set once the process ends, and while the clock works. */
const ENDING = 'world-ending';
const AT_WORK = 'world-clock-at-work';
/** Milliseconds for the clock and for calls to finish their hour. Docker kills a container after ten seconds. */
const PATIENCE = 8_000;
const LOOK_EVERY = 10;

/** Whether the process ends. Then the clock and calls stop before the next hour. */
export const isEnding = (app: CoreApp): boolean => app.store().has(ENDING);

/** @throws ApiError 503 if the process ends */
export function rejectWhenEnding(app: CoreApp): void {
  if (isEnding(app)) throw new ApiError(503, 'The server is stopping. Try again later.', {});
}

/** Runs a part of the clock's work unless the process ends. */
export function unlessEnding(app: CoreApp, work: () => void): void {
  app.store().set(AT_WORK, true);
  try {
    if (!isEnding(app)) work();
  } finally {
    app.store().remove(AT_WORK);
  }
}

/**
 * Waits until no hour is being settled. PocketBase closes the databases after that, and Go panics if they are used
 * afterwards.
 */
export function endWork(app: CoreApp): void {
  app.store().set(ENDING, true);
  const began = Date.now();
  const isBusy = () => app.store().has(AT_WORK) || app.store().has(HELD);
  while (isBusy() && Math.abs(Date.now() - began) < PATIENCE) sleep(LOOK_EVERY);
}
