import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterCheck,
  CHECK_KINDS,
  CHECKS,
  type CheckKind,
  freshChecks,
  type MaintainedAircraft,
  nextChecks,
} from '#game/fleet/aircraft/maintenance.ts';
import { datedLegs } from '#game/network/timetable/clock.ts';
import {
  type CheckFacts,
  type PlannedWorkOrder,
  planByRule,
  type WindowLeg,
} from '#game/operations/hour/check-window.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';

const ALL = { line: true, a: true, c: true, d: true };
const LOOK_EVERY = 6 * HOUR;

/**
 * Returns a week of round trips of equal length, a number per day from a time of day, with the rest of each
 * day free.
 */
function weekOf(tripsADay: number, block: number, starts: number): WindowLeg[] {
  const turnaround = 45;
  return Array.from({ length: 7 }).flatMap((_, day) =>
    Array.from({ length: 2 * tripsADay }, (_, leg) => ({
      departs: (day * DAY + starts + leg * (block + turnaround)) % WEEK,
      block,
      destination: leg % 2 === 0 ? 'away' : 'hub',
    })),
  );
}

interface Story {
  aircraft: MaintainedAircraft;
  legs: readonly WindowLeg[];
  workOrders?: readonly PlannedWorkOrder[];
  left?: CheckFacts['left'];
  /** The airline's turn within the six hours. */
  turn: number;
  days: number;
}

/**
 * Flies and maintains an aircraft hour by hour like settlement. Returns the maximum use of each interval, and
 * the cancelled flights.
 */
function live({ aircraft, legs, workOrders = [], left = ALL, turn, days }: Story) {
  const now = { ...aircraft };
  const worst: Record<CheckKind, number> = { line: 0, a: 0, c: 0, d: 0 };
  let open: (PlannedWorkOrder & { byRule: boolean })[] = workOrders.map((work) => ({
    ...work,
    byRule: false,
  }));
  let missed = 0;
  const done: CheckKind[] = [];
  const flights = datedLegs(legs, 0, days * DAY, 0);
  for (let minute = HOUR; minute < days * DAY; minute += HOUR) {
    for (const { leg, departs, arrives } of flights) {
      if (arrives <= minute - HOUR || arrives > minute) continue;
      if (open.some((work) => work.starts < arrives && work.ends > departs)) missed += 1;
      else Object.assign(now, { hours: now.hours + leg.block / HOUR, cycles: now.cycles + 1 });
    }
    for (const work of open.filter(({ ends }) => ends <= minute)) {
      if (work.kind === 'refit') continue;
      now.checks = afterCheck(now, work.kind, work.ends);
      done.push(work.kind);
    }
    for (const { kind, used } of nextChecks(now, minute)) {
      const isInWork = open.some((work) => work.starts <= minute && work.ends >= minute);
      if (!isInWork) worst[kind] = Math.max(worst[kind], used);
    }
    open = open.filter(({ ends }) => ends > minute);
    if (minute % LOOK_EVERY !== turn * HOUR) continue;
    if (open.some((work) => work.byRule || work.starts <= minute)) continue;
    const found = planByRule({
      aircraft: now,
      legs,
      workOrders: open,
      left,
      now: minute,
      from: minute + HOUR,
      place: 'hub',
      hub: 'hub',
      startsAt: 0,
    });
    if (!found) continue;
    const ends = found.starts + CHECKS[found.kind].duration;
    open.push({ kind: found.kind, starts: found.starts, ends, byRule: true });
  }
  return { worst, missed, done };
}

const used = (share: Partial<Record<CheckKind, number>>): MaintainedAircraft => {
  const [hours, cycles] = [100_000, 50_000];
  const checks = freshChecks(hours, cycles, 0);
  for (const kind of CHECK_KINDS) {
    const part = share[kind] ?? 0;
    checks[kind] = {
      hours: hours - part * CHECKS[kind].hours,
      cycles: cycles - part * CHECKS[kind].cycles,
      at: -part * CHECKS[kind].days * DAY,
    };
  }
  return { hours, cycles, condition: 1, checks };
};

/** A day with enough time for a line check: trips per day, minutes per flight, first departure. */
const ROOMY = fc
  .record({
    trips: fc.integer({ min: 0, max: 6 }),
    block: fc.integer({ min: 40, max: 500 }),
    starts: fc.integer({ min: 0, max: DAY - 1 }),
    turn: fc.integer({ min: 0, max: 5 }),
    line: fc.double({ min: 0, max: 0.7, noNaN: true }),
    a: fc.double({ min: 0, max: 0.85, noNaN: true }),
  })
  .filter(({ trips, block }) => 2 * trips * (block + 45) <= DAY - CHECKS.line.duration - 45);

describe('an automatic check', () => {
  it('never exceeds its limit, and a line check cancels no flight if each day has time for it', () => {
    fc.assert(
      fc.property(ROOMY, ({ trips, block, starts, turn, line, a }) => {
        const legs = weekOf(trips, block, starts);
        const { worst, done } = live({ aircraft: used({ line, a }), legs, turn, days: 40 });
        for (const kind of CHECK_KINDS) expect(worst[kind], kind).toBeLessThanOrEqual(1);
        expect(done).toContain('line');
        const lines = live({ aircraft: used({ line }), legs, turn, days: 40, left: { ...ALL, a: false } });
        expect(lines.missed).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('is planned on time without a gap: it cancels flights instead of being late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 60, max: 400 }), (turn, block) => {
        // All day and night.
        const trips = Math.floor(DAY / (2 * (block + 45)));
        const { worst } = live({ aircraft: used({}), legs: weekOf(trips, block, 0), turn, days: 30 });
        expect(worst.line).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  it('is planned despite later work, without overlapping or waiting for it', () => {
    const later: PlannedWorkOrder = { kind: 'c', starts: 25 * DAY, ends: 30 * DAY };
    const refit: PlannedWorkOrder = { kind: 'refit', starts: 6 * DAY, ends: 8 * DAY };
    const { worst, done } = live({
      aircraft: used({ line: 0.4 }),
      legs: weekOf(3, 90, 360),
      workOrders: [refit, later],
      turn: 2,
      days: 32,
    });
    expect(worst.line).toBeLessThanOrEqual(1);
    expect(done.filter((kind) => kind === 'line').length).toBeGreaterThan(2);
  });

  it('uses most of its interval', () => {
    const days = 100;
    const { done } = live({ aircraft: used({}), legs: weekOf(4, 90, 360), turn: 0, days });
    // Twelve hours per day reach a limit in 8.3 days, and eight landings per day in 10 days.
    const lightest = done.length;
    expect(lightest).toBeLessThanOrEqual(Math.ceil(days / (0.8 * 8.3)));
  });

  it('is not planned if the rule is off, or too early', () => {
    const facts: CheckFacts = {
      aircraft: used({ line: 0.95 }),
      legs: [],
      workOrders: [],
      left: { ...ALL, line: false },
      now: 0,
      from: HOUR,
      place: 'hub',
      hub: 'hub',
      startsAt: 0,
    };
    expect(planByRule(facts)).toBeNull();
    expect(planByRule({ ...facts, left: ALL, aircraft: used({ line: 0.5 }) })).toBeNull();
    expect(planByRule({ ...facts, left: ALL })).toMatchObject({ kind: 'line', place: 'hub', missed: 0 });
    // Long overdue, for example because the rule was off until now: immediately.
    expect(planByRule({ ...facts, left: ALL, aircraft: used({ line: 1.3 }) })).toMatchObject({
      starts: HOUR,
    });
  });
});
