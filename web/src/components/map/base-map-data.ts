import landUrl from '@basemap/land-110m.bin?url';
import worldUrl from '@basemap/world-50m.bin?url';
import { type MapLine, unpackLines } from './map-lines.ts';

export interface BaseMap {
  /** Closed rings, seas within land among them: fill by the even-odd rule. */
  land: MapLine[];
  /** Borders between countries; empty in the coarse map. */
  borders: MapLine[];
}

const loading = new Map<string, Promise<BaseMap>>();

async function load(url: string): Promise<BaseMap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The base map could not be loaded (${response.status}).`);
  const [land = [], borders = []] = unpackLines(new Uint8Array(await response.arrayBuffer()));
  return { land, borders };
}

function once(url: string): Promise<BaseMap> {
  const known = loading.get(url);
  if (known) return known;
  const promise = load(url);
  loading.set(url, promise);
  // The next who asks tries again.
  promise.catch(() => loading.delete(url));
  return promise;
}

/** Land for the first paint and for small maps: 13 kB, good up to zoom 3. Fetched once a page load. */
export const loadCoarseMap = (): Promise<BaseMap> => once(landUrl);

/** Land and borders for every zoom from 4: 146 kB. Fetched once a page load. */
export const loadFineMap = (): Promise<BaseMap> => once(worldUrl);
