import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canFly, checkRoute, describeRouteViolation, runwayNeeded } from '#game/network/route/check.ts';
import { routeFee } from '#game/network/route/price.ts';
import {
  checkSlots,
  countMovements,
  describeSlotViolation,
  movementsAnHour,
  slotsMissing,
} from '#game/network/timetable/airport-slots.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

const airport = (iata: string) => ({ ...seededAirport(iata), id: iata });
const said = (a: string, b: string, model?: string, seats = 160) =>
  checkRoute(airport(a), airport(b), model ? { model: seedModel(model), seats } : undefined).map(
    (violation) => describeRouteViolation(violation, (id) => id),
  );

describe('route check', () => {
  it('accepts real routes', () => {
    expect(said('AMS', 'BCN')).toEqual([]);
    expect(said('AMS', 'BCN', 'airbus-a320neo')).toEqual([]);
    expect(said('JFK', 'LHR', 'boeing-787-9', 290)).toEqual([]);
    expect(said('LCY', 'AMS', 'embraer-e190', 98)).toEqual([]);
  });

  it('names the violated limit', () => {
    expect(said('AMS', 'AMS')).toEqual(['A route needs two different airports.']);
    expect(said('LHR', 'LCY')).toEqual(['The airports are 36 km apart. A route needs at least 50 km.']);
    expect(said('AMS', 'SIN', 'airbus-a320neo', 162)[0]).toMatch(
      /^The route is 10,\d{3} km long\. This aircraft flies 6,300 km with all seats occupied\.$/,
    );
    expect(said('AMS', 'LCY', 'boeing-777-300er')).toEqual([
      expect.stringMatching(
        /^LCY has 1,\d{3} m of runway\. This aircraft needs [12],\d{3} m for this route\.$/,
      ),
    ]);
  });

  it('accepts an airport with an unknown runway', () => {
    const model = seedModel('boeing-737-800');
    expect(canFly(model, 162, 1000, 0, 0)).toBeNull();
    expect(canFly(model, 162, 1000, 0, 900)).toMatchObject({ code: 'runway', end: 'b', has: 900 });
  });

  it('requires less runway for a shorter flight, and never more than with full tanks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...seedModels()), fc.nat(15_000), fc.nat(2_000), (model, km, more) => {
        expect(runwayNeeded(model, km)).toBeLessThanOrEqual(runwayNeeded(model, km + more));
        expect(runwayNeeded(model, km)).toBeLessThanOrEqual(model.runway_m);
      }),
    );
  });
});

describe('the fee of a route', () => {
  const fee = (a: string, b: string) => {
    const [from, to] = [seededAirport(a), seededAirport(b)];
    return routeFee({ km: distanceKm(from, to), a: from, b: to });
  };

  it('is about $30,000 for a short route and about $500,000 for the most expensive one', () => {
    expect(fee('RTM', 'SOU')).toBeGreaterThan(20_000);
    expect(fee('RTM', 'SOU')).toBeLessThan(45_000);
    expect(fee('LHR', 'HKG')).toBeGreaterThan(380_000);
    expect(fee('LHR', 'HKG')).toBeLessThan(600_000);
  });

  it('is the same from either end and in whole thousands', () => {
    expect(fee('AMS', 'BCN')).toBe(fee('BCN', 'AMS'));
    expect(fee('AMS', 'BCN') % 1000).toBe(0);
  });
});

describe('slots', () => {
  const leg = (departs: number): PlannedLeg => ({
    route: 'r',
    origin: 'AMS',
    destination: 'RTM',
    departs,
    block: 45,
  });

  it('are thirty per hour and runway, and at least thirty', () => {
    expect([0, 1, 2, 6].map(movementsAnHour)).toEqual([30, 30, 60, 180]);
  });

  it('reject the first movement beyond the limit, with airport and hour', () => {
    const legs = Array.from({ length: 31 }, (_, index) => leg(10_020 + index));
    const violations = checkSlots(legs, new Map(), (id) => (id === 'AMS' ? 1 : 6));
    expect(violations).toEqual([{ leg: 30, airport: 'AMS', hour: 167, taken: 31, capacity: 30 }]);
    expect(violations.map((violation) => describeSlotViolation(violation, (id) => id))).toEqual([
      'AMS has no slot in the hour from Sun 23:00: 31 movements for 30',
    ]);
    // The arrivals from 00:00 are in the first hour of the week.
    expect(countMovements(legs).get('RTM')?.[0]).toBe(16);
  });

  it("include other airlines' movements", () => {
    const others = countMovements(Array.from({ length: 30 }, () => leg(0)));
    expect(checkSlots([leg(59)], others, () => 1)).toMatchObject([{ airport: 'AMS', hour: 0, taken: 31 }]);
    expect(checkSlots([leg(60)], others, () => 1)).toEqual([]);
  });

  it('are required to acquire a route', () => {
    expect(slotsMissing(1)).toBe(0);
    expect(slotsMissing(1, new Array(168).fill(30))).toBe(14);
    expect(slotsMissing(1, [20, ...new Array(167).fill(30)])).toBe(4);
  });
});
