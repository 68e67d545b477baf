import { WEEK } from '../world/time.ts';

/** Returns the full weeks since an airline's first flight. @param first world minute of it, or null if there was none */
export const weeksFlown = (first: number | null, now: number): number =>
  first === null ? 0 : Math.floor((now - first) / WEEK);
