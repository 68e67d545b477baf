import { prefixDistance } from './edit-distance.ts';

/** How well a typed word fits a word of the vocabulary. Higher is better. */
export const FIT = {
  none: 0,
  twoSlips: 2,
  inside: 4,
  /** The word begins with the typed one, with one typing error. */
  oneSlip: 6,
  /** The word equals the typed one, with one typing error. */
  wholeButSlip: 7,
  beginning: 8,
  whole: 10,
} as const;

const SHORTEST_INSIDE = 3;
/** Minimum number of letters for one tolerated typing error, and for two. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 7;

/** The distinct words of many texts, prepared for comparison. */
export interface Vocabulary {
  words: string[];
  /** For each word, the letters it contains (see `letters`). */
  bits: number[];
  /** For each word, the indexes of the texts that contain it. */
  texts: number[][];
  size: number;
}

/** Returns one bit per letter, so that words with too few letters in common can be skipped. */
function letters(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Collects the words of texts that are already folded (game/platform/text/fold.ts). */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const holders = new Map<string, number[]>();
  texts.forEach((text, index) => {
    for (const word of new Set(text.split(' '))) {
      if (word === '') continue;
      const known = holders.get(word);
      if (known) known.push(index);
      else holders.set(word, [index]);
    }
  });
  const words = [...holders.keys()];
  return { words, bits: words.map(letters), texts: [...holders.values()], size: texts.length };
}

function slipsIn(typed: string): number {
  if (typed.length >= TWO_SLIPS_FROM) return 2;
  return typed.length >= ONE_SLIP_FROM ? 1 : 0;
}

/** Appended to both words to compare them completely. */
const END = '$';

function slipFit(typed: string, word: string, distance: number): number {
  if (distance > 1) return FIT.twoSlips;
  return prefixDistance(typed + END, word + END, 1) === 1 ? FIT.wholeButSlip : FIT.oneSlip;
}

/** Returns for each text how well the typed word fits the best of its words. */
export function fitsOf({ words, bits, texts, size }: Vocabulary, typed: string): Uint8Array {
  const best = new Uint8Array(size);
  const typedBits = letters(typed);
  const slips = slipsIn(typed);
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    let fit: number = FIT.none;
    if (word.startsWith(typed)) fit = word.length === typed.length ? FIT.whole : FIT.beginning;
    else if (typed.length >= SHORTEST_INSIDE && word.includes(typed)) fit = FIT.inside;
    else if (
      slips > 0 &&
      word.length >= ONE_SLIP_FROM &&
      word.length >= typed.length - slips &&
      // Each typing error leaves at most one typed letter unmatched.
      countBits(typedBits & ~(bits[index] ?? 0)) <= slips
    ) {
      const distance = prefixDistance(typed, word, slips);
      if (distance <= slips) fit = slipFit(typed, word, distance);
    }
    if (fit === FIT.none) continue;
    for (const text of texts[index] ?? []) if ((best[text] ?? 0) < fit) best[text] = fit;
  }
  return best;
}
