import type { Words } from './chaskey.ts';

export const TWO_TO_32 = 4_294_967_296;

/** Next draw of a sequence. */
export type Draw = () => number;

/**
 * Returns a generator of even words, 0 to 2³² − 1: xoshiro128++ (Blackman and Vigna 2019, prng.di.unimi.it). Its state is not
 * secret by itself: give it the tag of a keyed hash, one for each thing that is drawn.
 * @param state not all zero
 */
export function words(state: Words): Draw {
  // By index, because goja takes long to destructure an array.
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

/** Returns a word as an even chance from 0 to below 1. */
export const share = (word: number): number => (word >>> 0) / TWO_TO_32;

/**
 * Returns a chance of mean 0 and standard deviation 1, never beyond ±6: the sum of twelve even ones less six. Near enough to
 * a bell curve, and needs no logarithm, which engines round differently.
 * @param next even words
 */
export function normal(next: Draw): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += share(next());
  return sum;
}
