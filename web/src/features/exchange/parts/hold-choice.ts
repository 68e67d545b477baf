import { HOURS_A_DAY } from '#game/world/time.ts';

/** Game hours for which a price can be offered. */
export const HOLD_CHOICES = [1, 2, 4, 7].map((days) => ({
  value: String(days * HOURS_A_DAY),
  label: days === 1 ? '1 day' : `${days} days`,
}));
export const USUAL_HOLD = '48';
