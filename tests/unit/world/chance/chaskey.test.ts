import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaskey12, chaskeyKey, type Words } from '#game/world/chance/chaskey.ts';
import { share, words } from '#game/world/chance/draws.ts';

/** Returns the little-endian bytes of a tag, in hexadecimal digits. */
const hex = (tag: Words): string => Buffer.from(Int32Array.from(tag).buffer as ArrayBuffer).toString('hex');
const bytesUpTo = (length: number) => String.fromCharCode(...Array.from({ length }, (_, byte) => byte));

/**
 * From the reference implementation (Nicky Mouha, chaskey12.c): first 8 bytes of the tag of 00 01 02 …, by
 * length.
 */
const PUBLISHED: Record<number, string> = {
  0: 'dd3e1849d6824555',
  1: 'ed1da89ec93179ca',
  2: '98fe20a343cd666f',
  3: 'f6f418acdd7d9fa1',
  4: '4cf04960099949f3',
  5: '75c83252653d3b57',
  6: '964b0461fbe92273',
  7: '141fa08bbf399636',
  8: '412d98ed936d4ab2',
  9: 'fb0d98bc70e305f9',
  10: '36f88e1fda86c8ab',
  11: '4d1a1815868a5aa8',
  12: '7a7912c1999eae81',
  13: '9ca11137b4a34601',
  14: '7905142f3be77e67',
  15: '6a3ee3d35c043397',
  16: 'd13970d7be9b2350',
  17: '32acd914bfda3bc8',
  31: 'fd42c39d08ab71a0',
  32: 'b465c2412610bf84',
  33: '89c4a9ddb53e6991',
  47: '6dfaa705a8a06c70',
  48: 'aa047f07c5ae8db4',
  63: 'fc7f9df7991b87bc',
};
/** 00 11 22 … ff */
const KEY = chaskeyKey([0x33221100, 0x77665544, 0xbbaa9988 | 0, 0xffeeddcc | 0]);

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const anyKey = fc.tuple(word, word, word, word);
const anyMessage = fc.uint8Array({ maxLength: 40 }).map((bytes) => String.fromCharCode(...bytes));
const bitsApart = (one: Words, other: Words) =>
  one.reduce((sum, part, index) => {
    let bits = 0;
    for (let left = part ^ (other[index] ?? 0); left !== 0; left &= left - 1) bits++;
    return sum + bits;
  }, 0);

describe('Chaskey-12', () => {
  it.each(Object.entries(PUBLISHED))('has the published tag for %s bytes', (length, tag) => {
    expect(hex(chaskey12(KEY, bytesUpTo(Number(length)))).slice(0, 16)).toBe(tag);
  });

  it('changes about half of the tag for any changed bit of the key or the message', () => {
    const distances: number[] = [];
    fc.assert(
      fc.property(anyKey, anyMessage, fc.nat(127), fc.nat(), (key, message, keyBit, place) => {
        const tag = chaskey12(chaskeyKey(key), message);
        const otherKey = key.map((part, index) =>
          index === keyBit >> 5 ? part ^ (1 << (keyBit & 31)) : part,
        );
        distances.push(bitsApart(tag, chaskey12(chaskeyKey(otherKey as unknown as Words), message)));
        if (message === '') return;
        const index = place % message.length;
        const changed = String.fromCharCode(message.charCodeAt(index) ^ (1 << (place & 7)));
        const other = message.slice(0, index) + changed + message.slice(index + 1);
        distances.push(bitsApart(tag, chaskey12(chaskeyKey(key), other)));
      }),
      { numRuns: 2_000 },
    );
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    // 64 of 128 bits, with a deviation of 5.7 each.
    expect(Math.abs(mean - 64)).toBeLessThan(0.6);
    expect(Math.min(...distances)).toBeGreaterThan(30);
  });

  it('distinguishes messages that differ only in length', () => {
    const zeros = Array.from({ length: 40 }, (_, length) => '\0'.repeat(length));
    expect(new Set(zeros.map((message) => hex(chaskey12(KEY, message)))).size).toBe(zeros.length);
  });
});

describe('xoshiro128++', () => {
  it('has the published sequence', () => {
    // From a test of the Rust crate rand_xoshiro, generated with the authors' C code.
    const published = [
      641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011,
      621204420,
    ];
    const next = words([1, 2, 3, 4]);
    expect(published.map(() => next())).toEqual(published);
  });

  it('converts words to shares from 0 to below 1, signed or not', () => {
    expect(share(0)).toBe(0);
    expect(share(-1)).toBe(share(2 ** 32 - 1));
    expect(share(-1)).toBeLessThan(1);
  });
});
