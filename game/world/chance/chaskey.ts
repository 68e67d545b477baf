/** 128 bits as four words of 32. */
export type Words = readonly [number, number, number, number];

/** A key with the two masks for the last block of a message. */
export interface ChaskeyKey {
  key: Words;
  /** For messages of whole blocks, and for padded messages. */
  whole: Words;
  padded: Words;
}

const ROUNDS = 12;
const BLOCK = 16;

/** Doubles a key in the field of 2¹²⁸ elements. */
function doubled([a, b, c, d]: Words): Words {
  const carry = d >>> 31 === 1 ? 0x87 : 0;
  return [(a << 1) ^ carry, (b << 1) | (a >>> 31), (c << 1) | (b >>> 31), (d << 1) | (c >>> 31)];
}

export function chaskeyKey(key: Words): ChaskeyKey {
  const whole = doubled(key);
  return { key, whole, padded: doubled(whole) };
}

/**
 * Returns four characters as a little-endian word. Beyond the end of the text, `charCodeAt` returns NaN, and
 * `NaN | 0` is 0.
 */
const wordAt = (text: string, from: number): number =>
  text.charCodeAt(from) |
  (text.charCodeAt(from + 1) << 8) |
  (text.charCodeAt(from + 2) << 16) |
  (text.charCodeAt(from + 3) << 24);

/**
 * Returns the full 128-bit Chaskey-12 tag as signed words. Chaskey-12 is a keyed hash for 32-bit processors.
 * Without the key, nobody can compute a tag or learn anything about other tags from known ones. 64-bit
 * designs such as SipHash are unsuitable because goja has no fast 64-bit integers. This is one long function
 * because function calls are slow in goja. Source: Mouha et al., "Chaskey: An Efficient MAC Algorithm for
 * 32-bit Microcontrollers", SAC 2014 (eprint.iacr.org/2014/386); ISO/IEC 29192-6.
 * @param message one byte per character (0–255)
 */
export function chaskey12(keys: ChaskeyKey, message: string): Words {
  const { length } = message;
  const last = length === 0 ? 0 : (length - 1) & -BLOCK;
  const isWhole = length > 0 && length % BLOCK === 0;
  const mask = isWhole ? keys.whole : keys.padded;
  const { key } = keys;
  // Read by index because destructuring an array takes goja as long as a round.
  let a = key[0];
  let b = key[1];
  let c = key[2];
  let d = key[3];
  for (let from = 0; from <= last; from += BLOCK) {
    a ^= wordAt(message, from);
    b ^= wordAt(message, from + 4);
    c ^= wordAt(message, from + 8);
    d ^= wordAt(message, from + 12);
    if (from === last) {
      if (!isWhole) {
        const bit = 1 << ((length & 3) << 3);
        const word = (length & (BLOCK - 1)) >> 2;
        if (word === 0) a ^= bit;
        else if (word === 1) b ^= bit;
        else if (word === 2) c ^= bit;
        else d ^= bit;
      }
      a ^= mask[0];
      b ^= mask[1];
      c ^= mask[2];
      d ^= mask[3];
    }
    // Sums may exceed 32 bits. The shifts and exclusive ors that follow truncate them. Rotations add their
    // parts because an addition takes goja half as long as a bitwise or.
    for (let round = 0; round < ROUNDS; round++) {
      a += b;
      b = ((b << 5) + (b >>> 27)) ^ a;
      a = (a << 16) + (a >>> 16);
      c += d;
      d = ((d << 8) + (d >>> 24)) ^ c;
      a += d;
      d = ((d << 13) + (d >>> 19)) ^ a;
      c += b;
      b = ((b << 7) + (b >>> 25)) ^ c;
      c = (c << 16) + (c >>> 16);
    }
  }
  return [a ^ mask[0], b ^ mask[1], c ^ mask[2], d ^ mask[3]];
}
