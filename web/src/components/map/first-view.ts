import type { Point } from '#game/world/airport/geo.ts';
import { pointsBetween } from './great-circle.ts';
import { lowestZoom, TILE_SIZE, toWorld, type WorldPoint, worldSize } from './map-view.ts';
import { narrowestRange, nearestX } from './repeated-world.ts';

/** Pixels between a hub and the edges of the first view, enough for its code. */
export const HUB_INSET = 48;

/** A span of the Web Mercator square. It may go beyond the 180th meridian. */
interface WorldBox {
  from: WorldPoint;
  to: WorldPoint;
}

/** Returns pixels without the room that codes need at both edges. */
const roomIn = (pixels: number) => Math.max(1, pixels - 2 * HUB_INSET);

/** Returns the narrowest box around points. */
function boxAround(points: readonly Point[]): WorldBox {
  const { west, east } = narrowestRange(points.map(({ lon }) => lon));
  const lats = points.map(({ lat }) => lat);
  return {
    from: toWorld({ lat: Math.max(...lats), lon: west }),
    to: toWorld({ lat: Math.min(...lats), lon: east }),
  };
}

/**
 * Returns the area that the first view should show besides the hub: Europe, with the airports that the player flies
 * to. Without Europe if the screen has no room for both.
 *
 * @param europe its north-western and south-eastern corner
 */
export function firstArea(
  hub: Point,
  served: readonly Point[],
  europe: readonly [Point, Point],
  width: number,
  height: number,
): WorldBox {
  if (served.length === 0) return boxAround(europe);
  const network = [hub, ...served, ...served.flatMap((place) => pointsBetween(hub, place))];
  const both = boxAround([...europe, ...network]);
  const size = worldSize(lowestZoom(width, height));
  const fits = (both.to.x - both.from.x) * size <= roomIn(width);
  return fits ? both : boxAround(network);
}

/** Returns the y nearest to `wanted` at which both edges of the screen are within the world. */
const withinWorld = (wanted: number, half: number) =>
  half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, wanted));

/**
 * Returns the map's first view for a hub outside `area`: both if the screen has room for them at the lowest
 * zoom, with the hub far enough from the edges for its code. A narrow screen shows a part of the area, or only
 * the surroundings of the hub if the middle of the area would be out of view.
 */
export function viewWithHub(place: WorldPoint, area: WorldBox, width: number, height: number) {
  const middle = { x: (area.from.x + area.to.x) / 2, y: (area.from.y + area.to.y) / 2 };
  const hub = { x: nearestX(place.x, middle.x), y: place.y };
  const [left, right] = [Math.min(hub.x, area.from.x), Math.max(hub.x, area.to.x)];
  const [top, bottom] = [Math.min(hub.y, area.from.y), Math.max(hub.y, area.to.y)];
  const fitting = Math.min(roomIn(width) / (right - left), roomIn(height) / (bottom - top));
  const zoom = Math.max(lowestZoom(width, height), Math.floor(Math.log2(fitting / TILE_SIZE)));
  const size = worldSize(zoom);
  const centreOn = (from: number, to: number, at: number, wanted: number, pixels: number) => {
    const half = pixels / 2 / size;
    const reach = half - HUB_INSET / size;
    const centre = Math.min(at + reach, Math.max(at - reach, (from + to) / 2));
    return Math.abs(centre - wanted) > half ? at : centre;
  };
  return {
    zoom,
    centre: {
      x: centreOn(left, right, hub.x, middle.x, width),
      y: withinWorld(centreOn(top, bottom, hub.y, middle.y, height), height / 2 / size),
    },
  };
}
