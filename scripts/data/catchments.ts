import type { AirportRow } from '#game/world/airport/airport.ts';
import type { City } from './cities.ts';
import type { Landmasses } from './landmasses.ts';
import { nearby } from './nearby.ts';

/** Parameters of how a town's people are divided among nearby airports (fitted once, with the rest). */
const REACH_KM = 38.6;
const NEAR_KM = 150;
/** Maximum distance that people travel to an airport if no other is closer. */
const FAR_KM = 300;
const TOURIST_REACH_KM = 30;
const TOURIST_NEAR_KM = 100;
/** Weight of an airport without scheduled flights. */
const UNSCHEDULED = 0.03;
const LARGE = 1.86;
const SIZE_EXPONENT = 0.65;
const SHORTEST_M = 900;
const LONG_RUNWAY_M = 3000;
/** Distance to the shore within which the map may draw a town on the wrong side of the water. */
const SAME_PLACE_KM = 8;
const CITY_RADIUS_KM = 55;

export interface Site extends AirportRow {
  landmass: number;
  /** Lengths of the paved open runways, m. */
  paved: number[];
  /** Passengers per year (millions) who begin or end a journey there, if airport_size.csv lists them. */
  travellers_m?: number;
}

export interface Catchment {
  population: number;
  /** Sum of people × income. */
  wealth: number;
}

export interface CountryFigures {
  population: number;
  income: number;
}

/** Passengers per year (millions) at an airport with one long runway that airport_size.csv does not list. */
const USUAL_M = 0.15;
/** Exponent of an airport's size in its share of the people nearby. */
const SHARE_EXPONENT = 0.8;

/**
 * Returns the size of an airport in millions of passengers per year who begin or end a journey there.
 * Published, or derived from its runways: each counts from 0 at 900 m to 1 at 3 km, and large airports count
 * 1.86 times.
 */
export function capacityOf(site: Site): number {
  if (site.travellers_m !== undefined) return site.travellers_m;
  const lengths = site.paved.length > 0 ? site.paved : [site.longest_runway_m];
  const runways = lengths.reduce(
    (sum, length) => sum + Math.max(0, Math.min(1, (length - SHORTEST_M) / (LONG_RUNWAY_M - SHORTEST_M))),
    0,
  );
  const size = (0.15 + runways) ** SIZE_EXPONENT;
  return USUAL_M * size * (site.type === 'large_airport' ? LARGE : 1) * (site.scheduled ? 1 : UNSCHEDULED);
}

/** Divides the people of each town among the airports reachable over land, by size and distance. */
export function catchments(
  sites: readonly Site[],
  cities: readonly (City & { landmass: number })[],
  countries: ReadonlyMap<string, CountryFigures>,
): Map<string, Catchment> {
  const near = nearby(sites);
  const inTowns = new Map<string, number>();
  for (const city of cities) inTowns.set(city.country, (inTowns.get(city.country) ?? 0) + city.population);
  const result = new Map<string, Catchment>(sites.map((site) => [site.iata, { population: 0, wealth: 0 }]));
  for (const city of cities) {
    const country = countries.get(city.country);
    if (!country) continue;
    const people = (city.population * country.population) / (inTowns.get(city.country) ?? city.population);
    let within = near(city, NEAR_KM).filter(
      ({ point, km }) => city.landmass < 0 || point.landmass === city.landmass || km < SAME_PLACE_KM,
    );
    if (within.length === 0) {
      within = near(city, FAR_KM).filter(({ point }) => point.landmass === city.landmass);
    }
    const weights = within.map(
      ({ point, km }) => capacityOf(point) ** SHARE_EXPONENT * Math.exp(-km / REACH_KM),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    if (sum === 0) continue;
    within.forEach(({ point }, index) => {
      const share = (weights[index] ?? 0) / sum;
      const catchment = result.get(point.iata);
      if (!catchment) return;
      catchment.population += people * share;
      catchment.wealth += people * share * country.income;
    });
  }
  return result;
}

export interface TouristPlace {
  airport: string;
  kind: string;
  visitors_m: number;
}

/** Divides the visitors of each tourist place (millions per year) among the airports nearby. */
export function visitors(
  sites: readonly Site[],
  cities: readonly City[],
  places: readonly TouristPlace[],
): Map<string, number> {
  const near = nearby(sites);
  const nearCities = nearby(cities);
  const byCode = new Map(sites.map((site) => [site.iata, site]));
  const result = new Map<string, number>();
  for (const { airport, kind, visitors_m } of places) {
    const site = byCode.get(airport);
    if (!site) throw new Error(`tourism.csv names ${airport}, which is not an airport`);
    // A city's visitors go to the city, which may be closer to another of its airports.
    const around = kind === 'city' ? nearCities(site, CITY_RADIUS_KM).map(({ point }) => point) : [];
    const spot = around.reduce<City | undefined>(
      (best, city) => (best && best.population >= city.population ? best : city),
      undefined,
    );
    const within = near(spot ?? site, TOURIST_NEAR_KM).filter(
      ({ point }) => point.landmass === site.landmass || point.iata === airport,
    );
    const weights = within.map(({ point, km }) => capacityOf(point) * Math.exp(-km / TOURIST_REACH_KM));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    within.forEach(({ point }, index) => {
      const share = visitors_m * ((weights[index] ?? 0) / sum);
      result.set(point.iata, (result.get(point.iata) ?? 0) + share);
    });
  }
  return result;
}

/**
 * Returns the landmass of each site and town, counting bridges and tunnels as land. Places off the map get
 * separate keys.
 */
export function landmassKeys(
  landmasses: Landmasses,
  sites: readonly AirportRow[],
  links: readonly { a: string; b: string }[],
): {
  ofSite(site: AirportRow): number;
  ofPoint(lat: number, lon: number): number;
  area(key: number): number;
} {
  const joined = new Map<number, number>();
  const root = (land: number): number => {
    const next = joined.get(land);
    return next === undefined ? land : root(next);
  };
  const byCode = new Map(sites.map((site, index) => [site.iata, { ...site, index }]));
  const drawn = (code: string) => {
    const site = byCode.get(code);
    if (!site) throw new Error(`fixed_links.csv names ${code}, which is not an airport`);
    return landmasses.at(site.lat, site.lon);
  };
  for (const { a, b } of links) {
    const [one, other] = [root(drawn(a)), root(drawn(b))];
    if (one === other || one < 0 || other < 0) continue;
    if (landmasses.area(one) > landmasses.area(other)) joined.set(other, one);
    else joined.set(one, other);
  }
  const ofPoint = (lat: number, lon: number) => {
    const land = landmasses.at(lat, lon);
    return land < 0 ? -1 : root(land);
  };
  return {
    ofPoint,
    ofSite(site) {
      const land = ofPoint(site.lat, site.lon);
      return land < 0 ? -1_000_000 - (byCode.get(site.iata)?.index ?? 0) : land;
    },
    area: (key) => (key < 0 ? 5 : landmasses.area(key)),
  };
}
