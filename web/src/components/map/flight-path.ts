import { type WorldPoint, worldSize } from './map-view.ts';

export interface MapSpot extends WorldPoint {
  zoom: number;
}

export interface FlightPath {
  ms: number;
  /** Where the map is at a part `t` (0…1) of the flight. */
  at: (t: number) => MapSpot;
}

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * A flight from one spot to another: both ends glide, and a long one rises on the way so that the ground between can be
 * followed.
 *
 * @param width of the map in pixels; what lies further apart than this is flown to at a lower zoom
 */
export function planFlight(from: MapSpot, to: MapSpot, width: number): FlightPath {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const lowest = Math.min(from.zoom, to.zoom);
  // The zoom at which the whole way fits on the map.
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
