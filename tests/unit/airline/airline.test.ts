import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airlineNameSchema, foundAirlineSchema, LIVERIES, proposeColours } from '#game/airline/airline.ts';
import { nameKey, tidyName } from '#game/airline/airline-name.ts';

/** Size of the database field. */
const NAME_KEY_MAX = 1_000;

const isName = (name: unknown) => airlineNameSchema.safeParse(name).success;
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const names = anyText.filter(isName);

describe('names', () => {
  for (const name of [
    'KLM',
    'Q1',
    'Sky Ways',
    'Île-de-France Air',
    'エアライン',
    'Авиа',
    'Аэрофлот — Russian Airlines',
    'Αιγαίο Αεροπορία',
    'Արմավիա',
    'Tokyo エア',
    '✈️ Sky Ways',
    'خطوط',
    'x'.repeat(40),
    '✈✈',
    'नमस्ते',
    'चीज़ें',
    'Vie\u0323\u0302t Nam',
    'สายการบินที่นี่',
    'שִׁלּוּם',
    'مُحَمَّد',
    'མཁའ་འགྲུལ་རྒྱུ',
    'မြို့တော်',
    '1\ufe0f\u20e3 Air',
    '\u1fa7 Αιγαίο',
  ])
    it(`may be ${name}`, () => expect(isName(name)).toBe(true));

  for (const name of [
    '',
    ' ',
    'x',
    ' x ',
    'x'.repeat(41),
    'a\u0000b',
    'a\u200bb',
    'a\u202eb',
    'a\ud800',
    '\u3164\u3164',
    'x\u200d',
    'Sky\ufe00 Ways',
    'Sky\ufe0d Ways',
    'Sky\u2800Ways',
    '\u2800\u2800',
    'Sky\u{1d159}Ways',
    'Sky\u{e0100}Ways',
    'Sky\u{e01ef}Ways',
    'Sky\ue000Ways',
    // Latin with a Cyrillic у, with a Greek ο, and with an Armenian օ.
    'Sk\u0443 Ways',
    'Aer\u03bf',
    'Aer\u0585',
    // Three and fifty marks on a letter, hidden behind joiners, marks around one, and accents alone.
    'Sk\u0301\u0302\u0303y',
    `Sky${'\u0336'.repeat(30)}`,
    'Sk\u0301\u200d\u0301\u200d\u0301y',
    '\u1ebf\u0301\u0301 Air',
    'Sky\u20e0 Ways',
    '\u0301\u0302',
    'e\u0301',
    42,
    null,
  ])
    it(`may not be ${JSON.stringify(name)}`, () => expect(isName(name)).toBe(false));

  it('are stored tidily: 2 to 40 characters, no spaces at the ends, single spaces inside', () => {
    fc.assert(
      fc.property(names, (name) => {
        const kept = airlineNameSchema.parse(name);
        expect([...kept].length).toBeGreaterThanOrEqual(2);
        expect([...kept].length).toBeLessThanOrEqual(40);
        expect(kept).not.toMatch(/^\s|\s$|\s\s/);
        expect(tidyName(kept)).toBe(kept);
        expect(airlineNameSchema.parse(kept)).toBe(kept);
      }),
    );
  });

  it('have messages that say what is wrong', () => {
    const wordsFor = (name: unknown) => airlineNameSchema.safeParse(name).error?.issues[0]?.message;
    expect(wordsFor('  ')).toBe('Required');
    expect(wordsFor('x')).toBe('String must contain at least 2 character(s)');
    expect(wordsFor('x'.repeat(41))).toBe('String must contain at most 40 character(s)');
    expect(wordsFor('a\u202eb')).toBe('Must not contain invisible characters');
  });
});

describe('two names count as the same', () => {
  for (const [one, two] of [
    ['Sky Ways', 'SKY WAYS'],
    ['Sky Ways', '  sky   ways '],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'Straße'],
    ['ΑΕΡΑΣ', 'αερας'],
    ['Ｓｋｙ', 'Sky'],
    ['Caf\u00e9', 'Cafe\u0301'],
    ['Sky\u200dWays', 'SkyWays'],
    ['ﬁrst', 'FIRST'],
    ['Sky\ufe00 Ways', 'Sky Ways'],
    ['Sky\u2800Ways', 'SkyWays'],
    // Cyrillic, Greek, Armenian and Cherokee letters in place of Latin ones.
    ['\u0410\u0415\u0420\u041e', 'AEPO'],
    ['\u0430\u0435\u0433\u043e', 'aero'],
    ['\u0391\u0399\u03a1\u039f', 'AIPO'],
    ['\u0578\u0585\u057d', 'nou'],
    ['\u13bb\u13aa', 'HA'],
    ['Air One', 'A1r 0ne'],
    ['Air One', 'AIR ONE'],
    ['Air One', 'Alr One'],
    ['Café', 'Cafe'],
    ['S\u0335ky Ways', 'Sky Ways'],
    ['Sky\u20e0 Ways', 'Sky Ways'],
    ['\u0623\u062c\u0646\u064e\u062d\u0629', '\u0627\u062c\u0646\u062d\u0629'],
  ] as const)
    it(`${one} and ${two}`, () => expect(nameKey(one)).toBe(nameKey(two)));

  it('except for these', () => {
    for (const [one = '', two = ''] of [
      ['Sky Ways', 'Skyways'],
      ['Sky Ways', 'Sky Ways 2'],
      ['Авиа', 'Авио'],
      ['Авиа', 'Avia'],
      ['नाम', 'नम'],
      ['はは', 'ばば'],
      ['Sky Two', 'Sky 2'],
    ] as const)
      expect(nameKey(one)).not.toBe(nameKey(two));
  });

  it('have a key that fits into the database, even for the longest names', () => {
    // The letter with the longest expansion, and one with a three-letter capital.
    for (const letter of ['\ufdfa', '\u0390', '\u1fb7'])
      expect(nameKey(letter.repeat(40)).length).toBeLessThanOrEqual(NAME_KEY_MAX);
  });

  it('regardless of case', () => {
    fc.assert(
      fc.property(names, (name) => {
        const key = nameKey(name);
        expect(nameKey(name.toUpperCase())).toBe(key);
        expect(nameKey(key)).toBe(key);
        expect(key.length).toBeLessThanOrEqual(NAME_KEY_MAX);
      }),
    );
  });
});

describe('colours', () => {
  it('come from a livery and depend only on the name', () => {
    fc.assert(
      fc.property(names, (name) => {
        const { primary, secondary } = proposeColours(name);
        expect(LIVERIES.some(([one, two]) => one === primary && two === secondary)).toBe(true);
        expect(proposeColours(name.toUpperCase())).toEqual({ primary, secondary });
      }),
    );
  });
});

describe('input for founding an airline', () => {
  const good = { name: 'Sky Ways', hub: 'eham00000000040' };

  it('is tidied', () => {
    const asked = { ...good, name: ' Sky  Ways ', code: 'sw', colour_primary: '#aabbcc' };
    expect(foundAirlineSchema.parse(asked)).toEqual({
      ...good,
      code: 'SW',
      colour_primary: '#AABBCC',
    });
  });

  it('rejects unknown fields', () => {
    for (const field of ['cash', 'user', 'id', 'founded', 'name_key'])
      expect(foundAirlineSchema.safeParse({ ...good, [field]: 'x' }).success).toBe(false);
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        foundAirlineSchema.safeParse(anything);
        foundAirlineSchema.safeParse({ ...good, code: anything });
        foundAirlineSchema.safeParse({ ...good, colour_primary: anything });
      }),
    );
  });
});
