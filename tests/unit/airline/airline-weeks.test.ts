import { describe, expect, it } from 'vitest';
import { loadFactor, onTimeShare, withGaps } from '#web/features/airline/airline-weeks.ts';

const week = (at: number, flights = 90, cancelled = 10) => ({
  week: at,
  flights,
  cancelled,
  late: 20,
  seats: 200,
  passengers: 150,
  revenue: 1000,
});

describe('weeks of an airline', () => {
  it('counts cancelled flights as not on time', () => {
    expect(onTimeShare(week(1))).toBe(0.7);
    expect(onTimeShare({ ...week(1, 0, 0), late: 0 })).toBeNull();
  });

  it('has no load factor without seats', () => {
    expect(loadFactor(week(1))).toBe(0.75);
    expect(loadFactor({ ...week(1), seats: 0 })).toBeNull();
  });

  it('fills weeks without flights with null', () => {
    const [first, last] = [week(3), week(6)];
    expect(withGaps([first, last])).toEqual({ x: [3, 4, 5, 6], weeks: [first, null, null, last] });
    expect(withGaps([])).toEqual({ x: [], weeks: [] });
  });
});
