import { distanceKm } from '../world/airport/geo.ts';
import type { CountryLink, CountryLinks } from './country-links.ts';
import type { PairTraits } from './friction.ts';
import type { GroundLinks } from './ground-links.ts';
import type { Place } from './place.ts';

/** Returns the hours by fast train between two cities of rail_links.csv; 0 if there is no train. */
export type RailHours = (a: string, b: string) => number;

/** Data about pairs of places. */
export interface PairData {
  links: CountryLinks;
  rail: RailHours;
  ground: GroundLinks;
}

/** Link between two places in the same country. */
export const HOME_LINK: CountryLink = {
  formerTies: false,
  migrants: 0,
  pilgrims: 0,
};

export interface RailRow {
  a: string;
  b: string;
  hours: number;
}

/** Returns a look-up based on rail_links.csv, the same in both directions. */
export function railHours(rows: readonly RailRow[]): RailHours {
  const hours = new Map<string, number>();
  for (const row of rows) {
    hours.set(row.a + row.b, row.hours);
    hours.set(row.b + row.a, row.hours);
  }
  return (a, b) => (a === '' || b === '' ? 0 : (hours.get(a + b) ?? 0));
}

/** Returns the properties of a pair of places. Symmetric. */
export function pairTraits(a: Place, b: Place, world: PairData): PairTraits {
  const domestic = a.country === b.country;
  const link = domestic ? HOME_LINK : world.links(a.country, b.country);
  return {
    km: distanceKm(a, b),
    domestic,
    overWater: a.landmass !== b.landmass,
    formerTies: link.formerTies,
    migrants: link.migrants,
    pilgrims: link.pilgrims,
    railHours: world.rail(a.rail_city, b.rail_city),
    groundLink: world.ground(a.country, b.country),
  };
}
