import { HOUR } from '#game/world/time.ts';
import { formatCount, formatMinutes } from '#web/lib/format.ts';

/**
 * Returns the real duration of a wait in words: "about 9 minutes".
 *
 * @param speed game minutes per real second
 */
export function realTime(gameMinutes: number, speed: number): string {
  const minutes = gameMinutes / speed / 60;
  if (minutes < 1) return 'less than a minute';
  return minutes < HOUR
    ? `about ${formatCount(Math.round(minutes), 'minute')}`
    : `about ${formatMinutes(minutes)}`;
}

/** Progress of a skip. */
export interface SkipProgress {
  /** Game hours. */
  done: number;
  total: number;
}

/** Returns the progress of a skip. @param from settled hour at its start @param to settled hour at its end */
export const skipProgress = (from: number, to: number, hour: number): SkipProgress => ({
  done: Math.min(Math.max(0, hour - from), to - from),
  total: to - from,
});
