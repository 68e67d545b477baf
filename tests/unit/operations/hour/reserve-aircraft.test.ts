import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { CHECKS, freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import {
  canSubstitute,
  chooseReserve,
  LATE_FOR_RESERVE,
  LONGEST_ROTATION,
  needsReserve,
  type ReserveAircraft,
  type RotationLeg,
  rotationFrom,
} from '#game/operations/hour/reserve-aircraft.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';

const neo = seedModel('airbus-a320neo');
const atr = seedModel('atr-72-600');

const leg = (origin: string, destination: string, departs: number, km = 1_000): RotationLeg => ({
  origin,
  destination,
  departs,
  km,
  runways: [3_000, 3_000],
  block: blockMinutes(km, neo.cruise_kmh),
});
const thereAndBack = [leg('hub', 'away', 600), leg('away', 'hub', 780)];
const reserve = (changes: Partial<ReserveAircraft> = {}): ReserveAircraft => ({
  id: 'reserve',
  ...typicalCabin(neo),
  hours: 0,
  cycles: 0,
  condition: 1,
  checks: freshChecks(0, 0, 0),
  delivered: 0,
  place: 'hub',
  ready: 0,
  next: null,
  ...changes,
});

describe('need for a reserve aircraft', () => {
  const flown = { cancelled: false, delay: 0, cause: '' } as const;
  const cancelled = { cancelled: true, delay: 0 };

  it('exists if the scheduled aircraft cannot fly or is hours late, unless no aircraft would help', () => {
    for (const cause of ['technical', 'rotation', 'maintenance', 'elsewhere'] as const) {
      expect(needsReserve({ ...cancelled, cause })).toBe(true);
      expect(needsReserve({ ...flown, delay: LATE_FOR_RESERVE, cause })).toBe(true);
      expect(needsReserve({ ...flown, delay: LATE_FOR_RESERVE - 1, cause })).toBe(false);
    }
    for (const cause of ['weather', 'congestion', 'crew', 'aircraft'] as const) {
      expect(needsReserve({ ...cancelled, cause })).toBe(false);
      expect(needsReserve({ ...flown, delay: 500, cause })).toBe(false);
    }
    expect(needsReserve(flown)).toBe(false);
  });
});

describe('the rotation taken over by a reserve aircraft', () => {
  it('is the leg and all legs until it is back', () => {
    const week = [...thereAndBack, leg('hub', 'other', 1_000), leg('other', 'hub', 1_200)];
    expect(rotationFrom(week)).toEqual(thereAndBack);
    expect(rotationFrom(week.slice(1))).toEqual([]);
    const round = [leg('hub', 'one', 600), leg('one', 'two', 800), leg('two', 'hub', 1_000)];
    expect(rotationFrom([...round, ...week])).toEqual(round);
    expect(rotationFrom([])).toEqual([]);
  });

  it('is empty if it does not return, or not soon', () => {
    expect(rotationFrom([leg('hub', 'away', 600), leg('else', 'hub', 780)])).toEqual([]);
    expect(rotationFrom(thereAndBack.slice(0, 1))).toEqual([]);
    const back = 600 + LONGEST_ROTATION - blockMinutes(1_000, neo.cruise_kmh);
    expect(rotationFrom([leg('hub', 'away', 600), leg('away', 'hub', back)])).toHaveLength(2);
    expect(rotationFrom([leg('hub', 'away', 600), leg('away', 'hub', back + 1)])).toEqual([]);
  });

  it('always ends where it began, leg by leg', () => {
    const some = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 90, max: 900 })), {
      minLength: 2,
      maxLength: 12,
    });
    fc.assert(
      fc.property(some, (stops) => {
        let departs = 0;
        const week = stops.map(([origin, later], index) => {
          departs += later;
          return leg(origin, stops[index + 1]?.[0] ?? 'a', departs);
        });
        const rotation = rotationFrom(week);
        expect(rotation).toEqual(week.slice(0, rotation.length));
        if (rotation.length > 0) expect(rotation.at(-1)?.destination).toBe(rotation[0]?.origin);
        rotation.forEach((one, index) => {
          if (index > 0) expect(one.origin).toBe(rotation[index - 1]?.destination);
        });
      }),
    );
  });
});

describe('a possible reserve aircraft', () => {
  const able = (
    changes: Partial<ReserveAircraft> = {},
    workOrders: { starts: number; ends: number }[] = [],
  ) => canSubstitute(reserve(changes), neo, workOrders, thereAndBack);
  const back = 780 + blockMinutes(1_000, neo.cruise_kmh) + neo.turnaround_min;

  it('is present in time, delivered and idle', () => {
    expect(able()).toBe(true);
    expect(able({ place: 'away' })).toBe(false);
    expect([600, 601].map((ready) => able({ ready }))).toEqual([true, false]);
    expect([600, 601].map((delivered) => able({ delivered }))).toEqual([true, false]);
    const next = (origin: string, departs: number) => able({ next: { origin, departs } });
    expect([next('hub', back + 29), next('hub', back + 30), next('away', back + DAY)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is airworthy throughout, without work until it could leave again', () => {
    expect(able({ condition: 0.3 })).toBe(false);
    const line = CHECKS.line.hours * 1.1;
    expect(able({ hours: line + 0.1 })).toBe(false);
    // Grounded on the return flight.
    expect(able({ hours: line - 1 })).toBe(false);
    expect(able({ hours: line - 10 })).toBe(true);
    const work = (starts: number, ends: number) => able({}, [{ starts, ends }]);
    expect([work(0, 600), work(0, 601), work(back - 1, DAY), work(back, DAY)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('has the range and the runways, with all seats occupied, on each leg', () => {
    const far = [leg('hub', 'away', 600, 7_500), leg('away', 'hub', 600 + 15 * HOUR, 7_500)];
    expect(canSubstitute(reserve(), neo, [], far)).toBe(false);
    expect(canSubstitute(reserve(), seedModel('airbus-a330-900'), [], far)).toBe(true);
    const short = thereAndBack.map((one) => ({ ...one, runways: [3_000, 1_400] as const }));
    expect(canSubstitute(reserve(), neo, [], short)).toBe(false);
  });

  it('may be slower, if it is not too late for the return flight', () => {
    const turboprop = reserve({ ...typicalCabin(atr) });
    const ready = 600 + blockMinutes(1_000, atr.cruise_kmh) + atr.turnaround_min;
    const leaving = (wait: number) => [leg('hub', 'away', 600), leg('away', 'hub', ready - wait)];
    expect(canSubstitute(turboprop, atr, [], leaving(60))).toBe(true);
    expect(canSubstitute(turboprop, atr, [], leaving(61))).toBe(false);
  });
});

describe('the reserve aircraft used', () => {
  const of = (id: string, economy: number) => ({ id, economy, business: 0, first: 0 });

  it('has the fewest sufficient seats, otherwise the most, then the first id', () => {
    const fleet = [of('d', 180), of('c', 220), of('b', 180), of('a', 150)];
    expect(chooseReserve(fleet, 160)?.id).toBe('b');
    expect(chooseReserve(fleet, 200)?.id).toBe('c');
    expect(chooseReserve(fleet, 150)?.id).toBe('a');
    expect(chooseReserve(fleet, 300)?.id).toBe('c');
    expect(chooseReserve([], 100)).toBeNull();
  });

  it('does not depend on the order', () => {
    const fleet = fc.uniqueArray(fc.tuple(fc.string(), fc.integer({ min: 50, max: 60 })), {
      selector: ([id]) => id,
    });
    fc.assert(
      fc.property(fleet, fc.integer({ min: 45, max: 65 }), (some, seats) => {
        const reserves = some.map(([id, economy]) => of(id, economy));
        const chosen = chooseReserve(reserves, seats);
        expect(chooseReserve(reserves.toReversed(), seats)).toEqual(chosen);
        const enough = reserves.filter(({ economy }) => economy >= seats).map(({ economy }) => economy);
        if (chosen)
          expect(chosen.economy).toBe(
            enough.length > 0 ? Math.min(...enough) : Math.max(...reserves.map(({ economy }) => economy)),
          );
      }),
    );
  });
});
