import { describe, expect, it } from 'vitest';
import { AIRPORT_COLUMNS, type AirportRow } from '#game/world/airport/airport.ts';
import { toCsv } from '#scripts/data/airport-csv.ts';
import { readAirports } from '#scripts/data/read-airports.ts';
import { describeViolation } from '#scripts/data/violation.ts';
import { seededAirport } from '#tests/support/seeded-airports.ts';

const LHR = seededAirport('LHR');
const PAQ = seededAirport('PAQ');
const CIS = seededAirport('CIS');
const HEADER = AIRPORT_COLUMNS.join(',');
const GOOD = toCsv([LHR, PAQ]);

const bytes = (text: string) => new TextEncoder().encode(text);
/** Returns the line of LHR with some cells replaced by raw text. */
const line = (cells: Partial<Record<keyof AirportRow, string>>) => {
  const written = toCsv([LHR]).split('\n')[1]?.split(',') ?? [];
  return AIRPORT_COLUMNS.map((column, index) => cells[column] ?? written[index]).join(',');
};
const violationsOf = (input: string | Uint8Array) =>
  readAirports(typeof input === 'string' ? bytes(input) : input).violations.map(describeViolation);
const file = (...lines: string[]) => [HEADER, ...lines].join('\n');

describe('a valid file', () => {
  it.each([
    ['as it is written', GOOD],
    ['with a byte order mark', `\ufeff${GOOD}`],
    ['with CRLF', GOOD.replaceAll('\n', '\r\n')],
    ['with CR alone', GOOD.replaceAll('\n', '\r')],
    ['without a last line end', GOOD.trimEnd()],
    ['with blank lines', GOOD.replaceAll('\n', '\n\n')],
    ['with spaces around values', GOOD.replace('EGLL,LHR', ' EGLL , LHR')],
    ['with every value quoted', GOOD.replace(/^EGLL,.*$/m, (row) => row.replace(/[^,]+/g, '"$&"'))],
    ['with the words of a spreadsheet', GOOD.replaceAll('true', 'TRUE').replaceAll('false', 'FALSE')],
    ['with a name over two lines', GOOD.replace('London Heathrow Airport', '"London Heathrow\r\nAirport"')],
  ])('is read %s', (_, text) => {
    expect(readAirports(bytes(text))).toEqual({ airports: [LHR, PAQ], violations: [] });
  });

  it('may have its columns in any order', () => {
    const rows = toCsv([LHR])
      .trim()
      .split('\n')
      .map((row) => row.split(',').reverse().join(','));
    expect(readAirports(bytes(rows.join('\n'))).airports).toEqual([LHR]);
  });

  it('may omit the column of cities', () => {
    const { city: _, ...withoutCity } = { ...LHR, city: 'London' };
    const rows = toCsv([{ ...LHR, city: 'CITY' }])
      .replace('municipality,city', 'municipality')
      .replace(',CITY', '');
    expect(readAirports(bytes(rows))).toEqual({ airports: [withoutCity], violations: [] });
  });

  it('has empty cells for unknown values', () => {
    const unknown = { ...CIS, elevation_m: null };
    expect(toCsv([unknown])).toContain(',,,,');
    expect(readAirports(bytes(toCsv([unknown]))).airports).toEqual([unknown]);
  });
});

describe('an unreadable file', () => {
  it.each([
    ['is empty', '', 'The file is empty.'],
    ['is blank', ' \n\n', 'The file is empty.'],
    ['has a header only', HEADER, 'The file has a header, but no airports.'],
    ['lacks columns', GOOD.replace('iata,icao,', ''), 'line 1: the header lacks "iata", "icao".'],
    [
      'has a strange column',
      GOOD.replace('scheduled', 'scheduled,colour'),
      'line 1: the header has "colour", which is not a column of airports.',
    ],
    [
      'has a column twice',
      GOOD.replace('scheduled', 'scheduled,iata'),
      'line 1: the header has "iata" more than once.',
    ],
    [
      'uses semicolons',
      GOOD.replaceAll(',', ';'),
      'line 1: has semicolons between the values instead of commas. Save the file as CSV with commas between the values.',
    ],
  ])('%s', (_, text, violation) => expect(violationsOf(text)).toEqual([violation]));

  it('is not UTF-8', () => {
    const latin1 = new Uint8Array(Buffer.from(GOOD.replace('Warren', 'Wärren'), 'latin1'));
    expect(violationsOf(latin1)).toEqual(['line 3: is not valid UTF-8. Save the file as UTF-8.']);
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${GOOD}`, 'utf16le'));
    expect(violationsOf(utf16)).toEqual(['line 1: is not valid UTF-8. Save the file as UTF-8.']);
  });
});

describe('an invalid value', () => {
  it.each<[keyof AirportRow, string, string]>([
    ['ident', 'egll', '"egll" must be capital letters and digits, with at most one hyphen between them'],
    ['ident', '', '"" must be capital letters and digits, with at most one hyphen between them'],
    ['iata', 'LH', '"LH" must be three capital letters or digits'],
    ['icao', 'EGL', '"EGL" must be four capital letters, or empty'],
    ['name', '', '"" must not be empty'],
    ['name', 'x'.repeat(101), `"${'x'.repeat(60)}…" must have at most 100 characters`],
    ['name', 'a\u0007b', '"a\\u0007b" must not contain line breaks or control characters'],
    ['type', 'heliport', '"heliport" must be large_airport or medium_airport'],
    ['continent', 'XX', '"XX" must be one of AF, AN, AS, EU, NA, OC, SA'],
    ['country', 'GBR', '"GBR" must be a country code of two capital letters (ISO 3166)'],
    ['lat', '91', '"91" must be between -90 and 90 degrees'],
    ['lat', '51·5', '"51·5" must be a number (decimal degrees)'],
    ['lat', '', '"" must be a number (decimal degrees)'],
    ['lon', '-180.5', '"-180.5" must be between -180 and 180 degrees'],
    ['lon', '1e2', '"1e2" must be a number (decimal degrees)'],
    ['elevation_m', '25.4', '"25.4" must be a whole number'],
    ['elevation_m', '83 ft', '"83 ft" must be a whole number'],
    ['elevation_m', '9001', '"9001" must be at most 9000 m'],
    ['runways', '-1', '"-1" must be at least 0'],
    ['longest_runway_m', '12000', '"12000" must be at most 10000 m'],
    ['timezone', 'GMT 1', '"GMT 1" must be an IANA time zone such as Europe/Paris'],
    ['scheduled', 'yes', '"yes" must be true or false'],
  ])('%s: %s', (column, value, message) => {
    expect(violationsOf(file(line({ [column]: value })))).toEqual([`line 2, column ${column}: ${message}`]);
  });
});

describe('every invalid row is reported', () => {
  it('with its line, also after multi-line values and blank lines', () => {
    const text = file(
      line({ iata: 'lhr' }),
      line({ ident: 'A', iata: 'AAA', name: '"one\r\ntwo\r\nthree"', lat: '99' }),
      '',
      line({ ident: 'B', iata: 'BB', lat: 'north' }),
      'only,three,values',
    );
    for (const ends of ['\n', '\r\n']) {
      expect(violationsOf(text.replaceAll(/\r?\n/g, ends)), JSON.stringify(ends)).toEqual([
        'line 2, column iata: "lhr" must be three capital letters or digits',
        'line 3, column lat: "99" must be between -90 and 90 degrees',
        'line 7, column iata: "BB" must be three capital letters or digits',
        'line 7, column lat: "north" must be a number (decimal degrees)',
        'line 8: has 3 values, but the header names 16 columns.',
      ]);
    }
  });

  it('for duplicate idents or codes, with both lines', () => {
    const text = file(line({}), line({ ident: 'OTHER' }), '', line({ iata: 'XXX' }));
    expect(violationsOf(text)).toEqual([
      'line 3, column iata: "LHR" is already in line 2',
      'line 5, column ident: "EGLL" is already in line 2',
    ]);
  });

  it('for invalid quotes, with the errors before and after', () => {
    const text = file(
      line({ iata: 'x' }),
      line({ name: 'The "old" field' }),
      line({ lat: '99' }),
      line({ name: '"never closed' }),
    );
    expect(violationsOf(text)).toEqual([
      'line 2, column iata: "x" must be three capital letters or digits',
      'line 3: has a quote inside a value; put such a value in quotes and double the ones in it.',
      'line 4, column lat: "99" must be between -90 and 90 degrees',
      'line 5: starts a quoted value without an end.',
    ]);
  });

  it('without returning any airport', () => {
    expect(readAirports(bytes(file(line({}), line({ ident: 'B', iata: 'b' })))).airports).toEqual([]);
  });
});
