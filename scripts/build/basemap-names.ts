import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { countries } from './basemap-geometry.ts';

/** A country's name where it has most room; x, y and width on the Web Mercator square. */
export type PlacedName = [name: string, x: number, y: number, width: number];

/** Lines across a country that are looked at for room. */
const LINES = 40;
/** How high a name is, compared with the room it takes sideways. */
const LINE_SHARE = 0.12;

/** Where a horizontal line enters and leaves a polygon with holes, in order. */
function crossings(rings: Position[][], y: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [x0 = 0, y0 = 0] = ring[at - 1] ?? [];
      const [x1 = 0, y1 = 0] = ring[at] ?? [];
      if (y0 > y !== y1 > y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  return found.toSorted((one, other) => one - other);
}

/** The widest stretch of a polygon at the height y. */
function widest(rings: Position[][], y: number): { from: number; to: number } {
  const xs = crossings(rings, y);
  let best = { from: 0, to: 0 };
  for (let at = 1; at < xs.length; at += 2) {
    const [from = 0, to = 0] = [xs[at - 1], xs[at]];
    if (to - from > best.to - best.from) best = { from, to };
  }
  return best;
}

/** The place in a polygon with most room for a line of text: wide, and no narrower just above and below. */
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

/** Area of a polygon as it is on the globe, in a unit of its own: Mercator draws Svalbard as large as Norway. */
function trueArea([ring = []]: Position[][]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) {
    const [x0 = 0, y0 = 0] = ring[at - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[at] ?? [];
    sum += x0 * y1 - x1 * y0;
  }
  const stretch = Math.cosh(Math.PI * (1 - 2 * (ring[0]?.[1] ?? 0.5)));
  return Math.abs(sum) / stretch ** 2;
}

/** The names of all countries, each in its largest part, those with most room first. */
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
