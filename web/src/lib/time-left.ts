import { HOUR, HOURS_A_DAY } from '#game/world/time.ts';

/** Returns game time in days and started hours: 12 d 3 h. @param minutes at least 0 */
export function timeLeft(minutes: number): string {
  const hours = Math.ceil(Math.max(0, minutes) / HOUR);
  const days = Math.floor(hours / HOURS_A_DAY);
  return days === 0 ? `${hours} h` : `${days} d ${hours % HOURS_A_DAY} h`;
}
