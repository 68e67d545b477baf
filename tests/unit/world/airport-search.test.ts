import { describe, expect, it } from 'vitest';
import { fold, foldedSpellings } from '#game/platform/text/fold.ts';
import { airportMatcher } from '#game/world/airport/airport-match.ts';
import { readCityNames } from '#scripts/build/airport-names.ts';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';

const NAMES = readCityNames();
const match = airportMatcher(SEEDED_AIRPORTS, NAMES);
const found = (text: string) => match(text, 12).suggested.map(({ iata }) => iata);

/** Typed text, and the codes that must come first, in this order. */
const FIRST: Record<string, [text: string, codes: string][]> = {
  'local names': [
    ['Wien', 'VIE'],
    ['München', 'MUC'],
    ['Roma', 'FCO'],
    ['Praha', 'PRG'],
    ['Lisboa', 'LIS'],
    ['Milano', 'MXP BGY LIN'],
    ['Napoli', 'NAP'],
    ['Venezia', 'VCE'],
    ['Firenze', 'FLR'],
    ['Torino', 'TRN'],
    ['Genova', 'GOA'],
    ['Warszawa', 'WAW'],
    ['København', 'CPH'],
    ['Göteborg', 'GOT'],
    ['Bruxelles', 'BRU CRL'],
    ['Brussel', 'BRU'],
    ['Antwerpen', 'ANR'],
    ['Genève', 'GVA'],
    ['Köln', 'CGN'],
    ['Beograd', 'BEG'],
    ['București', 'OTP'],
    ['Sevilla', 'SVQ'],
  ],
  'names in other languages': [
    ['Moskau', 'DME SVO VKO'],
    ['Londres', 'LHR LGW'],
    ['Mailand', 'MXP'],
    ['Florenz', 'FLR'],
    ['Genf', 'GVA'],
    ['Athen', 'ATH'],
    ['Atenas', 'ATH'],
    ['Kopenhagen', 'CPH'],
    ['Varsovia', 'WAW'],
    ['Rzym', 'FCO'],
    ['Lizbona', 'LIS'],
    ['Monaco di Baviera', 'MUC'],
    ['Nizza', 'NCE'],
    ['Le Caire', 'CAI'],
    ['Kairo', 'CAI'],
    ['Tokio', 'HND NRT'],
    ['Peking', 'PKX PEK'],
    ['Pechino', 'PKX PEK'],
    ['Nueva York', 'JFK EWR LGA'],
    ['Havanna', 'HAV'],
    ['Bâle', 'BSL'],
    ['Viyana', 'VIE'],
  ],
  'former names': [
    ['Saigon', 'SGN'],
    ['Bombay', 'BOM'],
    ['Madras', 'MAA'],
    ['Leningrad', 'LED'],
    ['Kiew', 'KBP'],
  ],
  'accents, spellings and transliterations': [
    ['munchen', 'MUC'],
    ['Muenchen', 'MUC'],
    ['ZUERICH', 'ZRH'],
    ['Duesseldorf', 'DUS'],
    ['Kobenhavn', 'CPH'],
    ['malaga', 'AGP'],
    ['Sao Paulo', 'GRU CGH'],
    ['Lodz', 'LCJ'],
    ['Izmir', 'ADB'],
    ['Москва', 'DME SVO VKO'],
    ['Санкт-Петербург', 'LED'],
    ['Київ', 'KBP'],
    ['Αθήνα', 'ATH'],
    ['Θεσσαλονίκη', 'SKG'],
  ],
  'metropolitan areas': [
    ['New York', 'JFK EWR LGA'],
    ['London', 'LHR LGW STN LTN'],
    ['Paris', 'CDG ORY BVA'],
    ['Tokyo', 'HND NRT'],
    ['Istanbul', 'IST SAW'],
    ['Milan', 'MXP BGY LIN'],
    ['Rome', 'FCO CIA'],
    ['Chicago', 'ORD MDW'],
    ['San Francisco', 'SFO OAK'],
    ['Stockholm', 'ARN NYO'],
    ['NYC', 'JFK EWR LGA'],
    ['TYO', 'HND NRT'],
  ],
  'slips of the finger': [
    ['Wein', 'VIE'],
    ['Müchen', 'MUC'],
    ['Istambul', 'IST SAW'],
    ['Warzawa', 'WAW'],
    ['Kopenhaggen', 'CPH'],
    ['Barcellona', 'BCN'],
    ['Los Angelos', 'LAX'],
    ['Hetahrow', 'LHR'],
  ],
  'codes and parts of names': [
    ['vie', 'VIE'],
    ['LOWW', 'VIE'],
    ['EWR', 'EWR'],
    ['Stansted', 'STN'],
    ['Schiphol', 'AMS'],
    ['Bergamo', 'BGY'],
    ['Newark', 'EWR'],
    ['Spata', 'ATH'],
  ],
};

describe.each(Object.entries(FIRST))('the search finds airports by %s', (_, rows) => {
  it.each(rows)('%s: %s', (text, codes) => {
    const expected = codes.split(' ');
    expect(found(text).slice(0, expected.length)).toEqual(expected);
  });
});

describe('the search', () => {
  it('offers Newark, Stansted, Beauvais and similar airports for the metropolis they serve', () => {
    const served: [text: string, code: string][] = [
      ['New York', 'EWR'],
      ['London', 'STN'],
      ['London', 'SEN'],
      ['Paris', 'BVA'],
      ['Tokyo', 'NRT'],
      ['Istanbul', 'SAW'],
      ['Milan', 'BGY'],
      ['Rome', 'CIA'],
      ['Washington', 'BWI'],
      ['Los Angeles', 'BUR'],
      ['Brussels', 'CRL'],
      ['Moscow', 'ZIA'],
    ];
    expect(served.filter(([text, code]) => !found(text).includes(code))).toEqual([]);
  });

  it('identifies an airport by another name of its city, but not if the city has several', () => {
    const exact = (text: string) => match(text).exact?.iata ?? null;
    expect(['Wien', 'Praha', 'Athen', 'Saigon', 'Genf'].map(exact)).toEqual([
      'VIE',
      'PRG',
      'ATH',
      'SGN',
      'GVA',
    ]);
    expect(['Roma', 'Londres', 'Moskau', 'Milano'].map(exact)).toEqual([null, null, null, null]);
  });

  it('puts a code before a city with that name', () => {
    expect(found('ROM')[0]).toBe('FCO');
    expect(match('BER').exact?.iata).toBe('BER');
    expect(match('LIN').exact?.iata).toBe('LIN');
  });

  it('tolerates typing errors only if nothing matches literally', () => {
    expect(match('Wien')).toMatchObject({ isLiteral: true });
    // "Weicheng", the location of Xi'an's airport, begins similarly, with one typing error.
    expect(match('Wien').ranked.map(({ iata }) => iata)).toContain('XIY');
    expect(found('Wien')).not.toContain('XIY');
    expect(match('Frnakfurt')).toMatchObject({ isLiteral: false });
    expect(found('Frnakfurt')).toContain('FRA');
  });

  it('finds a large city while its name in another language is incomplete', () => {
    for (const text of ['mosk', 'moska', 'moskau']) expect(found(text), text).toContain('SVO');
    expect(found('mailan')[0]).toBe('MXP');
  });
});

describe('the names of the cities', () => {
  it('belong to airports, without words that the airport itself contains', () => {
    const codes = new Set(SEEDED_AIRPORTS.map(({ iata }) => iata));
    expect(Object.keys(NAMES).filter((code) => !codes.has(code))).toEqual([]);
    expect(NAMES.VIE?.split('|')).toEqual(expect.arrayContaining(['wien', 'vienne', 'wieden', 'viden']));
    expect(NAMES.VIE?.split('|')).not.toContain('vienna');
  });

  it('are folded, because the page compares them without folding', () => {
    const odd = Object.values(NAMES).flatMap((names) =>
      names.split('|').filter((name) => name === '' || fold(name) !== name),
    );
    expect(odd).toEqual([]);
  });

  it('also have their marked vowels spelled out', () => {
    expect(foldedSpellings('München')).toEqual(['munchen', 'muenchen']);
    expect(foldedSpellings('Århus')).toEqual(['arhus', 'aarhus']);
    expect(foldedSpellings('Roma')).toEqual(['roma']);
  });
});
