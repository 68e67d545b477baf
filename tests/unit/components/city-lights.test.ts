import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTowns, readTowns } from '#scripts/build/places.ts';
import { glowStrength, sizesAt, TownLights } from '#web/components/map/city-lights.ts';
import { unpackLines } from '#web/components/map/map-lines.ts';
import { fromWorld, toWorld } from '#web/components/map/map-view.ts';
import { darknessAt, shadeOf } from '#web/components/map/sun.ts';

const towns = readTowns();
const packed = packTowns(towns);
const groups = unpackLines(packed).flat();

const near = (points: ArrayLike<number>, lat: number, lon: number) => {
  const { x, y } = toWorld({ lat, lon });
  return Array.from(
    { length: points.length / 2 },
    (_, index) => Math.hypot((points[2 * index] ?? 0) - x, (points[2 * index + 1] ?? 0) - y) < 1e-3,
  ).some(Boolean);
};

describe('towns with lights', () => {
  it('are a small file with one group per size', () => {
    expect(gzipSync(packed, { level: 9 }).length).toBeLessThan(40_000);
    const counts = groups.map(({ points }) => points.length / 2);
    expect(counts).toHaveLength(5);
    // Neighbours on the same grid point are one light.
    const sum = counts.reduce((one, other) => one + other);
    expect(sum).toBeLessThanOrEqual(towns.length);
    expect(sum).toBeGreaterThan(towns.length * 0.95);
  });

  it('are at the right positions', () => {
    expect(near(groups[0]?.points ?? [], 31.22, 121.46)).toBe(true);
    expect(near(groups[1]?.points ?? [], 48.21, 16.37)).toBe(true);
    expect(near(groups[0]?.points ?? [], 48.21, 16.37)).toBe(false);
  });
});

describe('city lights', () => {
  const sun = { lat: 0, lon: 0 };

  it('shine only on the night side', () => {
    for (const line of groups) {
      const lights = new TownLights(line);
      lights.setSun(sun);
      expect(lights.lit.length).toBeGreaterThan(0);
      expect(lights.lit.length).toBeLessThan(line.points.length / 2);
      for (const { x, brightness } of lights.lit) {
        expect(Math.abs(fromWorld({ x, y: 0.5 }).lon)).toBeGreaterThan(90);
        expect(brightness).toBeGreaterThan(0);
        expect(brightness).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are as bright as the night is dark there', () => {
    const cells = 64;
    const shade = shadeOf(sun, cells);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: cells - 1 }),
        fc.integer({ min: 8, max: cells - 9 }),
        (column, row) => {
          const point = { x: (column + 0.5) / cells, y: (row + 0.5) / cells };
          const lights = new TownLights({ points: Float32Array.of(point.x, point.y) });
          lights.setSun(sun);
          const dark = shade[row * cells + column] ?? 0;
          expect(lights.lit[0]?.brightness ?? 0).toBeCloseTo(dark < 0.03 ? 0 : dark, 3);
        },
      ),
    );
  });

  it('follow the sun', () => {
    const lights = new TownLights({ points: Float32Array.of(toWorld({ lat: 48.21, lon: 16.37 }).x, 0.35) });
    lights.setSun({ lat: 0, lon: 16 });
    expect(lights.lit).toHaveLength(0);
    lights.setSun({ lat: 0, lon: -164 });
    expect(lights.lit).toHaveLength(1);
  });

  it('appear with the zoom, largest first, and disappear at street level', () => {
    expect(sizesAt(2)).toBe(0);
    const counts = [3, 4, 5, 6].map(sizesAt);
    expect(counts).toEqual(counts.toSorted());
    expect(sizesAt(3)).toBeGreaterThan(0);
    expect(sizesAt(6)).toBe(5);
    expect(sizesAt(11)).toBe(0);
    for (let zoom = 2; zoom <= 14; zoom += 0.25)
      for (let size = 0; size < sizesAt(zoom); size++) {
        expect(glowStrength(size, zoom)).toBeGreaterThan(0);
        expect(glowStrength(size, zoom)).toBeLessThanOrEqual(1);
      }
  });

  it('require the sun to be down', () => {
    expect(darknessAt(0.1)).toBe(0);
    expect(darknessAt(-0.05)).toBeGreaterThan(0);
    expect(darknessAt(-0.5)).toBe(1);
  });
});
