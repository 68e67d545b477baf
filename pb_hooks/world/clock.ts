import {
  type Anchor,
  anchorAt,
  anchorSettled,
  anchorSteered,
  type StoredClock,
  storedClock,
  visibleMinute,
} from '../../game/world-clock.ts';

const KEY = 'world-clock';

/** Kept in the process's store as text, because each handler runs in a runtime of its own. */
export const setAnchor = (app: CoreApp, anchor: Anchor): void => app.store().set(KEY, JSON.stringify(anchor));

export const hasAnchor = (app: CoreApp): boolean => app.store().has(KEY);

/** Replaces the anchor in one step: no two runtimes can change it at once. */
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
 * The clock as it is now. Moves the anchor along, so that no time that somebody has seen is lost when the system clock is
 * set back.
 */
export const readClock = (app: CoreApp): Anchor => change(app, (anchor) => anchorAt(anchor, Date.now()));

/** World minute, whole, that people act at: never beyond the hour that is settled. */
export const worldMinute = (app: CoreApp): number => visibleMinute(readClock(app));

/** Notes that an hour is settled. */
export const noteSettled = (app: CoreApp, hour: number): Anchor =>
  change(app, (anchor) => anchorSettled(anchor, hour, Date.now()));

/** Changes speed or pause. */
export const steerClock = (app: CoreApp, to: Parameters<typeof anchorSteered>[1]): Anchor =>
  change(app, (anchor) => anchorSteered(anchor, to, Date.now()));

/** The clock as the database shall keep it once an hour is settled. */
export const clockAfter = (app: CoreApp, hour: number): StoredClock =>
  storedClock(anchorSettled(readClock(app), hour, Date.now()));
