import { fullHour, WEEK } from '../world/time.ts';

/** Returns the world minute at which a loan's first instalment falls due. @param taken world minute */
export const firstDue = (taken: number): number => fullHour(taken) + WEEK;

/**
 * Returns the number of weekly instalments that fall due up to a world minute, that minute included. The caller
 * limits it to the loan's term.
 * @param due world minute of the next one
 */
export const instalmentsDue = (due: number, until: number): number =>
  Math.max(0, Math.floor((until - due) / WEEK) + 1);
