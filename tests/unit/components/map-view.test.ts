import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoomEase } from '#web/components/map/map-camera.ts';
import {
  lowestZoom,
  MERCATOR_LIMIT,
  mixViews,
  padView,
  toWorld,
  viewAround,
  worldSize,
} from '#web/components/map/map-view.ts';
import { nearest } from '#web/components/map/nearest.ts';

const point = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('toWorld', () => {
  it('places the corners of the Mercator square', () => {
    expect(toWorld({ lat: 0, lon: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(toWorld({ lat: MERCATOR_LIMIT, lon: -180 }).x).toBe(0);
    expect(toWorld({ lat: MERCATOR_LIMIT, lon: -180 }).y).toBeCloseTo(0, 9);
    expect(toWorld({ lat: -MERCATOR_LIMIT, lon: 180 }).y).toBeCloseTo(1, 9);
  });

  it('keeps the poles on the map', () => {
    expect(toWorld({ lat: 90, lon: 0 }).y).toBeCloseTo(0, 9);
    expect(toWorld({ lat: -90, lon: 0 }).y).toBeCloseTo(1, 9);
  });

  it('matches the formula of EPSG:3857', () => {
    fc.assert(
      fc.property(point, ({ lat, lon }) => {
        const y = 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
        expect(toWorld({ lat, lon }).y).toBeCloseTo(y, 9);
        expect(toWorld({ lat, lon }).x).toBeCloseTo((lon + 180) / 360, 12);
      }),
    );
  });
});

describe('views', () => {
  const from = viewAround({ x: 0.5, y: 0.4 }, 4, 800, 600);
  const to = viewAround({ x: 0.52, y: 0.41 }, 5, 800, 600);

  it('have their centre in the middle', () => {
    expect((from.left + 400) / worldSize(4)).toBeCloseTo(0.5);
    expect(padView(from, 10)).toMatchObject({ left: from.left - 10, width: 820, height: 620 });
  });

  it('are interpolated linearly on screen, like a CSS transition', () => {
    expect(mixViews(from, to, 0)).toMatchObject({ size: from.size, left: from.left, zoom: 4 });
    expect(mixViews(from, to, 1)).toMatchObject({ size: to.size, left: to.left, zoom: 5 });
    const at = (view: typeof from) => 0.505 * view.size - view.left;
    expect(at(mixViews(from, to, 0.3))).toBeCloseTo(at(from) * 0.7 + at(to) * 0.3);
  });

  it('follow the curve of the transition', () => {
    expect(zoomEase(0)).toBe(0);
    expect(zoomEase(1)).toBe(1);
    // Points of cubic-bezier(0, 0, 0.25, 1): s = 0.5 gives x = 0.21875, y = 0.5; s = 0.8 gives 0.608, 0.896.
    expect(zoomEase(0.21875)).toBeCloseTo(0.5, 3);
    expect(zoomEase(0.608)).toBeCloseTo(0.896, 3);
  });

  it('stay at their start and end for early or late frames', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (t) => {
        expect(zoomEase(t)).toBeGreaterThanOrEqual(0);
        expect(zoomEase(t)).toBeLessThanOrEqual(1);
      }),
    );
    expect([zoomEase(-3), zoomEase(3)]).toEqual([0, 1]);
  });
});

describe('lowestZoom', () => {
  it.each([
    [390, 740, 2],
    [1208, 828, 2],
    [1440, 852, 2],
    [1680, 1008, 2],
    [1920, 1032, 3],
    [3840, 2000, 4],
  ])('a screen of %s by %s pixels goes down to zoom %s', (width, height, zoom) => {
    expect(lowestZoom(width, height)).toBe(zoom);
  });

  it('always fills the height and most of the width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 8000 }),
        fc.integer({ min: 200, max: 5000 }),
        (width, height) => {
          const size = worldSize(lowestZoom(width, height));
          expect(size).toBeGreaterThanOrEqual(height);
          expect(size).toBeGreaterThanOrEqual(width * 0.6);
        },
      ),
    );
  });
});

describe('nearest', () => {
  const positions = (points: { x: number; y: number }[]) => ({
    xs: Float64Array.from(points, ({ x }) => x),
    ys: Float64Array.from(points, ({ y }) => y),
  });
  const place = fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it('gives the same result as comparing all distances', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 50 }), place, (points, { x, y }) => {
        const found = nearest(positions(points), x, y, 0.12);
        const distances = points.flatMap((one) =>
          Math.min(...[-1, 0, 1].map((world) => Math.hypot(one.x + world - x, one.y - y))),
        );
        const min = Math.min(Number.POSITIVE_INFINITY, ...distances);
        if (found < 0) expect(min).toBeGreaterThan(0.12 - 1e-9);
        else expect(distances[found]).toBeCloseTo(min, 9);
      }),
    );
  });

  it('prefers the later of two at the same place, which is drawn on top', () => {
    expect(
      nearest(
        positions([
          { x: 0.5, y: 0.5 },
          { x: 0.5, y: 0.5 },
        ]),
        0.5,
        0.6,
        0.12,
      ),
    ).toBe(1);
  });

  it('finds none beyond its range', () => {
    expect(nearest(positions([{ x: 0.5, y: 0.5 }]), 0.5, 0.63, 0.12)).toBe(-1);
    expect(nearest(positions([{ x: 0.5, y: 0.5 }]), 0.5, 0.61, 0.12)).toBe(0);
  });

  it('finds a position in every world, also across the 180th meridian', () => {
    const fiji = positions([{ x: 0.99, y: 0.5 }]);
    for (const x of [-1.02, -0.02, 0.98, 1.02, 3.0]) expect(nearest(fiji, x, 0.5, 0.05)).toBe(0);
    expect(nearest(fiji, 0.1, 0.5, 0.05)).toBe(-1);
  });
});
