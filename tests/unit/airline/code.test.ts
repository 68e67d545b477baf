import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airlineNameSchema } from '#game/airline/airline.ts';
import {
  airlineCodeSchema,
  type CodeLength,
  codeLength,
  proposeCode,
  SHORT_CODES,
} from '#game/airline/airline-code.ts';

/** All three-character codes with at least one letter. */
const LONG_CODES = 36 ** 3 - 10 ** 3;

const isCode = (code: unknown) => airlineCodeSchema.safeParse(code).success;
const none = () => new Set<string>();
const without = (taken: ReadonlySet<string>) => (codes: readonly string[]) =>
  new Set(codes.filter((code) => taken.has(code)));
const short = (name: string, ...taken: string[]) => proposeCode(name, 2, without(new Set(taken)));
const long = (name: string, ...taken: string[]) => proposeCode(name, 3, without(new Set(taken)));

const lengths = fc.constantFrom<CodeLength>(2, 3);
const names = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string())
  .filter((name) => airlineNameSchema.safeParse(name).success);
const codes = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
  minLength: 2,
  maxLength: 3,
});

describe('an airline code', () => {
  it('consists of two or three letters or digits with at least one letter', () => {
    for (const code of ['KL', 'U2', '4U', ' kl ', 'q9', 'KLM', '9W1', '12A', ' swa '])
      expect(isCode(code), code).toBe(true);
    for (const code of ['', 'K', 'KLMX', '12', '123', 'Ä1', 'K-', 'KL-', 'K ', null, 12])
      expect(isCode(code), String(code)).toBe(false);
    expect(airlineCodeSchema.parse(' u2 ')).toBe('U2');
    expect(airlineCodeSchema.parse('klm')).toBe('KLM');
  });

  it('has three characters if fewer than 100 of the 1,196 two-character codes are free', () => {
    expect(SHORT_CODES).toBe(1_196);
    expect([0, 1_096, 1_097, 1_196].map(codeLength)).toEqual([2, 2, 3, 3]);
  });
});

describe('a proposed code', () => {
  it('with two characters uses the initials, then the letters, then any free code', () => {
    expect(short('Sky Ways')).toBe('SW');
    expect(short('Sky Ways', 'SW')).toBe('SK');
    expect(short('Île de France')).toBe('ID');
    expect(short('Lufthansa')).toBe('LU');
    expect(short('4 Seasons')).toBe('4S');
    expect(short('Æ')).toMatch(/^[A-Z0-9]{2}$/);
  });

  it('with three characters looks like an ICAO designator', () => {
    expect(long('Koninklijke Luchtvaart Maatschappij')).toBe('KLM');
    expect(long('Sky Ways')).toBe('SKW');
    expect(long('Sky Ways', 'SKW')).toBe('SWA');
    expect(long('Lufthansa')).toBe('LUF');
    expect(long('Île de France')).toBe('IDF');
    // Letters before digits.
    expect(long('4 Seasons')).toBe('SEA');
    expect(long('77 88')).toMatch(/^[A-Z]{3}$/);
    expect(long('Æ')).toMatch(/^[A-Z]{3}$/);
  });

  it('differs between names in scripts without Latin letters', () => {
    for (const propose of [short, long]) {
      const proposed = ['エアライン', 'Авиалинии', 'خطوط جوية', '航空公司', 'สายการบิน'].map((name) =>
        propose(name),
      );
      expect(new Set(proposed).size).toBeGreaterThan(3);
    }
  });

  it('is always valid and free, and the same for the same input', () => {
    fc.assert(
      fc.property(names, lengths, fc.array(codes, { maxLength: 600 }), (name, length, list) => {
        const taken = new Set(list);
        const code = proposeCode(name, length, without(taken));
        expect(code).toHaveLength(length);
        expect(isCode(code)).toBe(true);
        expect(taken.has(code ?? '')).toBe(false);
        expect(proposeCode(name, length, without(taken))).toBe(code);
      }),
    );
  });

  it('is found in a few queries, whichever codes are taken', () => {
    fc.assert(
      fc.property(names, lengths, fc.integer({ min: 0, max: 2 ** 31 }), (name, length, salt) => {
        let questions = 0;
        const mostly = (list: readonly string[]) => {
          questions++;
          return new Set(list.filter((code) => (Math.imul(code.charCodeAt(1) ^ salt, 31) & 15) !== 0));
        };
        proposeCode(name, length, mostly);
        expect(questions).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('exists for 1,196 airlines with two characters, whatever their names, and then for none', () => {
    const taken = new Set<string>();
    for (let index = 0; index < SHORT_CODES; index++) {
      const code = proposeCode(`Air ${index % 7}`, 2, without(taken));
      expect(code, `airline ${index}`).not.toBeNull();
      taken.add(code ?? '');
    }
    expect(taken.size).toBe(SHORT_CODES);
    expect(proposeCode('One more', 2, without(taken))).toBeNull();
    expect(proposeCode('One more', 3, without(taken))).toBe('ONM');
  });

  it('exists for the last of 45,656 airlines with three characters', () => {
    for (const last of ['ZZZ', '99A', '0Z0']) {
      const taken = (list: readonly string[]) => new Set(list.filter((code) => code !== last));
      expect(proposeCode('Sky Ways', 3, taken)).toBe(last);
    }
    const seen = new Set<string>();
    const all = (list: readonly string[]) => {
      for (const code of list) seen.add(code);
      return new Set(list);
    };
    expect(proposeCode('Sky Ways', 3, all)).toBeNull();
    expect(seen.size).toBe(LONG_CODES);
    expect(proposeCode('', 3, none)).toMatch(/^[A-Z]{3}$/);
  });
});
