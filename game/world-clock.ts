import { HOUR } from './time.ts';

/** A point from which the world's clock is counted on. */
export interface Anchor {
  /** World minute at the moment `at`, with fractions. */
  minute: number;
  /** Real time, milliseconds since 1970. */
  at: number;
  /** Game minutes per real second. */
  speed: number;
  paused: boolean;
  /** Last settled hour; −1 before the first. */
  hour: number;
  /** Real time from which the next hour is awaited: the last settlement, start, or change of speed or pause. */
  since: number;
}

/** How far the clock may run ahead of settlement, in game minutes: a slow machine slows the world down. */
const MAX_AHEAD = 60;

/** World minute at a real time, with fractions, whether or not it is settled. */
function clockMinute({ minute, at, speed, paused }: Anchor, now: number): number {
  return paused || now <= at ? minute : minute + ((now - at) / 1000) * speed;
}

/**
 * Moves the anchor to a real time. If the system clock was set back, the world goes on from where it was instead of
 * waiting until the old time comes round again.
 */
export const anchorAt = (anchor: Anchor, now: number): Anchor => ({
  ...anchor,
  minute: clockMinute(anchor, now),
  at: now,
  since: Math.min(anchor.since, now),
});

/** Whole world minute that people act at: never beyond the hour after the last settled one. */
export const visibleMinute = ({ minute, hour }: Anchor): number =>
  Math.max(0, Math.min(Math.floor(minute), (hour + 1) * HOUR - 1));

/** The anchor after an hour was settled at a real time. A clock that ran far ahead is taken back. */
export function anchorSettled(anchor: Anchor, settled: number, now: number): Anchor {
  const moved = anchorAt(anchor, now);
  const hour = Math.max(anchor.hour, settled);
  const minute = Math.min(Math.max(hour * HOUR, moved.minute), (hour + 1) * HOUR + MAX_AHEAD);
  return { ...moved, hour, minute, since: now };
}

/**
 * The anchor after the operator changed speed or pause at a real time. The clock loses what it ran ahead of settlement,
 * so that a paused world shows where it stands.
 */
export function anchorSteered(
  anchor: Anchor,
  change: { speed?: number | undefined; paused?: boolean | undefined },
  now: number,
): Anchor {
  const moved = anchorAt(anchor, now);
  return {
    ...moved,
    minute: Math.min(moved.minute, (moved.hour + 1) * HOUR),
    speed: change.speed ?? moved.speed,
    paused: change.paused ?? moved.paused,
    since: now,
  };
}

/** Real milliseconds until the next hour is due; 0 or less if it is. */
export const dueIn = ({ minute, hour, speed }: Anchor): number =>
  ((hour + 1) * HOUR - minute) * (1000 / speed);

/** The clock as the database keeps it. */
export interface StoredClock {
  /** Whole world minute. */
  minute: number;
  /**
   * Real time (ms) at which the clock showed exactly that minute. While the world runs, the minute now is
   * `minute + (now − minute_at) / 1000 × speed`, at most the end of the hour after the last settled one.
   */
  minute_at: number;
}

export function storedClock({ minute, at, speed, paused, hour }: Anchor): StoredClock {
  const shown = Math.max(0, Math.min(minute, (hour + 1) * HOUR));
  const whole = Math.floor(shown);
  return { minute: whole, minute_at: Math.round(paused ? at : at - ((shown - whole) / speed) * 1000) };
}

/** Real milliseconds by which the next hour is late: 0 while it may still be on its way, and in a paused world. */
export const lateBy = ({ paused, since, at, speed }: Anchor): number =>
  paused ? 0 : Math.max(0, at - since - (HOUR / speed) * 1000);
