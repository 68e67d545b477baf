/**
 * Combining marks, the characters of Unicode 17 with the property M except variation selectors of plane 14.
 * Each entry is the distance from the end of the range before it and, after a colon, the range's length less
 * one, both in base 36. goja has no \p{M}. tests/unit/people/marks.test.ts compares the table with Node's.
 */
const TABLE = `
lc:33 7o:6 7c:18 2 2:1 2:1 2 21:a 1d:k h 2u:6 3:5 3:1 2:3 10 v:q 2k:a 1n:8 a p:3 2:8 2:2 2:4 18:2 1o:8
17:n 2:w 1j:2 2:h 2:6 b:1 u:2 1l 2:6 3:1 3:2 a b:1 r 3:2 1l 2:4 5:1 3:2 4 v:1 4 c:2 1l 2:7 2:2 2:2 l:1
n:5 2:2 1l 2:6 3:1 3:2 8:2 b:1 v 1o:4 4:2 2:3 a 15:4 1k 2:6 2:2 2:3 8:1 c:1 u:2 1l 2:6 2:2 2:3 8:1 c:1
g d:3 1k:1 2:6 2:2 2:3 a b:1 u:2 1z 5:5 2 2:7 j:1 1q 3:6 d:7 2r 3:8 c:6 22:1 s 2 2 5:1 1e:j 2:1 6:a 2:z
a 2t:j o:3 5:2 2:2 3:6 4:3 e:b 2 b:3 jk:2 qb:3 t:2 u:1 v:1 1t:v a 1a:2 2 3a:1 z 3b:b 5:b 64:4 1m:9 2:s
3 1d:19 3:b l:4 1c:g 13:8 d:2 v:c 1l:d 1d:j 49:2 2:k 5 7 3:2 5j:1r k1:w 2db:2 3y 2p:v ff:5 2y:1 n9x:3
2:9 x:1 29:1 7l 4 5 o:4 5 2c:1 1f:h r:h e 13:7 q:c 19:3 1c:d 11 1w:d d 9:1 1a:2 1f 2:2 3:1 6:1 2 16:4
6:1 6l:7 2:1 fn5 ki:f h:f r2 6b 46:4 1af:2 2:1 6:3 15:2 5 4m:1 fy:3 1u:4 8u:1 26:5 1z:a 1e:3 3f:2 1i:e
16 3:1 b:3 1a:a 8 1q:2 11:d h:1 19 d:2 1d:d 9:3 2:1 2l:b 7 3 4e:b m:3 1k:1 2:6 3:1 3:2 a b:1 3:6 4:4
1w:8 2 3 2:3 2:4 2 f:1 2b:h o 2a:j 6k:6 3:8 s:1 2b:g 2z:c 2u:e 75:e 6u:5 2:1 3:3 2 2:1 3y:6 3:6 4 t:9
15:6 2:3 9 a:a 1b:f 5j:7 5k:7 2:7 2b:l 2:d 3f:5 4 2:1 2:6 2 1v:4 2:1 2:4 9o:3 a:1 2 1d:6 4:4 o 44m 7:e
8uh:h 1xd:4 1o:6 t5 2:1i 8:3 2a c:1 f58:1 3mq:19 3:m f3:4 4:5 9:7 3:6 v:3 45:2 1j0:1i 5:1d 9 f n:4 2:e
11t:6 2:g 3:6 2:1 2:4 2t 4h:6 ag 1q:3 e5:3 73:1 6s 3 8:1 6 d7:6 32:6
`;

type Ranges = readonly (readonly [from: number, to: number])[];

/** Scripts whose ordinary spelling writes several parts of a letter as marks, from Hebrew to Myanmar and Khmer. */
const PARTS: Ranges = [
  [0x591, 0x5c7],
  [0x900, 0xdff],
  [0xf00, 0x109f],
  [0x1780, 0x17dd],
  [0x1a17, 0x1a7f],
  [0x1b00, 0x1c37],
  [0xa980, 0xaaf6],
  [0x11000, 0x11fff],
];

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, and marks for any letter. */
const ACCENTS: Ranges = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x591, 0x5c7],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6ed],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xa66f, 0xa672],
  [0xfb1e, 0xfb1e],
  [0xfe20, 0xfe2f],
];

/** Marks that enclose a letter or strike it through. They are wider than the letter. */
const ENCLOSING: Ranges = [
  [0x488, 0x489],
  [0x1abe, 0x1abe],
  [0x20dd, 0x20e0],
  [0x20e2, 0x20e4],
  [0xa670, 0xa672],
];
const KEYCAP = '\u20e3';
const JOINER = /\u200c|\u200d|[\ufe00-\ufe0f]/;

/** Maximum number of marks on one letter, and of the parts of a letter in the scripts of `PARTS`. */
const MARKS_MAX = 2;
const PARTS_MAX = 4;

export const TOO_MANY_MARKS = 'Must not have more than two marks on a letter, or a mark around it';

let known: Ranges | undefined;

/** Cached per runtime and created on first use. */
function marks(): Ranges {
  if (known) return known;
  let last = 0;
  known = TABLE.trim()
    .split(/\s+/)
    .map((entry) => {
      const [distance = '', length = '0'] = entry.split(':');
      const from = last + Number.parseInt(distance, 36);
      last = from + Number.parseInt(length, 36);
      return [from, last] as const;
    });
  return known;
}

function isIn(ranges: Ranges, char: string): boolean {
  const point = char.codePointAt(0) ?? 0;
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] as (typeof ranges)[number];
    if (point < from) high = middle - 1;
    else if (point > to) low = middle + 1;
    else return true;
  }
  return false;
}

export const isMark = (char: string): boolean => isIn(marks(), char);

/** Checks whether a letter with some marks can have one more. */
function hasRoom(letter: string, before: readonly string[], mark: string): boolean {
  if (isIn(ENCLOSING, mark)) return mark === KEYCAP && before.length === 0 && /^[0-9#*]$/.test(letter);
  const count = before.length + [...letter.normalize('NFD')].filter(isMark).length;
  return isIn(PARTS, mark) ? count < PARTS_MAX && !before.includes(mark) : count < MARKS_MAX;
}

/**
 * Returns the text, in composed form, with at most two marks on each letter. Marks pile up above and below the
 * line and would cover the lines around it.
 */
export function limitMarks(text: string): string {
  let [kept, letter, before] = ['', '', [] as string[]];
  for (const char of text.normalize('NFC')) {
    if (JOINER.test(char)) kept += char;
    else if (!isMark(char)) {
      kept += char;
      [letter, before] = [char, []];
    } else if (hasRoom(letter, before, char)) {
      kept += char;
      before.push(char);
    }
  }
  return kept;
}

/** Checks whether no letter has more marks than `limitMarks` keeps. */
export const hasFewMarks = (text: string): boolean => limitMarks(text) === text.normalize('NFC');

export const isAccent = (char: string): boolean => isIn(ACCENTS, char) && isMark(char);

/** Returns the text in decomposed form without accents and points. Marks that are parts of letters remain. */
export const withoutAccents = (text: string): string =>
  [...text.normalize('NFKD')].filter((char) => !isAccent(char)).join('');
