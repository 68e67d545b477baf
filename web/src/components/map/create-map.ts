import { CRS, control, type FitBoundsOptions, Map as LeafletMap, latLngBounds } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { lowestZoom, MERCATOR_LIMIT } from './map-view.ts';
import { wantsNoMotion } from './no-motion.ts';

export const MAX_ZOOM = 14;
const WORLD = latLngBounds([-MERCATOR_LIMIT, -180], [MERCATOR_LIMIT, 180]);
/** Initial area: Iceland to Cyprus, Gibraltar to the North Cape. */
const EUROPE = latLngBounds([35, -22], [69, 38]);
const EUROPE_FIT: FitBoundsOptions = { animate: false };

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
  map.fitBounds(EUROPE, EUROPE_FIT);

  const observer = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    map.setMinZoom(lowestZoom(element.clientWidth, element.clientHeight));
  });
  observer.observe(element);
  map.once('unload', () => observer.disconnect());
  return map;
}

/** Zooms out if a place is not in view, until the map shows it as well as Europe. */
export function showWithEurope(map: LeafletMap, { lat, lon }: { lat: number; lon: number }): void {
  if (map.getBounds().contains([lat, lon])) return;
  map.fitBounds(latLngBounds(EUROPE.getSouthWest(), EUROPE.getNorthEast()).extend([lat, lon]), EUROPE_FIT);
}
