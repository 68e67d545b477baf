import { describe, expect, it } from 'vitest';
import { quickestWays, type Step, type WayKind } from '#game/bank/ways-out.ts';

const step = (id: string, of: Partial<Step>): Step => ({ id, name: id, brings: 0, ends: 0, saves: 0, ...of });
const NONE: Record<WayKind, Step[]> = {
  sell: [],
  return: [],
  cancel: [],
  withdraw: [],
  borrow: [],
  close: [],
};
const kinds = (missing: number, possible: Partial<Record<WayKind, Step[]>>) =>
  quickestWays(missing, { ...NONE, ...possible }).map(({ kind, steps, isEnough }) => [
    kind,
    steps.map(({ id }) => id).join(' '),
    isEnough,
  ]);

describe('the ways out of an insolvency', () => {
  it('name the smallest aircraft that is enough', () => {
    const sell = [
      step('large', { brings: 900 }),
      step('small', { brings: 300 }),
      step('mid', { brings: 500 }),
    ];
    expect(kinds(400, { sell })).toEqual([['sell', 'mid', true]]);
  });

  it('add aircraft up if none is enough alone', () => {
    const sell = [
      step('large', { brings: 900 }),
      step('small', { brings: 300 }),
      step('mid', { brings: 500 }),
    ];
    expect(kinds(1_300, { sell })).toEqual([['sell', 'large mid', true]]);
    expect(kinds(9_000, { sell })).toEqual([['sell', 'large mid small', false]]);
  });

  it('count that the end of a lease lowers the overdraft limit by two weeks of it', () => {
    const lease = step('leased', { brings: 1_000, ends: 300 });
    const [way] = quickestWays(400, { ...NONE, return: [lease] });
    expect(way).toMatchObject({ brings: 1_000, gains: 400, saves: 300, isEnough: true });
    expect(kinds(100, { return: [step('leased', { brings: 600, ends: 300 })] })).toEqual([]);
  });

  it('come in order: those that are enough, those that bring the most, the end of a loss; three at most', () => {
    const possible = {
      sell: [step('owned', { brings: 200 })],
      cancel: [step('order', { brings: 100 })],
      borrow: [step('', { brings: 500, ends: -10 })],
      close: [step('route', { saves: 50 }), step('other', { saves: 20 })],
    };
    expect(kinds(450, possible).map(([kind]) => kind)).toEqual(['borrow', 'sell', 'cancel']);
    expect(kinds(450, { sell: possible.sell, close: possible.close })).toEqual([
      ['sell', 'owned', false],
      ['close', 'route', false],
    ]);
  });
});
