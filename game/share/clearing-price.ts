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

/** Lots that could be bought and sold at a price. */
interface Candidate {
  price: number;
  volume: number;
  /** Lots wanted less lots offered. */
  surplus: number;
}

/**
 * Returns every price at which wanted or offered lots change, and the last price, in ascending order. Between two of
 * them, nothing changes. A price may occur twice.
 */
function pricesOf(levels: readonly PriceLevel[], last: number): number[] {
  const prices = [last];
  for (const { price, buy, sell } of levels) {
    prices.push(price);
    // A buyer with this limit is gone one cent above it, and a seller with it is not there one cent below.
    if (buy > 0) prices.push(price + 1);
    if (sell > 0 && price > 1) prices.push(price - 1);
  }
  return prices.sort((one, other) => one - other);
}

/** Returns the lots wanted and offered at each of some prices. @param prices ascending */
function candidatesAt(levels: readonly PriceLevel[], prices: readonly number[]): Candidate[] {
  const sorted = levels.toSorted((one, other) => one.price - other.price);
  let wanted = sorted.reduce((sum, { buy }) => sum + buy, 0);
  let offered = 0;
  let [below, upTo] = [0, 0];
  return prices.map((price) => {
    for (; (sorted[below]?.price ?? price) < price; below++) wanted -= sorted[below]?.buy ?? 0;
    for (; (sorted[upTo]?.price ?? price + 1) <= price; upTo++) offered += sorted[upTo]?.sell ?? 0;
    return { price, volume: Math.min(wanted, offered), surplus: wanted - offered };
  });
}

/**
 * Returns the price at which a book clears, or null if no order meets another one. Rules in this order
 * (game.md §13): the largest volume; the smallest surplus; the highest price if all surplus is wanted, the lowest
 * if all of it is offered; the price nearest to the last one.
 * @param last last price, cents per share
 */
export function clearingPrice(levels: readonly PriceLevel[], last: number): Clearing | null {
  let [volume, least] = [1, 0];
  let best: Candidate[] = [];
  for (const one of candidatesAt(levels, pricesOf(levels, last))) {
    const surplus = Math.abs(one.surplus);
    if (one.volume > volume || (one.volume === volume && (best.length === 0 || surplus < least))) {
      best = [one];
      volume = one.volume;
      least = surplus;
    } else if (one.volume === volume && surplus === least) best.push(one);
  }
  const [first] = best;
  if (!first) return null;
  const lowest = first.price;
  const highest = (best.at(-1) as Candidate).price;
  if (best.every(({ surplus }) => surplus > 0)) return { price: highest, volume };
  if (best.every(({ surplus }) => surplus < 0)) return { price: lowest, volume };
  return { price: Math.min(highest, Math.max(lowest, last)), volume };
}
