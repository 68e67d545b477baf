import { DAY } from '../world/time.ts';

/** Real time (ms) without a visit that counts as an absence. */
export const ABSENCE_MS = 4 * 3_600_000;
/**
 * Game time that must also have passed. A world that has rested has little to tell, and one that runs fast
 * would have something to tell after every break.
 */
export const ABSENCE_MINUTES = DAY;

/** Shortest real time between two records of a player's visit, in ms. */
export const VISIT_EVERY = 5 * 60_000;
