/**
 * Returns the cost of sold lots: their share of the cost of all lots held, in whole US dollars, rounded down. The
 * rest stays with the other lots, so that the last ones take all of it along.
 */
export const costOfLots = (cost: number, held: number, sold: number): number =>
  Math.floor((cost * sold) / held);
