import { type RestFacts, shouldRest } from '#game/world/rest.ts';

/** Store keys, because each handler runs in its own runtime. */
const PRESENT = 'world-present';
const IDLE_MINUTES = 'world-idle-minutes';

/** Notes that a player is there now. The clock's loop wakes a resting world within half a second. */
export const notePresent = (app: CoreApp): void => app.store().set(PRESENT, Date.now());

/** Begins to watch for players. A start counts as a visit, unless the world rests. */
export function watchForPlayers(app: CoreApp, idleMinutes: number, isResting: boolean): void {
  app.store().set(IDLE_MINUTES, idleMinutes);
  app.store().set(PRESENT, isResting ? 0 : Date.now());
}

/** Returns the last presence (ms). If the system clock was set back, nobody was there after now. */
function presentAt(app: CoreApp, now: number): number {
  const present = Number(app.store().get(PRESENT));
  if (present <= now) return present;
  notePresent(app);
  return now;
}

/** Checks whether the world rests now. */
export function restsNow(app: CoreApp, clock: Pick<RestFacts, 'paused' | 'resting'>): boolean {
  const now = Date.now();
  const { paused, resting } = clock;
  const idleMinutes = Number(app.store().get(IDLE_MINUTES));
  return shouldRest({ paused, resting, idleMinutes, present: presentAt(app, now) }, now);
}
