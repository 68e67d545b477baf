import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealersAsk, scarcityOf } from '#game/exchange/dealers-ask.ts';
import { usualCondition } from '#game/exchange/draw-stock.ts';

const VALUE = 1_000_000;
const USUAL = { age: 10, condition: usualCondition(10) };

describe('what dealers ask', () => {
  it('is 104% of value for a usual aircraft, and lies between 98% and 112%', () => {
    expect(dealersAsk(VALUE, USUAL)).toBe(1_040_000);
    expect(dealersAsk(VALUE, { age: 10, condition: 1 }, { scarcity: 1 })).toBe(1_120_000);
    expect(dealersAsk(VALUE, { age: 10, condition: 0 }, { scarcity: -1 })).toBe(980_000);
  });

  it('is more in a better condition, and more for a scarce model', () => {
    const worn = { ...USUAL, condition: USUAL.condition - 0.015 };
    expect(dealersAsk(VALUE, worn)).toBe(1_020_000);
    expect(dealersAsk(VALUE, USUAL, { scarcity: 0.5 })).toBe(1_060_000);
  });

  it('falls each week without a buyer, to 98%', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.7, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 30 }),
        (condition, weeks) => {
          const [earlier, later] = [weeks, weeks + 1].map((held) =>
            dealersAsk(VALUE, { age: 10, condition }, { weeks: held }),
          ) as [number, number];
          expect(later).toBe(Math.max(980_000, earlier - 5_000));
        },
      ),
    );
    expect(dealersAsk(VALUE, { age: 1, condition: 1 }, { scarcity: 1, weeks: 104 })).toBe(980_000);
  });
});

describe('the scarcity of a model', () => {
  it('compares what was bought of it with the whole stock', () => {
    expect(scarcityOf(0, 4, { bought: 0, stock: 200 })).toBe(0);
    expect(scarcityOf(4, 4, { bought: 200, stock: 200 })).toBe(0);
    expect(scarcityOf(0, 4, { bought: 200, stock: 200 })).toBe(-1);
    expect(scarcityOf(9, 1, { bought: 200, stock: 200 })).toBe(0.8);
    expect(scarcityOf(0, 0, { bought: 0, stock: 0 })).toBe(0);
  });
});
