import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, EARTH_RADIUS_KM } from '#game/world/airport/geo.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Published coordinates differ by a few hundred metres between sources. */
const COORDINATES_KM = 0.35;

describe('great-circle distance', () => {
  it.each([
    ['GMP', 'CJU', 450.8],
    ['MEL', 'SYD', 705.4],
    ['HKG', 'TPE', 806.1],
    ['JFK', 'LHR', 5539.6],
    ['HKG', 'LHR', 9630.8],
    ['SIN', 'JFK', 15340.6],
  ])('%s–%s is %s km', (from, to, km) => {
    const distance = distanceKm(seededAirport(from), seededAirport(to));
    expect(Math.abs(distance - km)).toBeLessThan(COORDINATES_KM);
  });

  it("is the same both ways, zero to the same point, and at most half the Earth's circumference", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = distanceKm(a, b);
        expect(distanceKm(b, a)).toBeCloseTo(there, 6);
        expect(distanceKm(a, a)).toBe(0);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM);
      }),
    );
  });

  it('crosses the antimeridian the short way', () => {
    expect(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.2, 1);
  });

  it('goes over the pole and to the antipode', () => {
    expect(distanceKm({ lat: 80, lon: 0 }, { lat: 80, lon: 180 })).toBeCloseTo(2223.9, 1);
    expect(distanceKm({ lat: 40, lon: 10 }, { lat: -40, lon: -170 })).toBeCloseTo(
      Math.PI * EARTH_RADIUS_KM,
      3,
    );
  });
});
