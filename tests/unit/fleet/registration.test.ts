import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registrationFor, registrationFormat } from '#game/fleet/registration.ts';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';

const COUNTRIES = [...new Set(SEEDED_AIRPORTS.map(({ country }) => country))].sort();

/** Well-known marks, as seen at large airports. */
const KNOWN: [country: string, likeThis: RegExp][] = [
  ['NL', /^PH-[A-Z]{3}$/],
  ['GB', /^G-[A-Z]{4}$/],
  ['US', /^N[1-9]\d{2}[A-HJ-NP-Z]{2}$/],
  ['DE', /^D-A[A-Z]{3}$/],
  ['FR', /^F-H[A-Z]{3}$/],
  ['JP', /^JA[1-9]\d{2}[A-HJ-NP-Z]$/],
  ['RU', /^RA-[1-9]\d{4}$/],
  ['KR', /^HL[1-9]\d{3}$/],
  ['SG', /^9V-[A-Z]{3}$/],
  ['SZ', /^3DC-[A-Z]{3}$/],
  ['KZ', /^UP-[A-HJ-NP-Z][1-9]\d{3}$/],
  ['KY', /^VP-C[A-Z]{2}$/],
];

describe('registrations', () => {
  it('exist for every country with a possible hub', () => {
    const without = COUNTRIES.filter((country) => registrationFormat(country) === registrationFormat('??'));
    expect(without).toEqual(['SM'].filter((country) => COUNTRIES.includes(country)));
    expect(COUNTRIES.length).toBeGreaterThan(230);
  });

  it('share a format only with territories of the same state', () => {
    const formats = [...new Set(COUNTRIES.map(registrationFormat))];
    const shared = formats
      .map((format) => COUNTRIES.filter((country) => registrationFormat(country) === format))
      .filter((countries) => countries.length > 1);
    expect(shared.map((countries) => countries.join(' ')).sort()).toEqual([
      'AS GU MP PR UM US VI',
      'AU CC CX NF',
      'BL GF GP MF MQ NC PF PM RE WF YT',
      'BQ CW SX',
      'DK FO GL',
      'EH MA',
      'GB IO',
      'NU NZ',
    ]);
  });

  for (const [country, likeThis] of KNOWN)
    it(`have the right format in ${country}`, () => {
      for (let number = 0; number < 50; number++)
        expect(registrationFor(country, `key${number}`, 0)).toMatch(likeThis);
    });

  it('are the same for the same key, and avoid distress signals and Q groups', () => {
    const cases = fc.tuple(fc.constantFrom(...COUNTRIES), fc.string(), fc.nat({ max: 100 }));
    fc.assert(
      fc.property(cases, ([country, key, attempt]) => {
        const mark = registrationFor(country, key, attempt);
        expect(registrationFor(country, key, attempt)).toBe(mark);
        expect(mark).toMatch(/^[A-Z0-9]{1,4}-?[A-Z0-9]{2,6}$/);
        expect(mark).not.toMatch(/-.?(SOS|XXX|PAN|TTT|Q..)$/);
      }),
    );
  });

  it('are unique for 20,000 aircraft of a country with a smaller format', () => {
    const taken = new Set<string>();
    for (let number = 0; number < 20_000; number++) {
      let attempt = 0;
      while (taken.has(registrationFor('NL', `aircraft${number}`, attempt))) attempt++;
      expect(attempt).toBeLessThan(100);
      taken.add(registrationFor('NL', `aircraft${number}`, attempt));
    }
    expect([...taken].filter((mark) => /^PH-[A-Z]{3}$/.test(mark)).length).toBeGreaterThan(15_000);
  });
});
