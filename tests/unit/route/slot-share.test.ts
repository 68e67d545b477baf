import { describe, expect, it } from 'vitest';
import { checkSlots, countMovements } from '#game/timetable/airport-slots.ts';
import type { PlannedLeg } from '#game/timetable/leg.ts';
import {
  checkShare,
  describeShareViolation,
  freeWithinShare,
  type OwnMovements,
  shareAnHour,
} from '#game/timetable/slot-share.ts';

const leg = (departs: number): PlannedLeg => ({
  route: 'r',
  origin: 'GVA',
  destination: 'FRA',
  departs,
  block: 75,
});
const legs = (count: number) => Array.from({ length: count }, (_, index) => leg(600 + index));
const none: OwnMovements = { others: new Map(), before: new Map() };
const oneRunway = () => 1;

describe("an airline's share of an airport's hour", () => {
  it('is three fifths of its movements', () => {
    expect([0, 1, 2, 4].map(shareAnHour)).toEqual([18, 18, 36, 72]);
  });

  it('rejects the movement beyond it even if there is a slot, and names airport, hour, limit and present movements', () => {
    expect(checkSlots(legs(19), new Map(), oneRunway)).toEqual([]);
    const violations = checkShare(legs(19), none, oneRunway);
    expect(violations).toEqual([
      { leg: 18, airport: 'GVA', hour: 10, taken: 19, capacity: 30, limit: 18, held: 0 },
      { leg: 18, airport: 'FRA', hour: 11, taken: 19, capacity: 30, limit: 18, held: 0 },
    ]);
    expect(violations.map((violation) => describeShareViolation(violation, (id) => id))[0]).toBe(
      'One airline may have 18 of the 30 movements at GVA in the hour from Mon 10:00: you have 0, and this would be 19',
    );
  });

  it('includes the legs of other aircraft', () => {
    const others = countMovements(legs(18));
    expect(checkShare([leg(659)], { others, before: others }, oneRunway)).toMatchObject([
      { airport: 'GVA', taken: 19, held: 18 },
    ]);
    expect(checkShare([leg(660)], { others, before: others }, oneRunway)).toMatchObject([]);
  });

  it('permits movements that the airline already has, but no more', () => {
    const before = countMovements(legs(25));
    expect(checkShare(legs(25), { others: new Map(), before }, oneRunway)).toEqual([]);
    expect(checkShare(legs(26), { others: new Map(), before }, oneRunway)).toMatchObject([
      { airport: 'GVA', taken: 26, limit: 25, held: 25 },
      { airport: 'FRA' },
    ]);
  });

  it('limits the free movements for a new route', () => {
    expect(freeWithinShare(1)).toBe(18 * 168);
    const hours = (movements: number) => new Array<number>(168).fill(movements);
    expect(freeWithinShare(1, hours(10), hours(10))).toBe(8 * 168);
    expect(freeWithinShare(1, hours(29), hours(0))).toBe(168);
    expect(freeWithinShare(1, hours(18), hours(18))).toBe(0);
    expect(freeWithinShare(1, hours(20), hours(20))).toBe(0);
  });
});
