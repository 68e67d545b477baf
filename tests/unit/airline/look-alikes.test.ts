import fc from 'fast-check';
import { expect, it } from 'vitest';
import { airlineNameSchema } from '#game/airline/airline.ts';
import { nameKey } from '#game/airline/airline-name.ts';
import { foldLookAlikes, mixesScripts } from '#game/platform/text/look-alikes.ts';

/** Letters that look like the Latin ones at the same position. */
const LATIN = 'ABEHKMOPCTYX';
const TWINS = { Cyrillic: 'АВЕНКМОРСТУХ', Greek: 'ΑΒΕΗΚΜΟΡΣΤΥΧ' };

const isName = (name: string) => airlineNameSchema.safeParse(name).success;
const words = fc.array(fc.string({ unit: fc.constantFrom(...LATIN), minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 4,
});
const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

/** Replaces each letter that has a look-alike in a script. */
const inScript = (script: keyof typeof TWINS, text: string) =>
  [...text].map((char) => TWINS[script].charAt(LATIN.indexOf(char)) || char).join('');

it('treats a name in Cyrillic letters as the Latin name that it looks like, in either case', () => {
  fc.assert(
    fc.property(words, fc.boolean(), (list, small) => {
      const name = list.join(' ');
      const twin = inScript('Cyrillic', name);
      expect(nameKey(small ? twin.toLowerCase() : twin)).toBe(nameKey(name));
    }),
  );
});

it('treats a name in Greek capitals as the Latin name that it looks like', () => {
  fc.assert(
    fc.property(words, (list) => {
      // There is no Greek C.
      const name = list.join(' ').replaceAll('C', 'A');
      expect(nameKey(inScript('Greek', name))).toBe(nameKey(name));
    }),
  );
});

it('rejects a word with some replaced letters, and accepts a word entirely in the other script', () => {
  const letters = fc.string({ unit: fc.constantFrom(...LATIN), minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 9 }), (word, cut) => {
      const twin = inScript('Cyrillic', word);
      expect(isName(twin)).toBe(true);
      if (cut < word.length) expect(isName(word.slice(0, cut) + twin.slice(cut))).toBe(false);
    }),
  );
});

it('allows words of different scripts next to each other', () => {
  for (const text of ['Аэрофлот Airlines', 'Air-Авиа', 'α Wings', 'Sky エア', 'KLM', '航空 Air', 'Î Émile ß'])
    expect(mixesScripts(text), text).toBe(false);
  for (const text of ['Аir', 'air Sкy', 'Ωmega', 'Sky/Wаys']) expect(mixesScripts(text), text).toBe(true);
});

it('is idempotent, keeps accents, and never throws', () => {
  expect(foldLookAlikes('caf\u00e9')).toBe('caf\u00e9');
  expect(foldLookAlikes('\u0451lka')).toBe('\u00eblka');
  fc.assert(
    fc.property(texts, (text) => {
      const folded = foldLookAlikes(text.toLowerCase());
      expect(foldLookAlikes(folded)).toBe(folded);
      mixesScripts(text);
    }),
  );
});
