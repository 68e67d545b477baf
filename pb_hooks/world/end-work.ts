import { isEnding, noteEnding } from './clock/ending.ts';
import { HELD } from './one-at-a-time.ts';

/** Store key that is set while the clock works. */
const AT_WORK = 'world-clock-at-work';
/** Milliseconds for the clock and for calls to finish their hour. Docker kills a container after ten seconds. */
const PATIENCE = 8_000;
const LOOK_EVERY = 10;

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
  noteEnding(app);
  const began = Date.now();
  const isBusy = () => app.store().has(AT_WORK) || app.store().has(HELD);
  while (isBusy() && Math.abs(Date.now() - began) < PATIENCE) sleep(LOOK_EVERY);
}
