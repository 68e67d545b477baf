import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { countries } from './basemap-geometry.ts';

/** A country's name at the point with the most space. x, y and width are on the Web Mercator square. */
export type PlacedName = [name: string, x: number, y: number, width: number];

/** Number of lines across a country on which to look for space. */
const LINES = 40;
/** Height of a name relative to its width. */
const LINE_SHARE = 0.12;

/** Returns where a horizontal line enters and leaves a polygon with holes, in order. */
function crossings(rings: Position[][], y: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [x0 = 0, y0 = 0] = ring[index - 1] ?? [];
      const [x1 = 0, y1 = 0] = ring[index] ?? [];
      if (y0 > y !== y1 > y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  return found.toSorted((one, other) => one - other);
}

/** Returns the widest stretch of a polygon at height y. */
function widest(rings: Position[][], y: number): { from: number; to: number } {
  const xs = crossings(rings, y);
  let best = { from: 0, to: 0 };
  for (let index = 1; index < xs.length; index += 2) {
    const [from = 0, to = 0] = [xs[index - 1], xs[index]];
    if (to - from > best.to - best.from) best = { from, to };
  }
  return best;
}

/** Returns the point in a polygon with the most space for a line of text: wide, also just above and below. */
function roomiest(rings: Position[][]): { x: number; y: number; width: number } {
  const ys = (rings[0] ?? []).map(([, y = 0]) => y);
  const top = ys.reduce((one, other) => Math.min(one, other), 1);
  const bottom = ys.reduce((one, other) => Math.max(one, other), 0);
  let best = { x: 0, y: 0, width: 0 };
  for (let line = 1; line < LINES; line++) {
    const y = top + ((bottom - top) * line) / LINES;
    const middle = widest(rings, y);
    const half = (middle.to - middle.from) * LINE_SHARE;
    const parts = [middle, widest(rings, y - half), widest(rings, y + half)];
    const from = Math.max(...parts.map((part) => part.from));
    const to = Math.min(...parts.map((part) => part.to));
    if (to - from > best.width) best = { x: (from + to) / 2, y, width: to - from };
  }
  return best;
}

const polygonsOf = ({ geometry }: Feature<Polygon | MultiPolygon>): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/**
 * Returns the area of a polygon on the globe, in an arbitrary unit, because Mercator draws Svalbard as large
 * as Norway.
 */
function trueArea([ring = []]: Position[][]): number {
  let sum = 0;
  for (let index = 1; index < ring.length; index++) {
    const [x0 = 0, y0 = 0] = ring[index - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    sum += x0 * y1 - x1 * y0;
  }
  const stretch = Math.cosh(Math.PI * (1 - 2 * (ring[0]?.[1] ?? 0.5)));
  return Math.abs(sum) / stretch ** 2;
}

/** Returns the names of all countries, each in its largest part. Names with the most space come first. */
export function countryNames(): PlacedName[] {
  const digits = (value: number) => Number(value.toFixed(5));
  return countries('50m')
    .features.map((country): PlacedName => {
      const parts = polygonsOf(country).map((rings) => ({ rings, area: trueArea(rings) }));
      const largest = parts.toSorted((one, other) => other.area - one.area)[0];
      const { x, y, width } = roomiest(largest?.rings ?? []);
      return [country.properties.name, digits(x), digits(y), digits(width)];
    })
    .filter(([, , , width]) => width > 0)
    .toSorted((one, other) => other[3] - one[3]);
}
