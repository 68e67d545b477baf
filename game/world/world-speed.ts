/** Limits of game minutes per real second. */
export const WORLD_SPEED_MIN = 0.01;
export const WORLD_SPEED_MAX = 3600;

/** Default speed of a world: a game hour takes a real minute. */
export const WORLD_SPEED = 1;
