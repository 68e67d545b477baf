import {
  type Anchor,
  anchorAt,
  anchorSettled,
  anchorSteered,
  type StoredClock,
  storedClock,
  visibleMinute,
} from '#game/world/world-clock.ts';

const KEY = 'world-clock';

/** Stored as text in the process's store, because each handler runs in its own runtime. */
export const setAnchor = (app: CoreApp, anchor: Anchor): void => app.store().set(KEY, JSON.stringify(anchor));

export const hasAnchor = (app: CoreApp): boolean => app.store().has(KEY);

/** Replaces the anchor atomically: no two runtimes can change it at once. */
function change(app: CoreApp, to: (anchor: Anchor) => Anchor): Anchor {
  if (!hasAnchor(app)) throw new Error('The world has not been started.');
  let changed: Anchor | undefined;
  app.store().setFunc(KEY, (text: string) => {
    changed = to(JSON.parse(text));
    return JSON.stringify(changed);
  });
  return changed as unknown as Anchor;
}

/**
 * Returns the current clock. Moves the anchor, so that time which clients have seen is not lost when the
 * system clock is set back.
 */
export const readClock = (app: CoreApp): Anchor => change(app, (anchor) => anchorAt(anchor, Date.now()));

/** Returns the whole world minute at which players act. It never exceeds the settled hour. */
export const worldMinute = (app: CoreApp): number => visibleMinute(readClock(app));

/** Records a settled hour. */
export const noteSettled = (app: CoreApp, hour: number): Anchor =>
  change(app, (anchor) => anchorSettled(anchor, hour, Date.now()));

/** Changes speed, pause or rest. */
export const steerClock = (app: CoreApp, to: Parameters<typeof anchorSteered>[1]): Anchor =>
  change(app, (anchor) => anchorSteered(anchor, to, Date.now()));

/** Returns the clock to store in the database after an hour is settled. */
export const clockAfter = (app: CoreApp, hour: number): StoredClock =>
  storedClock(anchorSettled(readClock(app), hour, Date.now()));
