import type { Point } from '../../../../game/geo.ts';

/** Pixels of a map tile's side; the world is one tile wide and high at zoom 0. */
export const TILE_SIZE = 256;

/** The northern and southern end of a Web Mercator map, in degrees. */
export const MERCATOR_LIMIT = 85.0511287798;

/** A place on the Web Mercator square: x from 0 (180° W) to 1 (180° E), y from 0 (north) to 1 (south). */
export interface WorldPoint {
  x: number;
  y: number;
}

/** What part of the world stands where on screen. All lengths are CSS pixels. */
export interface MapView {
  zoom: number;
  /** Width and height of the whole world. */
  size: number;
  /** Where the view's upper left corner lies, from the world's upper left corner. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Web Mercator of a point in degrees; latitudes beyond the map's end are moved to it. */
export function toWorld({ lat, lon }: Point): WorldPoint {
  const limited = Math.max(-MERCATOR_LIMIT, Math.min(MERCATOR_LIMIT, lat));
  const sin = Math.sin((limited * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}

/** Where in degrees a place on the Web Mercator square lies. */
export const fromWorld = ({ x, y }: WorldPoint): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: (x - 0.5) * 360,
});

/** Width of the world in pixels at a zoom, which need not be whole. */
export const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

/** The view of a screen of the given size with `centre` in its middle. */
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

/** The view that is `padding` pixels larger on each side. */
export const padView = (view: MapView, padding: number): MapView => ({
  ...view,
  left: view.left - padding,
  top: view.top - padding,
  width: view.width + 2 * padding,
  height: view.height + 2 * padding,
});

/** Part `t` (0…1) of the way from one view to another, as browsers interpolate a translation and a scale. */
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

/** How much of a screen's width the whole world may leave free at the lowest zoom. */
const SPARE_WIDTH = 0.4;

/** The lowest whole zoom for a screen of that size: the world fills its height and most of its width. */
export function lowestZoom(width: number, height: number): number {
  const needed = Math.max(height, width * (1 - SPARE_WIDTH));
  return Math.max(1, Math.ceil(Math.log2(Math.max(1, needed) / TILE_SIZE)));
}
