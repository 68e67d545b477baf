import type { AirportRow } from '../airport/airport.ts';
import { AIRPORT_TYPES, CONTINENTS } from '../airport/airport-types.ts';
import { bool, type Column, defineTable, id, number, oneOf, text, whole } from './table.ts';

/** The columns of seed/airports.csv. Its null elevations are 0 here, with `elevation_known` false. */
const SEEDED = {
  ident: text,
  iata: text,
  icao: text,
  name: text,
  type: oneOf(AIRPORT_TYPES),
  continent: oneOf(CONTINENTS),
  country: text,
  municipality: text,
  /** The city served. Empty if it is the municipality. */
  city: text,
  lat: number,
  lon: number,
  /** Metres above mean sea level. */
  elevation_m: whole,
  runways: whole,
  longest_runway_m: whole,
  timezone: text,
  scheduled: bool,
} as const satisfies Record<keyof AirportRow, Column>;

/** Airports. `AirportRow` documents the columns. */
export const AIRPORT = defineTable({
  name: 'airport',
  access: 'everyone',
  unique: ['ident', 'iata'],
  indexes: ['continent, type'],
  columns: { id, ...SEEDED, elevation_known: bool },
});
