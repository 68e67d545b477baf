import { HOUR } from '../../game/time.ts';

const KEY = 'world-clock';

/** From where the clock is counted on. Kept in the process's store, as text: each handler runs in an engine of its own. */
export interface Anchor {
  /** World minute at the moment `at`; fractions are kept. */
  minute: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Game minutes a real second. */
  speed: number;
  paused: boolean;
  /** Last hour that is settled. */
  hour: number;
}

/** How far the clock may be ahead of what is settled, in game minutes: a slow machine makes the world slow, not wrong. */
const FURTHEST_AHEAD = 60;

export const setAnchor = (app: CoreApp, anchor: Anchor): void => app.store().set(KEY, JSON.stringify(anchor));

export const hasAnchor = (app: CoreApp): boolean => app.store().has(KEY);

export function readAnchor(app: CoreApp): Anchor {
  const text = app.store().get(KEY);
  if (typeof text !== 'string') throw new Error('The world has not been started.');
  return JSON.parse(text) as Anchor;
}

/** World minute by the clock alone, fractions kept, whether or not it is settled so far. */
export function clockMinute({ minute, at, speed, paused }: Anchor, now: number): number {
  return paused ? minute : minute + (Math.max(0, now - at) / 1000) * speed;
}

/** World minute, whole, that people act at: never beyond the hour that is settled. */
export function worldMinute(app: CoreApp): number {
  const anchor = readAnchor(app);
  const minute = Math.floor(clockMinute(anchor, Date.now()));
  return Math.max(0, Math.min(minute, (anchor.hour + 1) * HOUR - 1));
}

/** Notes that an hour is settled. A clock that has run far ahead meanwhile is taken back. */
export function noteSettled(app: CoreApp, hour: number): void {
  const now = Date.now();
  const anchor = readAnchor(app);
  const minute = Math.max(hour * HOUR, clockMinute(anchor, now));
  const furthest = (hour + 1) * HOUR + FURTHEST_AHEAD;
  setAnchor(app, { ...anchor, hour, minute: Math.min(minute, furthest), at: now });
}
