/** Maximum device pixel ratio. Higher values cost memory without visible effect. */
const MAX_RATIO = 2;

/** Returns the number of canvas pixels per CSS pixel. */
export const deviceRatio = (): number => Math.min(devicePixelRatio, MAX_RATIO);
