import { lowestZoom, TILE_SIZE, type WorldPoint, worldSize } from './map-view.ts';

/** Pixels between a hub and the edges of the first view, enough for its code. */
export const HUB_INSET = 48;

/** A span of the Web Mercator square. */
interface WorldBox {
  from: WorldPoint;
  to: WorldPoint;
}

/** Returns the coordinate nearest to `wanted` at which both edges of the screen are within the world. */
const withinWorld = (wanted: number, half: number) =>
  half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, wanted));

/**
 * Returns the map's first view for a hub outside `area`: both if the screen has room for them at the lowest
 * zoom, with the hub far enough from the edges for its code. A narrow screen shows a part of the area, or only
 * the surroundings of the hub if the middle of the area would be out of view.
 */
export function viewWithHub(hub: WorldPoint, area: WorldBox, width: number, height: number) {
  const [left, right] = [Math.min(hub.x, area.from.x), Math.max(hub.x, area.to.x)];
  const [top, bottom] = [Math.min(hub.y, area.from.y), Math.max(hub.y, area.to.y)];
  const room = (pixels: number) => Math.max(1, pixels - 2 * HUB_INSET);
  const fitting = Math.min(room(width) / (right - left), room(height) / (bottom - top));
  const zoom = Math.max(lowestZoom(width, height), Math.floor(Math.log2(fitting / TILE_SIZE)));
  const size = worldSize(zoom);
  const centreOn = (from: number, to: number, at: number, middle: number, pixels: number) => {
    const half = pixels / 2 / size;
    const reach = half - HUB_INSET / size;
    const centre = Math.min(at + reach, Math.max(at - reach, (from + to) / 2));
    return withinWorld(Math.abs(centre - middle) > half ? at : centre, half);
  };
  return {
    zoom,
    centre: {
      x: centreOn(left, right, hub.x, (area.from.x + area.to.x) / 2, width),
      y: centreOn(top, bottom, hub.y, (area.from.y + area.to.y) / 2, height),
    },
  };
}
