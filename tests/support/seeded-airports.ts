import { readFileSync } from 'node:fs';
import type { Airport } from '#game/world/airport/airport.ts';
import { readAirports } from '#scripts/data/read-airports.ts';
import { inRoot } from '#scripts/paths.ts';

const { airports, violations } = readAirports(readFileSync(inRoot('seed/airports.csv')));
if (violations.length > 0)
  throw new Error(`seed/airports.csv is invalid: ${JSON.stringify(violations.slice(0, 3))}`);

export type SeededAirport = Omit<Airport, 'id'>;

/** All airports of seed/airports.csv, in the order of the file. */
export const SEEDED_AIRPORTS: readonly SeededAirport[] = airports.map((airport) => ({
  ...airport,
  city: airport.city ?? '',
}));

/** Returns the seeded airport with an IATA code. Throws if there is none. */
export function seededAirport(iata: string): SeededAirport {
  const found = SEEDED_AIRPORTS.find((airport) => airport.iata === iata);
  if (!found) throw new Error(`no airport ${iata} in seed/airports.csv`);
  return found;
}
