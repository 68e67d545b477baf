/** What a chance is drawn for: world seed, game hour or day, id of an entity, purpose. */
export type ChanceKey = readonly (number | string)[];

// Looked up once: in the engine of the hooks finding a function costs as much as calling it.
const { imul, floor } = Math;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const TWO_TO_32 = 4_294_967_296;

/** Spreads every bit over the whole word, so that neighbouring days share nothing (finaliser of MurmurHash3). */
function spread(word: number): number {
  let hash = word ^ (word >>> 16);
  hash = imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A hash so far, with a number added to its key. @throws RangeError where it is not a safe integer */
function withNumber(hash: number, part: number): number {
  // Numbers of a word are told by this comparison alone, which is all that most keys need.
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
    if (typeof part === 'number') hash = withNumber(hash, part);
    else if (part !== undefined) hash = withText(hash, part);
  }
  return spread(hash);
}

/** Even chance from 0 to below 1. The same key gives the same, always. */
export const uniform = (key: ChanceKey): number => hashOf(key) / TWO_TO_32;

/**
 * What many draws from one number have in common: `drawn(drawsOf(base), at)` is `uniform([base, at])` in half the time, and
 * `drawnHash` in the same way its `hashOf`.
 */
export const drawsOf = (base: number): number => withNumber(FNV_OFFSET, base);
export const drawnHash = (draws: number, at: number): number => spread(withNumber(draws, at));
export const drawn = (draws: number, at: number): number => drawnHash(draws, at) / TWO_TO_32;

/**
 * Chance of mean 0 and standard deviation 1, never beyond ±6: the sum of twelve even ones less six. Near enough to a bell
 * curve, and needs no logarithm, which engines round differently.
 */
export function normal(key: ChanceKey): number {
  const draws = drawsOf(hashOf(key));
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += drawn(draws, draw);
  return sum;
}
