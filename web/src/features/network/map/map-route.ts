import type { Airport } from '#game/world/airport/airport.ts';

/** An airport at the end of a route on the map. */
export interface MapEnd extends Pick<Airport, 'id' | 'iata' | 'type' | 'lat' | 'lon'> {
  /** Whether it is the player's origin, which is drawn with a ring. */
  isOrigin?: boolean;
}

/** A route on the map. */
export interface MapRoute {
  id: string;
  from: MapEnd;
  to: MapEnd;
  /** Emphasis, 0–1. */
  strength: number;
  /** Colour token, such as 'series-1' or 'good'. */
  tone: string;
}
