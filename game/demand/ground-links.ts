/** Road and rail data of a country. */
export interface NetworkRow {
  country: string;
  /** Null if unknown. */
  area_km2: number | null;
  motorway_km: number;
  /** Lines with passenger trains. */
  rail_km: number;
}

/**
 * Returns how well motorways and railways replace flights between two countries (codes) or within one, 0–1.
 * Symmetric.
 */
export type GroundLinks = (a: string, b: string) => number;

/** Network density in km per 1,000 km² at which every larger town is connected, close to Austria's. */
const MOTORWAYS = 20;
const RAILWAYS = 60;

function densityOf({ area_km2, motorway_km, rail_km }: NetworkRow): number {
  if (!area_km2) return 0;
  const thousands = area_km2 / 1000;
  const byRoad = Math.min(1, motorway_km / thousands / MOTORWAYS);
  const byRail = Math.min(1, rail_km / thousands / RAILWAYS);
  return 1 - (1 - byRoad) * (1 - byRail);
}

/** Returns a look-up based on the rows of seed/countries.csv. */
export function groundLinks(countries: readonly NetworkRow[]): GroundLinks {
  const known = new Map(countries.map((row) => [row.country, densityOf(row)]));
  return (a, b) => Math.sqrt((known.get(a) ?? 0) * (known.get(b) ?? 0));
}

/**
 * Distance (km) up to which a train or car is faster than a flight including the journeys to and from
 * airports.
 */
const QUICKER_KM = 200;
/** Distance (km) from which good motorways and railways no longer take passengers from flights. */
export const LINKED_KM = 330;
/** Maximum share of air passengers that trains and cars take. */
const TAKEN = 0.75;

/**
 * Returns the share of air passengers who still fly over a distance (km) with this ground link.
 * @param link see `GroundLinks`
 */
export const stillFlying = (km: number, link: number): number =>
  km >= LINKED_KM
    ? 1
    : 1 - TAKEN * link * (km < QUICKER_KM ? 1 : (LINKED_KM - km) / (LINKED_KM - QUICKER_KM));
