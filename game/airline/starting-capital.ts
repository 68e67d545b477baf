import { YEAR } from '../world/time.ts';
import { STARTING_CAPITAL } from './airline.ts';

const MONTHS_A_YEAR = 12;
/** Growth in each month of the world's age, in parts of the first capital. */
const GROWTH = 0.02;
/** Maximum in multiples of the first capital. */
const MOST = 3;

/**
 * Returns the capital of an airline founded at a world minute, in whole US dollars. It grows with the world, so
 * that those who arrive late have a chance.
 */
export function startingCapital(minute: number): number {
  const months = Math.floor((Math.max(0, minute) * MONTHS_A_YEAR) / YEAR);
  return Math.round(STARTING_CAPITAL * Math.min(MOST, 1 + GROWTH * months));
}
