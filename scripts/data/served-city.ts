import { fold } from '#game/platform/text/fold.ts';
import type { AirportRow } from '#game/world/airport/airport.ts';
import { mainMunicipality } from '#game/world/airport/airport-city.ts';
import { isLatin, type Town } from './geonames-towns.ts';
import { nearby } from './nearby.ts';
import { spellCity } from './spell-city.ts';

/** Airport fields that determine the city it serves. */
export type Site = Pick<AirportRow, 'iata' | 'name' | 'country' | 'municipality' | 'lat' | 'lon'>;

/** The cities of an airport. */
export interface ServedCities {
  /** The city to show; empty if it is the municipality, or if the sources do not name one. */
  city: string;
  /** All cities by which people look for this airport, the one to show first. */
  towns: Town[];
}

/** Maximum distance of a city that names an airport or is its municipality. */
const NAMED_WITHIN_KM = 100;
/** Shorter names are too often parts of other names. */
const SHORTEST_NAME = 4;
/**
 * Minimum size of a city in the airport's name relative to the municipality, to replace it: if the name
 * contains only the city, and if it contains both.
 */
const LARGER = { thanUnnamed: 1.5, thanNamed: 4 };
/** Towns below this population are replaced by a much larger city nearby. */
const GIVES_WAY_BELOW = 100_000;
const METROPOLIS = { people: 1_000_000, times: 10, withinKm: 50 };
/**
 * A metropolis or national capital within this distance applies even if the airport is named after its own
 * town.
 */
const NEAR_METROPOLIS = { times: 5, withinKm: 30 };
const REGIONAL_CITY = { people: 100_000, times: 3, withinKm: 25 };
/** Travellers associate an airport with the largest city nearby, even if it serves another one. */
const METRO_AREA = { people: 500_000, withinKm: 45 };
/** Below this population, towns that appear in the airport's name are mostly namesakes. */
const SECOND_CITY = 50_000;

/**
 * Cities for which the rules are wrong, as shown:
 * - too far, on another island or too similar in size: Nagoya, Tokyo, Ocho Rios, Saint-Denis, Providence
 * - "Raleigh County" is Beckley's, and Paro is not Thimphu
 * - one city with several names: Cochin and Kochi, Milano and Milan, Ciudad de México and Mexico City
 */
const EXCEPTIONS: Record<string, string> = {
  BKW: 'Beckley',
  COK: 'Kochi',
  LIN: 'Milan',
  MEX: 'Mexico City',
  NGO: 'Nagoya',
  NRT: 'Tokyo',
  OCJ: 'Ocho Rios',
  PBH: 'Paro',
  PVD: 'Providence',
  RUN: 'Saint-Denis',
};

interface Neighbour {
  town: Town;
  km: number;
  /** The town's names, folded for comparison. */
  names: readonly string[];
  /** Index at which the airport's name contains one of them; -1 if none. */
  inName: number;
}

const largest = (neighbours: readonly Neighbour[]): Neighbour | undefined =>
  neighbours.reduce<Neighbour | undefined>(
    (best, next) => (best && best.town.population >= next.town.population ? best : next),
    undefined,
  );

function firstMention(text: string, names: readonly string[]): number {
  const places = names
    .filter((name) => name.length >= SHORTEST_NAME)
    .map((name) => ` ${text} `.indexOf(` ${name} `));
  return Math.min(...places.filter((place) => place >= 0), Number.POSITIVE_INFINITY);
}

/**
 * Returns the town of the municipality. It is the largest match because a district may precede its city
 * ("Pendik, Istanbul").
 */
function homeOf(site: Site, around: readonly Neighbour[]): Neighbour | undefined {
  const parts = site.municipality
    .split(/[(),/]/)
    .map(fold)
    .filter(Boolean);
  return largest(
    around.filter(
      ({ town, names }) => town.country === site.country && parts.some((part) => names.includes(part)),
    ),
  );
}

/** Returns the city that the airport is named after: the first in its name among those of comparable size. */
function namesakeOf(around: readonly Neighbour[]): Neighbour | undefined {
  const named = around.filter(({ inName }) => inName >= 0);
  const max = largest(named)?.town.population ?? 0;
  return named.filter(({ town }) => town.population >= max / 2).sort((a, b) => a.inName - b.inName)[0];
}

function betweenNameAndHome(site: Site, home?: Neighbour, namesake?: Neighbour): Neighbour | undefined {
  if (!namesake) return home;
  if (!home) {
    // A place that gave the airport its name but is not a town in GeoNames, such as an island.
    const place = fold(mainMunicipality(site.municipality));
    return place !== '' && fold(site.name).startsWith(place) ? undefined : namesake;
  }
  const isNamed = home.inName >= 0;
  const times = isNamed ? LARGER.thanNamed : LARGER.thanUnnamed;
  const isFirst = !isNamed || namesake.inName < home.inName;
  return isFirst && namesake.town.population >= times * home.town.population ? namesake : home;
}

/** Returns a nearby city that people think of before the airport's town because it is much larger. */
function overshadowing(around: readonly Neighbour[], of?: Neighbour): Neighbour | undefined {
  const people = of?.town.population ?? 0;
  if (people >= GIVES_WAY_BELOW) return undefined;
  const isNamed = of !== undefined && of.inName >= 0;
  return largest(
    around.filter(({ town: { population, isCapital }, km }) => {
      if (isCapital || population >= METROPOLIS.people) {
        if (km <= NEAR_METROPOLIS.withinKm) return population >= NEAR_METROPOLIS.times * people;
        return !isNamed && population >= METROPOLIS.times * people && km <= METROPOLIS.withinKm;
      }
      if (isNamed || population < REGIONAL_CITY.people) return false;
      return population >= REGIONAL_CITY.times * people && km <= REGIONAL_CITY.withinKm;
    }),
  );
}

/**
 * Returns the cities that an airport serves, by its name, its municipality, and the size and distance of
 * nearby towns.
 * @param landmassOf number of the landmass at a point, so that a city does not replace a town on another
 *   island
 */
export function servedCities(
  towns: readonly Town[],
  landmassOf: (lat: number, lon: number) => number,
): (site: Site) => ServedCities {
  const near = nearby(towns);
  const known = new Map<Town, readonly string[]>();
  const foldedNames = (town: Town) => {
    const names = known.get(town) ?? [town.name, ...town.alternates.filter(isLatin)].map(fold);
    known.set(town, names);
    return names;
  };

  return (site) => {
    const airportName = fold(site.name);
    const around = near(site, NAMED_WITHIN_KM).map(({ point, km }): Neighbour => {
      const names = foldedNames(point);
      const mention = firstMention(airportName, names);
      return { town: point, km, names, inName: Number.isFinite(mention) ? mention : -1 };
    });
    const own = around.filter(({ town }) => town.country === site.country);
    const landmass = landmassOf(site.lat, site.lon);
    const onLandmass = (neighbour: Neighbour) =>
      landmassOf(neighbour.town.lat, neighbour.town.lon) === landmass;

    const home = homeOf(site, around);
    const local = betweenNameAndHome(site, home, namesakeOf(around));
    const larger = overshadowing(own, local);
    const exception = EXCEPTIONS[site.iata];
    const served = exception
      ? largest(own.filter(({ names }) => names.includes(fold(exception))))
      : larger && onLandmass(larger)
        ? larger
        : local;

    const metro = largest(
      own.filter(({ town, km }) => km <= METRO_AREA.withinKm && town.population >= METRO_AREA.people),
    );
    const mentioned = around.filter(({ town, inName }) => inName >= 0 && town.population >= SECOND_CITY);
    const all = [served, home, ...mentioned, metro].flatMap((neighbour) => neighbour?.town ?? []);
    return {
      city: exception ?? (served ? spellCity(site, served.town.name, served.names) : ''),
      towns: [...new Set(all)],
    };
  };
}
