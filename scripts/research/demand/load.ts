import { type CountryLinkRow, countryLinks } from '#game/demand/country-links.ts';
import { groundLinks } from '#game/demand/ground-links.ts';
import { AS_SEEDED, type ServedPair } from '#game/demand/incumbents/incumbents.ts';
import type { Place, PlaceRow } from '#game/demand/place.ts';
import { type PairData, railHours } from '#game/demand/traits.ts';
import { cellsOf, linesOf, readTable } from '#scripts/data/table.ts';

const FILE = 'seed/airport_demand.csv';
const TEXT: readonly string[] = ['iata', 'rail_city'];

/**
 * Returns a row of seed/airport_demand.csv. Text in a numeric column becomes NaN, which every check rejects.
 */
const toRow = (header: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(
    header.map((column, index) => {
      const cell = cells[index] ?? '';
      return [column, TEXT.includes(column) ? cell : cell === '' ? Number.NaN : Number(cell)];
    }),
  );

/** Returns the rows of seed/airport_demand.csv unchanged. */
export function placeRows(): unknown[] {
  const { header, lines } = linesOf(FILE);
  return lines.map((line) => toRow(header, cellsOf(line)));
}

/** Returns the airport code in a line, which is the first value or the second. */
const firstCell = (line: string) => line.slice(0, line.indexOf(','));
const secondCell = (line: string) => firstCell(line.slice(line.indexOf(',') + 1));

/**
 * Returns the airports of seed/ as places where trips begin and end: all, or those in `wanted`. The rows are
 * not checked, for speed, because tests check them. Throws if the two files do not match.
 */
export function loadPlaces(wanted?: ReadonlySet<string>): Place[] {
  const airports = linesOf('seed/airports.csv');
  const column = (name: string) => airports.header.indexOf(name);
  const [country, lat, lon] = [column('country'), column('lat'), column('lon')];
  const lineOf = new Map(airports.lines.map((line) => [secondCell(line), line]));
  const { header, lines } = linesOf(FILE);
  return lines.flatMap((line) => {
    const iata = firstCell(line);
    if (wanted && !wanted.has(iata)) return [];
    const airport = lineOf.get(iata);
    if (!airport) throw new Error(`${FILE} has ${iata}, which is not an airport.`);
    const cells = cellsOf(airport);
    const row = toRow(header, cellsOf(line)) as unknown as PlaceRow;
    return [{ ...row, country: cells[country] ?? '', lat: Number(cells[lat]), lon: Number(cells[lon]) }];
  });
}

/** Returns the world's data about pairs from seed/. */
export function loadWorld(): PairData {
  const countries = readTable<'country' | 'population' | 'area_km2' | 'motorway_km' | 'rail_km'>(
    'seed/countries.csv',
  ).map((row) => ({
    ...row,
    population: Number(row.population) || 1,
    area_km2: Number(row.area_km2),
    motorway_km: Number(row.motorway_km),
    rail_km: Number(row.rail_km),
  }));
  const links = readTable<'a' | 'b' | 'kind' | 'millions'>('seed/country_links.csv').map(
    ({ a, b, kind, millions }): CountryLinkRow => ({
      a,
      b,
      kind: kind as CountryLinkRow['kind'],
      millions: Number(millions),
    }),
  );
  const rail = readTable<'a' | 'b' | 'hours'>('seed/rail_links.csv');
  return {
    links: countryLinks(countries, links),
    ground: groundLinks(countries),
    rail: railHours(rail.map((row) => ({ ...row, hours: Number(row.hours) }))),
  };
}

/** Loads the pairs with direct flights in reality, by both IATA codes in alphabetical order. */
export const loadServedPairs = (): Map<string, ServedPair> =>
  new Map(
    readTable<'a' | 'b' | 'airlines' | 'seats'>('seed/served_pairs.csv').map(
      ({ a, b, airlines, seats }): [string, ServedPair] => [
        a + b,
        { airlines: Number(airlines), seats: Number(seats), ...AS_SEEDED },
      ],
    ),
  );
