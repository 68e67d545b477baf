import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleFleet } from '#game/network/scheduling/schedule-fleet.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import {
  type AirportSlots,
  availableAt,
  emptyAirport,
  freeIn,
  fullFrom,
  landingFactor,
  noMovements,
  shareOf,
} from '#game/slots/airport-slots.ts';
import { checkWeek, describeWeekViolation, type SlotTerms, withLegs } from '#game/slots/check-week.ts';
import { keepSlots } from '#game/slots/keep-slots.ts';
import { countWeek, withdrawnAt } from '#game/slots/use-or-lose.ts';
import { WEEK } from '#game/world/time.ts';
import { aircraftAt, routeBetween } from '#tests/support/network.ts';

const leg = (departs: number): PlannedLeg => ({
  route: 'r',
  origin: 'GVA',
  destination: 'FRA',
  departs,
  block: 75,
});
const legs = (count: number) => Array.from({ length: count }, (_, index) => leg(600 + index));

/** An airport of one runway with some movements of others in the hours 10 and 11. */
function airport(others: number, more: Partial<AirportSlots> = {}): AirportSlots {
  const empty = emptyAirport(1);
  return {
    ...empty,
    others: empty.others.map((_, hour) => (hour === 10 || hour === 11 ? others : 0)),
    ...more,
  };
}
const terms = (slots: AirportSlots, hub = ''): SlotTerms => ({
  airports: new Map([['GVA', slots]]),
  fixed: new Map(),
  hub,
});
const heldAt10 = (count: number) => ({ held: withLegs(new Map(), legs(count)).get('GVA') ?? noMovements() });

describe('planning a flight', () => {
  it('takes a free slot until the hour is full', () => {
    expect(fullFrom(30)).toBe(27);
    expect(checkWeek(legs(2), terms(airport(25)))).toEqual([]);
    const [violation, ...more] = checkWeek(legs(3), terms(airport(25)));
    expect(more).toEqual([]);
    expect(violation).toMatchObject({
      leg: 2,
      code: 'no_slot',
      airport: 'GVA',
      hour: 10,
      taken: 28,
      limit: 27,
    });
    expect(violation && describeWeekViolation(violation, (id) => id)).toBe(
      'GVA is full in the hour from Mon 10:00 UTC: this departure would be movement 28, and flights can be planned up to 27. Choose another hour',
    );
  });

  it('keeps the slots that the airline has, but no more', () => {
    expect(checkWeek(legs(2), terms(airport(29, heldAt10(2))))).toEqual([]);
    expect(checkWeek(legs(3), terms(airport(29, heldAt10(2))))).toMatchObject([{ leg: 2, code: 'no_slot' }]);
  });

  it('exchanges a departure for an arrival in the same hour', () => {
    const arrival = { ...leg(540), origin: 'FRA', destination: 'GVA' };
    expect(checkWeek([arrival], terms(airport(29, heldAt10(1))))).toEqual([]);
    expect(checkWeek([arrival, leg(600)], terms(airport(29, heldAt10(1))))).toMatchObject([{ leg: 1 }]);
  });

  it('stays within 60% of what real traffic leaves open', () => {
    expect(shareOf(30, 0)).toBe(18);
    expect(shareOf(60, 50)).toBe(6);
    expect(shareOf(30, 29)).toBe(2);
    expect(checkWeek(legs(19), terms(airport(0)))).toMatchObject([
      { leg: 18, code: 'slot_share', taken: 19, limit: 18 },
    ]);
    expect(checkWeek(legs(25), terms(airport(0, heldAt10(25))))).toEqual([]);
  });

  it('gets 14 slots at the hub in any case', () => {
    const full = airport(30);
    expect(checkWeek(legs(14), terms(full, 'GVA'))).toEqual([]);
    expect(checkWeek(legs(15), terms(full, 'GVA'))).toHaveLength(15);
  });

  it('uses the slots of the pool', () => {
    const pool = airport(0).pool.map((_, hour) => (hour === 10 ? 1 : 0));
    expect(checkWeek(legs(1), terms(airport(29, { pool })))).toEqual([]);
    expect(checkWeek(legs(2), terms(airport(29, { pool })))).toHaveLength(1);
    expect(freeIn(airport(29, { pool }), 10)).toBe(1);
  });

  it('counts unused own slots as available', () => {
    const none = noMovements();
    expect(availableAt(airport(30), none)).toBe(166 * 18);
    expect(availableAt(airport(30, heldAt10(3)), none)).toBe(166 * 18 + 3);
  });
});

it('plans within the slots that the server accepts', () => {
  const routes = ['FRA', 'LHR', 'CDG'].map((code) => routeBetween('GVA', code));
  const fleet = ['a', 'b', 'c'].map((id) => aircraftAt(id, 'airbus-a320neo', 'GVA'));
  const hour = () => fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 168, maxLength: 168 });
  const few = () => fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 168, maxLength: 168 });
  fc.assert(
    fc.property(hour(), few(), few(), few(), (others, departure, arrival, pool) => {
      const slots = { airports: new Map(), fixed: new Map(), hub: '' };
      const facts = { ...emptyAirport(1), others, held: { departure, arrival }, pool };
      slots.airports.set('GVA', facts).set('FRA', facts);
      const planned = scheduleFleet(fleet, routes, { valueFor: () => () => 1000, slots });
      expect(checkWeek([...planned.values()].flat(), slots)).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

describe('the slots of a timetable', () => {
  const one = withLegs(new Map(), legs(1)).get('GVA') ?? noMovements();

  it('need no rows in hours that are not full', () => {
    const { kept } = keepSlots(airport(5), noMovements(), one);
    expect(kept.every(({ count }) => count === 0)).toBe(true);
  });

  it('stay when a full hour is no longer used', () => {
    const { kept } = keepSlots(airport(29, heldAt10(1)), one, noMovements());
    expect(kept).toContainEqual({ hour: 10, kind: 'departure', count: 1, used: 0 });
    const free = keepSlots(airport(3, heldAt10(1)), one, noMovements());
    expect(free.kept.every(({ count }) => count === 0)).toBe(true);
  });

  it('never take an hour further beyond its capacity, and cover all flights of a full hour', () => {
    const count = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        count(33),
        count(3),
        count(3),
        count(3),
        count(3),
        count(2),
        (others, d, a, pd, pa, free) => {
          const held = { ...noMovements() };
          held.departure[10] = d;
          held.arrival[10] = a;
          const pool = airport(0).pool.map((_, hour) => (hour === 10 ? free : 0));
          const slots = airport(others, { held, pool });
          const planned = [
            ...Array.from({ length: pd }, (_, index) => leg(600 + index)),
            ...Array.from({ length: pa }, () => ({ ...leg(540), origin: 'FRA', destination: 'GVA' })),
          ];
          if (checkWeek(planned, terms(slots)).length > 0) return;
          const after = withLegs(new Map(), planned).get('GVA') ?? noMovements();
          const { kept, fromPool } = keepSlots(slots, held, after);
          const at10 = kept.filter(({ hour }) => hour === 10);
          const sum = at10.reduce((all, { count }) => all + count, 0);
          const before = others + d + a;
          const taken = others + Math.max(sum, pd + pa);
          const used = fromPool.reduce((all, { count }) => all + count, 0);
          expect(taken).toBeLessThanOrEqual(Math.max(27, before) + used);
          expect(used).toBeLessThanOrEqual(free);
          for (const row of at10) expect(row.count).toBeGreaterThanOrEqual(row.used);
          if (taken >= 27 && at10.length > 0)
            expect(at10.reduce((all, row) => all + row.used, 0)).toBe(pd + pa);
        },
      ),
    );
  });
});

describe('use it or lose it', () => {
  const over = (used: readonly number[], count: number) => {
    let use = { count, used: count, flown: 0, weeks: 0, until: 0 };
    used.forEach((week, index) => {
      use = countWeek({ ...use, used: week }, index * WEEK);
    });
    return use;
  };

  it('withdraws unused slots after nine weeks, which are more than 60 days', () => {
    expect(withdrawnAt(61) - 61).toBeGreaterThan(60 * 24 * 60);
    expect(over(new Array(9).fill(1), 3).count).toBe(3);
    expect(over(new Array(10).fill(1), 3)).toMatchObject({ count: 1, until: 0 });
  });

  it('forgives two weeks of ten', () => {
    expect(over([0, 1, 1, 1, 1, 1, 1, 1, 1, 0], 1)).toMatchObject({ count: 1, until: 0 });
    expect(over([0, 1, 1, 1, 0, 1, 1, 1, 1, 0], 1)).toMatchObject({ count: 0, until: 0 });
  });

  it('never withdraws a slot in use', () => {
    expect(over([0, 0, 0, 0, 0, 0, 0, 0, 0, 2], 2)).toMatchObject({ count: 2, until: 0 });
  });
});

it('landing costs up to a fifth more in hours that are more than 90% full', () => {
  expect([0, 27, 28.5, 30, 33].map((taken) => landingFactor(taken, 30))).toEqual([
    1,
    1,
    expect.closeTo(1.1),
    expect.closeTo(1.2),
    expect.closeTo(1.2),
  ]);
});
