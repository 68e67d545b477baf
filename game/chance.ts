/** What a chance is drawn for: world seed, game hour or day, id of an entity, purpose. */
export type ChanceKey = readonly (number | string)[];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const TWO_TO_32 = 4_294_967_296;

/** Spreads every bit over the whole word, so that neighbouring days share nothing (finaliser of MurmurHash3). */
function spread(word: number): number {
  let hash = word ^ (word >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * An even hash of a key, 0 to 2³² − 1. Integers only, so that every engine gives the same. Kind and length of each part
 * count: 'ab', 'c' and 'a', 'bc' differ, and so do 1 and '1'. Written out step by step, since a settlement asks for
 * thousands and calls are dear in the engine of the hooks.
 * @throws RangeError where a number of the key is not a safe integer.
 */
export function hashOf(key: ChanceKey): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < key.length; at++) {
    const part = key[at];
    if (typeof part === 'number') {
      if (!Number.isSafeInteger(part)) throw new RangeError(`not a whole number: ${part}`);
      hash = Math.imul(Math.imul(hash ^ 1, FNV_PRIME) ^ (part | 0), FNV_PRIME);
      hash = spread(Math.imul(spread(hash) ^ Math.floor(part / TWO_TO_32), FNV_PRIME));
    } else if (part !== undefined) {
      const { length } = part;
      hash = Math.imul(Math.imul(hash ^ 2, FNV_PRIME) ^ length, FNV_PRIME);
      for (let char = 0; char < length; char++) hash = Math.imul(hash ^ part.charCodeAt(char), FNV_PRIME);
      hash = spread(hash);
    }
  }
  return spread(hash);
}

/** Even chance from 0 to below 1. The same key gives the same, always. */
export const uniform = (key: ChanceKey): number => hashOf(key) / TWO_TO_32;

/**
 * Chance of mean 0 and standard deviation 1, never beyond ±6: the sum of twelve even ones less six. Near enough to a bell
 * curve, and needs no logarithm, which engines round differently.
 */
export function normal(key: ChanceKey): number {
  const base = hashOf(key);
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += hashOf([base, draw]) / TWO_TO_32;
  return sum;
}
