import type { PriceLevel } from './clearing-price.ts';
import type { ShareOrder } from './fill-orders.ts';
import type { PriceBand } from './price-band.ts';

/** Id of the market maker's orders in a cleared book. */
export const MAKER = 'maker';

/**
 * Returns the limit that an order has within the band of a day, or null if the band excludes it. A better limit than
 * the band allows counts as its edge.
 */
export function limitWithin(side: ShareOrder['side'], limit: number, { min, max }: PriceBand): number | null {
  if (side === 'buy') return limit < min ? null : Math.min(limit, max);
  return limit > max ? null : Math.max(limit, min);
}

/** Returns the levels of a book within the band, each price once and in ascending order. */
export function levelsWithin(levels: readonly PriceLevel[], band: PriceBand): PriceLevel[] {
  const within: PriceLevel[] = [];
  const byPrice = new Map<number, PriceLevel>();
  const add = (side: 'buy' | 'sell', price: number, lots: number) => {
    const limit = lots > 0 ? limitWithin(side, price, band) : null;
    if (limit === null) return;
    let level = byPrice.get(limit);
    if (!level) {
      level = { price: limit, buy: 0, sell: 0 };
      byPrice.set(limit, level);
      within.push(level);
    }
    level[side] += lots;
  };
  levels.forEach(({ price, buy, sell }) => {
    add('buy', price, buy);
    add('sell', price, sell);
  });
  return within.sort((one, other) => one.price - other.price);
}

/**
 * Returns the market maker's quotes as orders. They come after the airlines' orders at the same price.
 */
export const makerOrders = (quotes: readonly PriceLevel[]): ShareOrder[] =>
  quotes.map(({ price, buy, sell }) => ({
    id: MAKER,
    side: buy > 0 ? 'buy' : 'sell',
    limit: price,
    lots: buy + sell,
    placed: Number.MAX_SAFE_INTEGER,
  }));
