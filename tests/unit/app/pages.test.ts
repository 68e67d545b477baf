import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { canonicalPath } from '#web/app/canonical-path.ts';
import { linkTo, linkToAirline, PAGE_LIST } from '#web/lib/pages.ts';

const PATHS = new Set(PAGE_LIST.map(({ path }) => path.split('?')[0] ?? ''));
/** First segments of all paths, such as `route`. */
const SECTIONS = new Set([...PATHS].map((path) => path.split('/')[1]).filter(Boolean));

function sourcesBelow(folder: string): [path: string, text: string][] {
  return readdirSync(inRoot(folder)).flatMap((name): [string, string][] => {
    const path = `${folder}/${name}`;
    if (statSync(inRoot(path)).isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(name) ? [[path, readFileSync(inRoot(path), 'utf8')]] : [];
  });
}

/** Returns the literal paths in a source text whose first segment is that of a page. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/['"`](\/([a-z-]+)(?:\/[a-z/-]*)?)(?=['"`?$#])/g)].flatMap(([, path = '', section]) =>
    SECTIONS.has(section) ? [path] : [],
  );

/** Returns the links to the first page in a source text, whose path is a slash. */
const homeLinksIn = (text: string): string[] =>
  text.match(/['"`]\/\?\w|(?:\bto=|\bto: |\b(?:navigate|redirect|replace)\()['"`]\/['"`]/g) ?? [];

describe('the table of pages', () => {
  it('has canonical paths, each once', () => {
    for (const path of PATHS) expect(canonicalPath(path)).toBe(path);
    const all = PAGE_LIST.map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
  });

  it('names the file of each page, and all of them', () => {
    const files = PAGE_LIST.flatMap(({ file }) => (file ? [file] : []));
    for (const file of files) expect(existsSync(inRoot(`web/src/features/${file}`)), file).toBe(true);
    const found = sourcesBelow('web/src/features').map(([path]) => path);
    const pages = found.filter((path) => path.endsWith('-page.tsx'));
    expect([...new Set(files)].map((file) => `web/src/features/${file}`).sort()).toEqual(pages.sort());
  });

  it('finds literal paths', () => {
    expect(pathsIn('<Link to="/route/manage/">')).toEqual(['/route/manage/']);
    expect(pathsIn(`\`/fleet/manage/?aircraft=\${id}\``)).toEqual(['/fleet/manage/']);
    expect(pathsIn("callApi('/api/am/route/quote')")).toEqual([]);
    expect(homeLinksIn('<Link to="/">')).toHaveLength(1);
    expect(homeLinksIn(`to={\`/?flight=\${id}\`}`)).toHaveLength(1);
    expect(homeLinksIn("link.startsWith('/')")).toEqual([]);
  });

  it('is the only place in the web app with paths of pages', () => {
    const others = sourcesBelow('web/src').filter(([path]) => path !== 'web/src/lib/pages.ts');
    const found = others.flatMap(([path, text]) =>
      [...pathsIn(text), ...homeLinksIn(text)].map((literal) => `${path} ${literal}`),
    );
    expect(found).toEqual([]);
  });

  // Hooks cannot import from the web app, and each of their runtimes would hold a copy of a shared table.
  it('has the page of every link in the hooks', () => {
    const sources = [...sourcesBelow('pb_hooks'), ...sourcesBelow('game')];
    const links = sources.flatMap(([path, text]) => [
      ...pathsIn(text).map((link) => [path, link]),
      ...[...text.matchAll(/\blink: ['"`](\/[^'"`?]*)/g)].map(([, link = '']) => [path, link]),
    ]);
    expect(links.length).toBeGreaterThan(5);
    for (const [path, link = ''] of links)
      expect([...PATHS], `${path} ${link}`).toContain(canonicalPath(link));
  });
});

describe('linkTo', () => {
  it('adds the parameters that have a value', () => {
    expect(linkTo('world')).toBe('/');
    expect(linkTo('world', { flight: '' })).toBe('/');
    expect(linkTo('acquireRoute', { from: 'CPH', to: 'LHR', with: undefined })).toBe(
      '/route/acquire/?from=CPH&to=LHR',
    );
    expect(linkTo('manageRoutes', { view: 'timetable', line: 'abc' })).toBe(
      '/route/manage/?view=timetable&line=abc',
    );
  });

  it('adds parameters to those of the page', () => {
    expect(linkTo('negotiations')).toBe('/?exchange=negotiations');
    expect(linkTo('negotiations', { talk: 'abc' })).toBe('/?exchange=negotiations&talk=abc');
  });
});

describe('linkToAirline', () => {
  it('returns a canonical path', () => {
    expect(linkToAirline('A1')).toBe('/airline/A1/');
    expect(canonicalPath(linkToAirline('A1'))).toBe('/airline/A1/');
  });
});
