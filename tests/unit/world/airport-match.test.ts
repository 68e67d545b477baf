import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#game/platform/text/fold.ts';
import { airportMatcher } from '#game/world/airport/airport-match.ts';
import { SEEDED_AIRPORTS, seededAirport } from '#tests/support/seeded-airports.ts';

const match = airportMatcher(SEEDED_AIRPORTS);
const exact = (text: string) => match(text).exact?.iata ?? null;
const ranked = (text: string, limit = 5) => match(text, limit).ranked.map(({ iata }) => iata);
const anyAirport = fc.constantFrom(...SEEDED_AIRPORTS);

describe('an unambiguous airport', () => {
  it.each([
    ['LHR', 'LHR'],
    [' lhr ', 'LHR'],
    ['egll', 'LHR'],
    ['London Heathrow Airport', 'LHR'],
    ['heathrow', 'LHR'],
    ['London Heathrow Airport (LHR)', 'LHR'],
    ['Paris Charles de Gaulle', 'CDG'],
    ['munich', 'MUC'],
    ['Munich International Airport', 'MUC'],
    ['zürich', 'ZRH'],
    ['ZURICH', 'ZRH'],
    ['Łódź', 'LCJ'],
    ['lodz', 'LCJ'],
    ["o'hare", 'ORD'],
    ['Manchester Airport', 'MAN'],
  ])('%s is %s', (text, iata) => {
    expect(exact(text)).toBe(iata);
    expect(ranked(text)[0]).toBe(iata);
  });

  it.each(['', '   ', '!?', 'London', 'New York', 'lo', 'l', 'airport', 'international', 'qqqqqq'])(
    'is none for "%s"',
    (text) => expect(exact(text)).toBeNull(),
  );

  it('prefers the code over a city of that name only for text in capitals', () => {
    const codes = new Map(SEEDED_AIRPORTS.map((airport) => [airport.iata, airport]));
    const town = SEEDED_AIRPORTS.find(
      ({ municipality, iata }) =>
        municipality.length === 3 &&
        codes.has(municipality.toUpperCase()) &&
        municipality.toUpperCase() !== iata,
    );
    if (!town) throw new Error('no such city any more: the case cannot be tested');
    const code = town.municipality.toUpperCase();
    expect(exact(code)).toBe(code);
    expect(exact(town.municipality)).toBeNull();
    expect(ranked(town.municipality)).toEqual(expect.arrayContaining([code, town.iata]));
  });
});

describe('the closest airports', () => {
  it('of a city with several are sorted by size', () => {
    expect(ranked('London').slice(0, 2)).toEqual(['LHR', 'LGW']);
    expect(ranked('New York', 2)).toEqual(['JFK', 'LGA']);
  });

  it.each([
    ['Hetahrow', 'LHR'],
    ['schipol', 'AMS'],
    ['Duesseldorf', 'DUS'],
    ['Los Angelos', 'LAX'],
    ['charles de gaule', 'CDG'],
    ['la guardia', 'LGA'],
    ['Atlantis City', 'ACY'],
    ['Birmingham UK', 'BHX'],
  ])('of "%s" begin with %s', (text, iata) => expect(ranked(text)[0]).toBe(iata));

  it('are found while the text is incomplete', () => {
    for (const text of ['am', 'ams', 'amst', 'amster', 'amsterd', 'amsterda', 'amsterdam']) {
      expect(ranked(text), text).toContain('AMS');
    }
    expect(ranked('lo', 3)).toContain('LAX');
    expect(ranked('frankf')[0]).toBe('FRA');
  });

  it('put scheduled and large ones first', () => {
    const hits = match('san', 20).ranked;
    expect(hits.slice(0, 3).every(({ scheduled, type }) => scheduled && type === 'large_airport')).toBe(true);
  });

  it('are at most as many as requested, without duplicates', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (text, limit) => {
        const found = match(text, limit).ranked;
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('for every airport', () => {
  it('is identified by its IATA and ICAO code', () => {
    fc.assert(
      fc.property(anyAirport, (airport) => {
        expect(match(airport.iata).exact).toBe(airport);
        if (airport.icao !== '') expect(match(airport.icao).exact).toBe(airport);
      }),
      { numRuns: 300 },
    );
  });

  it('is identified by the label of the hub field', () => {
    const unnamed = SEEDED_AIRPORTS.filter(
      (airport) => match(`${airport.name} (${airport.iata})`).exact !== airport,
    );
    expect(unnamed.map(({ iata }) => iata)).toEqual([]);
  });

  it('is found by its name without diacritics in any case', () => {
    const names = SEEDED_AIRPORTS.map(({ name }) => fold(name));
    fc.assert(
      fc.property(anyAirport, (airport) => {
        const folded = fold(airport.name);
        const same = names.filter((name) => name === folded).length;
        expect(match(folded.toUpperCase(), 8 + same).ranked).toContain(airport);
      }),
      { numRuns: 200 },
    );
  });

  it('is found despite a typing error in a long word of its name', () => {
    const longest = (name: string) =>
      fold(name)
        .split(' ')
        .filter((word) => word !== 'international')
        .reduce((long, next) => (next.length > long.length ? next : long), '');
    const named = SEEDED_AIRPORTS.filter(({ name }) => longest(name).length >= 9);
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.nat(), (airport, seed) => {
        const word = longest(airport.name);
        const index = 1 + (seed % (word.length - 2));
        const slipped = word.slice(0, index) + word.slice(index + 1);
        expect(match(`${slipped} ${airport.iata}`, 3).ranked).toContain(airport);
      }),
      { numRuns: 200 },
    );
  });
});

describe('folding', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['Łódź', 'lodz'],
    ['Ağrı', 'agri'],
    ['İstanbul', 'istanbul'],
    ['Tromsø', 'tromso'],
    ['Keflavík – Þór', 'keflavik thor'],
    ["O'Hare", 'ohare'],
    ['Ta’if', 'taif'],
    ['Straße', 'strasse'],
    ['مطار', ''],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('leaves only letters, digits and single spaces, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('keeps a non-empty text for every airport name', () => {
    expect(SEEDED_AIRPORTS.filter(({ name }) => fold(name) === '')).toEqual([]);
    expect(fold(seededAirport('BCM').name)).toBe('bacau george enescu international airport');
  });
});
