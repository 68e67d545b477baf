import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claim, payOut } from '#game/bank/payout.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const claim = (amount: number, collateral = 0): Claim => ({ amount, collateral });

describe('the payout of an administrator', () => {
  it('pays secured lenders from their aircraft first, and the others in proportion', () => {
    const claims = [claim(6_000, 5_000), claim(3_000), claim(1_000)];
    // 5,000 to the first, and 1,000 for claims of 1,000, 3,000 and 1,000.
    expect(payOut(6_000, claims)).toEqual([5_200, 600, 200]);
  });

  it('leaves the surplus of a pledged aircraft to the others', () => {
    expect(payOut(9_000, [claim(4_000, 9_000), claim(10_000)])).toEqual([4_000, 5_000]);
  });

  it('pays every claim in full if the assets are enough', () => {
    expect(payOut(20_000, [claim(4_000, 5_000), claim(10_000)])).toEqual([4_000, 10_000]);
    expect(payOut(5, [])).toEqual([]);
  });

  const cases = fc.record({
    others: fc.nat(500_000_000),
    claims: fc.array(fc.record({ amount: fc.nat(900_000_000), collateral: fc.nat(900_000_000) }), {
      maxLength: 12,
    }),
  });
  // The price of pledged aircraft is part of the assets.
  const assetsOf = ({ others, claims }: { others: number; claims: Claim[] }) =>
    others + sum(claims.map(({ collateral }) => collateral));

  it('pays out everything up to the sum of all claims, in whole dollars', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const paid = payOut(assetsOf(one), one.claims);
        expect(paid.every(Number.isInteger)).toBe(true);
        expect(sum(paid)).toBe(Math.min(assetsOf(one), sum(one.claims.map(({ amount }) => amount))));
      }),
    );
  });

  it('never pays more than a claim, nor less than its aircraft brought', () => {
    fc.assert(
      fc.property(cases, (one) => {
        payOut(assetsOf(one), one.claims).forEach((paid, index) => {
          const { amount, collateral } = one.claims[index] as Claim;
          expect(paid).toBeLessThanOrEqual(amount);
          expect(paid).toBeGreaterThanOrEqual(Math.min(amount, collateral));
        });
      }),
    );
  });

  it('treats unsecured lenders alike, to the dollar', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const paid = payOut(assetsOf(one), one.claims);
        const rest = one.claims.map(({ amount, collateral }) => amount - Math.min(amount, collateral));
        const share = (sum(paid) - sum(one.claims.map((c, i) => c.amount - (rest[i] as number)))) / sum(rest);
        paid.forEach((amount, index) => {
          const secured = (one.claims[index] as Claim).amount - (rest[index] as number);
          if (sum(rest) > 0)
            expect(Math.abs(amount - secured - share * (rest[index] as number))).toBeLessThan(1.001);
        });
      }),
    );
  });
});
