import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightId, positioningId } from '#game/operations/hour/flight-id.ts';
import {
  positioningBlock,
  positioningCost,
  positioningOf,
  positioningViolation,
} from '#game/operations/hour/positioning.ts';
import { HOUR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

const airport = (code: string) => seededAirport(code);

describe('a positioning flight', () => {
  const a320 = seedModel('airbus-a320neo');

  it('has more range than a full flight, up to that of full tanks', () => {
    expect(positioningViolation(a320, airport('AMS'), airport('DXB'))).toBeNull();
    expect(positioningViolation(a320, airport('AMS'), airport('SIN'))).toMatchObject({ code: 'range' });
    expect(positioningBlock(a320, airport('AMS'), airport('SIN'))).toBeNull();
    expect(positioningViolation(seedModel('boeing-777-300er'), airport('AMS'), airport('LCY'))).toMatchObject(
      { code: 'runway', end: 'b' },
    );
  });

  it('costs fuel, crew and charges, rising with distance', () => {
    const aircraft = { model: a320, seats: 180, condition: 1, age: 2 };
    const near = positioningCost(aircraft, airport('AMS'), airport('DUS'), 750);
    const far = positioningCost(aircraft, airport('AMS'), airport('ATH'), 750);
    expect(near).toBeGreaterThan(1_500);
    expect(near).toBeLessThan(6_000);
    expect(far).toBeGreaterThan(2 * near);
  });

  it('has a different id than the flight of a leg at the same minute', () => {
    fc.assert(
      fc.property(fc.nat(30_000_000), fc.nat(30_000_000), (one, other) => {
        expect(positioningId('abcdefghijklmno', one)).not.toBe(flightId('abcdefghijklmno', other));
        expect(positioningId('abcdefghijklmno', one)).toMatch(/^abcdefghij[a-z0-9]{5}$/);
      }),
    );
  });
});

describe('the destination of a positioning flight', () => {
  const at = (hours: number) => hours * HOUR;
  const leg = (origin: string, hours: number) => ({ origin, departs: at(hours) });
  const week = [leg('A', 10), leg('B', 13), leg('A', 16), leg('C', 19), leg('A', 34)];
  const question = {
    aircraft: { place: 'X', ready: 0 },
    now: 0,
    legs: week,
    turnaround: 30,
    blockTo: () => 90,
    interrupted: false,
  };

  it('is the origin of the next leg, with half an hour before the turnaround', () => {
    expect(positioningOf(question)).toEqual({
      leg: 0,
      destination: 'A',
      departs: at(10) - 30 - 30 - 90,
      block: 90,
    });
    expect(positioningOf({ ...question, aircraft: { place: 'A', ready: 0 } })).toBeNull();
    expect(positioningOf({ ...question, legs: [] })).toBeNull();
  });

  it('is reached by leaving immediately if already late, and the leg waits up to six hours', () => {
    const late = (ready: number) => positioningOf({ ...question, aircraft: { place: 'X', ready } });
    expect(late(at(9))).toEqual({ leg: 0, destination: 'A', departs: at(9), block: 90 });
    expect(late(at(14))).toMatchObject({ leg: 0 });
    // If even later, the first leg it can reach is the fourth.
    expect(late(at(14) + 1)).toMatchObject({ leg: 3, destination: 'C' });
    expect(positioningOf({ ...question, aircraft: { place: 'X', ready: at(9) }, maxLate: 30 })).toMatchObject(
      {
        leg: 1,
        destination: 'B',
      },
    );
  });

  it('is that of a later leg if the next one is out of range, and none if all are', () => {
    expect(positioningOf({ ...question, blockTo: (to) => (to === 'B' ? 90 : null) })).toMatchObject({
      leg: 1,
      destination: 'B',
    });
    expect(positioningOf({ ...question, blockTo: () => null })).toBeNull();
  });

  it('is none after a cancelled leg of its own if waiting costs only one flight', () => {
    const stays = { ...question, aircraft: { place: 'A', ready: 0 }, interrupted: true };
    expect(positioningOf({ ...stays, legs: week.slice(1) })).toBeNull();
    // Without an interruption, it is at A and the week begins elsewhere.
    expect(positioningOf({ ...stays, legs: week.slice(1), interrupted: false })).toMatchObject({ leg: 0 });
    expect(positioningOf({ ...stays, legs: [leg('B', 13), leg('C', 16), leg('A', 30)] })).toMatchObject({
      destination: 'B',
    });
  });

  it('is reached in time for its leg without leaving too early, except for the next leg', () => {
    const legs = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 0, max: 10_079 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(legs, fc.nat(3_000), fc.nat(3_000), fc.nat(600), (some, now, ready, block) => {
        const coming = some
          .map(([origin, departs]) => ({ origin, departs: now + departs }))
          .sort((one, other) => one.departs - other.departs);
        const found = positioningOf({
          aircraft: { place: 'A', ready },
          now,
          legs: coming,
          turnaround: 40,
          blockTo: () => block,
          interrupted: false,
        });
        if (!found) return;
        const next = coming[found.leg];
        expect(next?.origin).toBe(found.destination);
        expect(found.destination).not.toBe('A');
        expect(found.departs).toBeGreaterThanOrEqual(Math.max(now, ready));
        const late = found.departs + block + 40 - (next?.departs ?? 0);
        expect(late).toBeLessThanOrEqual(found.leg === 0 ? 360 : 0);
      }),
    );
  });
});
