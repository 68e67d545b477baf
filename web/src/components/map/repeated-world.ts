import type { MapView } from './map-view.ts';

/**
 * Returns the offsets in worlds at which something is within `reach` of a range. All in widths of the world.
 *
 * @param minX western edge of the thing on the Web Mercator square
 */
export function worldsIn(from: number, to: number, reach = 0, minX = 0, maxX = 1): number[] {
  const first = Math.ceil(from - reach - maxX);
  const last = Math.floor(to + reach - minX);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * Returns the view once for each world in which something meets it, moved so that the thing is drawn at its place
 * on the Web Mercator square. The world repeats at the 180th meridian. See `coverCopies` for why no place is seen
 * twice.
 *
 * @param margin pixels outside the view from which the thing may reach into it
 */
export const worldViews = (view: MapView, margin: number, minX = 0, maxX = 1): MapView[] =>
  worldsIn(view.left / view.size, (view.left + view.width) / view.size, margin / view.size, minX, maxX).map(
    (world) => (world === 0 ? view : { ...view, left: view.left - world * view.size }),
  );

/** Returns the x of a place in the world that is nearest to another x. */
export const nearestX = (x: number, to: number): number => x + Math.round(to - x);

/** Returns the pixels from the left of a view to the x that is nearest to its centre. */
export function pixelX(x: number, view: MapView): number {
  const centre = (view.left + view.width / 2) / view.size;
  return nearestX(x, centre) * view.size - view.left;
}

/** Checks whether a point of the view is in the one world that it shows. @param x pixels */
export const isInWorld = (x: number, view: MapView): boolean => Math.abs(x - view.width / 2) <= view.size / 2;

/**
 * Returns the narrowest range of longitudes that contains all points: the widest gap between neighbours is left
 * out. East is beyond 180° if the range crosses the 180th meridian, and at most 360° from west.
 *
 * @param longitudes −180 to 180 degrees, at least one
 */
export function narrowestRange(longitudes: readonly number[]): { west: number; east: number } {
  const sorted = [...longitudes].sort((one, other) => one - other);
  let west = sorted[0] ?? 0;
  let gap = west + 360 - (sorted.at(-1) ?? west);
  for (const [index, east] of sorted.slice(1).entries()) {
    const width = east - (sorted[index] ?? east);
    if (width <= gap) continue;
    gap = width;
    west = east;
  }
  return { west, east: west + 360 - gap };
}
