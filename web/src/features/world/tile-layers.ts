import { type Map as LeafletMap, TileLayer, type TileLayerOptions } from 'leaflet';
import type { TileLayer as TileService } from '#game/platform/config/public-config.ts';
import { TILE_LAYERS, type TileLayerName } from '#game/platform/config/tiles.ts';
import { MAX_ZOOM } from '#web/components/map/create-map.ts';
import { TILE_SIZE } from '#web/components/map/map-view.ts';
import { ALL_OFF, type TileState, type TileStates, type WantedTiles } from './tile-states.ts';

/** Fixed limits of the layers, independent of the services. */
const LIMITS: Record<TileLayerName, TileLayerOptions & { maxZoom: number }> = {
  satellite: { maxZoom: MAX_ZOOM, zIndex: 1 },
  chart: { minZoom: 7, maxZoom: 8, zIndex: 2 },
  weather: { maxZoom: 7, zIndex: 3, opacity: 0.3 },
};

/** Number of consecutive failed tiles after which a service counts as silent. */
const PATIENCE = 4;

interface Shown {
  layer: TileLayer;
  key: string;
}

function tileLayer(name: TileLayerName, service: TileService): TileLayer {
  const limits = LIMITS[name];
  return new TileLayer(service.url, {
    ...limits,
    // Scales up tiles of a service with less detail than the map.
    ...(name === 'satellite' && service.maxZoom !== undefined ? { maxNativeZoom: service.maxZoom } : {}),
    tileSize: TILE_SIZE,
    attribution: service.attribution,
    keepBuffer: 1,
  });
}

/** Adds and removes tile layers and tracks whether their services respond. */
export class TileLayers {
  readonly #map: LeafletMap;
  readonly #onChange: (states: TileStates) => void;
  readonly #shown = new Map<TileLayerName, Shown>();
  #states: TileStates = ALL_OFF;

  constructor(map: LeafletMap, onChange: (states: TileStates) => void) {
    this.#map = map;
    this.#onChange = onChange;
    addEventListener('online', this.#retry);
  }

  stop(): void {
    removeEventListener('online', this.#retry);
  }

  /** Reloads missing tiles when the network is back. */
  readonly #retry = (): void => {
    for (const [name, { layer }] of this.#shown) if (this.#states[name] === 'silent') layer.redraw();
  };

  show(wanted: WantedTiles): void {
    for (const name of TILE_LAYERS) this.#showOne(name, wanted[name]);
  }

  #showOne(name: TileLayerName, service: TileService | null): void {
    const shown = this.#shown.get(name);
    const key = service ? `${service.attribution} ${service.maxZoom}` : '';
    if (shown && service && shown.key === key) {
      // Only the URL is new, for example the next weather frame.
      shown.layer.setUrl(service.url);
      return;
    }
    shown?.layer.remove();
    this.#shown.delete(name);
    if (!service) {
      this.#tell(name, 'off');
      return;
    }
    const layer = tileLayer(name, service);
    let failures = 0;
    layer.on('tileload', () => {
      failures = 0;
      this.#tell(name, 'answers');
    });
    layer.on('tileerror', () => {
      failures += 1;
      if (failures >= PATIENCE) this.#tell(name, 'silent');
    });
    this.#shown.set(name, { layer, key });
    this.#tell(name, 'waiting');
    layer.addTo(this.#map);
  }

  #tell(name: TileLayerName, state: TileState): void {
    if (this.#states[name] === state) return;
    this.#states = { ...this.#states, [name]: state };
    this.#onChange(this.#states);
  }
}
