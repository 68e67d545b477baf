import { describe, expect, it } from 'vitest';
import { fitSlots } from '#game/rival/fit-slots.ts';
import { roundTripWeek } from '#game/rival/round-trip-week.ts';

const trip = { route: 'r', hub: 'GVA', to: 'FRA', offset: 60, block: 75, turnaround: 40 };
const week = roundTripWeek(trip, 14, 0);
const open = new Array<number>(168).fill(5);
/** Slots at GVA, except in some hours of the day. */
const without = (...hours: number[]) => {
  const left = open.map((slots, hour) => (hours.includes(hour % 24) ? 0 : slots));
  return (airport: string) => (airport === 'GVA' ? left : open);
};

describe("a rival's week", () => {
  it('stays as it is where slots are free', () => {
    expect(fitSlots(week, without())).toEqual(week);
  });

  it('moves to where slots are free', () => {
    const fitted = fitSlots(week, without(5));
    expect(fitted).toHaveLength(week.length);
    expect(
      fitted.some(({ origin, departs }) => origin === 'GVA' && Math.floor(departs / 60) % 24 === 5),
    ).toBe(false);
  });

  it('moves only the trips that need it, and never has the aircraft in two places', () => {
    const mondays = open.map((slots, hour) => (hour > 4 && hour < 9 ? 0 : slots));
    const fitted = fitSlots(week, (airport) => (airport === 'GVA' ? mondays : open));
    const unmoved = week.filter(({ departs }) => departs >= 24 * 60);
    expect(fitted).toHaveLength(week.length);
    expect(fitted.filter(({ departs }) => unmoved.some((leg) => leg.departs === departs))).toHaveLength(
      unmoved.length,
    );
    fitted.forEach(({ departs, block }, index) => {
      const next = fitted[(index + 1) % fitted.length]?.departs ?? 0;
      expect((next - departs + 7 * 1440) % (7 * 1440)).toBeGreaterThanOrEqual(block + 40);
    });
  });

  it('drops whole trips that find no slot, and takes no slot twice', () => {
    const one = open.map((_, hour) => (hour < 24 ? 1 : 0));
    const fitted = fitSlots(week, (airport) => (airport === 'GVA' ? one : open));
    expect(fitted.length).toBeGreaterThan(0);
    expect(fitted.length).toBeLessThan(week.length);
    expect(fitted.map(({ origin }) => origin)).toEqual(
      fitted.map((_, index) => (index % 2 === 0 ? 'GVA' : 'FRA')),
    );
    expect(fitSlots(week, () => open.map(() => 0))).toEqual([]);
  });
});
