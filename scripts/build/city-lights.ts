import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { toWorld } from '../../web/src/components/map/map-view.ts';
import { readTable } from '../data/table.ts';
import { inRoot } from '../paths.ts';
import { packLines } from './basemap-format.ts';

const SOURCE = 'seed/towns.csv';
const FILE = 'city-lights.bin';
/** The grid has 2^14 steps across the world: 2.4 km on the equator, less than a city. */
const BITS = 14;
/** Lowest population of each group, largest first. web/src/components/map/city-lights.ts knows the groups by their order. */
const GROUPS = [3_000_000, 1_000_000, 300_000, 100_000, 50_000];
/** Towns are listed by columns of the map, so that the steps from one to the next are short. */
const COLUMNS = 256;

type Spot = [x: number, y: number];

/** Down one column and up the next. */
function alongColumns(spots: readonly Spot[]): Spot[] {
  const columnOf = ([x]: Spot) => Math.floor(x * COLUMNS);
  return spots.toSorted((a, b) => {
    const column = columnOf(a);
    return column - columnOf(b) || (column % 2 === 0 ? a[1] - b[1] : b[1] - a[1]);
  });
}

/** Packs the towns into the format of the base map: a group for each size, with all its towns as one line. */
export function packTowns(towns: readonly { lat: number; lon: number; population: number }[]): Uint8Array {
  const groups = GROUPS.map((min, at): Spot[] =>
    towns
      .filter(
        ({ population }) => population >= min && population < (GROUPS[at - 1] ?? Number.POSITIVE_INFINITY),
      )
      .map((town) => {
        const { x, y } = toWorld(town);
        return [x, y];
      }),
  );
  return packLines(
    groups.map((spots) => [alongColumns(spots)]),
    BITS,
  );
}

/**
 * Writes the towns that shine at night, once for each state of the data and the code. Returns the folder with the file,
 * which Vite serves as `@lights/city-lights.bin`.
 */
export function makeCityLights(): string {
  const hash = createHash('sha256');
  for (const path of [SOURCE, 'scripts/build/city-lights.ts', 'scripts/build/basemap-format.ts'])
    hash.update(readFileSync(inRoot(path)));
  const folder = inRoot(`node_modules/.cache/city-lights/${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(`${folder}/${FILE}`)) return folder;
  const bytes = packTowns(
    readTable<'lat' | 'lon' | 'population'>(SOURCE).map(({ lat, lon, population }) => ({
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
    })),
  );
  const making = `${folder}/${FILE}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(making, bytes);
  renameSync(making, `${folder}/${FILE}`);
  console.log(`city lights: ${FILE} ${(gzipSync(bytes, { level: 9 }).length / 1000).toFixed(1)} kB gzip`);
  return folder;
}
