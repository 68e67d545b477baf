import { expect, it } from 'vitest';
import { proseBelow } from '#tests/support/prose.ts';

/** Folders about money, whose texts tell rules with figures. */
const FOLDERS = [
  'game/bank',
  'game/shares',
  'pb_hooks/bank',
  'pb_hooks/shares',
  'web/src/features/bank',
  'web/src/features/shares',
];

/** A percentage in digits. One from a constant is `…%` in the text. */
const PERCENTAGE = /\d%/;

// Otherwise, a changed rule leaves a wrong text behind.
it.each(FOLDERS)('takes the percentages in the texts below %s from the rules', (folder) => {
  const texts = proseBelow(folder).filter(({ kind }) => kind === 'string');
  const typed = texts.filter(({ text }) => PERCENTAGE.test(text));
  expect(typed.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
