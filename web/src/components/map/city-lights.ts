import type { MapLine } from './map-lines.ts';
import { fromWorld } from './map-view.ts';
import { darknessAt, type Sun } from './sun.ts';

/** Minimum zoom for the lights of each size class, largest first, as grouped in scripts/build/places.ts. */
const FIRST_ZOOM = [3, 3, 3.5, 4.5, 5.5];
/** Radius of the glow at zoom 4 by size class, in pixels. It grows more slowly than the map. */
const RADII = [7, 5.5, 4.25, 3, 2.25];
const GROWTH = 0.42;
const RADIUS_MAX = 34;
/** Zoom range in which lights fade out, because towns are no longer points. */
const FADE = { from: 8.5, to: 10.5 };
/** Minimum visible strength. */
const FAINTEST = 0.03;

/** Returns the number of size classes with lights at a zoom. */
export const sizesAt = (zoom: number): number =>
  zoom >= FADE.to ? 0 : FIRST_ZOOM.filter((first) => zoom >= first).length;

/** Returns the radius of a town's glow, in steps of a quarter pixel. */
export const glowRadius = (size: number, zoom: number): number =>
  Math.round(Math.min(RADIUS_MAX, (RADII[size] ?? 0) * 2 ** ((zoom - 4) * GROWTH)) * 4) / 4;

/**
 * Returns the strength of lights of a size class at a zoom, 0 to 1. They fade in and fade out at high zooms.
 */
export function glowStrength(size: number, zoom: number): number {
  const rise = Math.min(1, (zoom - (FIRST_ZOOM[size] ?? 0)) * 1.5 + 0.4);
  const fall = Math.min(1, (FADE.to - zoom) / (FADE.to - FADE.from));
  return Math.max(0, Math.min(rise, fall));
}

/** A lit town: position on the Web Mercator square and brightness (0 to 1). */
export interface Light {
  x: number;
  y: number;
  brightness: number;
}

/** Towns of one size class. */
export class TownLights {
  readonly #points: Float32Array;
  /** Unit vectors from the centre of the globe, three values per town. */
  readonly #vectors: Float32Array;
  #lit: Light[] = [];

  constructor({ points }: Pick<MapLine, 'points'>) {
    this.#points = points;
    this.#vectors = new Float32Array((points.length / 2) * 3);
    for (let index = 0; index < points.length / 2; index++) {
      const { lat, lon } = fromWorld({ x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0 });
      this.#vectors.set(vectorOf(lat, lon), 3 * index);
    }
  }

  /** Towns in darkness for the last position of the sun. */
  get lit(): readonly Light[] {
    return this.#lit;
  }

  setSun(sun: Sun): void {
    const [sunX, sunY, sunZ] = vectorOf(sun.lat, sun.lon);
    const [points, vectors] = [this.#points, this.#vectors];
    this.#lit = [];
    for (let index = 0; index < points.length / 2; index++) {
      const [x = 0, y = 0, z = 0] = [vectors[3 * index], vectors[3 * index + 1], vectors[3 * index + 2]];
      const brightness = darknessAt(x * sunX + y * sunY + z * sunZ);
      if (brightness >= FAINTEST)
        this.#lit.push({ x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0, brightness });
    }
  }
}

function vectorOf(lat: number, lon: number): [x: number, y: number, z: number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
