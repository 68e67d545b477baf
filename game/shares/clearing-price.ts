/** All orders of a book at one price. */
export interface PriceLevel {
  /** Cents per share. */
  price: number;
  /** Lots that buyers want at this price or below, and that sellers offer at this price or above. */
  buy: number;
  sell: number;
}

/** Outcome of a call auction. */
export interface Clearing {
  /** Cents per share. */
  price: number;
  /** Lots that change hands, at least 1. */
  volume: number;
}

/** Lots that are wanted at a price or above, and offered at it or below. */
export interface Depth {
  /** Cents per share. */
  price: number;
  wanted: number;
  offered: number;
}

/** Returns the depth of a book at each of its prices. @param levels each price once, in ascending order */
export function depthOf(levels: readonly PriceLevel[]): Depth[] {
  let wanted = levels.reduce((sum, { buy }) => sum + buy, 0);
  let offered = 0;
  return levels.map(({ price, buy, sell }) => {
    offered += sell;
    const depth = { price, wanted, offered };
    wanted -= buy;
    return depth;
  });
}

/** Prices at which the same lots are wanted and offered. */
interface Step {
  /** Lowest and highest price, cents per share. */
  low: number;
  high: number;
  /** Lots. */
  wanted: number;
  offered: number;
}

/** Returns the steps of a book in ascending order: its levels, and the prices between two of them. */
function stepsOf(levels: readonly PriceLevel[]): Step[] {
  const steps: Step[] = [];
  const depth = depthOf(levels);
  depth.forEach(({ price, wanted, offered }, index) => {
    steps.push({ low: price, high: price, wanted, offered });
    const next = depth[index + 1];
    if (next && next.price > price + 1)
      steps.push({ low: price + 1, high: next.price - 1, wanted: next.wanted, offered });
  });
  return steps;
}

/**
 * Returns the price at which a book clears, or null if no order meets another one. Rules in this order:
 * the largest volume; the smallest surplus; the highest price if all surplus is wanted, the lowest
 * if all of it is offered; the price nearest to the last one.
 * @param levels each price once, in ascending order
 * @param last last price, cents per share
 */
export function clearingPrice(levels: readonly PriceLevel[], last: number): Clearing | null {
  let volume = 1;
  let least = Number.POSITIVE_INFINITY;
  let best: Step[] = [];
  stepsOf(levels).forEach((step) => {
    const traded = Math.min(step.wanted, step.offered);
    const surplus = Math.abs(step.wanted - step.offered);
    if (traded < volume || (traded === volume && surplus > least)) return;
    if (traded > volume || surplus < least) best = [];
    best.push(step);
    volume = traded;
    least = surplus;
  });
  const lowest = best.at(0)?.low;
  const highest = best.at(-1)?.high;
  if (lowest === undefined || highest === undefined) return null;
  if (best.every(({ wanted, offered }) => wanted > offered)) return { price: highest, volume };
  if (best.every(({ wanted, offered }) => wanted < offered)) return { price: lowest, volume };
  return { price: Math.min(highest, Math.max(lowest, last)), volume };
}
