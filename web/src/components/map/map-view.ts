import type { Point } from '#game/world/airport/geo.ts';

/** Side of a map tile in pixels. The world is one tile at zoom 0. */
export const TILE_SIZE = 256;

/** Maximum latitude of a Web Mercator map, in degrees. */
export const MERCATOR_LIMIT = 85.0511287798;

/**
 * A place on the Web Mercator square: x from 0 (180° W) to 1 (180° E), y from 0 (north) to 1 (south). The world
 * repeats: x + 1 is the same place.
 */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Part of the world on screen, in CSS pixels. */
export interface MapView {
  zoom: number;
  /** Width and height of the whole world. */
  size: number;
  /** Offset of the view's upper left corner from the world's. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Pixels on each side that are beyond the screen, 0 if not given. */
  padding?: number;
}

/** Converts degrees to Web Mercator. Latitudes beyond the map are clamped. */
export function toWorld({ lat, lon }: Point): WorldPoint {
  const limited = Math.max(-MERCATOR_LIMIT, Math.min(MERCATOR_LIMIT, lat));
  const sin = Math.sin((limited * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}

/** Converts a point on the Web Mercator square to degrees. */
export const fromWorld = ({ x, y }: WorldPoint): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: (x - 0.5) * 360,
});

/** Returns the width of the world in pixels at a zoom, which may be fractional. */
export const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

/** Returns the view of the given size around `centre`. */
export function viewAround(centre: WorldPoint, zoom: number, width: number, height: number): MapView {
  const size = worldSize(zoom);
  return {
    zoom,
    size,
    left: centre.x * size - width / 2,
    top: centre.y * size - height / 2,
    width,
    height,
  };
}

/** Returns the view enlarged by `padding` pixels on each side. */
export const padView = (view: MapView, padding: number): MapView => ({
  ...view,
  left: view.left - padding,
  top: view.top - padding,
  width: view.width + 2 * padding,
  height: view.height + 2 * padding,
  padding: (view.padding ?? 0) + padding,
});

/** Returns the edges of the screen in pixels of a view. */
export const screenOf = ({ width, height, padding = 0 }: MapView) => ({
  left: padding,
  top: padding,
  right: width - padding,
  bottom: height - padding,
});

/** Interpolates between two views (`t` from 0 to 1) as browsers interpolate a translation and a scale. */
export function mixViews(from: MapView, to: MapView, t: number): MapView {
  const mix = (a: number, b: number) => a + (b - a) * t;
  const size = mix(from.size, to.size);
  return {
    zoom: Math.log2(size / TILE_SIZE),
    size,
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    width: to.width,
    height: to.height,
  };
}

/** Maximum share of the screen's width that is empty at the lowest zoom. */
const SPARE_WIDTH = 0.4;

/** Returns the lowest whole zoom at which the world fills the height and most of the width of a screen. */
export function lowestZoom(width: number, height: number): number {
  const needed = Math.max(height, width * (1 - SPARE_WIDTH));
  return Math.max(1, Math.ceil(Math.log2(Math.max(1, needed) / TILE_SIZE)));
}
