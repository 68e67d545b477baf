import { prefixDistance } from './edit-distance.ts';

/** How well a typed word fits a word of the vocabulary; higher is better. */
export const FIT = {
  none: 0,
  twoSlips: 2,
  inside: 4,
  /** A word that begins with what was typed, but for one slip. */
  oneSlip: 6,
  /** A word that is what was typed, but for one slip. */
  wholeButSlip: 7,
  beginning: 8,
  whole: 10,
} as const;

const SHORTEST_INSIDE = 3;
/** Letters from which a word may hold one slip, and two. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 7;

/** The different words of many texts, ready to be compared with what is typed. */
export interface Vocabulary {
  words: string[];
  /** For each word, which letters it has (see `letters`). */
  bits: number[];
  /** For each word, the positions of the texts that hold it. */
  texts: number[][];
  size: number;
}

/** One bit a letter, so that words with too few letters in common are passed over without comparing them. */
function letters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Takes the words out of texts that are folded already (game/fold.ts). */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const holders = new Map<string, number[]>();
  texts.forEach((text, at) => {
    for (const word of new Set(text.split(' '))) {
      if (word === '') continue;
      const known = holders.get(word);
      if (known) known.push(at);
      else holders.set(word, [at]);
    }
  });
  const words = [...holders.keys()];
  return { words, bits: words.map(letters), texts: [...holders.values()], size: texts.length };
}

function slipsIn(typed: string): number {
  if (typed.length >= TWO_SLIPS_FROM) return 2;
  return typed.length >= ONE_SLIP_FROM ? 1 : 0;
}

/** Ends both words, so that the whole of them is compared. */
const END = '$';

function slipFit(typed: string, word: string, distance: number): number {
  if (distance > 1) return FIT.twoSlips;
  return prefixDistance(typed + END, word + END, 1) === 1 ? FIT.wholeButSlip : FIT.oneSlip;
}

/** For each text, how well the typed word fits the best of its words. */
export function fitsOf({ words, bits, texts, size }: Vocabulary, typed: string): Uint8Array {
  const best = new Uint8Array(size);
  const typedBits = letters(typed);
  const slips = slipsIn(typed);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    let fit: number = FIT.none;
    if (word.startsWith(typed)) fit = word.length === typed.length ? FIT.whole : FIT.beginning;
    else if (typed.length >= SHORTEST_INSIDE && word.includes(typed)) fit = FIT.inside;
    else if (
      slips > 0 &&
      word.length >= ONE_SLIP_FROM &&
      word.length >= typed.length - slips &&
      // Each slip leaves at most one of the typed letters without its like.
      countBits(typedBits & ~(bits[at] ?? 0)) <= slips
    ) {
      const distance = prefixDistance(typed, word, slips);
      if (distance <= slips) fit = slipFit(typed, word, distance);
    }
    if (fit === FIT.none) continue;
    for (const text of texts[at] ?? []) if ((best[text] ?? 0) < fit) best[text] = fit;
  }
  return best;
}
