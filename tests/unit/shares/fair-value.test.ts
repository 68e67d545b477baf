import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  figuresBehind,
  nextFairValue,
  targetValue,
  type ValueFigures,
  valueParts,
} from '#game/shares/fair-value.ts';
import { makerQuotes, restock } from '#game/shares/maker-quotes.ts';
import { amountOf } from '#game/shares/price-band.ts';

const FIGURES: ValueFigures = {
  equity: 50_000_000,
  cash: 20_000_000,
  weeklyFixedCosts: 1_000_000,
  result: 10_000_000,
  revenue: 100_000_000,
  weeks: 52,
};

describe('fair value', () => {
  it('counts surplus cash in full, other equity at 85%, and eight yearly profits', () => {
    expect(valueParts(FIGURES)).toEqual({
      assets: 32_300_000,
      surplusCash: 12_000_000,
      earnings: 80_000_000,
    });
    expect(targetValue(valueParts(FIGURES))).toBe(124_300_000);
  });

  it('scales the result of a young airline to a year', () => {
    const young = { ...FIGURES, result: 2_500_000, revenue: 25_000_000, weeks: 13 };
    expect(valueParts(young)).toEqual(valueParts(FIGURES));
  });

  it('counts earnings up to 1.2 yearly revenues, and no losses', () => {
    expect(valueParts({ ...FIGURES, result: 20_000_000 }).earnings).toBe(120_000_000);
    expect(valueParts({ ...FIGURES, result: -20_000_000 }).earnings).toBe(0);
  });

  it('tells the equity, and the profit as far as revenue does not limit the earnings', () => {
    const behind = (result: number) => figuresBehind(valueParts({ ...FIGURES, result }));
    expect(behind(10_000_000)).toEqual({ equity: 50_000_000, profitAtLeast: 10_000_000 });
    expect(behind(20_000_000)).toEqual({ equity: 50_000_000, profitAtLeast: 15_000_000 });
    expect(behind(-20_000_000)).toEqual({ equity: 50_000_000, profitAtLeast: 0 });
  });

  it('is never below zero', () => {
    const broke = { ...FIGURES, equity: -30_000_000, cash: 0, result: -1 };
    expect(targetValue(valueParts(broke))).toBe(0);
  });

  it('moves 30% of the way to its target per week', () => {
    expect(nextFairValue(100, 200)).toBe(130);
    expect(nextFairValue(200, 100)).toBe(170);
  });
});

describe('the market maker', () => {
  const shares = 1_000_000;

  it('quotes a thousandth of the shares at each of nine prices per side', () => {
    const quotes = makerQuotes({ shares, fair: 1_000, target: 1_050, stock: 200, money: 1e9 });
    const bids = quotes.filter(({ buy }) => buy > 0);
    const asks = quotes.filter(({ sell }) => sell > 0);
    expect(bids.map(({ price }) => price)).toEqual([990, 980, 970, 960, 950, 940, 930, 920, 910]);
    expect(asks.map(({ price }) => price)).toEqual([
      1_212, 1_224, 1_236, 1_248, 1_260, 1_272, 1_284, 1_296, 1_308,
    ]);
    expect(quotes.every(({ buy, sell }) => buy + sell === 10)).toBe(true);
    const falling = makerQuotes({ shares, fair: 1_050, target: 1_000, stock: 10, money: 0 });
    expect(falling).toEqual([{ price: 1_061, buy: 0, sell: 10 }]);
  });

  it('takes lots over from other investors up to 2.5% of all shares', () => {
    expect(restock({ lots: 14_039, investors: 4_039, maker: 0 })).toBe(350);
    expect(restock({ lots: 14_039, investors: 4_039, maker: 340 })).toBe(10);
    expect(restock({ lots: 14_039, investors: 4, maker: 340 })).toBe(4);
    expect(restock({ lots: 14_039, investors: 4_039, maker: 700 })).toBe(0);
  });

  it('does not sell for less than an open offer for the airline', () => {
    const share = { shares, fair: 1_000, target: 1_000, stock: 200, money: 0 };
    const asks = (offer: number) => makerQuotes({ ...share, offer }).map(({ price }) => price);
    expect(asks(1_050)).toEqual([1_050, 1_050, 1_050, 1_050, 1_050, 1_060, 1_070, 1_080, 1_090]);
    expect(asks(1_000)).toEqual(asks(0));
  });

  it('buys until it has 5% of the shares', () => {
    const share = { shares: 1_000_000, fair: 1_000, target: 1_000, money: 1e9 };
    const bids = (stock: number) =>
      makerQuotes({ ...share, stock }).flatMap(({ buy }) => (buy > 0 ? [buy] : []));
    expect([485, 495, 500, 510].map(bids)).toEqual([[10, 5], [5], [], []]);
  });

  it('buys below both values and sells above them, within its stock, its limit and its money', () => {
    const quoted = fc.record({
      shares: fc.integer({ min: 1_000, max: 10_000_000 }).map((count) => count * 100),
      fair: fc.integer({ min: 1, max: 100_000 }),
      target: fc.integer({ min: 1, max: 100_000 }),
      stock: fc.nat(100_000),
      money: fc.nat(1e9),
    });
    fc.assert(
      fc.property(quoted, (one) => {
        const quotes = makerQuotes(one);
        const [low, high] = [Math.min(one.fair, one.target), Math.max(one.fair, one.target)];
        expect(quotes.filter(({ price, buy }) => buy > 0 && price >= low)).toEqual([]);
        expect(quotes.filter(({ price, sell }) => sell > 0 && price <= high)).toEqual([]);
        const bought = quotes.reduce((sum, { buy }) => sum + buy, 0);
        expect(quotes.reduce((sum, { sell }) => sum + sell, 0)).toBeLessThanOrEqual(one.stock);
        if (bought > 0) expect((one.stock + bought) * 100).toBeLessThanOrEqual(one.shares * 0.05);
        const cost = quotes.reduce((sum, { price, buy }) => sum + amountOf(buy, price), 0);
        expect(cost).toBeLessThanOrEqual(one.money);
      }),
    );
  });
});
