import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, normal, uniform } from '../../../game/chance.ts';

const anyKey = fc.array(fc.oneof(fc.maxSafeInteger(), fc.string()), { minLength: 1, maxLength: 5 });

describe('chance', () => {
  it('is fixed for ever: worlds are replayed by it', () => {
    expect(hashOf(['seed', 42, 'flight'])).toMatchInlineSnapshot(`585149328`);
    expect(uniform([1, 2, 3])).toMatchInlineSnapshot(`0.7664441836532205`);
    expect(normal([1, 2, 3])).toMatchInlineSnapshot(`0.6522287898696959`);
  });

  it('is a word of 32 bits, an even share below 1, a normal within six deviations, for any key', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const hash = hashOf(key);
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
        expect(hashOf([...key])).toBe(hash);
        expect(uniform(key)).toBe(hash / 2 ** 32);
        expect(Math.abs(normal(key))).toBeLessThan(6);
      }),
    );
  });

  it('tells keys apart that look alike', () => {
    const keys = [['ab', 'c'], ['a', 'bc'], ['abc'], [1], ['1'], [1, 0], [0, 1], [-1], [2 ** 32 + 1], ['']];
    expect(new Set(keys.map(hashOf)).size).toBe(keys.length);
    expect(() => hashOf([0.5])).toThrow('not a whole number: 0.5');
    expect(() => hashOf([Number.NaN])).toThrow(RangeError);
  });

  it('is even over days and over entities', () => {
    for (const keyOf of [(at: number) => [7, at, 'delay'], (at: number) => [7, 99, `aircraft${at}`]]) {
      const buckets = new Array<number>(50).fill(0);
      for (let at = 0; at < 50_000; at++) {
        const bucket = Math.floor(uniform(keyOf(at)) * 50);
        buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      }
      const chiSquare = buckets.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      // 49 degrees of freedom: 0.1% of fair dice exceed 85.
      expect(chiSquare).toBeLessThan(85);
    }
  });

  it('normal has mean 0, deviation 1, usual tails, and no memory', () => {
    const draws = Array.from({ length: 20_000 }, (_, day) => normal([3, day, 'fuel']));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(draws))).toBeLessThan(0.025);
    expect(mean(draws.map((draw) => draw * draw))).toBeCloseTo(1, 1);
    expect(mean(draws.map((draw) => (Math.abs(draw) > 1.96 ? 1 : 0)))).toBeCloseTo(0.05, 2);
    expect(Math.abs(mean(draws.map((draw, at) => draw * (draws[at + 1] ?? 0))))).toBeLessThan(0.025);
  });
});
