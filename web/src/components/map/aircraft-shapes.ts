import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import type { Sprite } from './airport-shapes.ts';

export type AircraftSize = 'propeller' | 'regional' | 'narrow' | 'wide' | 'jumbo';

/** Size class by silhouette. The twelve side views share five top views. */
export const SIZE_OF: Record<AircraftModel['silhouette'], AircraftSize> = {
  turboprop: 'propeller',
  turboprop_high: 'propeller',
  jet_rear: 'regional',
  jet_high: 'regional',
  narrow_twin: 'narrow',
  trijet_narrow: 'narrow',
  quad_narrow: 'narrow',
  wide_twin: 'wide',
  wide_tri: 'wide',
  wide_quad: 'wide',
  jumbo: 'jumbo',
  double_deck: 'jumbo',
};

interface Outline {
  /** Pixels from nose to tail at full size. */
  length: number;
  /** Half wing span, half body width and sweep of the wing tip, in half lengths. */
  span: number;
  body: number;
  sweep: number;
  /** Positions of the engines on each wing, as shares of the half span. */
  engines: number[];
}

const OUTLINES: Record<AircraftSize, Outline> = {
  propeller: { length: 24, span: 1.05, body: 0.13, sweep: 0.04, engines: [0.36] },
  regional: { length: 28, span: 0.82, body: 0.1, sweep: 0.38, engines: [] },
  narrow: { length: 33, span: 0.92, body: 0.11, sweep: 0.42, engines: [0.36] },
  wide: { length: 41, span: 0.98, body: 0.12, sweep: 0.5, engines: [0.36] },
  jumbo: { length: 46, span: 1, body: 0.13, sweep: 0.56, engines: [0.33, 0.62] },
};

/** Zoom from which aircraft have their full size, and the scale on a world map. */
const FULL_SIZE_ZOOM = 6;
const WORLD_ZOOM = 2;
const WORLD_PART = 0.6;
const RIM = 1.25;

/** Returns the length in whole pixels at a zoom. */
export function aircraftLength(size: AircraftSize, zoom: number): number {
  const part = Math.max(0, Math.min(1, (zoom - WORLD_ZOOM) / (FULL_SIZE_ZOOM - WORLD_ZOOM)));
  return Math.round(OUTLINES[size].length * (WORLD_PART + (1 - WORLD_PART) * part));
}

/** Adds a polygon, mirrored at the body's axis. */
function mirrored(path: Path2D, half: readonly (readonly [number, number])[]): void {
  for (const side of [1, -1]) {
    for (const [index, [x, y]] of half.entries()) {
      if (index === 0) path.moveTo(side * x, y);
      else path.lineTo(side * x, y);
    }
    path.closePath();
  }
}

/** Returns the outline with the nose up, from −1 to 1. */
function outlineOf({ span, body, sweep, engines }: Outline): { hull: Path2D; tail: Path2D } {
  const hull = new Path2D();
  hull.moveTo(0, -1);
  hull.bezierCurveTo(body, -0.96, body, -0.8, body, -0.66);
  hull.lineTo(body, 0.45);
  hull.quadraticCurveTo(body * 0.9, 0.75, 0, 1);
  hull.quadraticCurveTo(-body * 0.9, 0.75, -body, 0.45);
  hull.lineTo(-body, -0.66);
  hull.bezierCurveTo(-body, -0.8, -body, -0.96, 0, -1);
  hull.closePath();
  mirrored(hull, [
    [0, -0.28],
    [span, -0.08 + sweep],
    [span, 0.05 + sweep],
    [0, 0.2],
  ]);
  for (const engine of engines) {
    const x = span * engine;
    const y = -0.24 + sweep * engine;
    mirrored(hull, [
      [x - 0.07, y - 0.14],
      [x + 0.07, y - 0.14],
      [x + 0.07, y + 0.18],
      [x - 0.07, y + 0.18],
    ]);
  }
  const tail = new Path2D();
  mirrored(tail, [
    [0, 0.5],
    [body * 0.9, 0.5],
    [body * 0.75, 0.66],
    [span * 0.42, 0.78 + sweep * 0.25],
    [span * 0.42, 0.9 + sweep * 0.25],
    [0, 0.98],
  ]);
  return { hull, tail };
}

interface Paint {
  body: string;
  tail: string;
  rim: string;
}

/**
 * Returns the sprite of an aircraft from above.
 *
 * @param course radians clockwise from north
 */
export function aircraftSprite(
  size: AircraftSize,
  length: number,
  paint: Paint,
  ratio: number,
  course = 0,
): Sprite {
  const outline = OUTLINES[size];
  const scale = length / 2;
  const side = Math.ceil(2 * (scale * Math.max(1.12, Math.hypot(outline.span, outline.sweep)) + RIM + 1));
  const image = document.createElement('canvas');
  image.width = side * ratio;
  image.height = side * ratio;
  const context = image.getContext('2d');
  if (!context) return { image, side };
  const { hull, tail } = outlineOf(outline);
  context.scale(ratio, ratio);
  context.translate(side / 2, side / 2);
  context.rotate(course);
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.lineWidth = (2 * RIM) / scale;
  context.strokeStyle = paint.rim;
  context.stroke(hull);
  context.stroke(tail);
  context.fillStyle = paint.body;
  context.fill(hull);
  context.fillStyle = paint.tail;
  context.fill(tail);
  return { image, side };
}
