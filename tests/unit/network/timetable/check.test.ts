import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTimetable, describeViolation } from '#game/network/timetable/check.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { DAY, WEEK } from '#game/world/time.ts';

const at = (day: number, hour: number, minute = 0) => day * DAY + hour * 60 + minute;
const leg = (origin: string, destination: string, departs: number, block = 120): PlannedLeg => ({
  route: [origin, destination].sort().join(''),
  origin,
  destination,
  departs: departs % WEEK,
  block,
});
const aircraft = { turnaround: 40 };
const codes = (legs: PlannedLeg[]) => checkTimetable(legs, aircraft).map((violation) => violation.code);
const words = (legs: PlannedLeg[]) =>
  checkTimetable(legs, aircraft).map((violation) => describeViolation(violation, legs, (id) => id));

/** A valid week of return flights, from ground times and block times, starting at any point. */
const validWeek = fc
  .record({
    starts: fc.integer({ min: 0, max: WEEK - 1 }),
    hops: fc.array(
      fc.record({
        away: fc.constantFrom('BCN', 'LHR', 'FCO'),
        block: fc.integer({ min: 45, max: 300 }),
        ground: fc.integer({ min: 40, max: 200 }),
      }),
      { minLength: 1, maxLength: 9 },
    ),
  })
  .map(({ starts, hops }) => {
    let clock = starts;
    return hops.flatMap(({ away, block, ground }) => {
      const out = leg('AMS', away, clock, block);
      clock += block + ground;
      const back = leg(away, 'AMS', clock, block);
      clock += block + ground;
      return [out, back];
    });
  });

describe('timetable check', () => {
  it('accepts an empty week and a return flight', () => {
    expect(codes([])).toEqual([]);
    expect(codes([leg('AMS', 'BCN', at(1, 7)), leg('BCN', 'AMS', at(1, 9, 40))])).toEqual([]);
  });

  it('names the overlapping legs and the overlap', () => {
    const legs = [leg('BCN', 'AMS', at(1, 7, 30), 65), leg('AMS', 'BCN', at(1, 8, 10), 65)];
    expect(words(legs)).toEqual(['AMS–BCN, Tue 08:10, overlaps BCN–AMS, Tue 07:30, by 25 min']);
    expect(checkTimetable(legs, aircraft)).toEqual([{ code: 'overlap', leg: 1, with: 0, missing: 25 }]);
  });

  it('gives indexes in the original list, not in the sorted one', () => {
    const legs = [leg('BCN', 'AMS', at(1, 9, 20)), leg('AMS', 'BCN', at(1, 7))];
    expect(checkTimetable(legs, aircraft)).toEqual([{ code: 'turnaround', leg: 0, with: 1, missing: 20 }]);
    expect(words(legs)).toEqual([
      'BCN–AMS, Tue 09:20, departs 20 min before the aircraft is ready after AMS–BCN, Tue 07:00',
    ]);
  });

  it('ends after the given number of violations, which are the first of all', () => {
    const legs = Array.from({ length: 300 }, () => leg('AMS', 'BCN', at(1, 7)));
    const all = checkTimetable(legs, aircraft);
    expect(all.length).toBeGreaterThan(40_000);
    expect(checkTimetable(legs, aircraft, 21)).toEqual(all.slice(0, 21));
  });

  it('applies the turnaround across Sunday midnight', () => {
    const late = leg('BCN', 'AMS', at(6, 22), 115);
    expect(words([late, leg('AMS', 'BCN', at(0, 0, 10))])).toEqual([
      'AMS–BCN, Mon 00:10, departs 25 min before the aircraft is ready after BCN–AMS, Sun 22:00',
    ]);
    expect(codes([late, leg('AMS', 'BCN', at(0, 0, 35))])).toEqual([]);
    expect(codes([leg('BCN', 'AMS', at(6, 23), 115), leg('AMS', 'BCN', at(0, 0, 35))])).toEqual(['overlap']);
  });

  it("requires each leg to depart from the aircraft's airport, and the week to end where it begins", () => {
    const legs = [leg('AMS', 'BCN', at(0, 7)), leg('AMS', 'LHR', at(0, 12)), leg('LHR', 'AMS', at(0, 16))];
    expect(words(legs)).toEqual([
      'AMS–LHR, Mon 12:00, cannot depart: the aircraft is at BCN after AMS–BCN, Mon 07:00',
    ]);
    expect(codes([leg('AMS', 'BCN', at(0, 7))])).toEqual(['rotation']);
    const open = [leg('AMS', 'BCN', at(0, 7)), leg('BCN', 'LHR', at(0, 12))];
    expect(checkTimetable(open, aircraft)).toEqual([{ code: 'rotation', leg: 0, with: 1, missing: 'LHR' }]);
  });

  it('finds every leg during one long flight', () => {
    const legs = [
      leg('AMS', 'SIN', at(0, 7), 780),
      leg('SIN', 'AMS', at(0, 8), 60),
      leg('AMS', 'AMS', at(0, 10), 60),
    ];
    const overlaps = checkTimetable(legs, aircraft).filter((violation) => violation.code === 'overlap');
    expect(overlaps.map((violation) => [violation.leg, violation.with])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('distinguishes two departures at the same minute', () => {
    expect(codes([leg('AMS', 'BCN', at(0, 7)), leg('BCN', 'AMS', at(0, 7))])).toEqual(['overlap']);
  });

  it('rejects a leg longer than a week', () => {
    expect(checkTimetable([leg('AMS', 'BCN', 0, WEEK)], aircraft)).toEqual([
      { code: 'too_long', leg: 0, with: 0, missing: 40 },
    ]);
  });

  it('accepts every valid week, starting at any point and in any order', () => {
    fc.assert(
      fc.property(validWeek, fc.infiniteStream(fc.nat()), (legs, keys) => {
        const shuffled = legs
          .map((item) => [keys.next().value ?? 0, item] as const)
          .sort((a, b) => a[0] - b[0])
          .map(([, item]) => item);
        expect(checkTimetable(shuffled, aircraft)).toEqual([]);
      }),
    );
  });

  it('finds a violation if any leg of a valid week moves into its neighbour', () => {
    fc.assert(
      fc.property(validWeek, fc.nat(), fc.integer({ min: 1, max: 120 }), (legs, which, surplus) => {
        const index = which % legs.length;
        const next = legs[(index + 1) % legs.length];
        const moved = legs[index];
        if (!next || !moved) throw new Error('no leg');
        const gap = (next.departs - moved.departs + WEEK) % WEEK;
        const by = gap - moved.block - aircraft.turnaround + surplus;
        const legsNow = legs.with(index, { ...moved, departs: (moved.departs + by) % WEEK });
        expect(checkTimetable(legsNow, aircraft).some(({ code }) => code !== 'rotation')).toBe(true);
      }),
    );
  });
});
