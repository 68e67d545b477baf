import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostOf, reclaimed } from '#game/bank/reclaim.ts';

describe('an administrator', () => {
  it('reclaims in proportion, and no more than is missing or was gained', () => {
    const claims = [
      { debtor: 'a', amount: 600 },
      { debtor: 'b', amount: 200 },
    ];
    expect(reclaimed(claims, 400)).toEqual([300, 100]);
    expect(reclaimed(claims, 4_000)).toEqual([600, 200]);
    expect(reclaimed(claims, 0)).toEqual([0, 0]);
    const some = fc.array(fc.record({ debtor: fc.constantFrom('a', 'b', 'c'), amount: fc.nat(1_000) }));
    fc.assert(
      fc.property(some, fc.nat(5_000), (list, missing) => {
        const parts = reclaimed(list, missing);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(missing);
        for (const [index, { amount }] of list.entries()) expect(parts[index]).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('reclaims of purchases what the shares did not bring', () => {
    const purchases = [{ amount: 600 }, { amount: 200 }];
    expect(lostOf(purchases, 400)).toEqual([300, 100]);
    expect(lostOf(purchases, 900)).toEqual([600, 200]);
    expect(lostOf(purchases, -100)).toEqual([0, 0]);
  });
});
