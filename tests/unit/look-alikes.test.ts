import fc from 'fast-check';
import { expect, it } from 'vitest';
import { airlineNameSchema } from '../../game/airline.ts';
import { nameKey } from '../../game/airline-name.ts';
import { foldLookAlikes, mixesScripts } from '../../game/look-alikes.ts';

/** Letters that people take for the Latin ones in the same place. */
const LATIN = 'ABEHKMOPCTYX';
const TWINS = { Cyrillic: 'АВЕНКМОРСТУХ', Greek: 'ΑΒΕΗΚΜΟΡΣΤΥΧ' };

const isName = (name: string) => airlineNameSchema.safeParse(name).success;
const words = fc.array(fc.string({ unit: fc.constantFrom(...LATIN), minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 4,
});
const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

/** Each letter that has a twin in a script replaced by it. */
const inScript = (script: keyof typeof TWINS, text: string) =>
  [...text].map((char) => TWINS[script].charAt(LATIN.indexOf(char)) || char).join('');

it('takes a name whose words are written in Cyrillic letters for the Latin name that it looks like, in either case', () => {
  fc.assert(
    fc.property(words, fc.boolean(), (list, small) => {
      const name = list.join(' ');
      const twin = inScript('Cyrillic', name);
      expect(nameKey(small ? twin.toLowerCase() : twin)).toBe(nameKey(name));
    }),
  );
});

it('takes a name in Greek capitals for the Latin name that it looks like', () => {
  fc.assert(
    fc.property(words, (list) => {
      // There is no Greek C.
      const name = list.join(' ').replaceAll('C', 'A');
      expect(nameKey(inScript('Greek', name))).toBe(nameKey(name));
    }),
  );
});

it('refuses a word in which some letters are replaced, and accepts the whole word in the other script', () => {
  const letters = fc.string({ unit: fc.constantFrom(...LATIN), minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 9 }), (word, cut) => {
      const twin = inScript('Cyrillic', word);
      expect(isName(twin)).toBe(true);
      if (cut < word.length) expect(isName(word.slice(0, cut) + twin.slice(cut))).toBe(false);
    }),
  );
});

it('lets words of different scripts stand beside each other', () => {
  for (const text of ['Аэрофлот Airlines', 'Air-Авиа', 'α Wings', 'Sky エア', 'KLM', '航空 Air', 'Î Émile ß'])
    expect(mixesScripts(text), text).toBe(false);
  for (const text of ['Аir', 'air Sкy', 'Ωmega', 'Sky/Wаys']) expect(mixesScripts(text), text).toBe(true);
});

it('changes nothing that is folded already, keeps accents, and never throws', () => {
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
