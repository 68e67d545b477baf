import { describe, expect, it } from 'vitest';
import { gapLine, gapRows } from '#web/features/exchange/negotiations/gap-points.ts';
import {
  fallbackText,
  middlePrice,
  moveText,
  stateText,
} from '#web/features/exchange/negotiations/thread-words.ts';
import { priceProblem } from '#web/features/exchange/parts/price-problem.ts';

const move = (side: 'buyer' | 'seller', price: number, minute = 0) => ({ side, price, minute, ends: 100 });
const talk = (moves: ReturnType<typeof move>[], ask = 0, state: 'open' | 'accepted' = 'open') => ({
  moves,
  ask,
  opened: 0,
  state,
});

describe('the gap between both sides', () => {
  it('begins with the asking price', () => {
    expect(gapRows(talk([move('buyer', 90)], 110))).toEqual([{ minute: 0, buyer: 90, seller: 110 }]);
    expect(gapRows(talk([move('buyer', 90)]))).toEqual([{ minute: 0, buyer: 90, seller: null }]);
  });

  it('closes with each move', () => {
    const moves = [move('buyer', 90), move('seller', 106), move('buyer', 98)];
    const shares = moves.map((_, index) => gapLine(gapRows(talk(moves.slice(0, index + 1), 110))).closed);
    expect(shares.map((share) => share?.toFixed(2))).toEqual(['0.00', '0.20', '0.60']);
    const line = gapLine(gapRows(talk(moves, 110)));
    expect(line.firstBuyer).toBeLessThan(line.buyer ?? 0);
    expect(line.buyer).toBeLessThan(line.seller ?? 0);
    expect(line.seller).toBeLessThan(line.firstSeller ?? 0);
  });

  it('is closed when both have agreed', () => {
    const line = gapLine(gapRows(talk([move('buyer', 90), move('seller', 100)], 110, 'accepted')));
    expect(line.buyer).toBe(line.seller);
    expect(line.closed).toBe(1);
  });

  it('has no length with one price', () => {
    expect(gapLine(gapRows(talk([move('buyer', 90)])))).toEqual({
      buyer: 0.5,
      seller: null,
      firstBuyer: 0.5,
      firstSeller: null,
      closed: null,
    });
  });
});

describe('words of a negotiation', () => {
  it('propose the middle between both sides, within the limits', () => {
    const limits = { ask: 0, min: 900_000, max: 1_150_000 };
    expect(middlePrice({ own: 950_000, others: 1_050_000, ...limits })).toBe(1_000_000);
    expect(middlePrice({ own: null, others: 1_000_000, ...limits, ask: 1_100_000 })).toBe(1_050_000);
    expect(middlePrice({ own: null, others: 800_000, ...limits })).toBe(900_000);
  });

  it('name the change against the price before', () => {
    expect(moveText(1_000, undefined)).toBe('$1,000');
    expect(moveText(1_100, 1_000)).toBe('$1,100 (+$100)');
    expect(moveText(900, 1_000)).toBe('$900 (−$100)');
  });

  it('name the state and the fallback', () => {
    expect(stateText({ state: 'open', isAwaited: true })).toBe('Your turn');
    expect(stateText({ state: 'open', isAwaited: false })).toBe('Waiting');
    expect(stateText({ state: 'broken', isAwaited: false })).toBe('Talks broken off');
    expect(fallbackText({ side: 'seller', dealers: 920 })).toBe('Dealers pay $920 for it at once.');
    expect(fallbackText({ side: 'buyer', dealers: null })).toBeNull();
  });
});

describe('a price', () => {
  it.each([
    [Number.NaN, 'Enter a price in whole dollars.'],
    [91, 'The lowest price is $92.'],
    [116, 'The highest price is $115.'],
    [110, 'This needs $110, and you have $100.'],
    [100, undefined],
  ])('of %s is checked before it is sent', (price, problem) => {
    expect(priceProblem({ price, min: 92, max: 115, cash: 100 })).toBe(problem);
  });
});
