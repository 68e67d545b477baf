/** Returns a power as a multiple of 1/steps, because JavaScript engines round powers differently in the last place. */
export const roundedPower = (base: number, exponent: number, steps = 1e9): number =>
  Math.round(base ** exponent * steps) / steps;
