import type { Words } from './chaskey.ts';

export const TWO_TO_32 = 4_294_967_296;

/** Returns the next draw of a sequence. */
export type Draw = () => number;

/**
 * Returns a generator of uniform words, 0 to 2³² − 1: xoshiro128++ (Blackman and Vigna 2019,
 * prng.di.unimi.it). Its state is not secret on its own. Pass the tag of a keyed hash, a different one for
 * each thing that is drawn.
 * @param state not all zero
 */
export function words(state: Words): Draw {
  // Read by index because destructuring an array is slow in goja.
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  return () => {
    const sum = (a + d) | 0;
    const word = ((sum << 7) + (sum >>> 25) + a) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) + (d >>> 21);
    return word;
  };
}

/** Returns a word as a uniform number from 0 to below 1. */
export const share = (word: number): number => (word >>> 0) / TWO_TO_32;

/**
 * Returns a draw of mean 0 and standard deviation 1, never beyond ±6: the sum of twelve uniform draws minus
 * six. This is close enough to a normal distribution and needs no logarithm. Logarithms differ between
 * JavaScript engines.
 * @param next returns uniform words
 */
export function normal(next: Draw): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += share(next());
  return sum;
}
