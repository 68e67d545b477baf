import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { PAGES, readPage } from '#tests/support/documents.ts';

/** Lines that fit into the README. The rest is in docs/. */
const README_LINES = 150;

/** Returns the anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...readPage(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the targets of a page's links to other files, from the project's root, and to headings. */
const linksOf = (page: string): { file: string; anchor: string }[] =>
  [...readPage(page).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].map(([, file = '', anchor = '']) => ({
    file: file === '' ? page : join(dirname(page), file),
    anchor,
  }));

it('the README fits 150 lines and links every other page', () => {
  expect(readPage('README.md').split('\n').length).toBeLessThanOrEqual(README_LINES);
  const linked = linksOf('README.md').map(({ file }) => file);
  expect(PAGES.filter((page) => page !== 'README.md' && !linked.includes(page))).toEqual([]);
});

it.each(PAGES)('all links of %s lead to a file and a heading', (page) => {
  const broken = linksOf(page).filter(
    ({ file, anchor }) => !existsSync(inRoot(file)) || (anchor !== '' && !anchorsOf(file).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

/** Folders whose files pages name. */
const NAMED = /`((?:\.ci|game|pb_hooks|pb_migrations|scripts|seed|server|tests|web)\/[\w./-]*)`/g;

it.each(PAGES)('all files that %s names exist', (page) => {
  const named = [...readPage(page).matchAll(NAMED)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});
