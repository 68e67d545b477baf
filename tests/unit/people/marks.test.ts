import { expect, it } from 'vitest';
import { ACTIONS } from '#game/actions/actions.ts';
import { messageTextSchema } from '#game/people/message/message-text.ts';
import {
  hasFewMarks,
  isMark,
  limitMarks,
  TOO_MANY_MARKS,
  withoutAccents,
} from '#game/platform/text/marks.ts';

/** Piles of marks on one letter, and marks that run over the letters beside it. */
const PILES = [12, 30, 50].map((count) => `Sky${'\u0301'.repeat(count)}`);
const ODD = [...PILES, 'A\u20dd', 'No\u20e0', '\u0e01\u0e48\u0e49\u0e4a', '\u05d0\u05b8\u05b8'];
/** Ordinary spellings with marks, composed and decomposed. */
const PLAIN = [
  'Việt Nam',
  'Việt Nam'.normalize('NFD'),
  'ज़िंदगी चीज़ें',
  'ที่นี่',
  'שִׁלּוּם',
  'مُحَمَّد',
  '5\ufe0f\u20e3',
  'ᾧ',
];

const complaint = (name: 'message' | 'aircraft', text: string) => {
  const parsed =
    name === 'message'
      ? messageTextSchema.safeParse(text)
      : ACTIONS['fleet.rename'].safeParse({ aircraft: 'abcdefghijklmno', name: text });
  return parsed.error?.issues[0]?.message;
};

it('knows every combining mark that Node knows', () => {
  const wrong: string[] = [];
  for (let point = 0; point < 0xe0000; point++) {
    if (point >= 0xd800 && point < 0xe000) continue;
    const char = String.fromCodePoint(point);
    // The table may be newer than Node's.
    const isUnknown = /\p{Cn}/u.test(char);
    if (!isUnknown && isMark(char) !== /\p{M}/u.test(char)) wrong.push(point.toString(16));
  }
  expect(wrong).toEqual([]);
});

it('rejects piles of marks and marks around letters in messages and in names of aircraft', () => {
  for (const text of ODD)
    expect([complaint('message', text), complaint('aircraft', text.slice(0, 40))], text).toEqual([
      TOO_MANY_MARKS,
      TOO_MANY_MARKS,
    ]);
});

it('accepts ordinary spelling', () => {
  for (const text of PLAIN)
    expect([complaint('message', text), complaint('aircraft', text)], text).toEqual([undefined, undefined]);
});

it('removes only what is too much', () => {
  for (const text of ODD) expect(hasFewMarks(limitMarks(text)), text).toBe(true);
  expect(limitMarks(PILES[2] ?? '')).toBe('Sk\u00fd\u0301');
  for (const text of PLAIN) expect(limitMarks(text)).toBe(text.normalize('NFC'));
  expect(withoutAccents('Čé ज़िं が')).toBe('Ce ज़िं が'.normalize('NFKD'));
});
