import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { packLines } from '#scripts/build/basemap-format.ts';
import { borderLines, type Lines, landRings } from '#scripts/build/basemap-geometry.ts';
import { countryNames } from '#scripts/build/basemap-names.ts';
import { unpackLines } from '#web/components/map/map-lines.ts';
import { toWorld, viewAround } from '#web/components/map/map-view.ts';
import { clipRing, traceLines, traceRings } from '#web/components/map/trace-lines.ts';

/** Checks whether a point is on land, by the even-odd rule. */
function isLand(rings: Lines, lat: number, lon: number): boolean {
  const { x, y } = toWorld({ lat, lon });
  let inside = false;
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [x0 = 0, y0 = 0] = ring[index - 1] ?? [];
      const [x1 = 0, y1 = 0] = ring[index] ?? [];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
    }
  }
  return inside;
}

describe.each(['110m', '50m'] as const)('land at %s', (resolution) => {
  let rings: Lines;
  beforeAll(() => {
    rings = landRings(resolution);
  });

  it('stays on the Mercator square', () => {
    const values = rings.flat(2);
    expect(values.reduce((one, other) => Math.min(one, other))).toBeGreaterThanOrEqual(0);
    expect(values.reduce((one, other) => Math.max(one, other))).toBeLessThanOrEqual(1);
  });

  it('has no streaks: edges only cross the map along its lower side', () => {
    const long = rings.flatMap((ring) =>
      ring.slice(1).filter(([x = 0, y = 0], index) => {
        const [x0 = 0, y0 = 0] = ring[index] ?? [];
        return Math.abs(x - x0) > 0.1 && !(y > 0.999 && y0 > 0.999);
      }),
    );
    expect(long).toEqual([]);
  });

  it('closes every ring, and Antarctica at the bottom', () => {
    for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
    expect(isLand(rings, -84.9, 0)).toBe(true);
    expect(isLand(rings, -84.9, 179.9)).toBe(true);
    expect(isLand(rings, -84.9, -179.9)).toBe(true);
  });

  it('distinguishes land from water, on both sides of the antimeridian', () => {
    expect(isLand(rings, 51.5, -1)).toBe(true);
    expect(isLand(rings, 67, 179)).toBe(true);
    expect(isLand(rings, 67, -178)).toBe(true);
    expect(isLand(rings, 0, 180)).toBe(false);
    expect(isLand(rings, 60, -178)).toBe(false);
    expect(isLand(rings, 47, -30)).toBe(false);
    // The Caspian Sea is water surrounded by land.
    expect(isLand(rings, 42, 50.5)).toBe(false);
  });
});

describe('borders and names', () => {
  it('has land borders only, none along the antimeridian', () => {
    const lines = borderLines('50m');
    expect(lines.length).toBeGreaterThan(150);
    for (const [x = 0] of lines.flat()) expect(x > 0.001 && x < 0.999).toBe(true);
  });

  it('places the names of countries on their own land', () => {
    const rings = landRings('50m');
    const names = new Map(countryNames().map(([name, x, y]) => [name, { x, y }]));
    expect(names.size).toBeGreaterThan(230);
    const degrees = ({ x, y }: { x: number; y: number }) => ({
      lon: x * 360 - 180,
      lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    });
    for (const name of ['Norway', 'France', 'Brazil', 'Japan', 'New Zealand']) {
      const { lat, lon } = degrees(names.get(name) ?? { x: 0, y: 0 });
      expect(isLand(rings, lat, lon), name).toBe(true);
    }
    expect(degrees(names.get('Norway') ?? { x: 0, y: 0 }).lat).toBeLessThan(72);
  });
});

describe('packed lines', () => {
  const line = fc.array(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    {
      minLength: 2,
      maxLength: 30,
    },
  );

  it('are restored on the grid, without points equal to the one before', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const onGrid = lines.map((points) =>
          points.map(([x, y]) => [Math.round(x * 65_536), Math.round(y * 65_536)]),
        );
        const expected = onGrid
          .map((points) =>
            points.filter((point, index) => index === 0 || String(point) !== String(points[index - 1])),
          )
          .filter((points) => points.length > 1);
        const [back = []] = unpackLines(packLines([lines], 16));
        expect(back.map(({ points }) => Array.from(points, (value) => value * 65_536))).toEqual(
          expected.map((points) => points.flat()),
        );
      }),
    );
  });

  it('keep every group, and report a truncated file', () => {
    const packed = packLines([landRings('110m'), []], 15);
    expect(unpackLines(packed).map((group) => group.length)).toEqual([landRings('110m').length, 0]);
    expect(() => unpackLines(packed.slice(0, 5000))).toThrow(RangeError);
  });
});

describe('tracing', () => {
  const square = {
    points: Float32Array.from([0, 0, 1, 0, 1, 1, 0, 1, 0, 0]),
    minX: 0,
    minY: 0,
    maxX: 1,
    maxY: 1,
  };
  const record = () => {
    const points: { x: number; y: number }[] = [];
    const add = (x: number, y: number) => void points.push({ x, y });
    return { points, sink: { moveTo: add, lineTo: add, closePath: () => undefined } };
  };

  it('clips shapes to the view, so that a huge one costs no more than a small one', () => {
    const { points, sink } = record();
    traceRings(sink, [square], viewAround({ x: 0.3, y: 0.3 }, 10, 800, 600));
    expect(points.length).toBeGreaterThanOrEqual(4);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(-7);
      expect(x).toBeLessThanOrEqual(807);
      expect(y).toBeGreaterThanOrEqual(-7);
      expect(y).toBeLessThanOrEqual(607);
    }
  });

  it('skips shapes outside the view, and draws no line where the data was cut', () => {
    const { points, sink } = record();
    traceRings(sink, [{ ...square, minX: 0.9, minY: 0.9 }], viewAround({ x: 0.3, y: 0.3 }, 10, 800, 600));
    expect(points).toEqual([]);
    traceLines(sink, [square], viewAround({ x: 0.5, y: 0.5 }, 0, 256, 256));
    // Only the upper side. Left and right are the antimeridian, and the lower side closes Antarctica.
    expect(points).toEqual([
      { x: 0, y: 0 },
      { x: 256, y: 0 },
    ]);
  });

  it('clips a ring to a box exactly', () => {
    const clipped = [...Array.from(clipRing(square.points, { minX: 0.25, minY: 0.25, maxX: 0.75, maxY: 2 }))];
    const xs = clipped.filter((_, index) => index % 2 === 0);
    const ys = clipped.filter((_, index) => index % 2 === 1);
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([
      0.25, 0.75, 0.25, 1,
    ]);
  });
});
