import type { AirportRow } from '../world/airport/airport.ts';
import { AIRPORT_TYPES, CONTINENTS } from '../world/airport/airport-types.ts';
import {
  bool,
  type Column,
  countryCode,
  defineTable,
  id,
  limited,
  number,
  oneOf,
  text,
  whole,
} from './table.ts';

/** The columns of seed/airports.csv. Its null elevations are 0 here, with `elevation_known` false. */
const SEEDED = {
  ident: limited(text, { isRequired: true, max: 14 }),
  iata: limited(text, { isRequired: true, pattern: '^[A-Z0-9]{3}$' }),
  icao: limited(text, { max: 4 }),
  name: limited(text, { isRequired: true, max: 100 }),
  type: oneOf(AIRPORT_TYPES),
  continent: oneOf(CONTINENTS),
  country: countryCode,
  municipality: limited(text, { max: 100 }),
  /** The city served. Empty if it is the municipality. */
  city: limited(text, { max: 100 }),
  lat: limited(number, { min: -90, max: 90 }),
  lon: limited(number, { min: -180, max: 180 }),
  /** Metres above mean sea level. */
  elevation_m: limited(whole, { min: -500, max: 9_000 }),
  runways: limited(whole, { min: 0, max: 30 }),
  longest_runway_m: limited(whole, { min: 0, max: 10_000 }),
  timezone: limited(text, { isRequired: true, max: 64 }),
  scheduled: bool,
} as const satisfies Record<keyof AirportRow, Column>;

/** Airports. `AirportRow` documents the columns. */
export const AIRPORT = defineTable({
  name: 'airport',
  access: 'everyone',
  unique: ['ident', 'iata'],
  indexes: ['continent, type'],
  inUse: {
    condition:
      'EXISTS (SELECT 1 FROM airline WHERE hub = OLD.id) OR EXISTS (SELECT 1 FROM route WHERE OLD.id IN (a, b))',
    reason: 'the airport is a hub or the end of a route',
  },
  columns: { id, ...SEEDED, elevation_known: bool },
});
