import * as z from 'zod/mini';
import { WEEK } from '../world/time.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABET = `${LETTERS}0123456789`;

/** Number of two-character codes: 36² minus the 10² without a letter. */
export const SHORT_CODES = ALPHABET.length ** 2 - 100;
/** If fewer two-character codes than this are free, airlines get three characters. */
export const SHORT_CODES_KEPT = 100;
/** Weeks, and minutes, for which no other airline gets the code of one that is gone. */
export const CODE_RETIRED_WEEKS = 52;
export const CODE_RETIRED_FOR = CODE_RETIRED_WEEKS * WEEK;

/** Number of candidates in the first database query, and the factor by which each further query grows. */
const FIRST_BATCH = 50;
const BATCH_GROWTH = 30;

export type CodeLength = 2 | 3;

/**
 * Two or three letters or digits, at least one of them a letter. Two characters follow IATA designators.
 * Three follow ICAO designators and are only assigned when two-character codes are scarce. Small letters
 * count as capitals.
 */
export const airlineCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^(?=.*[A-Z])[A-Z0-9]{2,3}$/, 'Must be two or three letters or digits, with at least one letter'),
  );

/** Returns the length of proposed codes, given the number of two-character codes in use. */
export const codeLength = (shortCodesTaken: number): CodeLength =>
  SHORT_CODES - shortCodesTaken < SHORT_CODES_KEPT ? 3 : 2;

/**
 * Returns a small, evenly distributed hash (FNV-1a, 32 bit), for choices that differ between names and never
 * change.
 */
export function nameHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/**
 * Returns the plain capitals and digits of each word. Accents are dropped, and other scripts yield nothing.
 */
function plainWords(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toUpperCase();
  return plain.split(/[^A-Z0-9]+/).filter((word) => word !== '');
}

/** Yields every code of a length, starting at a point that depends on the name. */
function* allCodes(alphabet: string, length: CodeLength, name: string): Generator<string> {
  const total = alphabet.length ** length;
  const start = nameHash(name.toLowerCase()) % total;
  for (let step = 0; step < total; step++) {
    let rest = (start + step) % total;
    let code = '';
    for (let index = 0; index < length; index++) {
      code = alphabet.charAt(rest % alphabet.length) + code;
      rest = Math.floor(rest / alphabet.length);
    }
    yield code;
  }
}

/**
 * Yields two-character codes that suit a name: its initials, then its first letter with one of its other
 * letters, then with any.
 */
function* shortCandidates(words: readonly string[]): Generator<string> {
  const joined = words.join('');
  const initials = words.map((word) => word.charAt(0)).join('');
  for (const letters of [initials, joined]) {
    for (let second = 1; second < letters.length; second++) yield letters.charAt(0) + letters.charAt(second);
  }
  const first = joined.charAt(0);
  if (first !== '') for (const second of ALPHABET) yield first + second;
}

/** Yields the first character with any two of the others, in their order. */
function* triples(text: string): Generator<string> {
  for (let second = 1; second < text.length; second++)
    for (let third = second + 1; third < text.length; third++)
      yield text.charAt(0) + text.charAt(second) + text.charAt(third);
}

/**
 * Yields three-character codes that suit a name, in the style of ICAO designators: initials (KLM), beginnings
 * of two words (SKW, SWA), the first letter with two others (AFR). Codes of letters only come first, then
 * codes with the digits of the name.
 */
function* longCandidates(words: readonly string[]): Generator<string> {
  const spelt = words.map((word) => word.replace(/[0-9]/g, '')).filter((word) => word !== '');
  for (const parts of [spelt, words]) {
    const [one = '', two = ''] = parts;
    yield* triples(parts.map((word) => word.charAt(0)).join(''));
    if (two !== '') yield* [one.slice(0, 2) + two.charAt(0), one.charAt(0) + two.slice(0, 2)];
    yield* triples(parts.join(''));
  }
  const first = spelt.join('').charAt(0);
  if (first === '') return;
  for (const second of LETTERS) for (const third of LETTERS) yield first + second + third;
}

/**
 * Yields the codes that suit the name, best first, then all the rest, letters before digits. Some appear
 * twice.
 */
function* candidates(name: string, length: CodeLength): Generator<string> {
  const words = plainWords(name);
  yield* length === 2 ? shortCandidates(words) : longCandidates(words);
  if (length === 3) yield* allCodes(LETTERS, length, name);
  yield* allCodes(ALPHABET, length, name);
}

/**
 * Returns a free code of a length that suits the name, or null if none is free. The result depends only on
 * the name and on the codes in use.
 * @param takenOf returns which of the given codes are in use; called a few times, with more codes each time
 */
export function proposeCode(
  name: string,
  length: CodeLength,
  takenOf: (codes: readonly string[]) => ReadonlySet<string>,
): string | null {
  let batch: string[] = [];
  let size = FIRST_BATCH;
  const freeOf = (codes: readonly string[]) => {
    const taken = takenOf(codes);
    return codes.find((code) => !taken.has(code));
  };
  for (const code of candidates(name, length)) {
    if (code.length === length && /[A-Z]/.test(code)) batch.push(code);
    if (batch.length < size) continue;
    const free = freeOf(batch);
    if (free !== undefined) return free;
    batch = [];
    size *= BATCH_GROWTH;
  }
  return freeOf(batch) ?? null;
}
