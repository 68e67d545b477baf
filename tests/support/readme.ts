import { readFileSync } from 'node:fs';
import { inRoot } from '#scripts/paths.ts';

const README = `\n${readFileSync(inRoot('README.md'), 'utf8')}`;

/** Returns the code blocks of a language between a heading (or bold lead-in) and the next heading. */
export function readmeBlocks(heading: string, language: string): string[] {
  const start = README.indexOf(`\n${heading}`);
  if (start < 0) throw new Error(`README.md has no "${heading}"`);
  const rest = README.slice(start + heading.length + 1);
  const end = rest.search(/\n#{1,3} /);
  const section = end < 0 ? rest : rest.slice(0, end);
  return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code ?? '');
}
