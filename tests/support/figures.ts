import { expect, it } from 'vitest';
import { readPage } from './documents.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** Returns a figure as docs/game.md writes it: 25,000 or −1.8. */
export const say = (figure: number): string => numbers.format(figure).replace('-', '−');
export const percent = (share: number): string => `${say(Math.round(share * 1e4) / 100)}%`;
export const dollars = (amount: number): string => `$${say(amount)}`;
/** Returns a row of a table. */
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
/** Returns a list such as "2%, 4% and 6%". */
export const list = (items: readonly string[], last = 'and'): string =>
  `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** Returns the text of a section of docs/game.md on one line. Rows of tables keep theirs. */
function sectionOf(title: string): string {
  const [, text] = readPage('docs/game.md').split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`docs/game.md has no section "${title}"`);
  const [section = ''] = text.split('\n## ');
  return section.replace(/\s*\n\s*(?!\|)/g, ' ');
}

/** Tests that a section of docs/game.md contains phrases with figures of the code. */
export function itStates(section: string, phrases: readonly string[]): void {
  it.each(phrases)(`docs/game.md, ${section}, states: %s`, (phrase) => {
    expect(sectionOf(section)).toContain(phrase);
  });
}
