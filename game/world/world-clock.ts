import { HOUR } from './time.ts';

/** A reference point of the world's clock. */
export interface Anchor {
  /** World minute at the moment `at`, with fractions. */
  minute: number;
  /** Real time, milliseconds since 1970. */
  at: number;
  /** Game minutes per real second. */
  speed: number;
  /** Stopped by the operator. */
  paused: boolean;
  /** Stopped because nobody plays. */
  resting: boolean;
  /** Last settled hour; −1 before the first. */
  hour: number;
  /**
   * Real time from which the next hour is expected: the last settlement, start, or change of speed, pause or rest.
   */
  since: number;
}

/**
 * Maximum lead of the clock over settlement, in game minutes. A slow machine therefore slows the world down.
 */
const MAX_AHEAD = 60;

/** Checks whether the clock is stopped, by the operator or because nobody plays. */
export const isStopped = ({ paused, resting }: { paused: boolean; resting: boolean }): boolean =>
  paused || resting;

/** Returns the world minute at a real time, with fractions, settled or not. */
function clockMinute({ minute, at, speed, ...rest }: Anchor, now: number): number {
  return isStopped(rest) || now <= at ? minute : minute + ((now - at) / 1000) * speed;
}

/**
 * Moves the anchor to a real time. If the system clock was set back, the world continues from its present
 * minute instead of waiting for the old time.
 */
export const anchorAt = (anchor: Anchor, now: number): Anchor => ({
  ...anchor,
  minute: clockMinute(anchor, now),
  at: now,
  since: Math.min(anchor.since, now),
});

/**
 * Returns the whole world minute in which players act: at most the last minute of the hour after the last
 * settled one.
 */
export const visibleMinute = ({ minute, hour }: Anchor): number =>
  Math.max(0, Math.min(Math.floor(minute), (hour + 1) * HOUR - 1));

/** Returns the anchor after an hour was settled at a real time. A clock that is too far ahead is set back. */
export function anchorSettled(anchor: Anchor, settled: number, now: number): Anchor {
  const moved = anchorAt(anchor, now);
  const hour = Math.max(anchor.hour, settled);
  const minute = Math.min(Math.max(hour * HOUR, moved.minute), (hour + 1) * HOUR + MAX_AHEAD);
  return { ...moved, hour, minute, since: now };
}

/**
 * Returns the anchor after a change of speed, pause or rest at a real time. The clock drops its lead over
 * settlement, so that a stopped world shows its actual state.
 */
export function anchorSteered(
  anchor: Anchor,
  change: { speed?: number | undefined; paused?: boolean | undefined; resting?: boolean | undefined },
  now: number,
): Anchor {
  const moved = anchorAt(anchor, now);
  return {
    ...moved,
    minute: Math.min(moved.minute, (moved.hour + 1) * HOUR),
    speed: change.speed ?? moved.speed,
    paused: change.paused ?? moved.paused,
    resting: change.resting ?? moved.resting,
    since: now,
  };
}

/** Returns the real milliseconds until the next hour is due; 0 or less if it is due. */
export const dueIn = ({ minute, hour, speed }: Anchor): number =>
  ((hour + 1) * HOUR - minute) * (1000 / speed);

/** The clock as stored in the database. */
export interface StoredClock {
  /** Whole world minute. */
  minute: number;
  /**
   * Real time (ms) at which the clock showed exactly that minute. While the world runs, the present minute is
   * `minute + (now − minute_at) / 1000 × speed`, at most the end of the hour after the last settled one.
   */
  minute_at: number;
}

export function storedClock({ minute, at, speed, hour, ...rest }: Anchor): StoredClock {
  const shown = Math.max(0, Math.min(minute, (hour + 1) * HOUR));
  const whole = Math.floor(shown);
  return {
    minute: whole,
    minute_at: Math.round(isStopped(rest) ? at : at - ((shown - whole) / speed) * 1000),
  };
}

/**
 * Returns how late the next hour is, in real milliseconds: 0 if it is not overdue, or if the clock is stopped.
 */
export const lateBy = ({ since, at, speed, ...rest }: Anchor): number =>
  isStopped(rest) ? 0 : Math.max(0, at - since - (HOUR / speed) * 1000);
