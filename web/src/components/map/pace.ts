/** Fastest that aircraft are drawn anew, in times a second, and slowest while they move at all. */
const MOST = 12;
const LEAST = 2;
/** How far one may jump between two pictures, in pixels. */
const STEP = 0.3;
/** A fast airliner, as a part of the Equator a game minute. */
const FASTEST = 1000 / 60 / 40_075;

/**
 * How often a second moving aircraft have to be drawn so that they glide.
 * @param size of the world in pixels
 * @param speed of the world, game minutes a second
 */
export const picturesASecond = (size: number, speed: number): number =>
  Math.max(LEAST, Math.min(MOST, (size * FASTEST * speed) / STEP));
