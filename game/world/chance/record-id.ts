import { type HashKey, NO_PARTS, spread, withParts } from './hash.ts';

const LENGTH = 15;
const BASE = 36;
/** Number of base-36 digits taken from each 32-bit hash. Few enough for a nearly uniform distribution. */
const DIGITS_A_HASH = 5;
const VALUES_A_HASH = BASE ** DIGITS_A_HASH;
/**
 * Hashes of what comes before the key, once per part of the id. After the key, all parts would depend only on the key's
 * single 32-bit hash.
 */
const PARTS = Array.from({ length: LENGTH / DIGITS_A_HASH }, (_, part) => withParts(NO_PARTS, ['id', part]));

/**
 * Returns the id of a new record: 15 small letters and digits, derived from a key instead of random, so that
 * replaying a world creates the same ids. Different keys give different ids, within the limits of 77 bits.
 * Recovering the key from an id reveals nothing because keys contain counters, hours and other ids, never the
 * world's seed.
 */
export function recordId(key: HashKey): string {
  let id = '';
  for (let part = 0; part < PARTS.length; part++) {
    const digits = (spread(withParts(PARTS[part] as number, key)) % VALUES_A_HASH).toString(BASE);
    id += digits.padStart(DIGITS_A_HASH, '0');
  }
  return id;
}
