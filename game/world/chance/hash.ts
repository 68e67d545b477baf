/** Key of a hash: numbers (safe integers) and texts. */
export type HashKey = readonly (number | string)[];

// Looked up once because finding a function takes goja as long as calling it.
const { imul, floor } = Math;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const TWO_TO_32 = 4_294_967_296;

/**
 * Spreads every bit over the whole word, so that consecutive numbers have unrelated hashes (finaliser of
 * MurmurHash3).
 */
export function spread(word: number): number {
  let hash = word ^ (word >>> 16);
  hash = imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns a hash with a number added to its key. @throws RangeError if it is not a safe integer */
function withNumber(hash: number, part: number): number {
  // This single comparison recognises one-word numbers, which most keys consist of.
  const word = part | 0;
  if (word !== part && !Number.isSafeInteger(part)) throw new RangeError(`not a whole number: ${part}`);
  const low = spread(imul(imul(hash ^ 1, FNV_PRIME) ^ word, FNV_PRIME));
  const high = word === part ? (word < 0 ? -1 : 0) : floor(part / TWO_TO_32);
  return spread(imul(low ^ high, FNV_PRIME));
}

function withText(before: number, part: string): number {
  const { length } = part;
  let hash = imul(imul(before ^ 2, FNV_PRIME) ^ length, FNV_PRIME);
  for (let char = 0; char < length; char++) hash = imul(hash ^ part.charCodeAt(char), FNV_PRIME);
  return spread(hash);
}

/** Hash of a key without parts. */
export const NO_PARTS = FNV_OFFSET;

/** Returns the hash of a key to which parts are added. `spread` of it is `hashOf`. */
export function withParts(before: number, key: HashKey): number {
  let hash = before;
  for (let index = 0; index < key.length; index++) {
    const part = key[index];
    if (typeof part === 'number') hash = withNumber(hash, part);
    else if (part !== undefined) hash = withText(hash, part);
  }
  return hash;
}

/**
 * Returns a uniform hash of a public key, 0 to 2³² − 1, for ids, registrations and the like. Its 32-bit state
 * hides nothing, so draws that players must not predict use `game/world/chance/` instead. Uses only integers, so
 * that every JavaScript engine returns the same. Kind and length of each part matter: 'ab', 'c' and 'a', 'bc'
 * differ, and so do 1 and '1'.
 * @throws RangeError if a number of the key is not a safe integer
 */
export const hashOf = (key: HashKey): number => spread(withParts(NO_PARTS, key));
