import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/paths.ts';
import { floorOf } from '#tests/support/floors.ts';
import { imports } from '../../../package.json';

const SOURCES = ['game', 'pb_hooks', 'pb_migrations', 'web/src'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

const specifiersIn = (text: string): string[] =>
  [...text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'([^'\s]+)'/g)].map((match) => match[1] ?? '');

/** Folders by alias, such as `web/src/` by `#web/`. */
const ALIASES = Object.entries(imports).map(
  ([alias, folder]) => [alias.slice(0, -1), folder.slice('./'.length, -1)] as const,
);

/** Returns what an import specifier names: a project file as its path from the root, or a package. */
function resolveImport(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(ROOT, resolve(dirname(path), specifier));
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  return alias ? `${alias[1]}${specifier.slice(alias[0].length)}` : specifier;
}

const sources = SOURCES.flatMap((folder) => filesBelow(`${ROOT}${folder}`)).map((path) => {
  const text = readFileSync(path, 'utf8');
  const specifiers = specifiersIn(text);
  const imports = specifiers.map((specifier) => resolveImport(path, specifier));
  return { path: relative(ROOT, path), specifiers, imports, text };
});
const below = (folder: string) => sources.filter((source) => source.path.startsWith(`${folder}/`));
const layerOf = (path: string) => path.split('/')[0] ?? '';

/** Returns every `file → import` that breaks a rule, so that a failure lists what to fix. */
function breaches(folder: string, allowed: (name: string, path: string) => boolean): string[] {
  return below(folder).flatMap(({ path, imports }) =>
    imports.filter((name) => !allowed(name, path)).map((name) => `${path} → ${name}`),
  );
}

type Links = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns the links that are left when everything that links to nothing else, or to which nothing else links, is gone. */
function circles(links: Links): string[] {
  const rest = new Map([...links].map(([from, others]) => [from, new Map(others)] as const));
  for (let before = -1; before !== rest.size; ) {
    before = rest.size;
    const linked = new Set([...rest.values()].flatMap((others) => [...others.keys()]));
    for (const [from, others] of rest) {
      for (const other of others.keys()) if (!rest.has(other)) others.delete(other);
      if (others.size === 0 || !linked.has(from)) rest.delete(from);
    }
  }
  return [...rest.values()].flatMap((others) => [...others.values()]);
}

/** Returns the imports between files, or between what `nameOf` makes of their paths. */
function linksIn(folders: readonly string[], nameOf = (path: string) => path) {
  const links = new Map<string, Map<string, string>>();
  for (const { path, imports } of folders.flatMap(below))
    for (const name of imports) {
      const [from, to] = [nameOf(path), nameOf(name)];
      if (from === to || !/\.tsx?$/.test(name)) continue;
      if (!links.has(from)) links.set(from, new Map());
      links.get(from)?.set(to, `${path} → ${name}`);
    }
  return links;
}

describe('layers', () => {
  it('includes the sources', () => {
    for (const folder of SOURCES) expect(below(folder).length, folder).toBeGreaterThan(0);
  });

  it('game imports only itself and zod', () => {
    expect(breaches('game', (name) => layerOf(name) === 'game' || /^zod(\/|$)/.test(name))).toEqual([]);
  });

  it('game uses no clock, no chance and no I/O', () => {
    const banned =
      /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bfetch\(|\bsetTimeout\b|\bprocess\.|\bconsole\./;
    expect(
      below('game')
        .filter(({ text }) => banned.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('hooks import only their own folder, game and zod', () => {
    expect(
      breaches('pb_hooks', (name) => ['pb_hooks', 'game'].includes(layerOf(name)) || /^zod(\/|$)/.test(name)),
    ).toEqual([]);
  });

  it('migrations import nothing that can change later', () => {
    expect(breaches('pb_migrations', (name) => layerOf(name) === 'pb_migrations')).toEqual([]);
  });

  it('only the registrations use $app', () => {
    const naming = below('pb_hooks').filter(
      ({ path, text }) => !path.endsWith('.pb.ts') && /\$app\b/.test(text),
    );
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  it('web imports no server code', () => {
    const forbidden = ['pb_hooks', 'pb_migrations', 'scripts', 'tests', 'seed'];
    expect(breaches('web/src', (name) => !forbidden.includes(layerOf(name)))).toEqual([]);
  });

  it('a feature imports no other feature and nothing from the app', () => {
    const featureOf = (path: string) => path.match(/^web\/src\/features\/([^/]+)/)?.[1];
    const allowed = (name: string, path: string) =>
      (featureOf(name) === undefined || featureOf(name) === featureOf(path)) &&
      !name.startsWith('web/src/app/');
    expect(breaches('web/src/features', allowed)).toEqual([]);
  });

  it('components and lib import no feature and nothing from the app', () => {
    const allowed = (name: string) => !/^web\/src\/(features|app)\//.test(name);
    expect([...breaches('web/src/components', allowed), ...breaches('web/src/lib', allowed)]).toEqual([]);
  });

  it('only web/src/lib imports the PocketBase SDK', () => {
    expect(
      breaches('web/src', (name, path) => name !== 'pocketbase' || path.startsWith('web/src/lib/')),
    ).toEqual([]);
  });

  it('no files import each other in a circle, types included', () => {
    expect(circles(linksIn(SOURCES))).toEqual([]);
  });

  it('folders of the rules import each other in one direction only', () => {
    expect(circles(linksIn(['game'], dirname))).toEqual([]);
  });

  it('the hooks import no higher floor', () => {
    expect(
      breaches('pb_hooks', (name, path) => !name.startsWith('pb_hooks/') || floorOf(name) <= floorOf(path)),
    ).toEqual([]);
  });

  it('the module that ticks loads neither the settlement nor the end of an airline', () => {
    const loaded = new Set(['pb_hooks/modules/start.ts']);
    for (const path of loaded) {
      const text = sources.find((source) => source.path === path)?.text ?? '';
      for (const name of specifiersIn(text.replace(/import type [^;]+;/g, '')))
        loaded.add(resolveImport(join(ROOT, path), name));
    }
    expect(loaded.size).toBeGreaterThan(20);
    expect([...loaded].filter((path) => /^pb_hooks\/(settlement|endings)\//.test(path))).toEqual([]);
  });

  it('no two exported types of the rules and of the hooks have the same name', () => {
    const names = [...below('game'), ...below('pb_hooks')].flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => ({ name, path })),
    );
    const twice = names.filter(({ name, path }) =>
      names.some((other) => other.name === name && other.path !== path),
    );
    expect(twice.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
  });

  it('imports leave their folder by one level, or by an alias', () => {
    const all = [...SOURCES, 'scripts', 'tests'].flatMap((folder) => filesBelow(`${ROOT}${folder}`));
    const climbing = all.flatMap((path) =>
      specifiersIn(readFileSync(path, 'utf8'))
        .filter((specifier) => specifier.startsWith('../../') && !specifier.endsWith('.json'))
        .map((specifier) => `${relative(ROOT, path)} → ${specifier}`),
    );
    expect(climbing).toEqual([]);
  });

  it('notices, airlines and ledger entries are each inserted in one file', () => {
    const writers = below('pb_hooks').flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:insertInto|singleInsert|insertFrom)\(\s*(NOTICE|AIRLINE|LEDGER)\b/g)].map(
        ([, table]) => `${table} ${path}`,
      ),
    );
    expect([...new Set(writers)].sort()).toEqual([
      'AIRLINE pb_hooks/airline/add-airline.ts',
      'LEDGER pb_hooks/books/ledger/write-entries.ts',
      'NOTICE pb_hooks/people/write-notices.ts',
    ]);
    const saved = below('pb_hooks').filter(({ text }) =>
      /new Record\(\s*\w+\.findCollectionByNameOrId\('(?:notice|airline|ledger)'\)/.test(text),
    );
    expect(saved.map(({ path }) => path)).toEqual([]);
  });
});
