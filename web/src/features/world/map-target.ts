import type { Airport } from '#game/world/airport/airport.ts';
import type { AircraftLayer, MapAircraft } from '#web/components/map/aircraft-layer.ts';
import type { AirportsLayer } from '#web/components/map/airports-layer.ts';
import type { ArcsLayer, MapArc } from '#web/components/map/arcs-layer.ts';
import type { MapView } from '#web/components/map/map-view.ts';
import { isInWorld } from '#web/components/map/repeated-world.ts';

/** The object under the pointer. At most one field is set. */
export interface MapTarget {
  aircraft?: MapAircraft | undefined;
  airport?: Airport | undefined;
  arc?: MapArc | undefined;
}

/** Layers that can be clicked. */
export interface TargetLayers {
  aircraft: Pick<AircraftLayer, 'hit'>;
  airports: Pick<AirportsLayer, 'hit'>;
  arcs: Pick<ArcsLayer, 'hit'>;
}

/**
 * Hit radius in pixels. Aircraft and airports have targets of 24 px, or 44 px for touch. Arcs are long, so a
 * narrower band is enough.
 */
const REACH = { mouse: { shape: 12, arc: 7 }, touch: { shape: 22, arc: 16 } };

/**
 * Returns the object at a point of the view (pixels). Aircraft come before airports because they are drawn
 * above them. Both come before arcs because every arc ends at an airport and carries aircraft.
 */
export function targetAt(
  { aircraft, airports, arcs }: TargetLayers,
  view: MapView,
  x: number,
  y: number,
  isTouch: boolean,
): MapTarget {
  if (!isInWorld(x, view)) return {};
  const reach = isTouch ? REACH.touch : REACH.mouse;
  const flying = aircraft.hit(view, x, y, reach.shape);
  if (flying) return { aircraft: flying };
  const airport = airports.hit(view, x, y, reach.shape);
  if (airport) return { airport };
  return { arc: arcs.hit(view, x, y, reach.arc) };
}
