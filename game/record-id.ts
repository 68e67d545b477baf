import { type HashKey, hashOf } from './hash.ts';

const LENGTH = 15;
const BASE = 36;
/** Digits of base 36 out of each hash of 32 bit: few enough to be near even. */
const DIGITS_A_HASH = 5;

/**
 * An id for a new record, 15 small letters and digits, made from a key instead of by chance, so that the same world played
 * again makes the same ids. Different keys give different ids, as far as 77 bit allow. Computing the key from
 * an id tells nothing: keys hold counters, hours and other ids, never the world's seed.
 */
export function recordId(key: HashKey): string {
  let id = '';
  // The part comes first: after the key, all parts would follow from its one hash of 32 bit.
  for (let part = 0; id.length < LENGTH; part++) {
    // The part comes first: what follows it is then hashed from another beginning each time.
    const digits = (hashOf(['id', part, ...key]) % BASE ** DIGITS_A_HASH).toString(BASE);
    id += digits.padStart(DIGITS_A_HASH, '0');
  }
  return id;
}
