import { readFileSync } from 'node:fs';
import { type CountryLinkRow, countryLinks } from '../../game/demand/country-links.ts';
import { type Place, placeRowSchema } from '../../game/demand/place.ts';
import { railHours, type World } from '../../game/demand/traits.ts';
import { readAirports } from '../data/read-airports.ts';
import { readTable } from '../data/table.ts';
import { inRoot } from '../paths.ts';

const TEXT = ['iata', 'rail_city'];

/** Every airport of seed/ as a place where trips begin and end. Throws where seed/ is not sound. */
export function loadPlaces(): Place[] {
  const { airports, faults } = readAirports(readFileSync(inRoot('seed/airports.csv')));
  if (faults.length > 0) throw new Error('seed/airports.csv has faults: npm run seed names them.');
  const byCode = new Map(airports.map((airport) => [airport.iata, airport]));
  return readTable<string>('seed/airport_demand.csv').map((record) => {
    const row = placeRowSchema.parse(
      Object.fromEntries(
        Object.entries(record).map(([key, value]) => [key, TEXT.includes(key) ? value : Number(value)]),
      ),
    );
    const airport = byCode.get(row.iata);
    if (!airport) throw new Error(`seed/airport_demand.csv has ${row.iata}, which is no airport.`);
    return { ...row, country: airport.country, lat: airport.lat, lon: airport.lon };
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
