import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toWorld } from '#web/components/map/map-view.ts';
import { readTable } from '../data/table.ts';
import { inRoot } from '../paths.ts';
import { packLines } from './basemap-format.ts';
import { cachedFiles } from './cached-files.ts';

/** Source data of the places, as project files. */
export const PLACE_SOURCES = ['seed/airport_demand.csv', 'seed/airports.csv', 'seed/towns.csv'];
const CODE = ['scripts/build/basemap-format.ts', 'scripts/build/places.ts'];

/** The grid has 2^14 steps across the world: 2.4 km on the equator, which is smaller than a city. */
const BITS = 14;
/**
 * Minimum population of each group, largest first. web/src/components/map/city-lights.ts identifies the
 * groups by their order.
 */
const GROUPS = [3_000_000, 1_000_000, 300_000, 100_000, 50_000];
/** Number of map columns. Towns are sorted by column to keep the steps between them short. */
const COLUMNS = 256;
/** Number of airports on the map behind the sign-in form. */
const LARGEST = 130;

type Spot = [x: number, y: number];

interface Town {
  lat: number;
  lon: number;
  population: number;
}

/** Sorts spots down one column and up the next. */
function alongColumns(spots: readonly Spot[]): Spot[] {
  const columnOf = ([x]: Spot) => Math.floor(x * COLUMNS);
  return spots.toSorted((a, b) => {
    const column = columnOf(a);
    return column - columnOf(b) || (column % 2 === 0 ? a[1] - b[1] : b[1] - a[1]);
  });
}

/** Packs towns into the format of the base map: one group per size, with all its towns as one line. */
export function packTowns(towns: readonly Town[]): Uint8Array {
  const groups = GROUPS.map((min, index): Spot[] => {
    const below = GROUPS[index - 1] ?? Number.POSITIVE_INFINITY;
    return towns
      .filter(({ population }) => population >= min && population < below)
      .map((town) => {
        const { x, y } = toWorld(town);
        return [x, y];
      });
  });
  return packLines(
    groups.map((spots) => [alongColumns(spots)]),
    BITS,
  );
}

/** Reads seed/towns.csv. */
export const readTowns = (): Town[] =>
  readTable<keyof Town>('seed/towns.csv').map(({ lat, lon, population }) => ({
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
  }));

/**
 * Returns the largest airports of the seed, largest first: latitude, longitude, million passengers per year.
 */
export function largestAirports(): [lat: number, lon: number, size: number][] {
  const sizes = new Map(
    readTable<'iata' | 'capacity'>('seed/airport_demand.csv').map(({ iata, capacity }) => [
      iata,
      Math.round(Number(capacity)),
    ]),
  );
  const round = (degrees: string) => Number(Number(degrees).toFixed(2));
  return readTable<'iata' | 'lat' | 'lon'>('seed/airports.csv')
    .map(({ iata, lat, lon }): [number, number, number] => [round(lat), round(lon), sizes.get(iata) ?? 0])
    .toSorted((a, b) => b[2] - a[2])
    .slice(0, LARGEST);
}

const FILES: Record<string, () => string | Uint8Array> = {
  'city-lights.bin': () => packTowns(readTowns()),
  'largest-airports.json': () => JSON.stringify(largestAirports()),
};

/**
 * Writes the places that the map always shows, once per state of data and code. Returns the folder with the
 * files. Vite serves them as `@places/…`.
 */
export function makePlaces(): string {
  const hash = createHash('sha256');
  for (const path of [...PLACE_SOURCES, ...CODE]) hash.update(readFileSync(inRoot(path)));
  return cachedFiles('places', hash.digest('hex').slice(0, 12), FILES);
}
