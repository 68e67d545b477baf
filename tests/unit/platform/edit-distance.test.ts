import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefixDistance } from '#game/platform/text/edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 10 });

describe('typing errors between a typed word and the beginning of another', () => {
  it.each([
    ['heathrow', 'heathrow', 0],
    ['heath', 'heathrow', 0],
    ['hetahrow', 'heathrow', 1],
    ['heatrow', 'heathrow', 1],
    ['heatthrow', 'heathrow', 1],
    ['heathrov', 'heathrow', 1],
    ['haethorw', 'heathrow', 2],
    ['heathrow', 'gatwick', 3],
  ])('%s and %s: %i', (typed, other, slips) => expect(prefixDistance(typed, other, 2)).toBe(slips));

  it('are zero for every beginning, and at most one after one error', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(...'abcdexyz'), (full, seed, letter) => {
        const index = seed % full.length;
        expect(prefixDistance(full.slice(0, index + 1), full, 2)).toBe(0);
        expect(prefixDistance(full.slice(0, index) + full.slice(index + 1), full, 2)).toBeLessThanOrEqual(1);
        expect(
          prefixDistance(full.slice(0, index) + letter + full.slice(index), full, 2),
        ).toBeLessThanOrEqual(1);
        expect(
          prefixDistance(full.slice(0, index) + letter + full.slice(index + 1), full, 2),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never exceed the requested maximum by more than one', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(prefixDistance(a, b, 2)).toBeLessThanOrEqual(3);
      }),
    );
  });
});
