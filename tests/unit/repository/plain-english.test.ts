import { describe, expect, it } from 'vitest';
import { PAGES } from '#tests/support/documents.ts';
import { type Prose, proseBelow, proseOfDocument } from '#tests/support/prose.ts';

/** Folders whose texts follow the rules. Add a folder when its texts are rewritten. */
const FOLDERS = ['game', 'pb_hooks', 'pb_migrations', 'scripts', 'tests', 'web/src'];
const DOCUMENTS = [
  ...PAGES,
  'seed/README.md',
  'seed/aircraft-models.md',
  'scripts/research/README.md',
  'scripts/research/demand/published/README.md',
];

interface Rule {
  /** Words that must not come back. */
  words: RegExp;
  instead: string;
  /** Kinds of text for which the rule holds; all by default. */
  kinds?: readonly Prose['kind'][];
}

const COUNTED =
  'km|kg|people|trips|flights|hours|dollars|passengers|movements|seats|aircraft|times|visitors|once|twice';
const PERIOD = 'day|week|month|year|hour|minute|second|tonne|seat|head';

const RULES: readonly Rule[] = [
  { words: /\banew\b/i, instead: 'again' },
  { words: /\b(to|can|could|cannot|not|would) be had\b/i, instead: 'available' },
  { words: /\breckon/i, instead: 'estimate, or count' },
  { words: /\bmend(s|ed|ing)?\b/i, instead: 'fix, or resolve' },
  { words: /\bdear(er|est)?\b/i, instead: 'expensive, high or slow' },
  { words: /\bso (many|much)\b(?! that)/i, instead: 'this many, or a number of' },
  { words: /\bwhom\b/i, instead: 'a noun as the subject of a new sentence' },
  { words: /\bmeanwhile\b/i, instead: 'at the same time, or until then' },
  { words: /\bby (itself|themselves)\b/i, instead: 'automatically, or separately' },
  { words: /\btold (by|apart|from)\b/i, instead: 'identified by, or distinguished' },
  { words: /\blets? (\w+ )?expect\b/i, instead: 'expected' },
  { words: /\bwish(es|ed)? (for|to)\b/i, instead: 'demand, or want' },
  { words: /\b(stands?|stood) (in|at|there|on|for|by|still|above|below|here|ready)\b/i, instead: 'is' },
  { words: /\b(whoever|whosoever|the one who|who(m|ever) it)\b/i, instead: 'a noun' },
  { words: /\b(oneself|one's own)\b/i, instead: "the airline's own, or you" },
  { words: /\bthat there (is|are|was|were)\b/i, instead: 'existing, or nothing' },
  { words: /\bfrom when on\b/i, instead: 'the time from which' },
  { words: /\b(this|the|our) engine('s)?\b/i, instead: 'goja, or runtime' },
  { words: /\be-mail/i, instead: 'email' },
  {
    words: new RegExp(`(\\d|%|\\b(${COUNTED})) an? (game )?(${PERIOD})\\b`, 'i'),
    instead: 'per day, per week',
  },
  {
    words: /^(Who|Whom|What|Where|How many|So|That)\b(?!.*\?)/,
    instead: 'a noun phrase, "Returns …" or "Checks …"',
    kinds: ['comment'],
  },
];

/** Returns `file:line "words" → replacement` for each text that breaks a rule. */
function breaches(prose: readonly Prose[]): string[] {
  return prose.flatMap((one) =>
    RULES.flatMap(({ words, instead, kinds }) => {
      const found = words.exec(one.text);
      if (!found || (kinds && !kinds.includes(one.kind))) return [];
      return [`${one.file}:${one.line} ${one.kind} "${found[0]}" → ${instead}`];
    }),
  );
}

describe('plain English', () => {
  it.each(FOLDERS)('is used in comments, test names and sentences below %s', (folder) => {
    // Strings in tests quote texts of other folders, or contain test data.
    const prose = proseBelow(folder).filter(({ kind }) => kind !== 'string' || folder !== 'tests');
    expect(new Set(prose.map(({ file }) => file)).size).toBeGreaterThan(folder === 'pb_migrations' ? 0 : 20);
    expect(breaches(prose)).toEqual([]);
  });

  it.each(DOCUMENTS)('is used in %s', (file) => {
    expect(breaches(proseOfDocument(file))).toEqual([]);
  });

  it.each([
    ['comment', 'The next hour plans it anew.'],
    ['test name', 'flies three times a day'],
    ['string', 'None is to be had.'],
    ['comment', 'Who takes an offer.'],
  ] as const)('is missing in the %s "%s"', (kind, text) => {
    expect(breaches([{ file: 'x.ts', line: 1, kind, text }])).toHaveLength(1);
  });
});
