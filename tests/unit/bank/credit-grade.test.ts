import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CreditFigures,
  creditGrade,
  creditItems,
  creditPoints,
  gradeWith,
  leverage,
  weeksOfCash,
} from '#game/bank/credit-grade.ts';

const SOUND: CreditFigures = {
  debt: 0,
  equity: 30_000_000,
  cash: 10_000_000,
  profit: 500_000,
  weeks: 10,
  hasMissed: false,
};
const lost = (changes: Partial<CreditFigures>) =>
  Object.fromEntries(
    creditItems({ ...SOUND, ...changes }).flatMap(({ name, points }) => (points > 0 ? [[name, points]] : [])),
  );

describe('a credit grade', () => {
  it('loses no points for a sound airline', () => {
    expect(lost({})).toEqual({});
    expect(creditPoints(creditItems(SOUND))).toBe(100);
  });

  it('loses points when debt exceeds equity once, twice and four times', () => {
    const equity = 10_000_000;
    const of = (debt: number) => lost({ debt, equity }).leverage;
    expect([0, 10_000_000, 10_000_001, 20_000_001, 40_000_000, 40_000_001].map(of)).toEqual([
      undefined,
      undefined,
      10,
      20,
      20,
      40,
    ]);
    expect(lost({ debt: 0, equity: -1 })).toEqual({ leverage: 40 });
  });

  it('loses points for a loss, and more the sooner it uses up the cash', () => {
    expect(lost({ profit: -1 })).toEqual({ loss: 25 });
    // A loss of 4 million in four weeks is one million per week.
    const losing = (cash: number) => lost({ profit: -4_000_000, cash });
    expect(losing(12_000_000)).toEqual({ loss: 25 });
    expect(losing(11_999_999)).toEqual({ loss: 25, liquidity: 15 });
    expect(losing(4_000_000)).toEqual({ loss: 25, liquidity: 15 });
    expect(losing(3_999_999)).toEqual({ loss: 25, liquidity: 30 });
    expect(lost({ cash: 0 })).toEqual({ liquidity: 30 });
  });

  it('loses points for a short history and a missed instalment', () => {
    expect(lost({ weeks: 3 })).toEqual({ history: 25 });
    expect(lost({ hasMissed: true })).toEqual({ missed: 20 });
  });

  it('is named by its points', () => {
    const points = [100, 95, 94, 85, 84, 75, 65, 50, 35, 20, 19, -40];
    expect(points.map(creditGrade)).toEqual([
      'AAA',
      'AAA',
      'AA',
      'AA',
      'A',
      'A',
      'BBB',
      'BB',
      'B',
      'CCC',
      'D',
      'D',
    ]);
  });

  it('never costs more points for an item than its maximum, and never gets better with more debt', () => {
    const figures = fc.record({
      debt: fc.nat(1e9),
      equity: fc.integer({ min: -1e9, max: 1e9 }),
      cash: fc.integer({ min: -1e8, max: 1e9 }),
      profit: fc.integer({ min: -1e8, max: 1e8 }),
      weeks: fc.nat(100),
      hasMissed: fc.boolean(),
    });
    fc.assert(
      fc.property(figures, fc.nat(1e8), (one, more) => {
        const items = creditItems(one);
        expect(items.filter(({ points, max }) => points < 0 || points > max)).toEqual([]);
        const worse = creditItems({ ...one, debt: one.debt + more, equity: one.equity - more });
        expect(creditPoints(worse)).toBeLessThanOrEqual(creditPoints(items));
      }),
    );
  });
});

it('counts the cash of a new loan as well as its debt', () => {
  const empty = { ...SOUND, cash: 0 };
  expect(gradeWith(empty, 0)).toBe('BBB');
  expect(gradeWith(empty, 10_000_000)).toBe('AAA');
  expect(gradeWith(empty, 31_000_000)).toBe('AA');
});

it('figures of a grade have no limit without debt or loss', () => {
  expect(leverage({ debt: 0, equity: 0 })).toBe(0);
  expect(leverage({ debt: 1, equity: 0 })).toBe(Number.POSITIVE_INFINITY);
  expect(weeksOfCash({ cash: 1, profit: 0 })).toBe(Number.POSITIVE_INFINITY);
});
