import * as z from 'zod/mini';

/** What the founder brings in, in whole US dollars: the first row of every ledger. */
export const STARTING_CAPITAL = 25_000_000;
/** What people think of an airline they do not know, 0–1, and how punctual they take it to be. */
export const STARTING_REPUTATION = 0.5;
export const STARTING_PUNCTUALITY = 0.8;
export const AIRLINE_NAME_MIN = 2;
export const AIRLINE_NAME_MAX = 40;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** Joiners and variation selectors: part of some scripts and emoji, but nothing one sees by itself. */
const JOINERS = /\u200C|\u200D|\uFE0E|\uFE0F/g;

/**
 * Ranges of code points that show as nothing, or turn the text around: controls, separators, direction marks, fillers,
 * halves of surrogate pairs, tags. As numbers, because regular expressions of the hooks' engine know no such classes.
 */
const UNSEEN: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xffff],
  [0xe0000, 0xe0fff],
];

/** Whether a character shows as something by itself. */
export function isSeen(char: string): boolean {
  const point = char.codePointAt(0) ?? 0;
  return UNSEEN.every(([from, to]) => point < from || point > to);
}

/** The name as it is kept: no space at the ends, single spaces inside. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** Characters as people count them, near enough: code points, without joiners. */
const visibleLength = (name: string) => [...name.replace(JOINERS, '')].length;

/**
 * What two names are compared by, so that 'Sky  Ways', 'SKYWAYS ' and full-width letters count as what they look like.
 * Case is folded to and fro because some letters, such as ß, have no single capital, and some capitals, such as ẞ, are not
 * what their small letter is written as in capitals.
 */
export const nameKey = (name: string): string =>
  tidyName(name.normalize('NFKC').replace(JOINERS, ''))
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

export const airlineNameSchema = z.string().check(
  z.maxLength(400, { abort: true }),
  z.overwrite(tidyName),
  z.refine((name) => name !== '', { error: 'Required', abort: true }),
  z.refine(
    (name) => visibleLength(name) >= AIRLINE_NAME_MIN,
    `String must contain at least ${AIRLINE_NAME_MIN} character(s)`,
  ),
  z.refine(
    (name) => [...name].length <= AIRLINE_NAME_MAX,
    `String must contain at most ${AIRLINE_NAME_MAX} character(s)`,
  ),
  z.refine((name) => [...name].every(isSeen), 'Must not contain invisible characters'),
);

/** Two letters or digits, at least one of them a letter, as IATA designators are; small letters are taken as capitals. */
export const airlineCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'Must be two letters or digits, with at least one letter'),
  );

export const colourSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^#[0-9A-F]{6}$/, 'Must be a colour such as #1A4F8B'));

/** What founding an airline is asked with. `hub` is the id of an airport. */
export const foundAirlineSchema = z.strictObject({
  name: airlineNameSchema,
  code: z.optional(airlineCodeSchema),
  hub: z.string().check(z.regex(/^[a-z0-9]{15}$/, 'Must be the id of an airport')),
  colour_primary: z.optional(colourSchema),
  colour_secondary: z.optional(colourSchema),
});
export type FoundAirline = z.infer<typeof foundAirlineSchema>;

export const previewAirlineSchema = z.strictObject({ name: airlineNameSchema });

/** What POST /api/am/airline/preview answers. */
export const airlineProposalSchema = z.object({ name: z.string(), code: z.string() });
export type AirlineProposal = z.infer<typeof airlineProposalSchema>;

/** A small even hash (FNV-1a, 32 bit), for choices that should differ from name to name and never change. */
function hashOf(text: string): number {
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

/** Codes in the order in which they suit the name, then all the rest from a place that depends on the name. */
function* candidates(name: string): Generator<string> {
  const words = plainWords(name);
  const joined = words.join('');
  const initials = words.map((word) => word.charAt(0)).join('');
  for (const letters of [initials, joined]) {
    for (let second = 1; second < letters.length; second++) yield letters.charAt(0) + letters.charAt(second);
  }
  const first = joined.charAt(0);
  if (first !== '') for (const second of LETTERS + DIGITS) yield first + second;

  const alphabet = LETTERS + DIGITS;
  const total = alphabet.length ** 2;
  const start = hashOf(nameKey(name)) % total;
  for (let step = 0; step < total; step++) {
    const at = (start + step) % total;
    yield alphabet.charAt(Math.floor(at / alphabet.length)) + alphabet.charAt(at % alphabet.length);
  }
}

/** A free code that suits the name: the same for the same name and the same codes taken; null when none is left. */
export function proposeCode(name: string, isTaken: (code: string) => boolean): string | null {
  for (const code of candidates(name)) {
    if (/[A-Z]/.test(code) && !isTaken(code)) return code;
  }
  return null;
}

/** Liveries to choose from: a body colour, an accent that stands out on it, and what people call the two. */
export const LIVERIES = [
  ['#0B3D91', '#F2B705', 'Navy and gold'],
  ['#8C1C2B', '#F4EDE4', 'Claret and cream'],
  ['#0F6E5C', '#F7C948', 'Pine and amber'],
  ['#2B2D42', '#EF8354', 'Slate and coral'],
  ['#5B2A86', '#9AE3D5', 'Violet and mint'],
  ['#B3541E', '#FBE8D3', 'Rust and sand'],
  ['#14496B', '#7FD1E0', 'Petrol and sky'],
  ['#1F5F2E', '#E8E3C8', 'Forest and straw'],
  ['#A31545', '#FFD9A0', 'Crimson and peach'],
  ['#34495E', '#E8C15A', 'Steel and brass'],
  ['#006D8F', '#FFE3EC', 'Lagoon and blush'],
  ['#4A3426', '#E9A15B', 'Walnut and apricot'],
] as const;

/** The colours an airline starts with when its founder names none: the same for the same name. */
export function proposeColours(name: string): { primary: string; secondary: string } {
  const [primary, secondary] = LIVERIES[hashOf(nameKey(name)) % LIVERIES.length] ?? LIVERIES[0];
  return { primary, secondary };
}
