import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { lanesOf, partsOf } from '#web/components/week-grid/grid-layout.ts';
import { violationsOf } from '#web/components/week-grid/grid-violations.ts';
import {
  minutesOfKey,
  shiftedLegs,
  withCopies,
  withLegsAt,
  withoutLegs,
} from '#web/components/week-grid/move-leg.ts';

const leg = (origin: string, destination: string, departs: number): PlannedLeg => ({
  route: 'r',
  origin,
  destination,
  departs,
  block: 120,
});

describe('the parts of a leg on the grid', () => {
  it('end at midnight and continue on the next day, from Sunday to Monday', () => {
    expect(partsOf(490, 65)).toEqual([{ day: 0, from: 490, to: 555 }]);
    expect(partsOf(6 * DAY + 1400, 100)).toEqual([
      { day: 6, from: 1400, to: 1440 },
      { day: 0, from: 0, to: 60 },
    ]);
    expect(partsOf(DAY + 1380, 60)).toEqual([{ day: 1, from: 1380, to: 1440 }]);
    expect(partsOf(WEEK + 10, 5)).toEqual([{ day: 0, from: 10, to: 15 }]);
  });

  it('add up to the length of the leg', () => {
    fc.assert(
      fc.property(fc.nat(2 * WEEK), fc.nat(WEEK), (departs, minutes) => {
        const parts = partsOf(departs, minutes);
        expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(minutes);
        for (const { day, from, to } of parts) {
          expect(day).toBeLessThan(7);
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(DAY);
        }
      }),
    );
  });
});

describe('lanes', () => {
  it('use the whole width for a part without overlaps', () => {
    expect(lanesOf(partsOf(0, 60).concat(partsOf(60, 60)))).toEqual([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ]);
  });

  it('are side by side for overlapping parts, and never shared', () => {
    const part = fc
      .record({ day: fc.nat(1), from: fc.nat(DAY - 2), length: fc.integer({ min: 1, max: 300 }) })
      .map(({ day, from, length }) => ({ day, from, to: Math.min(DAY, from + length) }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const lanes = lanesOf(parts);
        for (const [a, one] of parts.entries())
          for (const [b, other] of parts.entries()) {
            if (a >= b || one.day !== other.day || one.to <= other.from || other.to <= one.from) continue;
            expect(lanes[a]?.lane).not.toBe(lanes[b]?.lane);
            expect(lanes[a]?.lanes).toBe(lanes[b]?.lanes);
          }
        for (const { lane, lanes: of } of lanes) expect(lane).toBeLessThan(of);
      }),
    );
  });
});

describe('moving a leg', () => {
  const legs = [leg('AMS', 'BCN', 400), leg('BCN', 'AMS', 600)];

  it('uses steps of five minutes across the week, and keeps its index', () => {
    expect(withLegsAt(legs, 1, 613, new Set())).toEqual([legs[0], { ...legs[1], departs: 615 }]);
    expect(withLegsAt(legs, 0, -5, new Set())[0]?.departs).toBe(WEEK - 5);
    expect(withLegsAt(legs, 0, WEEK - 1, new Set())[0]?.departs).toBe(0);
  });

  it('moves the rest of a selection by the same time, also across the week', () => {
    const moved = withLegsAt([...legs, leg('AMS', 'LHR', 7)], 0, 203, new Set([0, 2]));
    expect(moved.map(({ departs }) => departs)).toEqual([205, 600, WEEK - 188]);
  });

  it('works with keys', () => {
    expect(minutesOfKey('ArrowDown', false)).toBe(5);
    expect(minutesOfKey('ArrowUp', true)).toBe(-60);
    expect(minutesOfKey('ArrowRight', false)).toBe(DAY);
    expect(minutesOfKey('a', false)).toBeNull();
  });

  it('removes only the given legs', () => {
    expect(withoutLegs(legs, new Set([0]))).toEqual([legs[1]]);
    expect(withoutLegs(legs, new Set([0, 1]))).toEqual([]);
  });

  it('copies legs to the end of the list and keeps the originals', () => {
    const late = [...legs, leg('AMS', 'LHR', WEEK - 10)];
    expect(withCopies(late, new Set([0, 2]), DAY)).toEqual([
      ...late,
      { ...legs[0], departs: 400 + DAY },
      { ...late[2], departs: DAY - 10 },
    ]);
  });

  it('shifts a whole week and keeps its order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(WEEK - 1)), fc.integer({ min: -2 * WEEK, max: 2 * WEEK }), (times, by) => {
        const week = times.map((departs) => leg('AMS', 'BCN', departs));
        const shifted = shiftedLegs(week, by);
        expect(shiftedLegs(shifted, -by)).toEqual(week);
        for (const { departs } of shifted) expect(departs >= 0 && departs < WEEK).toBe(true);
      }),
    );
  });
});

describe('violations of several aircraft', () => {
  it('are checked separately for each of them, and use the index in the whole list', () => {
    const legs = [
      { ...leg('AMS', 'BCN', 400), aircraft: 'a' },
      { ...leg('AMS', 'LHR', 400), aircraft: 'b' },
      { ...leg('BCN', 'AMS', 600), aircraft: 'a' },
      { ...leg('LHR', 'AMS', 540), aircraft: 'b' },
    ];
    const violations = violationsOf(
      legs,
      ({ aircraft }) => (aircraft === 'a' ? 40 : 30),
      ({ aircraft }) => aircraft,
    );
    expect(violations).toEqual([{ code: 'turnaround', leg: 3, with: 1, missing: 10 }]);
  });
});
