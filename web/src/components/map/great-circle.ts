import type { Point } from '#game/world/airport/geo.ts';
import type { MapLine } from './map-lines.ts';
import { fromWorld, toWorld, type WorldPoint } from './map-view.ts';

type Vector = readonly [x: number, y: number, z: number];

/** A great circle between two points of the globe. */
export interface GreatCircle {
  from: Vector;
  to: Vector;
  /** Radians between the ends. */
  angle: number;
}

/** A point on the great circle (Web Mercator square) with the course there. */
export interface Course extends WorldPoint {
  /** Radians clockwise from north. The map is conformal, so this is also the angle on screen. */
  course: number;
}

/** Vertices per degree, enough for aircraft to be on their line at high zooms. */
const STEPS_A_DEGREE = 1.5;
const STEPS_MIN = 24;
/** Angle (6 m) below which both ends count as equal. */
const SMALLEST = 1e-6;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

function vectorOf({ lat, lon }: Point): Vector {
  const [phi, lambda] = [radians(lat), radians(lon)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

export function circleBetween(a: Point, b: Point): GreatCircle {
  const from = vectorOf(a);
  const to = vectorOf(b);
  const dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  const cross = Math.hypot(
    from[1] * to[2] - from[2] * to[1],
    from[2] * to[0] - from[0] * to[2],
    from[0] * to[1] - from[1] * to[0],
  );
  return { from, to, angle: Math.atan2(cross, dot) };
}

/** Returns the point and course at a share `t` (0…1) of the distance. x is from 0 to 1. */
export function walk({ from, to, angle }: GreatCircle, t: number): Course {
  const still = angle < SMALLEST || Math.PI - angle < SMALLEST;
  const sine = still ? 1 : Math.sin(angle);
  const [u, v] = still ? [1, 0] : [Math.sin((1 - t) * angle) / sine, Math.sin(t * angle) / sine];
  const [du, dv] = [-Math.cos((1 - t) * angle), Math.cos(t * angle)];
  const x = u * from[0] + v * to[0];
  const y = u * from[1] + v * to[1];
  const z = u * from[2] + v * to[2];
  const dx = du * from[0] + dv * to[0];
  const dy = du * from[1] + dv * to[1];
  const dz = du * from[2] + dv * to[2];
  const r = Math.max(1e-12, Math.hypot(x, y));
  const east = (x * dy - y * dx) / r;
  const north = dz * r - (z * (x * dx + y * dy)) / r;
  const point = toWorld({
    lat: degrees(Math.asin(Math.max(-1, Math.min(1, z)))),
    lon: degrees(Math.atan2(y, x)),
  });
  return { ...point, course: Math.atan2(east, north) };
}

/** Shares of an arc at which it must be in view, besides its ends. */
const BETWEEN = [0.5, 0.25, 0.75];

/**
 * Returns points of an arc between its ends. They may be nearer to a pole, and show on which side of the world the
 * arc is.
 */
export function pointsBetween(from: Point, to: Point): Point[] {
  const circle = circleBetween(from, to);
  return BETWEEN.map((share) => fromWorld(walk(circle, share)));
}

/**
 * Returns the line from share `start` to share `end`. Across the 180th meridian, x continues beyond 0 or 1 so
 * that the line stays in one piece.
 */
export function lineAlong(circle: GreatCircle, start = 0, end = 1): MapLine {
  const length = degrees(circle.angle) * Math.abs(end - start);
  const steps = Math.max(STEPS_MIN, Math.ceil(length * STEPS_A_DEGREE));
  const points = new Float32Array(2 * (steps + 1));
  const line = {
    points,
    minX: Number.POSITIVE_INFINITY,
    minY: Number.POSITIVE_INFINITY,
    maxX: Number.NEGATIVE_INFINITY,
    maxY: Number.NEGATIVE_INFINITY,
  };
  let last = Number.NaN;
  for (let step = 0; step <= steps; step++) {
    const place = walk(circle, start + ((end - start) * step) / steps);
    const x = Number.isNaN(last) ? place.x : place.x + Math.round(last - place.x);
    last = x;
    points[2 * step] = x;
    points[2 * step + 1] = place.y;
    line.minX = Math.min(line.minX, x);
    line.maxX = Math.max(line.maxX, x);
    line.minY = Math.min(line.minY, place.y);
    line.maxY = Math.max(line.maxY, place.y);
  }
  return line;
}
