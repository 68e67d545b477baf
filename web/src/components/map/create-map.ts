import { CRS, control, type LatLng, Map as LeafletMap, latLngBounds } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import type { Point } from '#game/world/airport/geo.ts';
import { firstArea, HUB_INSET, viewWithHub } from './first-view.ts';
import { fromWorld, lowestZoom, MERCATOR_LIMIT, toWorld } from './map-view.ts';
import { wantsNoMotion } from './no-motion.ts';

export const MAX_ZOOM = 14;
/** The map ends in the north and the south only. It goes around the world, at most once: see `coverCopies`. */
const WORLD = latLngBounds(
  [-MERCATOR_LIMIT, Number.NEGATIVE_INFINITY],
  [MERCATOR_LIMIT, Number.POSITIVE_INFINITY],
);
/** Initial area: Iceland to Cyprus, Gibraltar to the North Cape. */
const EUROPE = latLngBounds([35, -22], [69, 38]);

/**
 * Returns a Leaflet map with the specified limits: maximum zoom 14, no copies of the world, no
 * double-click zoom, no rotation. It follows its element's size until it is removed.
 */
export function createMap(element: HTMLElement): LeafletMap {
  const still = wantsNoMotion();
  const map = new LeafletMap(element, {
    crs: CRS.EPSG3857,
    maxZoom: MAX_ZOOM,
    minZoom: lowestZoom(element.clientWidth, element.clientHeight),
    maxBounds: WORLD,
    maxBoundsViscosity: 1,
    worldCopyJump: false,
    doubleClickZoom: false,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: false,
    inertia: !still,
  });
  control
    .attribution({
      position: 'bottomleft',
      prefix: '<a href="https://leafletjs.com" target="_blank" rel="noopener noreferrer">Leaflet</a>',
    })
    .addAttribution(
      'Map: <a href="https://www.naturalearthdata.com" target="_blank" rel="noopener noreferrer">Natural Earth</a>',
    )
    .addTo(map);
  map.fitBounds(EUROPE, { animate: false });

  const observer = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    map.setMinZoom(lowestZoom(element.clientWidth, element.clientHeight));
  });
  observer.observe(element);
  map.once('unload', () => observer.disconnect());
  return map;
}

/** Checks whether the map shows a hub with room for its code. */
export function showsHub(map: LeafletMap, hub: Point): boolean {
  const { x: width, y: height } = map.getSize();
  const { x, y } = map.latLngToContainerPoint([hub.lat, hub.lon]);
  const isInView = (at: number, size: number) => at >= HUB_INSET && at <= size - HUB_INSET;
  return isInView(x, width) && isInView(y, height);
}

/**
 * Moves the first view of the map to a hub. See `firstArea` and `viewWithHub`.
 *
 * @param served the airports that the player flies to, as far as they are known
 */
export function showHub(map: LeafletMap, hub: Point, served: readonly Point[]): void {
  const { x: width, y: height } = map.getSize();
  const corner = ({ lat, lng }: LatLng) => ({ lat, lon: lng });
  const europe = [corner(EUROPE.getNorthWest()), corner(EUROPE.getSouthEast())] as const;
  const area = firstArea(hub, served, europe, width, height);
  const { centre, zoom } = viewWithHub(toWorld(hub), area, width, height);
  const { lat, lon } = fromWorld(centre);
  map.setView([lat, lon], zoom, { animate: false });
}
