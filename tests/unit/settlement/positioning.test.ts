import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightId, positioningId } from '../../../game/settlement/flight-id.ts';
import { ferryBlock, ferryCost, ferryFault, positioningOf } from '../../../game/settlement/positioning.ts';
import { HOUR } from '../../../game/time.ts';
import { seedModel } from '../../support/aircraft-models.ts';
import { seededAirport } from '../../support/seeded-airports.ts';

const port = (code: string) => seededAirport(code);

describe('a flight without passengers', () => {
  const a320 = seedModel('airbus-a320neo');

  it('goes further than one with every seat taken, and no further than full tanks', () => {
    expect(ferryFault(a320, port('AMS'), port('DXB'))).toBeNull();
    expect(ferryFault(a320, port('AMS'), port('SIN'))).toMatchObject({ code: 'range' });
    expect(ferryBlock(a320, port('AMS'), port('SIN'))).toBeNull();
    expect(ferryFault(seedModel('boeing-777-300er'), port('AMS'), port('LCY'))).toMatchObject({
      code: 'runway',
      end: 'b',
    });
  });

  it('costs fuel, crew and charges, the more the further', () => {
    const aircraft = { model: a320, seats: 180, condition: 1, age: 2 };
    const near = ferryCost(aircraft, port('AMS'), port('DUS'), 750);
    const far = ferryCost(aircraft, port('AMS'), port('ATH'), 750);
    expect(near).toBeGreaterThan(1_500);
    expect(near).toBeLessThan(6_000);
    expect(far).toBeGreaterThan(2 * near);
  });

  it('has an id of its own beside the flight of a leg at the same minute', () => {
    fc.assert(
      fc.property(fc.nat(30_000_000), fc.nat(30_000_000), (one, other) => {
        expect(positioningId('abcdefghijklmno', one)).not.toBe(flightId('abcdefghijklmno', other));
        expect(positioningId('abcdefghijklmno', one)).toMatch(/^abcdefghij[a-z0-9]{5}$/);
      }),
    );
  });
});

describe('where an aircraft is positioned to', () => {
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

  it('is its next leg, half an hour before it is turned round', () => {
    expect(positioningOf(question)).toEqual({
      leg: 0,
      destination: 'A',
      departs: at(10) - 30 - 30 - 90,
      block: 90,
    });
    expect(positioningOf({ ...question, aircraft: { place: 'A', ready: 0 } })).toBeNull();
    expect(positioningOf({ ...question, legs: [] })).toBeNull();
  });

  it('leaves at once where that is already late, and the leg waits up to six hours for it', () => {
    const late = (ready: number) => positioningOf({ ...question, aircraft: { place: 'X', ready } });
    expect(late(at(9))).toEqual({ leg: 0, destination: 'A', departs: at(9), block: 90 });
    expect(late(at(14))).toMatchObject({ leg: 0 });
    // Later still it is in time for none before the fourth leg.
    expect(late(at(14) + 1)).toMatchObject({ leg: 3, destination: 'C' });
    expect(
      positioningOf({ ...question, aircraft: { place: 'X', ready: at(9) }, mostLate: 30 }),
    ).toMatchObject({
      leg: 1,
      destination: 'B',
    });
  });

  it('is a later leg where the next one is out of reach, and nowhere where all are', () => {
    expect(positioningOf({ ...question, blockTo: (to) => (to === 'B' ? 90 : null) })).toMatchObject({
      leg: 1,
      destination: 'B',
    });
    expect(positioningOf({ ...question, blockTo: () => null })).toBeNull();
  });

  it('waits for its week to come by where one of its own legs was cancelled, if that costs one flight', () => {
    const stays = { ...question, aircraft: { place: 'A', ready: 0 }, interrupted: true };
    expect(positioningOf({ ...stays, legs: week.slice(1) })).toBeNull();
    // As it was set: it stands at A, and the week begins elsewhere.
    expect(positioningOf({ ...stays, legs: week.slice(1), interrupted: false })).toMatchObject({ leg: 0 });
    expect(positioningOf({ ...stays, legs: [leg('B', 13), leg('C', 16), leg('A', 30)] })).toMatchObject({
      destination: 'B',
    });
  });

  it('never leaves before it is ready, and brings it in time for the leg it is for, but for the next one', () => {
    const legs = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 0, max: 10_079 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(legs, fc.nat(3_000), fc.nat(3_000), fc.nat(600), (some, now, ready, block) => {
        const coming = some
          .map(([origin, departs]) => ({ origin, departs: now + departs }))
          .sort((one, other) => one.departs - other.departs);
        const found = positioningOf({
          ...{ aircraft: { place: 'A', ready }, now, legs: coming, turnaround: 40 },
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
