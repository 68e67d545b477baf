import type { MapLine } from './map-lines.ts';

/** Returns the distance from a point to a line on the Web Mercator square, at most `reach`. */
export function distanceToLine(line: MapLine, x: number, y: number, reach: number): number {
  if (x < line.minX - reach || x > line.maxX + reach || y < line.minY - reach || y > line.maxY + reach)
    return reach;
  let best = reach * reach;
  const { points } = line;
  for (let index = 2; index < points.length; index += 2) {
    const x0 = points[index - 2] ?? 0;
    const y0 = points[index - 1] ?? 0;
    const dx = (points[index] ?? 0) - x0;
    const dy = (points[index + 1] ?? 0) - y0;
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
    const squared = (x - x0 - t * dx) ** 2 + (y - y0 - t * dy) ** 2;
    if (squared < best) best = squared;
  }
  return Math.sqrt(best);
}
