import { describe, expect, it } from 'vitest';
import { claimsOf, mispricing } from '#game/shares/mispriced.ts';

const range = { fair: 1_000, target: 1_200 };
const side = (airline: string, side: 'buy' | 'sell', lots: number) => ({ airline, side, lots });

describe('a price', () => {
  it('is too high or low beyond 10% of fair value and its target', () => {
    expect([900, 1_000, 1_320].map((price) => mispricing(price, range))).toEqual(
      Array(3).fill({ over: 0, under: 0 }),
    );
    expect(mispricing(1_420, range)).toEqual({ over: 100, under: 0 });
    expect(mispricing(850, range)).toEqual({ over: 0, under: 50 });
  });
});

describe('losses', () => {
  it('are those of buyers at a high price and of sellers at a low one, to each of the other side', () => {
    const sides = [side('a', 'buy', 10), side('b', 'sell', 6), side('c', 'sell', 2)];
    expect(claimsOf(sides, { price: 1_420, volume: 10 }, range)).toEqual([
      { airline: 'a', debtor: 'b', amount: 600 },
      { airline: 'a', debtor: 'c', amount: 200 },
    ]);
    expect(claimsOf(sides, { price: 850, volume: 10 }, range)).toEqual([
      { airline: 'b', debtor: 'a', amount: 300 },
      { airline: 'c', debtor: 'a', amount: 100 },
    ]);
    expect(claimsOf(sides, { price: 1_100, volume: 10 }, range)).toEqual([]);
  });
});
