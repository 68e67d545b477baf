/** Limits of game minutes per real second. */
export const WORLD_SPEED_MIN = 0.01;
export const WORLD_SPEED_MAX = 3600;

/** Default speed of a world: a game hour takes a real minute. */
export const WORLD_SPEED = 1;

/** Normal and highest value of the world's setting `traffic`: a percentage of the real world's traffic. */
export const NORMAL_TRAFFIC = 100;
export const TRAFFIC_MAX = 150;
