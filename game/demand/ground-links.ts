/** What is known of a country's roads and railways. */
export interface NetworkRow {
  country: string;
  /** Null if unknown, and undefined in tables of a release before 0.4.0. */
  area_km2?: number | null | undefined;
  motorway_km?: number | undefined;
  /** Lines with passenger trains. */
  rail_km?: number | undefined;
}

/** How well motorways and railways replace flights between two countries (codes) or within one, 0–1. Symmetric. */
export type GroundLinks = (a: string, b: string) => number;

/** Km for each 1,000 km² from which every larger town is on the network, near Austria's. */
const MOTORWAYS = 20;
const RAILWAYS = 60;

function densityOf({ area_km2, motorway_km = 0, rail_km = 0 }: NetworkRow): number {
  if (!area_km2) return 0;
  const thousands = area_km2 / 1000;
  const byRoad = Math.min(1, motorway_km / thousands / MOTORWAYS);
  const byRail = Math.min(1, rail_km / thousands / RAILWAYS);
  return 1 - (1 - byRoad) * (1 - byRail);
}

/** Makes the look-up from the rows of seed/countries.csv. */
export function groundLinks(countries: readonly NetworkRow[]): GroundLinks {
  const known = new Map(countries.map((row) => [row.country, densityOf(row)]));
  return (a, b) => Math.sqrt((known.get(a) ?? 0) * (known.get(b) ?? 0));
}

/** Distance, km, up to which a train or car is quicker than a flight with the journeys to and from airports. */
const QUICKER_KM = 200;
/** Distance, km, from which good motorways and railways no longer take passengers from flights. */
export const LINKED_KM = 330;
/** Largest share of air passengers that trains and cars take. */
const TAKEN = 0.75;

/** Returns the share of those who would fly over a distance (km) over land that still do. @param link see `GroundLinks` */
export const stillFlying = (km: number, link: number): number =>
  km >= LINKED_KM
    ? 1
    : 1 - TAKEN * link * (km < QUICKER_KM ? 1 : (LINKED_KM - km) / (LINKED_KM - QUICKER_KM));
