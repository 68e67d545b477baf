import landUrl from '@basemap/land-110m.bin?url';
import namesUrl from '@basemap/names.json?url';
import worldUrl from '@basemap/world-50m.bin?url';
import lightsUrl from '@places/city-lights.bin?url';
import airportsUrl from '@places/largest-airports.json?url';
import { type MapLine, unpackLines } from './map-lines.ts';

/** A large airport: position in degrees and million passengers per year. */
export interface LargeAirport {
  lat: number;
  lon: number;
  size: number;
}

export interface BaseMap {
  /** Closed rings including inland seas. Fill with the even-odd rule. */
  land: MapLine[];
  /** Borders between countries. Empty in the coarse map. */
  borders: MapLine[];
}

/** A country's name with the position and width of its label on the Web Mercator square, widest first. */
export type PlacedName = [name: string, x: number, y: number, width: number];

const loading = new Map<string, Promise<unknown>>();

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The base map could not be loaded (${response.status}).`);
  return response;
}

async function loadLines(url: string): Promise<BaseMap> {
  const response = await fetchFile(url);
  const [land = [], borders = []] = unpackLines(new Uint8Array(await response.arrayBuffer()));
  return { land, borders };
}

function once<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  const known = loading.get(url);
  if (known) return known as Promise<T>;
  const promise = load(url);
  loading.set(url, promise);
  // Allows the next caller to retry.
  promise.catch(() => loading.delete(url));
  return promise;
}

/** Loads land for the first paint and zoom 2: 13 kB gzip, once per page load. */
export const loadCoarseMap = (): Promise<BaseMap> => once(landUrl, loadLines);

/** Loads land and borders for zoom 3 and above: 146 kB gzip, once per page load. */
export const loadFineMap = (): Promise<BaseMap> => once(worldUrl, loadLines);

/** Loads country names for the fine map: 4 kB gzip, once per page load. */
export const loadNames = (): Promise<PlacedName[]> =>
  once(namesUrl, async (url) => (await fetchFile(url)).json());

/** Loads towns of 50,000 people or more (GeoNames), one line per size class, largest first: 19 kB gzip. */
export const loadTowns = (): Promise<MapLine[]> =>
  once(lightsUrl, async (url) => {
    const response = await fetchFile(url);
    return unpackLines(new Uint8Array(await response.arrayBuffer())).flat();
  });

/** Loads the world's largest airports, largest first: 1 kB gzip, once per page load. */
export const loadLargestAirports = (): Promise<LargeAirport[]> =>
  once(airportsUrl, async (url) => {
    const rows = (await (await fetchFile(url)).json()) as [lat: number, lon: number, size: number][];
    return rows.map(([lat, lon, size]) => ({ lat, lon, size }));
  });
