import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, EARTH_RADIUS_KM } from '#game/world/airport/geo.ts';
import { seenOn } from '#web/components/map/contrast.ts';
import { stateOfFlight } from '#web/components/map/flight-profile.ts';
import { circleBetween, lineAlong, walk } from '#web/components/map/great-circle.ts';
import { toWorld } from '#web/components/map/map-view.ts';
import { distanceToLine } from '#web/components/map/near-line.ts';
import { framesPerSecond } from '#web/components/map/pace.ts';
import { worldsIn } from '#web/components/map/repeated-world.ts';
import { shadeOf, sunAt } from '#web/components/map/sun.ts';
import { spreadLabels } from '#web/components/plot/plot-annotations.ts';

const AMS = { lat: 52.3086, lon: 4.7639 };
const JFK = { lat: 40.6398, lon: -73.7789 };
const NRT = { lat: 35.7647, lon: 140.3864 };
const LAX = { lat: 33.9425, lon: -118.4081 };
const spot = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -180, max: 179.99, noNaN: true }),
});

describe('great circles', () => {
  it("begin and end at the right points, with the length of the game's distance", () => {
    fc.assert(
      fc.property(spot, spot, (from, to) => {
        const circle = circleBetween(from, to);
        expect(circle.angle * EARTH_RADIUS_KM).toBeCloseTo(distanceKm(from, to), 3);
        fc.pre(circle.angle > 0.01 && circle.angle < 3.1);
        for (const [t, end] of [
          [0, from],
          [1, to],
        ] as const) {
          const place = walk(circle, t);
          const wanted = toWorld(end);
          expect(place.y).toBeCloseTo(wanted.y, 6);
          const apart = Math.abs(place.x - wanted.x);
          expect(Math.min(apart, 1 - apart)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('lead from Amsterdam to New York by the north west', () => {
    const degrees = (walk(circleBetween(AMS, JFK), 0).course * 180) / Math.PI;
    expect(degrees).toBeCloseTo(-69.4, 0);
    // The route is further north than both ends.
    expect(walk(circleBetween(AMS, JFK), 0.3).y).toBeLessThan(toWorld(AMS).y);
  });

  it('are continuous across the 180th meridian, and are drawn in both worlds', () => {
    const line = lineAlong(circleBetween(NRT, LAX));
    for (let index = 2; index < line.points.length; index += 2)
      expect(Math.abs((line.points[index] ?? 0) - (line.points[index - 2] ?? 0))).toBeLessThan(0.1);
    expect(line.maxX).toBeGreaterThan(1);
    expect(worldsIn(0, 1, 0, line.minX, line.maxX)).toEqual([-1, 0]);
    expect(worldsIn(1.1, 1.2, 0, line.minX, line.maxX)).toEqual([0]);
    const atlantic = lineAlong(circleBetween(AMS, JFK));
    expect(worldsIn(0, 0.999, 0, atlantic.minX, atlantic.maxX)).toEqual([0]);
  });

  it('do not move between a place and itself', () => {
    const place = walk(circleBetween(AMS, AMS), 0.5);
    expect(place.x).toBeCloseTo(toWorld(AMS).x, 9);
  });

  it('are hit by the pointer next to them, but not far away', () => {
    const circle = circleBetween(AMS, JFK);
    const line = lineAlong(circle);
    const { x, y } = walk(circle, 0.4);
    expect(distanceToLine(line, x, y, 0.01)).toBeLessThan(1e-4);
    expect(distanceToLine(line, x, y + 0.005, 0.01)).toBeGreaterThan(0.003);
    expect(distanceToLine(line, x, y + 0.2, 0.01)).toBe(0.01);
  });
});

describe('a flight in the air', () => {
  const flight = { departed: 1000, landed: 1120, km: 900, propeller: false };

  it('is at its ends on time and only moves forward', () => {
    fc.assert(
      fc.property(
        fc.record({
          departed: fc.constant(500),
          block: fc.integer({ min: 20, max: 1100 }),
          km: fc.integer({ min: 60, max: 16_000 }),
          propeller: fc.boolean(),
        }),
        ({ departed, block, km, propeller }) => {
          const one = { departed, landed: departed + block, km, propeller };
          let last = 0;
          for (let minute = departed - 5; minute <= departed + block + 5; minute += block / 50) {
            const { part, height_m, speed_kmh } = stateOfFlight(one, minute);
            expect(part).toBeGreaterThanOrEqual(last - 1e-9);
            expect(part).toBeLessThanOrEqual(1 + 1e-9);
            expect(height_m).toBeGreaterThanOrEqual(0);
            expect(speed_kmh).toBeGreaterThanOrEqual(0);
            last = part;
          }
          expect(stateOfFlight(one, departed + block).part).toBe(1);
        },
      ),
    );
  });

  it('taxies, climbs, cruises, descends and taxies', () => {
    const phases = [990, 1004, 1015, 1060, 1110, 1117, 1120].map((at) => stateOfFlight(flight, at).phase);
    expect(phases).toEqual([
      'before',
      'taxiing out',
      'climbing',
      'cruising',
      'descending',
      'taxiing in',
      'arrived',
    ]);
    expect(stateOfFlight(flight, 1060)).toMatchObject({ height_m: 10_970 });
    expect(stateOfFlight({ ...flight, propeller: true }, 1060).height_m).toBe(7_315);
  });

  it('has no jump in position or speed between the phases', () => {
    for (let minute = 1000; minute < 1120; minute += 0.25) {
      const [now, next] = [stateOfFlight(flight, minute), stateOfFlight(flight, minute + 0.25)];
      expect(Math.abs(next.part - now.part) * flight.km).toBeLessThan(5);
    }
  });
});

describe('the sun', () => {
  it('is over the tropics at the solstices and over the Equator between them', () => {
    expect(sunAt('2026-06-21', 720).lat).toBeCloseTo(23.44, 0);
    expect(sunAt('2026-12-21', 720).lat).toBeCloseTo(-23.44, 0);
    expect(Math.abs(sunAt('2026-03-20', 900).lat)).toBeLessThan(0.5);
  });

  it('is over Greenwich at noon and over the date line at midnight, within a quarter of an hour', () => {
    expect(Math.abs(sunAt('2026-01-01', 720).lon)).toBeLessThan(4);
    expect(Math.abs(sunAt('2026-01-01', 1440).lon)).toBeGreaterThan(176);
  });

  it('leaves half of the Equator in the dark, with a soft edge', () => {
    const cells = 64;
    const shade = shadeOf({ lat: 0, lon: 0 }, cells);
    const row = [...shade.slice((cells / 2) * cells, (cells / 2 + 1) * cells)];
    expect(row[cells / 2]).toBe(0);
    expect(row[0]).toBe(1);
    expect(row.filter((value) => value > 0 && value < 1).length).toBeGreaterThan(1);
    expect(row.filter((value) => value > 0).length).toBe(cells / 2);
  });
});

it('draws aircraft more often the faster they cross the screen, within limits', () => {
  expect(framesPerSecond(1024, 0.01)).toBe(2);
  expect(framesPerSecond(4096, 1)).toBeGreaterThan(2);
  expect(framesPerSecond(4096, 3600)).toBe(12);
});

it('uses an airline’s colour for lines only if it is visible', () => {
  expect(seenOn('#f6f5f1', '#C8102E', '#0b5fa5')).toBe('#C8102E');
  expect(seenOn('#f6f5f1', '#FFFFFF', '#0b5fa5')).toBe('#0b5fa5');
  expect(seenOn('#19232d', '#13202C', '#62b4f5')).toBe('#62b4f5');
});

it('keeps names at the ends of lines apart and in order', () => {
  expect(spreadLabels([100, 20, 104, 22], 15)).toEqual([100, 20, 115, 35]);
  expect(spreadLabels([100, 100, 100, 20], 15, 100)).toEqual([70, 85, 100, 20]);
});
