import { HOUR } from '#game/world/time.ts';
import { formatCount, formatMinutes } from './format.ts';

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
