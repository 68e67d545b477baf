import { readFileSync } from 'node:fs';
import { type CountryLinkRow, countryLinks } from '../../game/demand/country-links.ts';
import { PLACE_COLUMNS, type Place, type PlaceRow, placeRowSchema } from '../../game/demand/place.ts';
import { railHours, type World } from '../../game/demand/traits.ts';
import { readTable } from '../data/table.ts';
import { inRoot } from '../paths.ts';

const TEXT: readonly string[] = ['iata', 'rail_city'];

/** Rows of a file without quotes, far quicker than by a CSV parser. */
function plainRows(path: string): string[][] {
  const text = readFileSync(inRoot(path), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
}

/** A row of seed/airport_demand.csv; text of which a number is wanted becomes NaN, which no check lets through. */
const toRow = (header: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(
    header.map((column, at) => {
      const cell = cells[at] ?? '';
      return [column, TEXT.includes(column) ? cell : cell === '' ? Number.NaN : Number(cell)];
    }),
  );

/** The rows of seed/airport_demand.csv, each checked. */
export function checkedPlaceRows(): PlaceRow[] {
  const [header = [], ...lines] = plainRows('seed/airport_demand.csv');
  return lines.map((cells) => placeRowSchema.parse(toRow(header, cells)));
}

/**
 * Every airport of seed/ as a place where trips begin and end. The rows are trusted, for speed: the tests check them.
 * Throws where the two files do not belong together.
 */
export function loadPlaces(): Place[] {
  const airports = new Map(
    readTable<'iata' | 'country' | 'lat' | 'lon'>('seed/airports.csv').map((row) => [row.iata, row]),
  );
  const [header = [], ...lines] = plainRows('seed/airport_demand.csv');
  if (header.join() !== PLACE_COLUMNS.join()) throw new Error('seed/airport_demand.csv has other columns.');
  return lines.map((cells) => {
    const row = toRow(header, cells) as unknown as PlaceRow;
    const airport = airports.get(row.iata);
    if (!airport) throw new Error(`seed/airport_demand.csv has ${row.iata}, which is no airport.`);
    return { ...row, country: airport.country, lat: Number(airport.lat), lon: Number(airport.lon) };
  });
}

/** What holds the places of seed/ together. */
export function loadWorld(): World {
  const countries = readTable<'country' | 'population' | 'languages' | 'free_movement'>(
    'seed/countries.csv',
  ).map((row) => ({ ...row, population: Number(row.population) || 1 }));
  const links = readTable<'a' | 'b' | 'kind' | 'millions'>('seed/country_links.csv').map(
    ({ a, b, kind, millions }): CountryLinkRow => ({
      a,
      b,
      kind: kind === 'ties' ? 'ties' : 'migrants',
      millions: Number(millions),
    }),
  );
  const rail = readTable<'a' | 'b' | 'hours'>('seed/rail_links.csv');
  return {
    links: countryLinks(countries, links),
    rail: railHours(rail.map((row) => ({ ...row, hours: Number(row.hours) }))),
  };
}
