/** Maximum and minimum frames per second of moving aircraft. */
const FRAMES_MAX = 12;
const FRAMES_MIN = 2;
/** Maximum movement between two frames, in pixels. */
const STEP = 0.3;
/** Speed of a fast airliner, as a share of the Equator per game minute. */
const FASTEST = 1000 / 60 / 40_075;

/**
 * Returns the frames per second at which aircraft move smoothly.
 *
 * @param size width of the world in pixels
 * @param speed game minutes per second
 */
export const framesPerSecond = (size: number, speed: number): number =>
  Math.max(FRAMES_MIN, Math.min(FRAMES_MAX, (size * FASTEST * speed) / STEP));
