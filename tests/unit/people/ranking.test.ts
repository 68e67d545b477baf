import { describe, expect, it } from 'vitest';
import type { Ranking } from '#game/payloads/ranking.ts';
import { positionsBy, rankingRows } from '#web/features/people/ranking/ranking-rows.ts';

const ids = ['one', 'two', 'three', 'four'];
const week = { flights: 90, cancelled: 10, late: 20, seats: 200, passengers: 150, revenue: 9000, profit: -5 };
const ranking: Ranking = {
  week: 3,
  airlines: {
    id: ids,
    name: ids,
    code: ids,
    colour_primary: ids,
    colour_secondary: ids,
    hub: ids,
    rival: [0, 0, 1, 0],
    punctuality: [0.8, 0.8, 0.9, 0.7],
    reputation: [0.5, 0.7, 0.7, 0.6],
    aircraft: [3, 5, 5, 1],
    routes: [1, 2, 3, 4],
    worth: [0, 3, -1, 8],
    total_return: [null, 0.12, -0.05, null],
  },
  weeks: {
    one: week,
    three: { ...week, passengers: 180 },
    two: { ...week, flights: 0, cancelled: 0, seats: 0 },
  },
};
const rows = rankingRows(ranking, 'two');

describe('the ranking', () => {
  it('works out shares and marks the own airline', () => {
    expect(rows[0]).toMatchObject({ onTime: 0.7, load: 0.75, profit: -5, isOwn: false, isRival: false });
    expect(rows[1]).toMatchObject({ onTime: null, load: null, isOwn: true });
    expect(rows[2]).toMatchObject({ isRival: true, worth: null });
    expect(rows[0]).toMatchObject({ worth: 0 });
    expect(rows[3]).toMatchObject({ passengers: null, revenue: null, aircraft: 1 });
  });

  it('gives equal figures the same position', () => {
    expect(Object.fromEntries(positionsBy(rows, 'aircraft'))).toEqual({ two: 1, three: 1, one: 3, four: 4 });
  });

  it('ranks listed airlines by total return, whatever they are worth', () => {
    expect(Object.fromEntries(positionsBy(rows, 'totalReturn'))).toEqual({ two: 1, three: 2 });
  });

  it('gives no position to airlines without a figure', () => {
    expect(Object.fromEntries(positionsBy(rows, 'passengers'))).toEqual({ three: 1, one: 2, two: 2 });
    expect(positionsBy([], 'profit').size).toBe(0);
  });
});
