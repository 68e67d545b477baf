import { foldLookAlikes } from '../platform/text/look-alikes.ts';
import { withoutAccents } from '../platform/text/marks.ts';

/**
 * Joiners and variation selectors. They are part of some scripts and emoji but are invisible on their own.
 */
const JOINERS = /\u200C|\u200D|\uFE0E|\uFE0F/g;

/**
 * Ranges of code points that are invisible or change the text direction: controls, separators, direction
 * marks, fillers, blanks, variation selectors except those of emoji, halves of surrogate pairs, private use,
 * tags. In ascending order. Listed as numbers because regular expressions in goja do not support such classes.
 */
const UNSEEN: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xf8ff],
  [0xfdd0, 0xfdef],
  [0xfe00, 0xfe0d],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xffff],
  [0x13430, 0x1345f],
  [0x16fe4, 0x16fe4],
  [0x1bca0, 0x1bca3],
  [0x1d159, 0x1d159],
  [0x1d173, 0x1d17a],
  [0xe0000, 0x10ffff],
];

export const withoutJoiners = (name: string): string => name.replace(JOINERS, '');

/** Checks whether a character is visible on its own. */
export function isSeen(char: string): boolean {
  const point = char.codePointAt(0) ?? 0;
  for (const [from, to] of UNSEEN) {
    if (point < from) return true;
    if (point <= to) return false;
  }
  return true;
}

/** Returns the name as it is stored: no space at the ends, single spaces inside. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/**
 * Folds case in both directions because some letters, such as ß, have no single capital, and some capitals,
 * such as ẞ, come from two letters.
 */
const withoutCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');

/**
 * Returns the key by which names are compared. Two names with the same key count as one name. 'Sky Ways',
 * 'SKYWAYS ' and full-width letters have the same key as 'Sky Ways' or 'SKYWAYS', and so do look-alike
 * letters of other scripts (game/platform/text/look-alikes.ts), and letters with and without accents.
 */
export const nameKey = (name: string): string => {
  const seen = [...withoutJoiners(name.normalize('NFKC'))].filter(isSeen).join('');
  return foldLookAlikes(tidyName(withoutAccents(withoutCase(tidyName(seen)))));
};
