import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AIRPORT_COLUMNS,
  airportId,
  airportRowSchema,
  decodeAirports,
  encodeAirports,
  OPTIONAL_COLUMNS,
} from '#game/world/airport/airport.ts';
import { SEEDED_AIRPORTS, seededAirport } from '#tests/support/seeded-airports.ts';

const part = (max: number) => fc.string({ unit: fc.constantFrom(...'ABZ09'), minLength: 1, maxLength: max });
const ident = fc.oneof(
  part(13),
  fc.tuple(part(5), part(6)).map((parts) => parts.join('-')),
);

describe('the id of an airport', () => {
  it('is readable', () => {
    expect(airportId('EGLL')).toBe('egll00000000040');
    expect(airportId('CN-0081')).toBe('cn0081000000062');
  });

  it('has 15 small letters and digits, and differs between idents', () => {
    fc.assert(
      fc.property(ident, ident, (a, b) => {
        expect(airportId(a)).toMatch(/^[a-z0-9]{15}$/);
        expect(airportId(a) === airportId(b)).toBe(a === b);
      }),
      { numRuns: 2000 },
    );
    const close = ['A', 'A0', 'A00', 'A-0', 'A0-0', 'A-00', '0A'];
    expect(new Set(close.map(airportId)).size).toBe(close.length);
  });

  it.each(['', 'egll', 'A-B-C', '-A', 'A-', 'ABCDEFGHIJKLMN', 'É'])('cannot be derived from "%s"', (text) => {
    expect(() => airportId(text)).toThrow(RangeError);
  });
});

describe('an airport row', () => {
  const LHR = seededAirport('LHR');

  it('has exactly its columns', () => {
    expect(airportRowSchema.safeParse(LHR).success).toBe(true);
    expect(airportRowSchema.safeParse({ ...LHR, colour: 'red' }).success).toBe(false);
    for (const column of AIRPORT_COLUMNS.filter((name) => !OPTIONAL_COLUMNS.includes(name))) {
      expect(airportRowSchema.safeParse({ ...LHR, [column]: undefined }).success, column).toBe(false);
    }
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '51', null])('has no latitude %s', (lat) => {
    expect(airportRowSchema.safeParse({ ...LHR, lat }).success).toBe(false);
  });
});

describe('the compact columns', () => {
  const airports = SEEDED_AIRPORTS.map((airport) => ({ id: airportId(airport.ident), ...airport }));

  it('come back as the same airports, through JSON', () => {
    expect(decodeAirports(JSON.parse(JSON.stringify(encodeAirports(airports))))).toEqual(airports);
    expect(decodeAirports(encodeAirports([]))).toEqual([]);
  });

  it('are rejected if malformed', () => {
    const columns = encodeAirports(airports.slice(0, 3));
    expect(() => decodeAirports({ ...columns, iata: ['LHR'] })).toThrow('columns differ in length');
    expect(() => decodeAirports({ ...columns, type: ['heliport', 'heliport', 'heliport'] })).toThrow();
    expect(() => decodeAirports({ message: 'no' })).toThrow();
  });
});
