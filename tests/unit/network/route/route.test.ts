import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canFly, checkRoute, describeRouteViolation, runwayNeeded } from '#game/network/route/check.ts';
import { routeFee, tariffLimits, tariffOf } from '#game/network/route/price.ts';
import {
  checkSlots,
  countMovements,
  describeSlotViolation,
  movementsAnHour,
  slotsMissing,
} from '#game/network/timetable/airport-slots.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { seedModel, seedModels } from '#tests/support/aircraft-models.ts';
import { routeBetween } from '#tests/support/network.ts';
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
  const feeOf = (km: number, trips: number) =>
    routeFee(km, tariffOf({ leisure: trips * 0.7, business: trips * 0.2, premium: trips * 0.1 }));
  const between = (a: string, b: string) => {
    const route = routeBetween(a, b);
    return routeFee(route.km, tariffOf(route));
  };

  it('follows the size of the market: a niche is cheap, and London–New York is not', () => {
    expect(between('LIS', 'BJZ')).toBeLessThan(40_000);
    expect(between('AMS', 'BCN')).toBe(218_000);
    expect(between('LHR', 'JFK')).toBeGreaterThan(550_000);
    // As far, and with an airport as large, but with few passengers.
    expect(between('FRA', 'ANC')).toBeLessThan(between('FRA', 'JFK') / 2);
  });

  it('is the same from either end, for everybody, and in whole thousands', () => {
    expect(between('AMS', 'BCN')).toBe(between('BCN', 'AMS'));
    expect(between('AMS', 'BCN') % 1000).toBe(0);
    expect(routeFee(1240.6, 8)).toBe(routeFee(1241, 8));
  });

  it('never falls with demand or distance, and grows by less than demand', () => {
    const trips = fc.integer({ min: 0, max: 30_000_000 });
    const km = fc.integer({ min: 50, max: 19_000 });
    fc.assert(
      fc.property(trips, trips, km, km, (one, other, near, far) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(feeOf(near, less)).toBeLessThanOrEqual(feeOf(near, more));
        expect(feeOf(Math.min(near, far), less)).toBeLessThanOrEqual(feeOf(Math.max(near, far), less));
        expect(feeOf(near, less)).toBeGreaterThanOrEqual(12_000);
      }),
    );
    expect(feeOf(1_000, 800_000) / feeOf(1_000, 80_000)).toBeLessThan(4);
  });

  it('tells no more than the class of the market, whose limits differ by twice or more', () => {
    for (let tariff = 1; tariffLimits(tariff).max !== undefined; tariff++) {
      const { min, max = 0 } = tariffLimits(tariff);
      expect(max / min).toBeGreaterThanOrEqual(2);
      expect(tariffOf({ leisure: min, business: 0, premium: 0 })).toBe(tariff);
      expect(tariffOf({ leisure: max - 1, business: 0, premium: 0 })).toBe(tariff);
    }
    expect(tariffLimits(0)).toEqual({ min: 0, max: 1_000 });
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
