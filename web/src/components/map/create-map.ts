import { CRS, control, type LatLng, Map as LeafletMap, latLngBounds } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import type { Point } from '#game/airport/geo.ts';
import { HUB_INSET, viewWithHub } from './first-view.ts';
import { fromWorld, lowestZoom, MERCATOR_LIMIT, toWorld } from './map-view.ts';
import { wantsNoMotion } from './no-motion.ts';

export const MAX_ZOOM = 14;
const WORLD = latLngBounds([-MERCATOR_LIMIT, -180], [MERCATOR_LIMIT, 180]);
/** Initial area: Iceland to Cyprus, Gibraltar to the North Cape. */
const EUROPE = latLngBounds([35, -22], [69, 38]);

/**
 * Returns a Leaflet map with the specified limits: maximum zoom 14, one world, no double-click zoom, no
 * rotation. It follows its element's size until it is removed.
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

/** Moves the first view of the map to a hub that it does not show. See `viewWithHub`. */
export function showHub(map: LeafletMap, hub: Point): void {
  const { x: width, y: height } = map.getSize();
  const edge = map.latLngToContainerPoint([hub.lat, hub.lon]);
  const isInView = (at: number, size: number) => at >= HUB_INSET && at <= size - HUB_INSET;
  if (isInView(edge.x, width) && isInView(edge.y, height)) return;
  const corner = ({ lat, lng }: LatLng) => toWorld({ lat, lon: lng });
  const area = { from: corner(EUROPE.getNorthWest()), to: corner(EUROPE.getSouthEast()) };
  const { centre, zoom } = viewWithHub(toWorld(hub), area, width, height);
  const { lat, lon } = fromWorld(centre);
  map.setView([lat, lon], zoom, { animate: false });
}
