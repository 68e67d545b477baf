import * as z from 'zod/mini';
import { AIRPORT_TYPES, CONTINENTS } from './airport-types.ts';

const IDENT = /^[A-Z0-9]+(-[A-Z0-9]+)?$/;
/** Maximum number of letters and digits of an ident. Ids need two more characters, for length and hyphen. */
const IDENT_MAX = 13;

/** No control characters. Written as ranges because goja does not support Unicode classes. */
const ONE_LINE = /^[ -~\u0080-\uffff]*$/;

// Fields are created lazily because only imports use them, and every runtime of the server would hold a third
// of a megabyte.
const text = (min: number, max: number) =>
  z.lazy(() =>
    z.string('must be text').check(
      z.minLength(min, 'must not be empty'),
      z.maxLength(max, `must have at most ${max} characters`),
      z.regex(ONE_LINE, 'must not contain line breaks or control characters'),
      z.refine((value) => value.trim() === value, 'must not begin or end with a space'),
    ),
  );

const matching = (pattern: RegExp, message: string) =>
  z.lazy(() => z.string('must be text').check(z.regex(pattern, message)));

const whole = (min: number, max: number, unit: string) =>
  z.lazy(() =>
    z
      .number('must be a whole number')
      .check(
        z.refine(Number.isInteger, 'must be a whole number'),
        z.gte(min, `must be at least ${min}${unit}`),
        z.lte(max, `must be at most ${max}${unit}`),
      ),
  );

const degrees = (limit: number) =>
  z.lazy(() => {
    const range = `must be between -${limit} and ${limit} degrees`;
    return z.number('must be a number (decimal degrees)').check(z.gte(-limit, range), z.lte(limit, range));
  });

/**
 * The key order here is the column order of seed/airports.csv. Messages complete the sentence `"<value>" …`.
 */
const fields = {
  ident: z.lazy(() =>
    z
      .string('must be text')
      .check(
        z.regex(IDENT, 'must be capital letters and digits, with at most one hyphen between them'),
        z.maxLength(IDENT_MAX, `must have at most ${IDENT_MAX} characters`),
      ),
  ),
  iata: matching(/^[A-Z0-9]{3}$/, 'must be three capital letters or digits'),
  icao: matching(/^([A-Z]{4})?$/, 'must be four capital letters, or empty'),
  name: text(1, 100),
  type: z.enum(AIRPORT_TYPES, `must be ${AIRPORT_TYPES.join(' or ')}`),
  continent: z.enum(CONTINENTS, `must be one of ${CONTINENTS.join(', ')}`),
  country: matching(/^[A-Z]{2}$/, 'must be a country code of two capital letters (ISO 3166)'),
  municipality: text(0, 100),
  /**
   * The city served; empty if it is the municipality. Importing a file without this column keeps the existing
   * cities.
   */
  city: z.optional(text(0, 100)),
  lat: degrees(90),
  lon: degrees(180),
  /** Metres above mean sea level; null if the source does not know it. */
  elevation_m: z.nullable(whole(-500, 9000, ' m')),
  /** Open runways; 0 if the source lists none. */
  runways: whole(0, 30, ''),
  /** Metres; 0 if the source does not know it. */
  longest_runway_m: whole(0, 10_000, ' m'),
  timezone: matching(/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/, 'must be an IANA time zone such as Europe/Paris'),
  /** Whether scheduled airline flights use it. */
  scheduled: z.boolean('must be true or false'),
};

/** One airport as in the CSV file, in build/seed/airports.json and in imports. */
export const airportRowSchema = z.strictObject(fields, 'must be an airport');

export type AirportRow = z.infer<typeof airportRowSchema>;
export type AirportType = AirportRow['type'];
export type Continent = AirportRow['continent'];
export type AirportColumn = keyof AirportRow;

/** An airport with the id of its record. */
export type Airport = AirportRow & { id: string; city: string };

/** Column names in the order of seed/airports.csv. */
export const AIRPORT_COLUMNS = Object.keys(fields) as AirportColumn[];

/** Columns that a file may omit. */
export const OPTIONAL_COLUMNS: readonly AirportColumn[] = ['city'];

/**
 * Returns the record id of an airport: 15 characters of [a-z0-9] derived only from the ident, so that every
 * world and every import agrees on it. It consists of the ident's letters and digits, padded with zeros, then
 * its length and the position of its hyphen (base 36, 0 = none). The last two make it free of collisions:
 * `EGLL` → `egll00000000040`.
 * @throws RangeError if the schema does not accept the ident.
 */
export function airportId(ident: string): string {
  const letters = ident.replace('-', '').toLowerCase();
  if (!IDENT.test(ident) || letters.length > IDENT_MAX)
    throw new RangeError(`not an airport ident: ${ident}`);
  const hyphen = Math.max(0, ident.indexOf('-'));
  return letters.padEnd(IDENT_MAX, '0') + letters.length.toString(36) + hyphen.toString(36);
}

const texts = z.array(z.string());
const numbers = z.array(z.number());

/**
 * The airports file (GET /api/am/files/airports-<hash>.json): one array per column, all of the same length.
 * Checks shapes only, because the server checked the values on import.
 */
export const compactAirportsSchema = z.lazy(() =>
  z
    .object({
      id: texts,
      ident: texts,
      iata: texts,
      icao: texts,
      name: texts,
      type: z.array(z.enum(AIRPORT_TYPES)),
      continent: z.array(z.enum(CONTINENTS)),
      country: texts,
      municipality: texts,
      city: texts,
      lat: numbers,
      lon: numbers,
      elevation_m: z.array(z.nullable(z.number())),
      runways: numbers,
      longest_runway_m: numbers,
      timezone: texts,
      scheduled: z.array(z.boolean()),
    })
    .check(
      z.refine(
        (columns) => Object.values(columns).every((column) => column.length === columns.id.length),
        'columns differ in length',
      ),
    ),
);

export type CompactAirports = z.infer<typeof compactAirportsSchema>;

/** Turns airports into columns and keeps their order. */
export function encodeAirports(airports: readonly Airport[]): CompactAirports {
  return {
    id: airports.map((airport) => airport.id),
    ident: airports.map((airport) => airport.ident),
    iata: airports.map((airport) => airport.iata),
    icao: airports.map((airport) => airport.icao),
    name: airports.map((airport) => airport.name),
    type: airports.map((airport) => airport.type),
    continent: airports.map((airport) => airport.continent),
    country: airports.map((airport) => airport.country),
    municipality: airports.map((airport) => airport.municipality),
    city: airports.map((airport) => airport.city),
    lat: airports.map((airport) => airport.lat),
    lon: airports.map((airport) => airport.lon),
    elevation_m: airports.map((airport) => airport.elevation_m),
    runways: airports.map((airport) => airport.runways),
    longest_runway_m: airports.map((airport) => airport.longest_runway_m),
    timezone: airports.map((airport) => airport.timezone),
    scheduled: airports.map((airport) => airport.scheduled),
  };
}

/**
 * Turns the airports file back into airports.
 * @throws ZodError if the payload has another shape.
 */
export function decodeAirports(payload: unknown): Airport[] {
  const columns = compactAirportsSchema.parse(payload);
  const keys = Object.keys(columns) as (keyof CompactAirports)[];
  return columns.id.map(
    (_, row) => Object.fromEntries(keys.map((key) => [key, columns[key][row]])) as unknown as Airport,
  );
}
