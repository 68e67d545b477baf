import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS, freshChecks, nextChecks } from '#game/fleet/aircraft/maintenance.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { leaveHindrance } from '#web/features/fleet/leave-hindrance.ts';
import {
  dueItems,
  mondayBefore,
  stackItems,
  workOrderItems,
} from '#web/features/fleet/maintenance/calendar-items.ts';
import { minuteOf, typedMoment } from '#web/features/fleet/maintenance/moment-field.tsx';
import { stripParts } from '#web/features/fleet/strip-parts.ts';
import { daysUntilDue } from '#web/lib/game/check-forecast.ts';
import type { FleetAircraft } from '#web/lib/game/fleet-view.ts';
import { weekResult } from '#web/lib/game/week-result.ts';
import { whereabouts } from '#web/lib/game/whereabouts.ts';
import { momentText } from '#web/lib/world-moment.ts';

/** A Thursday. */
const START = '2026-01-01';
const STARTS_AT = startWeekMinute(START);

const parked: Aircraft = {
  id: 'a',
  airline: 'x',
  model: 'airbus-a320neo',
  registration: 'PH-ABC',
  name: '',
  ownership: 'leased',
  price: 0,
  paid_new: 0,
  lease_until: 0,
  lease_rate: 70_000,
  deposit: 900_000,
  lease_from: 0,
  built: 0,
  ordered: 0,
  delivered: 0,
  hours: 0,
  cycles: 0,
  condition: 1,
  checks: freshChecks(0, 0, 0),
  place: 'AMS',
  ready: 0,
  economy: 150,
  business: 12,
  first: 0,
  work: '',
  work_until: 0,
  revision: 0,
};
const leg = (departs: number, block: number, destination = 'BCN'): Leg => ({
  id: `l${departs}`,
  airline: 'x',
  since: 0,
  aircraft: 'a',
  route: 'r',
  number: 'XX101',
  origin: 'AMS',
  destination,
  departs,
  block,
  arrives: (departs + block) % WEEK,
});
const work = (kind: Maintenance['kind'], starts: number, ends: number, rest: Partial<Maintenance> = {}) =>
  ({
    id: kind,
    airline: 'x',
    aircraft: 'a',
    kind,
    starts,
    ends,
    cost: 1000,
    by: 'player',
    state: 'planned',
    ...rest,
  }) as Maintenance;
const inFleet = (record: Aircraft, more: Partial<FleetAircraft> = {}): FleetAircraft => ({
  record,
  model: seedModel(record.model),
  age: 1,
  value: 1,
  checks: nextChecks(record, 0),
  legs: [],
  workOrders: [],
  where: { state: 'ground', short: 'AMS', text: '' },
  ...more,
});

describe('where an aircraft is', () => {
  const at = (aircraft: Partial<Aircraft>, rest: Partial<Parameters<typeof whereabouts>[1]> = {}) =>
    whereabouts(
      { ...parked, ...aircraft },
      {
        now: 600,
        start: START,
        startsAt: STARTS_AT,
        flights: [],
        workOrders: [],
        legs: [],
        codeOf: (id) => id,
        ...rest,
      },
    );

  it('states the most important fact: order, work, flight, grounding, next flight', () => {
    expect(at({ delivered: DAY })).toMatchObject({ state: 'ordered', short: 'On order' });
    expect(at({ delivered: DAY }).text).toContain('Fri 2 Jan 00:00');
    expect(at({ work: 'a', work_until: 700 })).toMatchObject({ state: 'work' });
    const flight = { origin: 'AMS', destination: 'BCN', departed: 590, landed: 720 };
    expect(at({}, { flights: [flight] })).toMatchObject({ state: 'flying', short: 'AMS → BCN' });
    expect(at({ place: 'BCN' }, { flights: [{ ...flight, departed: 630 }] })).toMatchObject({
      state: 'ground',
      short: 'AMS',
    });
    expect(at({ condition: 0.1 }).text).toBe('Grounded at AMS: too worn to fly.');
    expect(at({}).text).toContain('No flights scheduled');
  });

  it('follows the clock between two settlements', () => {
    // Lands at 9:50 and leaves for Vienna at 10:20. The record contains the final destination.
    const flights = [
      { origin: 'AMS', destination: 'BCN', departed: 480, landed: 590 },
      { origin: 'BCN', destination: 'VIE', departed: 620, landed: 760 },
    ];
    const where = (now: number) => at({ place: 'VIE', ready: 800 }, { now, flights });
    expect(where(480)).toMatchObject({ state: 'flying', short: 'AMS → BCN' });
    expect(where(589)).toMatchObject({ state: 'flying', short: 'AMS → BCN' });
    expect(where(590)).toMatchObject({ state: 'ground', short: 'BCN' });
    expect(where(619).text).toBe('At BCN. Departs Thu 1 Jan 10:20 for VIE.');
    expect(where(620)).toMatchObject({ state: 'flying', short: 'BCN → VIE' });
    expect(where(760)).toMatchObject({ state: 'ground', short: 'VIE' });
  });

  it('lets work begin and end on time, and wait for a late aircraft', () => {
    const workOrders = [work('a', 630, 900)];
    const planned = (now: number, ready: number) => at({ ready }, { now, workOrders }).state;
    expect(planned(629, 600)).toBe('ground');
    expect(planned(630, 600)).toBe('work');
    expect(planned(640, 650)).toBe('ground');
    expect(planned(910, 650)).toBe('work');
    expect(planned(920, 650)).toBe('ground');
    const inWork = (now: number) => at({ work: 'a', work_until: 700 }, { now }).state;
    expect([inWork(699), inWork(700)]).toEqual(['work', 'ground']);
  });

  it('names the next flight even if it is earlier in the week', () => {
    // The world begins on Thursday: Monday 08:00 comes after Sunday 08:00.
    const legs = [leg(480, 120, 'LHR'), leg(6 * DAY + 480, 120, 'BCN')];
    expect(at({}, { legs }).text).toBe('At AMS. Next flight Sun 4 Jan 08:00 to BCN.');
    expect(at({ place: 'VIE' }, { legs }).text).toBe('At VIE. Next flight Sun 4 Jan 08:00 from AMS to BCN.');
  });
});

describe('what prevents an aircraft from leaving', () => {
  const words = (aircraft: FleetAircraft) => leaveHindrance(aircraft, (minute) => momentText(START, minute));

  it('is a loan that it secures', () => {
    const loan = { principal: 9_000_000, balance: 7_500_000 };
    expect(leaveHindrance(inFleet(parked), String, loan)).toContain('Repay the $7,500,000');
  });

  it('is described with what to do, and null if there is nothing', () => {
    expect(words(inFleet(parked))).toBeNull();
    expect(words(inFleet(parked, { legs: [leg(0, 60)] }))).toContain('1 weekly flight in');
    expect(words(inFleet(parked, { workOrders: [work('refit', 0, 10)] }))).toContain('refit');
    expect(words(inFleet(parked, { workOrders: [work('a', 0, 10)] }))).toBeNull();
    expect(words(inFleet({ ...parked, work: 'c', work_until: DAY }))).toContain('Fri 2 Jan 00:00');
  });

  it('is described with all reasons at once', () => {
    const flying = { state: 'flying', short: 'AMS → BCN', text: '' } as const;
    expect(words(inFleet(parked, { where: flying, legs: [leg(0, 60)] }))).toMatch(
      /is flying\. It is ready again on .* 1 weekly flight in the timetable/,
    );
  });
});

describe('the result of seven days', () => {
  it('deducts lease and checks for the time since delivery', () => {
    const days = { since: 13 * DAY, until: 20 * DAY };
    const record = { ...parked, delivered: 18 * DAY };
    const flown = { flights: 4, cancelled: 1, block: 600, revenue: 50_000, costs: 20_000 };
    const done = [
      work('line', 19 * DAY, 19 * DAY + 240, { state: 'done', cost: 2500 }),
      work('a', 17 * DAY, 18 * DAY, { state: 'done', cost: 36_000 }),
    ];
    const result = weekResult(inFleet(record), { days, done }, flown);
    expect(result).toMatchObject({ lease: 20_000, checks: 2500, profit: 7500, hoursADay: 5 });
  });

  it('is empty on the first day', () => {
    const fresh = weekResult(
      inFleet({ ...parked, delivered: 5 * DAY }),
      { days: { since: 5 * DAY, until: 5 * DAY }, done: [] },
      undefined,
    );
    expect(fresh).toMatchObject({ profit: 0, hoursADay: null });
  });
});

describe('the strip of a week', () => {
  it('is cut at midnight and continues with Monday after Sunday', () => {
    const parts = stripParts([leg(6 * DAY + 1400, 100)], [], 0);
    expect(parts.map(({ day, from, to }) => [day, from, to])).toEqual([
      [6, 1400, 1440],
      [0, 0, 60],
    ]);
  });

  it("shows only this week's work, from the start of the week", () => {
    const monday = 4 * DAY;
    const parts = stripParts([], [work('c', 3 * DAY, 5 * DAY + 60), work('a', 12 * DAY, 13 * DAY)], monday);
    expect(parts.map(({ day, from, to, work: kind }) => [day, from, to, kind])).toEqual([
      [0, 0, 1440, 'c'],
      [1, 0, 60, 'c'],
    ]);
  });
});

describe('checks on the calendar', () => {
  it('are due by the first limit reached', () => {
    const [line] = nextChecks(parked, 0);
    if (!line) throw new Error('no line check');
    expect(daysUntilDue(line, [])).toBe(CHECKS.line.days);
    const week = Array.from({ length: 7 }, (_, day) => leg(day * DAY, 20 * 60));
    expect(daysUntilDue(line, week)).toBe(CHECKS.line.hours / 20);
    expect(daysUntilDue({ ...line, hoursLeft: -3 }, week)).toBe(0);
  });

  it('repeat over the twelve weeks, counted from the end of planned work', () => {
    const days = (workOrders: Maintenance[], aircraft: Partial<FleetAircraft> = {}) =>
      dueItems({ ...inFleet(parked, { workOrders }), ...aircraft }, 0, 0).map(
        ({ kind, minute, isRepeat }) => [kind, Math.floor(minute / DAY), isRepeat],
      );
    // Each takes four hours.
    const lines = Array.from({ length: 8 }, (_, index) => [
      'line',
      Math.floor(10 + index * (10 + 4 / 24)),
      index > 0,
    ]);
    expect(days([])).toEqual(lines);
    expect(days([work('refit', DAY, 2 * DAY)])).toEqual(lines);
    // An A check includes the first line check. The next one is ten days after it.
    expect(days([work('a', 4 * DAY, 5 * DAY)])[0]).toEqual(['line', 15, true]);
    const legs = Array.from({ length: 7 }, (_, day) => leg(day * DAY, 20 * 60));
    const busy = days([], { legs });
    expect(busy.filter(([kind]) => kind === 'a')).toHaveLength(2);
    expect(busy.filter(([kind]) => kind === 'line').length).toBeGreaterThan(12);
    // No line check on the day of an A check, which includes it.
    for (const [kind, day] of busy) if (kind === 'a') expect(busy).not.toContainEqual(['line', day, true]);
  });

  it('use separate lines if they would overlap', () => {
    const at = (from: number, to: number) => ({ from, to });
    expect(stackItems([at(0, 0.1), at(0.2, 0.3)])).toEqual([0, 0]);
    expect(stackItems([at(0.05, 0.15), at(0, 0.1), at(0.1, 0.2), at(0.12, 0.2)])).toEqual([1, 0, 0, 2]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(0.04))),
        (all) => {
          const items = all.map(([from, width]) => at(from, from + width));
          const lines = stackItems(items);
          for (const [a, first] of items.entries())
            for (const [b, second] of items.entries())
              if (a < b && lines[a] === lines[b])
                expect(first.to <= second.from || second.to <= first.from).toBe(true);
        },
      ),
    );
  });

  it('stay within the edges of the calendar', () => {
    const from = mondayBefore(600, STARTS_AT);
    expect(momentText(START, from)).toBe('Mon 29 Dec 00:00');
    const items = workOrderItems([work('c', from - DAY, from + DAY), work('a', from - 10, from - 5)], from);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ from: 0, to: 1 / 84 });
  });
});

describe('a moment in an input', () => {
  it('is parsed to the same minute', () => {
    const minute = 5 * DAY + 491;
    expect(typedMoment(START, minute)).toEqual({ date: '2026-01-06', time: 491 });
    expect(minuteOf(START, { date: '2026-01-06', time: 491 })).toBe(minute);
    expect(minuteOf(START, { date: '', time: 491 })).toBeNaN();
    expect(minuteOf(START, { date: '2026-01-06', time: null })).toBeNaN();
  });
});
