import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AIRPORT_COLUMNS, airportId } from '#game/world/airport/airport.ts';
import { toCsv } from '#scripts/data/airport-csv.ts';
import { inRoot } from '#scripts/paths.ts';
import { SEEDED_AIRPORTS, seededAirport } from '#tests/support/seeded-airports.ts';

const FOOT = 0.3048;
const TEXT = readFileSync(inRoot('seed/airports.csv'), 'utf8');
const count = (type: string, continent?: string) =>
  SEEDED_AIRPORTS.filter(
    (airport) => airport.type === type && (continent === undefined || airport.continent === continent),
  ).length;

describe('seed/airports.csv', () => {
  it('contains every large and medium airport with an IATA code', () => {
    expect(SEEDED_AIRPORTS).toHaveLength(4488);
    expect(count('large_airport')).toBe(481);
    expect(count('large_airport', 'EU')).toBe(115);
    expect(count('medium_airport')).toBe(4007);
    expect(count('medium_airport', 'EU')).toBe(639);
    expect(new Set(SEEDED_AIRPORTS.map(({ country }) => country)).size).toBe(235);
  });

  it.each([
    ['LHR', 2, 83],
    ['AMS', 6, -11],
    ['CDG', 4, 392],
    ['MAD', 4, 1998],
    ['LCY', 1, 19],
    ['ATL', 5, 1026],
  ])('%s has %i runways and lies at %i ft', (iata, runways, feet) => {
    expect(seededAirport(iata)).toMatchObject({ runways, elevation_m: Math.round(feet * FOOT) });
  });

  it('counts real runways only', () => {
    expect(seededAirport('FRA').runways).toBe(4);
    expect(seededAirport('JFK').runways).toBe(4);
    // One of its entries is a placeholder, one of IZA's is a second spelling, and all of CIS's are closed.
    expect(seededAirport('SEA').runways).toBe(3);
    expect(seededAirport('IZA').runways).toBe(1);
    expect(seededAirport('CIS')).toMatchObject({ runways: 0, longest_runway_m: 0 });
    // It has four landing pads on its apron.
    expect(seededAirport('MUI').runways).toBe(1);
    expect(SEEDED_AIRPORTS.filter(({ runways }) => runways === 0)).toHaveLength(64);
  });

  it('treats an elevation of 0 in the source as unknown', () => {
    expect(SEEDED_AIRPORTS.filter(({ elevation_m }) => elevation_m === null)).toHaveLength(43);
    expect(seededAirport('DNH').elevation_m).toBeNull();
  });

  it('gives the longest runway that an airliner can use', () => {
    expect(seededAirport('LHR').longest_runway_m).toBe(3901);
    expect(seededAirport('UST').longest_runway_m).toBe(Math.round(7996 * FOOT));
  });

  it('has one row per ident, IATA and ICAO code, and ids without collisions', () => {
    for (const key of ['ident', 'iata', 'icao'] as const) {
      const values = SEEDED_AIRPORTS.map((airport) => airport[key]).filter(Boolean);
      expect(new Set(values).size, key).toBe(values.length);
    }
    const ids = SEEDED_AIRPORTS.map(({ ident }) => airportId(ident));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]{15}$/.test(id))).toEqual([]);
  });

  it('has coordinates and time zones that exist', () => {
    for (const { lat, lon, ident } of SEEDED_AIRPORTS) {
      expect(Math.abs(lat), ident).toBeLessThanOrEqual(90);
      expect(Math.abs(lon), ident).toBeLessThanOrEqual(180);
      expect(lat === 0 && lon === 0, ident).toBe(false);
    }
    const zones = new Set(SEEDED_AIRPORTS.map(({ timezone }) => timezone));
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(seededAirport('LHR').timezone).toBe('Europe/London');
    expect(seededAirport('PHX').timezone).toBe('America/Phoenix');
  });

  it('is sorted by ident and formatted consistently', () => {
    const idents = SEEDED_AIRPORTS.map(({ ident }) => ident);
    expect(idents).toEqual([...idents].sort());
    expect(TEXT.split('\n', 1)[0]).toBe(AIRPORT_COLUMNS.join(','));
    expect(toCsv(SEEDED_AIRPORTS)).toBe(TEXT);
  });

  it('preserves countries and names that CSV readers damage', () => {
    expect(SEEDED_AIRPORTS.some(({ country }) => country === 'NA')).toBe(true);
    expect(seededAirport('PAQ').name).toBe('Warren "Bud" Woods Palmer Municipal Airport');
    expect(seededAirport('BCM').name).toBe('Bacău George Enescu International Airport');
  });
});
