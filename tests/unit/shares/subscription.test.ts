import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  airlineLimit,
  allot,
  ISSUE_PRICE_MAX,
  investorsSubscribe,
  investorsWant,
} from '#game/shares/subscription.ts';

const of = (lots: readonly number[]) =>
  lots.map((wanted, placed) => ({ subscriber: `airline ${placed}`, lots: wanted, placed }));
const lotsOf = (wanted: readonly number[], lots: number) => allot(of(wanted), lots).map((one) => one.lots);

describe('investors', () => {
  it('subscribe all of a cheap issue, and ever less of an expensive one', () => {
    expect([0.7, 0.9, 0.95, 1, 1.05, ISSUE_PRICE_MAX].map((price) => investorsWant(1_000, price))).toEqual([
      1_000, 1_000, 750, 500, 250, 0,
    ]);
  });

  it('subscribe no more than they can pay', () => {
    expect(investorsSubscribe(1_000, 1_900, 2_000, 1e9)).toBe(750);
    expect(investorsSubscribe(1_000, 1_900, 2_000, 10 * (19_000 + 1_899))).toBe(10);
    expect(investorsSubscribe(1_000, 1_900, 2_000, 0)).toBe(0);
  });
});

describe('an issue', () => {
  it('gives everybody what they want if there is enough', () => {
    expect(lotsOf([30, 20], 60)).toEqual([30, 20]);
  });

  it('gives nothing if less than half of it is subscribed', () => {
    expect(lotsOf([29], 60)).toEqual([]);
    expect(lotsOf([30], 60)).toEqual([30]);
  });

  it('is shared out in proportion, the last lots to the largest fractions, then to the earlier ones', () => {
    expect(lotsOf([100, 50], 75)).toEqual([50, 25]);
    expect(lotsOf([10, 10, 10], 20)).toEqual([7, 7, 6]);
    // Their parts are 5.24 and 4.76 lots.
    expect(lotsOf([11, 10], 10)).toEqual([5, 5]);
  });

  it('gives out no lot twice, and nobody more than they want', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 5_000 }),
        (wanted, lots) => {
          const given = lotsOf(wanted, lots);
          expect(given.filter((one, index) => one > (wanted[index] ?? 0))).toEqual([]);
          const sum = given.reduce((all, one) => all + one, 0);
          const all = wanted.reduce((total, one) => total + one, 0);
          expect(sum).toBe(all < lots / 2 ? 0 : Math.min(lots, all));
        },
      ),
    );
  });

  it('gives one airline at most a third', () => {
    expect(airlineLimit(1_000)).toBe(330);
  });
});
