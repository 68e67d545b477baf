import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearingPrice, type PriceLevel } from '#game/shares/clearing-price.ts';
import { fillOrders, type ShareOrder } from '#game/shares/fill-orders.ts';
import { amountOf, priceBand } from '#game/shares/price-band.ts';

const MAX = 60;
const orders = fc
  .array(
    fc.record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      limit: fc.integer({ min: 1, max: MAX }),
      lots: fc.integer({ min: 1, max: 50 }),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((order, placed): ShareOrder => ({ ...order, id: `order ${placed}`, placed })));
const lastPrice = fc.integer({ min: 1, max: MAX });

function levelsOf(book: readonly ShareOrder[]): PriceLevel[] {
  const levels = new Map<number, PriceLevel>();
  for (const { side, limit: price, lots } of book) {
    const level = levels.get(price) ?? { price, buy: 0, sell: 0 };
    level[side] += lots;
    levels.set(price, level);
  }
  return [...levels.values()].sort((one, other) => one.price - other.price);
}

const lotsOf = (book: readonly ShareOrder[]) => book.reduce((sum, { lots }) => sum + lots, 0);
/** Returns what could be traded at a price, counted order by order. */
function tradable(book: readonly ShareOrder[], price: number) {
  const wanted = lotsOf(book.filter(({ side, limit }) => side === 'buy' && limit >= price));
  const offered = lotsOf(book.filter(({ side, limit }) => side === 'sell' && limit <= price));
  return { price, volume: Math.min(wanted, offered), surplus: wanted - offered };
}
const everyPrice = Array.from({ length: MAX + 1 }, (_, index) => index + 1);

const order = (side: 'buy' | 'sell', limit: number, lots: number, placed = 0): ShareOrder => ({
  id: `${side} ${placed}`,
  side,
  limit,
  lots,
  placed,
});
const cleared = (book: readonly ShareOrder[], last: number) => clearingPrice(levelsOf(book), last);

describe('a book', () => {
  it('does not clear if no order meets another one', () => {
    expect(cleared([], 10)).toBeNull();
    expect(cleared([order('buy', 9, 5), order('sell', 10, 5)], 10)).toBeNull();
  });

  it('clears at the highest price if more is wanted, and at the lowest if more is offered', () => {
    expect(cleared([order('buy', 15, 8), order('sell', 10, 5)], 12)).toEqual({ price: 15, volume: 5 });
    expect(cleared([order('buy', 15, 5), order('sell', 10, 8)], 12)).toEqual({ price: 10, volume: 5 });
  });

  it('clears at the price nearest to the last one if as much is wanted as offered', () => {
    const book = [order('buy', 15, 5), order('sell', 10, 5)];
    expect([3, 12, 40].map((last) => cleared(book, last)?.price)).toEqual([10, 12, 15]);
  });

  it('clears at the largest volume, the smallest surplus and the nearest price, compared with every price', () => {
    fc.assert(
      fc.property(orders, lastPrice, (book, last) => {
        const all = everyPrice.map((price) => tradable(book, price));
        const volume = Math.max(...all.map((one) => one.volume));
        const clearing = cleared(book, last);
        if (volume === 0) {
          expect(clearing).toBeNull();
          return;
        }
        const largest = all.filter((one) => one.volume === volume);
        const least = Math.min(...largest.map(({ surplus }) => Math.abs(surplus)));
        const best = largest.filter(({ surplus }) => Math.abs(surplus) === least);
        const prices = best.map(({ price }) => price);
        const distance = (price: number) => Math.abs(price - last);
        const expected = best.every(({ surplus }) => surplus > 0)
          ? Math.max(...prices)
          : best.every(({ surplus }) => surplus < 0)
            ? Math.min(...prices)
            : prices.toSorted((one, other) => distance(one) - distance(other))[0];
        expect(clearing).toEqual({ price: expected, volume });
      }),
    );
  });
});

describe('filled orders', () => {
  /** Returns a cleared book with its fills. Null if it does not clear. */
  function trade(book: readonly ShareOrder[], last: number) {
    const clearing = cleared(book, last);
    if (!clearing) return null;
    const fills = fillOrders(book, clearing);
    const filled = new Map(fills.map(({ order, lots }) => [order.id, lots]));
    return { ...clearing, fills, filledOf: ({ id }: ShareOrder) => filled.get(id) ?? 0 };
  }
  const trades = (check: (book: ShareOrder[], done: NonNullable<ReturnType<typeof trade>>) => void) =>
    fc.assert(
      fc.property(orders, lastPrice, (book, last) => {
        const done = trade(book, last);
        if (done) check(book, done);
      }),
    );

  it('buy as many lots as they sell, and never more than they have open', () => {
    trades((book, { volume, filledOf }) => {
      for (const side of ['buy', 'sell'] as const) {
        const own = book.filter((one) => one.side === side);
        expect(own.reduce((sum, one) => sum + filledOf(one), 0)).toBe(volume);
        expect(own.filter((one) => filledOf(one) > one.lots)).toEqual([]);
      }
    });
  });

  it('never trade at a price worse than their limit', () => {
    trades((book, { price, filledOf }) => {
      const filled = book.filter((one) => filledOf(one) > 0);
      expect(filled.filter(({ side, limit }) => (side === 'buy' ? limit < price : limit > price))).toEqual(
        [],
      );
    });
  });

  it('pass over nobody with a better price, or with the same price and an earlier order', () => {
    trades((book, { filledOf }) => {
      const isBetter = (one: ShareOrder, other: ShareOrder) =>
        one.limit === other.limit
          ? one.placed < other.placed
          : one.side === 'buy'
            ? one.limit > other.limit
            : one.limit < other.limit;
      const isPassedOver = (one: ShareOrder) =>
        filledOf(one) < one.lots &&
        book.some((other) => other.side === one.side && isBetter(one, other) && filledOf(other) > 0);
      expect(book.filter(isPassedOver)).toEqual([]);
    });
  });

  it('do not depend on the order of rows', () => {
    const shuffled = orders.chain((book) =>
      fc.tuple(fc.constant(book), fc.shuffledSubarray(book, { minLength: book.length })),
    );
    fc.assert(
      fc.property(shuffled, lastPrice, ([book, other], last) => {
        expect(trade(other, last)?.fills).toEqual(trade(book, last)?.fills);
      }),
    );
  });

  it('leave no two open orders that could trade with each other', () => {
    trades((book, { filledOf }) => {
      const open = book.filter((one) => filledOf(one) < one.lots);
      const limits = (side: 'buy' | 'sell') =>
        open.filter((one) => one.side === side).map(({ limit }) => limit);
      expect(Math.max(0, ...limits('buy'))).toBeLessThan(Math.min(MAX + 1, ...limits('sell')));
    });
  });
});

describe('prices', () => {
  it('stay within 10% of the day before, and can always move by a cent', () => {
    expect([1_000, 1_005, 9, 1].map(priceBand)).toEqual([
      { min: 900, max: 1_100 },
      { min: 905, max: 1_105 },
      { min: 8, max: 10 },
      { min: 1, max: 2 },
    ]);
  });

  it('give whole dollars for lots', () => {
    expect(amountOf(3, 1_234)).toBe(3_702);
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (lots, price) => Number.isInteger(amountOf(lots, price))),
    );
  });
});
