import { describe, expect, it } from 'vitest';
import { airportMatcher } from '#game/world/airport/airport-match.ts';
import { readCityNames } from '#scripts/build/airport-names.ts';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';
import { foldedText, matchingRows } from '#web/components/data-table/matching-rows.ts';

const NAMES = readCityNames();
const texts = SEEDED_AIRPORTS.map(({ iata, icao, name, city, municipality }) =>
  foldedText([iata, icao, name, city, municipality, NAMES[iata]].join(' ')),
);
const filtered = (typed: string) =>
  matchingRows(SEEDED_AIRPORTS, texts, typed)
    .map(({ iata }) => iata)
    .sort();
const match = airportMatcher(SEEDED_AIRPORTS, NAMES);
const suggested = (typed: string) =>
  match(typed, 12)
    .suggested.map(({ iata }) => iata)
    .sort();

describe('spellings of a name find the same airports', () => {
  it.each([
    ['Köln', 'Koeln', 'Koln', 'KOELN', 'Cologne'],
    ['Zürich', 'Zuerich', 'Zurich'],
    ['Århus', 'Aarhus', 'Arhus'],
    ['Tromsø', 'Tromsoe', 'Tromso'],
    ['Düsseldorf', 'Duesseldorf', 'Dusseldorf'],
    ['São Paulo', 'Sao Paulo'],
  ])('%s', (first, ...others) => {
    expect(filtered(first).length).toBeGreaterThan(0);
    for (const other of others) {
      expect(filtered(other), `${other} in tables`).toEqual(filtered(first));
      expect(suggested(other), `${other} in fields`).toEqual(suggested(first));
    }
  });
});

describe('the filter of a table', () => {
  const rows = ['D-ABÖL A320neo', 'PH-320 ATR 72', 'Zuerich Air', 'Phoenix'];
  const found = (typed: string) => matchingRows(rows, rows.map(foldedText), typed);

  it('finds beginnings of words, and parts of words only if there are none', () => {
    expect(filtered('Köln')).toEqual(['CGN', 'DUS']);
    expect(found('320')).toEqual(['PH-320 ATR 72']);
    expect(found('20neo')).toEqual(['D-ABÖL A320neo']);
    expect(found('neo d-ab')).toEqual(['D-ABÖL A320neo']);
  });

  it('finds a name that is spelled out if an umlaut is typed, and does not equate all "oe" with "o"', () => {
    expect(found('Zürich')).toEqual(['Zuerich Air']);
    expect(found('phoenix')).toEqual(['Phoenix']);
    expect(found('Phonix')).toEqual([]);
  });
});
