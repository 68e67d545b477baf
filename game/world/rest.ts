/** Default and highest number of real minutes without players until a world rests. */
export const IDLE_MINUTES = 30;
export const IDLE_MINUTES_MAX = 100_000;

const MINUTE_MS = 60_000;
/** Real time for which a player is online after the last input or request. */
const ONLINE_MS = 10 * MINUTE_MS;

/** Shortest real time between two messages of a page that its player is there, in ms. */
export const PRESENCE_EVERY = MINUTE_MS;

export interface RestFacts {
  /** Real time (ms) of the last input of any player. */
  present: number;
  /** Real minutes without players until the world rests, 0 for never. */
  idleMinutes: number;
  paused: boolean;
  resting: boolean;
}

/**
 * Checks whether the world rests at a real time. A paused world does not begin to rest, because its clock is
 * stopped already.
 */
export function shouldRest({ present, idleMinutes, paused, resting }: RestFacts, now: number): boolean {
  if (idleMinutes === 0 || (paused && !resting)) return false;
  return now - present >= ONLINE_MS + idleMinutes * MINUTE_MS;
}
