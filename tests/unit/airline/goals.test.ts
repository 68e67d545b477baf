import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FlownRoute,
  GOAL_NAMES,
  GOAL_REWARD,
  type GoalFacts,
  goalFacts,
  goalProgress,
  isReached,
  rewarded,
} from '#game/airline/goals.ts';

const NONE: GoalFacts = {
  destinations: 0,
  baseDestinations: 0,
  longest: 0,
  flights: 0,
  onTime: 0,
  days: 0,
  owned: 0,
};
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const route = (a: string, b: string, more: Partial<FlownRoute> = {}): FlownRoute => ({
  a,
  b,
  km: 500,
  flights: 14,
  cancelled: 0,
  late: 0,
  days: WEEK,
  ...more,
});
const reached = (facts: Partial<GoalFacts>) =>
  GOAL_NAMES.filter((goal) => isReached(goal, { ...NONE, ...facts }));

describe('figures for goals', () => {
  it('count destinations without the hub, and those of the best other airport', () => {
    const star = ['A', 'B', 'C'].map((to) => route('HUB', to));
    expect(goalFacts(star, 'HUB', 0)).toMatchObject({ destinations: 3, baseDestinations: 1 });
    const base = [...star, route('A', 'D'), route('A', 'E'), route('E', 'B')];
    expect(goalFacts(base, 'HUB', 0)).toMatchObject({ destinations: 5, baseDestinations: 3 });
  });

  it('exclude routes without flights, but include their cancellations', () => {
    const routes = [
      route('HUB', 'A', { flights: 9, late: 1 }),
      route('HUB', 'B', { flights: 0, cancelled: 1, days: [] }),
    ];
    expect(goalFacts(routes, 'HUB', 2)).toEqual({
      destinations: 1,
      baseDestinations: 1,
      longest: 500,
      flights: 9,
      onTime: 0.8,
      days: 7,
      owned: 2,
    });
    expect(goalFacts([], 'HUB', 0)).toEqual(NONE);
  });

  it('give a share between 0 and 1 for any flights', () => {
    const count = fc.integer({ min: 0, max: 500 });
    const flown = fc.record({ flights: count, cancelled: count, late: count });
    fc.assert(
      fc.property(fc.array(flown, { maxLength: 20 }), (rows) => {
        const routes = rows.map((row, index) =>
          route('HUB', String(index), { ...row, late: Math.min(row.late, row.flights) }),
        );
        const { onTime } = goalFacts(routes, 'HUB', 0);
        expect(onTime).toBeGreaterThanOrEqual(0);
        expect(onTime).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('goals', () => {
  it.each([
    ['destinations', { destinations: 9 }, { destinations: 10 }],
    ['second_base', { baseDestinations: 3 }, { baseDestinations: 4 }],
    ['long_haul', { longest: 3_999 }, { longest: 4_000 }],
    ['owned', { owned: 0 }, { owned: 1 }],
    ['punctual', { onTime: 0.899, days: 7, flights: 14 }, { onTime: 0.9, days: 7, flights: 14 }],
  ] as const)('%s is reached at its figure and not before', (goal, before, after) => {
    expect(reached(before)).toEqual([]);
    expect(reached(after)).toEqual([goal]);
  });

  it('for punctuality require a whole week and 14 flights', () => {
    expect(reached({ onTime: 1, days: 6, flights: 100 })).toEqual([]);
    expect(reached({ onTime: 1, days: 7, flights: 13 })).toEqual([]);
  });

  it('have a progress that grows with the measured figure', () => {
    for (const goal of GOAL_NAMES) {
      const { value, target } = goalProgress(goal, NONE);
      expect([value, target > 0]).toEqual([0, true]);
    }
  });

  it('give a point of reputation each, up to the maximum', () => {
    expect(rewarded(0.5, 1)).toBe(0.5 + GOAL_REWARD);
    expect(rewarded(0.5, 3)).toBe(0.53);
    expect(rewarded(0.995, 5)).toBe(1);
  });
});
