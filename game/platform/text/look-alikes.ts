/**
 * Letters of other scripts that look like a letter a–z or a digit, as hexadecimal code points. From Unicode
 * Technical Standard #39, confusables.txt 13.0.0: the entries of Latin, Greek, Coptic, Cyrillic, Armenian,
 * Cherokee and Lisu that map to one ASCII character, as small letters. If the capital and the small letter
 * resemble different letters, as with Greek ν (N, v), the capital decides. Characters that NFKC turns into
 * ASCII, such as full-width letters, are not listed.
 */
const TABLE = `
2:1a8 3e9 a645 a75b
3:21d 25c 292 437 4e1 2ccd a76b
4:ab9e
5:1bd
6:431 2cd3 abbe
8:223
9:2ccb a76f
a:251 3b1 430 a4ee ab7a
b:185 3b2 432 44c 13fc a4d0 a7b5 ab9f
c:441 1d04 2ca5 a4da abaf
d:501 a4d2 a4d3 ab70 abb7
e:3b5 435 4bd a4f0 ab32 ab7c
f:3dd 584 1e9d a4dd a799 ab35
g:18d 261 50d 581 13fb 1d83 a4d6 ab90
h:3b7 43d 4bb 570 2c8f a4e7 ab8b ab92
j:29d 3f3 458 a4d9 ab7b
k:3ba 43a 2c95 a4d7 abb6
l:1c0 269 26a 3b9 456 4cf 2c93 2cd1 a4e1 a4f2 a647 ab75 abae
m:3bc 3fb 43c 2c99 a4df ab87
n:3bd 578 57c 2c9b a4e0
o:3bf 3c3 43e 585 1d0f 1d11 2c9f a4f3 ab3d
p:3c1 440 2ca3 a4d1 abb2
q:51b 563 566
r:280 433 1d26 2c85 a4e3 ab47 ab48 ab71 ab81 aba2
s:455 57f a4e2 a731 aba5 abaa
t:3c4 442 2ca7 a4d4 ab72
u:28b 57d 1d1c a4f4 a79f ab4e ab52
v:475 1d20 a4e6 aba9
w:26f 461 51d 561 1d21 a4ea ab83 aba4
x:d7 3c7 445 2cad a4eb ab53
y:263 28f 3b3 3c5 443 4af 1d8c 1eff 2ca9 a4ec ab5a ab79 ab8d
z:3b6 1d22 a4dc ab93
`;

/** ASCII characters that look alike as capitals or as small letters. */
const ASCII: readonly (readonly [string, string])[] = [
  ['i', 'l'],
  ['1', 'l'],
  ['|', 'l'],
  ['0', 'o'],
];

/** Scripts with letters that resemble those of another script, as ranges of code points. */
const SCRIPTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  Latin: [
    [0x41, 0x5a],
    [0x61, 0x7a],
    [0xc0, 0xd6],
    [0xd8, 0xf6],
    [0xf8, 0x2af],
    [0x1d00, 0x1d25],
    [0x1e00, 0x1eff],
    [0x2c60, 0x2c7f],
    [0xa722, 0xa787],
    [0xa78b, 0xa7ff],
    [0xab30, 0xab5a],
  ],
  Greek: [
    [0x370, 0x3e1],
    [0x3f0, 0x3ff],
    [0x1d26, 0x1d2a],
    [0x1f00, 0x1fff],
  ],
  Coptic: [
    [0x3e2, 0x3ef],
    [0x2c80, 0x2cf3],
  ],
  Cyrillic: [
    [0x400, 0x52f],
    [0x1c80, 0x1c8f],
    [0x1d2b, 0x1d2b],
    [0xa640, 0xa69f],
  ],
  Armenian: [[0x531, 0x587]],
  Cherokee: [
    [0x13a0, 0x13ff],
    [0xab70, 0xabbf],
  ],
  Lisu: [[0xa4d0, 0xa4ff]],
};

let known: Map<string, string> | undefined;

/** Cached per runtime and created on first use. */
function looks(): ReadonlyMap<string, string> {
  if (known) return known;
  known = new Map(ASCII);
  for (const row of TABLE.trim().split('\n'))
    for (const point of row.slice(2).split(' '))
      known.set(String.fromCodePoint(Number.parseInt(point, 16)), row.charAt(0));
  return known;
}

/** Returns text in small letters with each letter replaced by the one it resembles. Accents remain. */
export function foldLookAlikes(text: string): string {
  const table = looks();
  return [...text.normalize('NFKD')]
    .map((char) => table.get(char) ?? char)
    .join('')
    .normalize('NFC');
}

function scriptOf(char: string): string | undefined {
  const point = char.codePointAt(0) ?? 0;
  const has = ([from, to]: readonly [number, number]) => point >= from && point <= to;
  return Object.keys(SCRIPTS).find((name) => SCRIPTS[name]?.some(has));
}

/**
 * Checks whether one word mixes letters of two scripts that look alike, such as Latin 'Sky' with a Cyrillic
 * 'у'.
 */
export function mixesScripts(text: string): boolean {
  return text
    .normalize('NFKC')
    .split(/[\s\-–—/.,&+']+/)
    .some((word) => new Set([...word].map(scriptOf).filter(Boolean)).size > 1);
}
