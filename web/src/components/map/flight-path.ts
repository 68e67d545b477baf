import { type WorldPoint, worldSize } from './map-view.ts';

export interface MapSpot extends WorldPoint {
  zoom: number;
}

export interface FlightPath {
  ms: number;
  /** Returns the position of the map at a share `t` (0…1) of the flight. */
  at: (t: number) => MapSpot;
}

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * Returns a camera flight between two positions. It starts and ends smoothly, and a long one zooms out on the
 * way.
 *
 * @param width of the map in pixels. Longer flights zoom out.
 */
export function planFlight(from: MapSpot, to: MapSpot, width: number): FlightPath {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const lowest = Math.min(from.zoom, to.zoom);
  // Zoom at which the whole path fits on the map.
  const fitting = distance > 0 ? Math.log2(Math.max(1, width) / (distance * worldSize(0))) : lowest;
  const rise = Math.max(0, lowest - Math.max(1.5, fitting));
  const ms = 500 + 350 * Math.min(3, rise + Math.abs(to.zoom - from.zoom) / 3);
  return {
    ms,
    at: (t) => {
      if (t >= 1) return to;
      const part = ease(t);
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        zoom: from.zoom + (to.zoom - from.zoom) * part - rise * Math.sin(Math.PI * part),
      };
    },
  };
}
