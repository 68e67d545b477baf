import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAround } from '#web/components/map/cover-copies.ts';
import { padView, viewAround } from '#web/components/map/map-view.ts';
import { placeLabel } from '#web/components/map/paint-label.ts';
import { narrowestRange, nearestX, pixelX, worldViews } from '#web/components/map/repeated-world.ts';

const longitude = fc.double({ min: -180, max: 180, noNaN: true });

describe('the narrowest range of longitudes', () => {
  it('contains all points, is at most 360° wide and never wider than the range that is not unwrapped', () => {
    fc.assert(
      fc.property(fc.array(longitude, { minLength: 1, maxLength: 20 }), (longitudes) => {
        const { west, east } = narrowestRange(longitudes);
        const width = east - west;
        expect(width).toBeLessThanOrEqual(360);
        expect(width).toBeLessThanOrEqual(Math.max(...longitudes) - Math.min(...longitudes) + 1e-9);
        expect(west).toBeGreaterThanOrEqual(-180);
        for (const lon of longitudes) {
          const from = (((lon - west) % 360) + 360) % 360;
          expect(from <= width + 1e-9 || from >= 360 - 1e-9).toBe(true);
        }
      }),
    );
  });

  it('is the short way between two points, also across the 180th meridian', () => {
    for (const [longitudes, from, to] of [
      [[177.4, -157.9], 177.4, 202.1],
      [[-157.9, 140.4, 177.4], 140.4, 202.1],
      [[4.8, -73.8, 16.6], -73.8, 16.6],
    ] as const) {
      const { west, east } = narrowestRange(longitudes);
      expect([west, Math.round(east * 10) / 10]).toEqual([from, to]);
    }
    expect(narrowestRange([10])).toEqual({ west: 10, east: 10 });
    fc.assert(
      fc.property(longitude, longitude, (one, other) => {
        const { west, east } = narrowestRange([one, other]);
        expect(east - west).toBeLessThanOrEqual(180 + 1e-9);
      }),
    );
  });
});

describe('a world that repeats', () => {
  const view = viewAround({ x: 1.02, y: 0.5 }, 3, 1200, 800);

  it('is drawn once for each part of it in view, at the same place in each', () => {
    const parts = worldViews(view, 0);
    expect(parts.map(({ left }) => left)).toEqual([view.left, view.left - view.size]);
    // 7° W of the 180th meridian in the first world, and 7° E of it in the second.
    expect(0.98 * view.size - view.left).toBeCloseTo(600 - 0.04 * view.size);
    expect(0.02 * view.size - (parts[1]?.left ?? 0)).toBeCloseTo(600);
    expect(worldViews(viewAround({ x: 0.5, y: 0.5 }, 4, 1200, 800), 100)).toHaveLength(1);
  });

  it('covers every point of a view that is wider than the world', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 5, noNaN: true }),
        fc.integer({ min: 0, max: 2400 }),
        (x, pixel) => {
          const wide = viewAround({ x, y: 0.5 }, 2, 2400, 800);
          const found = worldViews(wide, 0).filter((part) => {
            const at = (pixel + part.left) / part.size;
            return at >= 0 && at < 1;
          });
          expect(found).toHaveLength(1);
        },
      ),
    );
  });

  it('puts a place in the world nearest to the centre of the view', () => {
    expect(pixelX(0.02, view)).toBeCloseTo(600);
    expect(pixelX(0.98, view)).toBeCloseTo(600 - 0.04 * view.size);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (x, to) => {
          expect(Math.abs(nearestX(x, to) - to)).toBeLessThanOrEqual(0.5 + 1e-9);
        },
      ),
    );
  });

  it('is covered beyond one width of it, so that no place is seen twice', () => {
    expect(maskAround(viewAround({ x: 0.5, y: 0.5 }, 3, 1440, 852))).toBeNull();
    const stops = maskAround(viewAround({ x: 0.5, y: 0.5 }, 2, 1440, 852))?.matchAll(/(-?[\d.]+)px/g);
    const [covered = 0, open = 0] = [...(stops ?? [])].map(([, pixels]) => Number(pixels));
    // The soft edge has its middle where the world ends, 512 pixels from the centre.
    expect((covered + open) / 2).toBeCloseTo(-512);
    expect(open - covered).toBeLessThan(24);
  });
});

describe('a label', () => {
  const view = padView(viewAround({ x: 0.5, y: 0.5 }, 3, 1200, 800), 160);
  const [width, above] = [200, 24];

  it('is above its anchor, and below one at the upper edge', () => {
    expect(placeLabel(view, { x: 700, y: 500, above }, width)).toEqual({ x: 700, y: 476 });
    expect(placeLabel(view, { x: 700, y: 170, above }, width)).toEqual({ x: 700, y: 194 });
  });

  it('stays on the screen as long as its anchor is there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 160, max: 1360 }), fc.integer({ min: 160, max: 960 }), (x, y) => {
        const label = placeLabel(view, { x, y, above }, width);
        expect(label.x - width / 2).toBeGreaterThanOrEqual(160);
        expect(label.x + width / 2).toBeLessThanOrEqual(1360);
        expect(label.y).toBeGreaterThan(160);
        expect(label.y).toBeLessThan(960);
      }),
    );
    expect(placeLabel(view, { x: 100, y: 500, above }, width)).toEqual({ x: 100, y: 476 });
  });
});
