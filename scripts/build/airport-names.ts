import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { foldedSpellings } from '#game/platform/text/fold.ts';
import type { CityNames } from '#game/world/airport/airport-entry.ts';
import { NAME_SEPARATOR, type NameRow } from '../data/airport-names.ts';
import { readTable } from '../data/table.ts';
import { inRoot } from '../paths.ts';

const SOURCE = 'seed/airport_names.csv';
const FILE = 'airport-names.json';

/** Returns the names of the airports' cities by IATA code, folded for the search. */
export function readCityNames(): CityNames {
  return Object.fromEntries(
    readTable<keyof NameRow>(SOURCE).map(({ iata, names }) => {
      const spellings = new Set(names.split(NAME_SEPARATOR).flatMap(foldedSpellings));
      return [iata, [...spellings].filter(Boolean).join('|')];
    }),
  );
}

/**
 * Writes the further names of airports for the search, once per state of data and code. Returns the folder
 * with the file. Vite serves it as `@names/airport-names.json`.
 */
export function makeAirportNames(): string {
  const hash = createHash('sha256');
  for (const path of [SOURCE, 'scripts/build/airport-names.ts', 'game/platform/text/fold.ts'])
    hash.update(readFileSync(inRoot(path)));
  const folder = inRoot(`node_modules/.cache/airport-names/${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(`${folder}/${FILE}`)) return folder;
  const text = JSON.stringify(readCityNames());
  const making = `${folder}/${FILE}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(making, text);
  renameSync(making, `${folder}/${FILE}`);
  console.log(`names: ${FILE} ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB gzip`);
  return folder;
}
