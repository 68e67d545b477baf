/** A range in which a figure lies in four of five weeks. */
export interface Band {
  low: number;
  high: number;
}

/** One week in ten is below the band, and one above. */
export const OUTSIDE = 0.1;

/** A possible figure with its probability. */
export type Chance = readonly [figure: number, share: number];

/** Returns the band of possible figures, in whole numbers. */
export function bandOf(chances: Chance[]): Band {
  const sorted = chances.sort(([one], [other]) => one - other);
  const at = (share: number) => {
    let sum = 0;
    for (const [figure, part] of sorted) {
      sum += part;
      if (sum >= share) return Math.round(figure);
    }
    return Math.round(sorted.at(-1)?.[0] ?? 0);
  };
  return { low: at(OUTSIDE), high: at(1 - OUTSIDE) };
}

/** Returns the band of a figure that always differs from another one by an amount. */
export const movedBand = ({ low, high }: Band, by: number): Band => ({ low: low + by, high: high + by });

/** A figure with its expected value. */
interface Expected {
  expected: number;
  band: Band;
}

/**
 * Returns the band of the sum of figures of different pairs. An airline errs on each pair on its own, so errors partly
 * cancel out: the distances from the expected values add up as squares do, exactly if they are normally distributed.
 */
export function bandOfSum(parts: readonly Expected[]): Band {
  let [sum, below, above] = [0, 0, 0];
  for (const { expected, band } of parts) {
    sum += expected;
    below += (expected - band.low) ** 2;
    above += (band.high - expected) ** 2;
  }
  return { low: Math.round(sum - Math.sqrt(below)), high: Math.round(sum + Math.sqrt(above)) };
}
