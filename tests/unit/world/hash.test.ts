import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '#game/world/chance/hash.ts';

const anyKey = fc.array(fc.oneof(fc.maxSafeInteger(), fc.string()), { minLength: 1, maxLength: 5 });

describe('hash of a public key', () => {
  it('never changes, because ids and registrations are derived from it', () => {
    expect(hashOf(['seed', 42, 'flight'])).toMatchInlineSnapshot(`585149328`);
  });

  it('is a 32-bit word for any key, the same each time', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const hash = hashOf(key);
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
        expect(hashOf([...key])).toBe(hash);
      }),
    );
  });

  it('distinguishes similar keys', () => {
    const keys = [['ab', 'c'], ['a', 'bc'], ['abc'], [1], ['1'], [1, 0], [0, 1], [-1], [2 ** 32 + 1], ['']];
    expect(new Set(keys.map(hashOf)).size).toBe(keys.length);
    expect(() => hashOf([0.5])).toThrow('not a whole number: 0.5');
    expect(() => hashOf([Number.NaN])).toThrow(RangeError);
  });

  it('is uniform over days and over entities', () => {
    for (const keyOf of [
      (index: number) => [7, index, 'delay'],
      (index: number) => [7, 99, `aircraft${index}`],
    ]) {
      const buckets = new Array<number>(50).fill(0);
      for (let index = 0; index < 50_000; index++) {
        const bucket = Math.floor((hashOf(keyOf(index)) / 2 ** 32) * 50);
        buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      }
      const chiSquare = buckets.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      // 49 degrees of freedom: 0.1% of uniform samples exceed 85.
      expect(chiSquare).toBeLessThan(85);
    }
  });
});
