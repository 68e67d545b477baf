import type { Airport } from '../../../../../game/airport.ts';

/** An airport at an end of routes on the map. */
export interface MapEnd extends Pick<Airport, 'id' | 'iata' | 'type' | 'lat' | 'lon'> {
  /** Where the player starts from: drawn with a ring. */
  isOrigin?: boolean;
}

/** A route as the map draws it. */
export interface MapRoute {
  id: string;
  from: MapEnd;
  to: MapEnd;
  /** 0–1: how strongly it is drawn. */
  strength: number;
  /** Name of the token it is drawn in: 'series-1', 'good'. */
  tone: string;
}
