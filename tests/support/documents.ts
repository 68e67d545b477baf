import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '#scripts/paths.ts';

/** Pages of the documentation, from the project's root. */
export const PAGES: readonly string[] = [...filesOf('.'), ...filesOf('docs').map((name) => `docs/${name}`)];

function filesOf(folder: string): string[] {
  return readdirSync(inRoot(folder)).filter((name) => name.endsWith('.md'));
}

export const readPage = (path: string): string => readFileSync(inRoot(path), 'utf8');

/** Text of all pages. */
export const allPages = (): string => PAGES.map(readPage).join('\n');

/** A code block of a page. */
interface CodeBlock {
  /** Nearest heading above it, such as "## Restore". */
  heading: string;
  language: string;
  code: string;
}

/** Returns the code blocks of all pages. */
export const codeBlocks = (): CodeBlock[] => PAGES.flatMap(blocksOf);

function blocksOf(path: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let heading = '';
  for (const [, title, language, code] of readPage(path).matchAll(/^(#+ .+)$|^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (title !== undefined) heading = title;
    else if (language !== undefined) blocks.push({ heading, language, code: code ?? '' });
  }
  return blocks;
}

/** Returns the only code block of a language below a heading. */
export function blockBelow(heading: string, language: string): string {
  const found = codeBlocks().filter((block) => block.heading === heading && block.language === language);
  const [block] = found;
  if (!block || found.length > 1)
    throw new Error(`the documentation has ${found.length} ${language} blocks below "${heading}"`);
  return block.code;
}
