import type { MapLine } from './map-lines.ts';
import type { MapView } from './map-view.ts';

/** The used methods of a canvas path. */
export type PathSink = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>;

/** Minimum distance in pixels between drawn points. */
const DETAIL = 0.6;
/** Pixels outside the view at which shapes are clipped, so that strokes along the edge are invisible. */
export const MARGIN = 6;

/** A rectangle on the Web Mercator square. */
interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

function boxOf(view: MapView): Box {
  return {
    minX: (view.left - MARGIN) / view.size,
    minY: (view.top - MARGIN) / view.size,
    maxX: (view.left + view.width + MARGIN) / view.size,
    maxY: (view.top + view.height + MARGIN) / view.size,
  };
}

const apart = (one: Box, other: Box) =>
  one.maxX < other.minX || one.minX > other.maxX || one.maxY < other.minY || one.minY > other.maxY;

const holds = (outer: Box, inner: Box) =>
  outer.minX <= inner.minX &&
  outer.maxX >= inner.maxX &&
  outer.minY <= inner.minY &&
  outer.maxY >= inner.maxY;

type Points = ArrayLike<number>;

/** Clips a ring at x = limit (axis 0) or y = limit (axis 1). Keeps the side below (sign 1) or above (−1). */
function cut(ring: Points, axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const kept: number[] = [];
  let lastX = ring[ring.length - 2] ?? 0;
  let lastY = ring[ring.length - 1] ?? 0;
  let lastIn = sign * ((axis === 0 ? lastX : lastY) - limit) <= 0;
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index] ?? 0;
    const y = ring[index + 1] ?? 0;
    const isIn = sign * ((axis === 0 ? x : y) - limit) <= 0;
    if (isIn !== lastIn) {
      const part = axis === 0 ? (limit - lastX) / (x - lastX) : (limit - lastY) / (y - lastY);
      kept.push(lastX + (x - lastX) * part, lastY + (y - lastY) * part);
    }
    if (isIn) kept.push(x, y);
    lastX = x;
    lastY = y;
    lastIn = isIn;
  }
  return kept;
}

/** Returns a ring clipped to a box (Sutherland–Hodgman). Parts may be connected along the box's sides. */
export function clipRing(ring: Points, box: Box): Points {
  const left = cut(ring, 0, box.minX, -1);
  const right = cut(left, 0, box.maxX, 1);
  const top = cut(right, 1, box.minY, -1);
  return cut(top, 1, box.maxY, 1);
}

/** Adds rings to a path for filling, clipped to the view and simplified to screen resolution. */
export function traceRings(path: PathSink, rings: readonly MapLine[], view: MapView): void {
  const box = boxOf(view);
  for (const ring of rings) {
    if (apart(ring, box)) continue;
    if (Math.max(ring.maxX - ring.minX, ring.maxY - ring.minY) * view.size < DETAIL) continue;
    const points = holds(box, ring) ? ring.points : clipRing(ring.points, box);
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (let index = 0; index < points.length; index += 2) {
      const x = (points[index] ?? 0) * view.size - view.left;
      const y = (points[index + 1] ?? 0) * view.size - view.top;
      if (Math.abs(x - lastX) < DETAIL && Math.abs(y - lastY) < DETAIL) continue;
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
      [lastX, lastY] = [x, y];
    }
    if (points.length > 0) path.closePath();
  }
}

/** Checks whether both ends are on the world's edge, where the data was cut. This is not a coast. */
const isCut = (x: number, y: number, lastX: number, lastY: number) =>
  (x === lastX && (x === 0 || x === 1)) || (y === lastY && y === 1);

/** Adds lines to a path for stroking, without parts outside the view or along the world's edge. */
export function traceLines(path: PathSink, lines: readonly MapLine[], view: MapView): void {
  const box = boxOf(view);
  for (const line of lines) {
    if (apart(line, box)) continue;
    const { points } = line;
    let [drawnX, drawnY] = [Number.NaN, Number.NaN];
    let drawing = false;
    for (let index = 2; index < points.length; index += 2) {
      const x0 = points[index - 2] ?? 0;
      const y0 = points[index - 1] ?? 0;
      const x1 = points[index] ?? 0;
      const y1 = points[index + 1] ?? 0;
      const outside =
        (x0 < box.minX && x1 < box.minX) ||
        (x0 > box.maxX && x1 > box.maxX) ||
        (y0 < box.minY && y1 < box.minY) ||
        (y0 > box.maxY && y1 > box.maxY);
      if (outside || isCut(x1, y1, x0, y0)) {
        drawing = false;
        continue;
      }
      if (!drawing) {
        drawnX = x0 * view.size - view.left;
        drawnY = y0 * view.size - view.top;
        path.moveTo(drawnX, drawnY);
        drawing = true;
      }
      const x = x1 * view.size - view.left;
      const y = y1 * view.size - view.top;
      const isLast = index + 2 >= points.length;
      if (!isLast && Math.abs(x - drawnX) < DETAIL && Math.abs(y - drawnY) < DETAIL) continue;
      path.lineTo(x, y);
      [drawnX, drawnY] = [x, y];
    }
  }
}
