import * as z from 'zod/mini';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABET = `${LETTERS}0123456789`;

/** Two-character codes that there are: 36² less the 10² without a letter. */
export const SHORT_CODES = ALPHABET.length ** 2 - 100;
/** With fewer two-character codes free than this, airlines get three characters. */
export const SHORT_CODES_KEPT = 100;

/** Candidates of the first question to the database, and how much each further one asks. */
const FIRST_BATCH = 50;
const BATCH_GROWTH = 30;

export type CodeLength = 2 | 3;

/**
 * Two or three letters or digits, at least one of them a letter. Two as IATA designators have; three as ICAO's, which are
 * given out only once two are scarce. Small letters are taken as capitals.
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

/** A small even hash (FNV-1a, 32 bit), for choices that should differ from name to name and never change. */
export function nameHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Plain capitals and digits of each word; accents are dropped, other scripts yield nothing. */
function plainWords(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toUpperCase();
  return plain.split(/[^A-Z0-9]+/).filter((word) => word !== '');
}

/** Every code of a length, from a place in the order that depends on the name. */
function* allCodes(alphabet: string, length: CodeLength, name: string): Generator<string> {
  const total = alphabet.length ** length;
  const start = nameHash(name.toLowerCase()) % total;
  for (let step = 0; step < total; step++) {
    let rest = (start + step) % total;
    let code = '';
    for (let at = 0; at < length; at++) {
      code = alphabet.charAt(rest % alphabet.length) + code;
      rest = Math.floor(rest / alphabet.length);
    }
    yield code;
  }
}

/** Two characters that suit a name: its initials, then its first letter with one of the others, then with any. */
function* shortCandidates(words: readonly string[]): Generator<string> {
  const joined = words.join('');
  const initials = words.map((word) => word.charAt(0)).join('');
  for (const letters of [initials, joined]) {
    for (let second = 1; second < letters.length; second++) yield letters.charAt(0) + letters.charAt(second);
  }
  const first = joined.charAt(0);
  if (first !== '') for (const second of ALPHABET) yield first + second;
}

/** The first character with any two of the others, in their order. */
function* triples(text: string): Generator<string> {
  for (let second = 1; second < text.length; second++)
    for (let third = second + 1; third < text.length; third++)
      yield text.charAt(0) + text.charAt(second) + text.charAt(third);
}

/**
 * Three characters that suit a name, as ICAO designators do: initials (KLM), beginnings of two words (SKW, SWA), the first
 * letter with two others (AFR). All of letters first, then with the digits of the name.
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

/** Codes in the order in which they suit the name, then all the rest, letters before digits; some come twice. */
function* candidates(name: string, length: CodeLength): Generator<string> {
  const words = plainWords(name);
  yield* length === 2 ? shortCandidates(words) : longCandidates(words);
  if (length === 3) yield* allCodes(LETTERS, length, name);
  yield* allCodes(ALPHABET, length, name);
}

/**
 * A free code of a length that suits the name: the same for the same name and the same codes taken; null when none is left.
 * @param takenOf tells which of some codes are in use; asked a few times, for more each time
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
