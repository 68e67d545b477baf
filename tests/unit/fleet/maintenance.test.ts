import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionAfterCheck, wornCondition } from '#game/fleet/aircraft/condition.ts';
import {
  afterCheck,
  CHECK_KINDS,
  CHECKS,
  CONDITION_TO_FLY,
  dueFrom,
  freshChecks,
  groundedBy,
  type MaintainedAircraft,
  nextChecks,
  overdueDelayFactor,
} from '#game/fleet/aircraft/maintenance.ts';
import { checkCost, commonality, hourlyReserve } from '#game/fleet/aircraft/maintenance-costs.ts';
import { DAY } from '#game/world/time.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';

const b738 = seedModel('boeing-737-800');

const flown = (
  hours: number,
  cycles: number,
  change: Partial<MaintainedAircraft> = {},
): MaintainedAircraft => ({
  hours,
  cycles,
  condition: 1,
  checks: freshChecks(0, 0, 0),
  ...change,
});
const check = (aircraft: MaintainedAircraft, now: number, kind: string) =>
  nextChecks(aircraft, now).find((next) => next.kind === kind);

describe('checks', () => {
  it('become due by hours, cycles or calendar, whichever comes first', () => {
    expect(check(flown(95, 20), DAY, 'line')).toMatchObject({
      hoursLeft: 5,
      cyclesLeft: 60,
      minutesLeft: 9 * DAY,
      trigger: 'hours',
      state: 'due',
    });
    expect(check(flown(50, 75), DAY, 'line')).toMatchObject({ trigger: 'cycles', state: 'due' });
    expect(check(flown(1, 1), 9.5 * DAY, 'line')).toMatchObject({ trigger: 'calendar', state: 'due' });
    expect(check(flown(89, 20), DAY, 'line')).toMatchObject({ state: 'ok' });
  });

  it('are overdue beyond the limit, and ground the aircraft 10% beyond it', () => {
    expect(check(flown(100, 0), 0, 'line')?.state).toBe('due');
    expect(check(flown(101, 0), 0, 'line')?.state).toBe('overdue');
    expect(groundedBy(flown(110, 0), 0)).toEqual([]);
    expect(groundedBy(flown(111, 0), 0)).toEqual(['line']);
    expect(groundedBy(flown(700, 0), 0)).toEqual(['a', 'line']);
    expect(groundedBy(flown(0, 0, { condition: 0.3 }), 0)).toEqual(['condition']);
  });

  it('delay flights while overdue', () => {
    expect(overdueDelayFactor(flown(99, 0), 0)).toBe(1);
    expect(overdueDelayFactor(flown(105, 0), 0)).toBeCloseTo(2);
    expect(overdueDelayFactor(flown(500, 0), 0)).toBe(3);
  });

  it('include lighter checks', () => {
    const aircraft = flown(6100, 2500);
    const checks = afterCheck(aircraft, 'c', 500 * DAY);
    expect(nextChecks({ ...aircraft, checks }, 500 * DAY).map((next) => next.used > 0)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(checks.d).toEqual({ hours: 0, cycles: 0, at: 0 });
  });

  it('are not due before the stored marks', () => {
    const mark = fc.record({
      hours: fc.double({ min: 0, max: 90_000, noNaN: true }),
      cycles: fc.nat({ max: 60_000 }),
      at: fc.nat({ max: 3_000 * DAY }),
    });
    fc.assert(
      fc.property(fc.record({ line: mark, a: mark, c: mark, d: mark }), (checks) => {
        const { due_hours, due_cycles, due_at } = dueFrom(checks);
        const aircraft = { hours: due_hours, cycles: due_cycles, condition: 1, checks };
        expect(nextChecks(aircraft, due_at).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok']);
        const later = { ...aircraft, hours: due_hours + 2 };
        expect(nextChecks(later, due_at).some(({ state }) => state !== 'ok')).toBe(true);
      }),
    );
  });

  it('never ground an aircraft with all checks on time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 14, noNaN: true }),
        fc.double({ min: 0.8, max: 14, noNaN: true }),
        (hoursADay, stage) => {
          let aircraft = flown(0, 0);
          const grounded: number[] = [];
          for (let day = 1; day <= 1500; day++) {
            const [hours, cycles] = [hoursADay, hoursADay / stage];
            aircraft = {
              ...aircraft,
              hours: aircraft.hours + hours,
              cycles: aircraft.cycles + cycles,
              condition: wornCondition(aircraft.condition, hours, cycles, 1),
            };
            if (groundedBy(aircraft, day * DAY).length > 0) grounded.push(day);
            for (const next of nextChecks(aircraft, day * DAY).toReversed()) {
              if (next.state === 'ok' || check(aircraft, day * DAY, next.kind)?.state === 'ok') continue;
              aircraft = {
                ...aircraft,
                condition: conditionAfterCheck(aircraft.condition, next.kind),
                checks: afterCheck(aircraft, next.kind, day * DAY),
              };
            }
          }
          expect(grounded).toEqual([]);
          expect(aircraft.condition).toBeGreaterThan(0.65);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('take longer and cost more the heavier they are', () => {
    const terms = { age: 6, ownBase: true, familySize: 1 };
    for (let index = 1; index < CHECK_KINDS.length; index++) {
      const [light, heavy] = [CHECK_KINDS[index - 1] ?? 'line', CHECK_KINDS[index] ?? 'd'];
      expect(CHECKS[heavy].duration).toBeGreaterThan(CHECKS[light].duration);
      expect(CHECKS[heavy].hours).toBeGreaterThan(CHECKS[light].hours);
      expect(checkCost(b738, heavy, terms)).toBeGreaterThan(checkCost(b738, light, terms));
    }
  });
});

describe('cost of maintenance', () => {
  it('depends on size, age, base and family', () => {
    const terms = { age: 6, ownBase: true, familySize: 1 };
    expect(checkCost(b738, 'c', terms)).toBe(480_000);
    expect(checkCost(b738, 'c', { ...terms, ownBase: false })).toBe(600_000);
    expect(checkCost(b738, 'c', { ...terms, familySize: 20 })).toBe(408_000);
    expect(checkCost(b738, 'c', { ...terms, age: 0 })).toBe(312_000);
    expect(checkCost(b738, 'c', { ...terms, age: 16 })).toBe(677_087);
    expect(checkCost(b738, 'c', { ...terms, age: 90 })).toBe(1_152_000);
    expect(hourlyReserve(b738, 6)).toBe(580);
  });

  it('falls with commonality, up to a visible limit', () => {
    expect(commonality(1)).toEqual({ discount: 0, next: { aircraft: 3, discount: 0.04 } });
    expect(commonality(12)).toEqual({ discount: 0.11, next: { aircraft: 20, discount: 0.15 } });
    expect(commonality(1000)).toEqual({ discount: 0.18, next: null });
    fc.assert(
      fc.property(fc.nat({ max: 300 }), (aircraft) => {
        expect(commonality(aircraft + 1).discount).toBeGreaterThanOrEqual(commonality(aircraft).discount);
      }),
    );
  });

  it('is in whole dollars for every model and check', () => {
    for (const model of seedModels())
      for (const kind of CHECK_KINDS) {
        const cost = checkCost(model, kind, { age: 7.3, ownBase: false, familySize: 4 });
        expect(Number.isSafeInteger(cost) && cost > 0, `${model.id} ${kind}`).toBe(true);
      }
  });
});

describe('condition', () => {
  it('falls with hours, landings and days, and stays between 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat({ max: 50_000 }),
        fc.nat({ max: 50_000 }),
        fc.nat({ max: 20_000 }),
        fc.constantFrom(...CHECK_KINDS),
        (condition, hours, cycles, days, kind) => {
          const worn = wornCondition(condition, hours, cycles, days);
          expect(worn).toBeGreaterThanOrEqual(0);
          expect(worn).toBeLessThanOrEqual(condition);
          const mended = conditionAfterCheck(worn, kind);
          expect(mended).toBeGreaterThanOrEqual(worn);
          expect(mended).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('is restored by a D check, and sufficient to fly after a C check', () => {
    expect(conditionAfterCheck(0, 'd')).toBe(1);
    expect(conditionAfterCheck(CONDITION_TO_FLY - 0.2, 'c')).toBeGreaterThan(CONDITION_TO_FLY);
  });
});
