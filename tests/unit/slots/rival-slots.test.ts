import { describe, expect, it } from 'vitest';
import { fitSlots } from '#game/rivals/fit-slots.ts';
import { roundTripWeek } from '#game/rivals/round-trip-week.ts';
import type { SlotsLeft } from '#game/slots/slots-left.ts';

const trip = { route: 'r', hub: 'GVA', to: 'FRA', offset: 60, offsetThere: 60, block: 75, turnaround: 40 };
const week = roundTripWeek(trip, 14, 0);
const open = new Array<number>(168).fill(5);
/** Slots at GVA, except in some hours of the day. */
const without = (...hours: number[]) => {
  const left = open.map((slots, hour) => (hours.includes(hour % 24) ? 0 : slots));
  return (airport: string) => (airport === 'GVA' ? left : open);
};

const fitted = (leftAt: SlotsLeft) => fitSlots(week, leftAt) ?? [];

describe("a rival's week", () => {
  it('stays as it is where slots are free', () => {
    expect(fitSlots(week, without())).toEqual(week);
  });

  it('moves to where slots are free', () => {
    const legs = fitted(without(5));
    expect(legs).toHaveLength(week.length);
    expect(legs.some(({ origin, departs }) => origin === 'GVA' && Math.floor(departs / 60) % 24 === 5)).toBe(
      false,
    );
  });

  it('moves only the trips that need it, and never has the aircraft in two places', () => {
    const mondays = open.map((slots, hour) => (hour > 4 && hour < 9 ? 0 : slots));
    const legs = fitted((airport) => (airport === 'GVA' ? mondays : open));
    const unmoved = week.filter(({ departs }) => departs >= 24 * 60);
    expect(legs).toHaveLength(week.length);
    expect(legs.filter(({ departs }) => unmoved.some((leg) => leg.departs === departs))).toHaveLength(
      unmoved.length,
    );
    legs.forEach(({ departs, block }, index) => {
      const next = legs[(index + 1) % legs.length]?.departs ?? 0;
      expect((next - departs + 7 * 1440) % (7 * 1440)).toBeGreaterThanOrEqual(block + 40);
    });
  });

  /** One slot in each hour at GVA, from a day on. */
  const oneFrom = (day: number) => {
    const one = open.map((_, hour) => (hour < day * 24 ? 0 : 1));
    return (airport: string) => (airport === 'GVA' ? one : open);
  };

  it('drops whole trips that find no slot, and takes no slot twice', () => {
    const legs = fitted(oneFrom(1));
    expect(legs).toHaveLength(week.length * (6 / 7));
    expect(legs.map(({ origin }) => origin)).toEqual(
      legs.map((_, index) => (index % 2 === 0 ? 'GVA' : 'FRA')),
    );
    const hours = legs.map(({ origin, departs, block }) =>
      Math.floor((origin === 'GVA' ? departs : departs + block) / 60),
    );
    expect(new Set(hours).size).toBe(hours.length);
  });

  it('is not flown if more than a quarter of its trips find no slot', () => {
    expect(fitSlots(week, oneFrom(2))).toBeNull();
    expect(fitSlots(week, () => open.map(() => 0))).toBeNull();
  });
});
