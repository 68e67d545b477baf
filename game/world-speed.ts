/** Game minutes that may pass in a real second. */
export const WORLD_SPEED_MIN = 0.01;
export const WORLD_SPEED_MAX = 3600;

/** What a world runs at unless its operator says otherwise: a game hour is a real minute. */
export const WORLD_SPEED = 1;
