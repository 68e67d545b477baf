import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/paths.ts';

const SOURCES = ['game', 'pb_hooks', 'pb_migrations', 'web/src'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

/** Returns the import specifiers of a source file: project files as paths from the root, packages by name. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const specifiers = [...text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'([^'\s]+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.map((name) =>
    name.startsWith('.') ? relative(ROOT, resolve(dirname(path), name)) : name,
  );
}

const sources = SOURCES.flatMap((folder) => filesBelow(`${ROOT}${folder}`)).map((path) => ({
  path: relative(ROOT, path),
  imports: importsOf(path),
  text: readFileSync(path, 'utf8'),
}));
const below = (folder: string) => sources.filter((source) => source.path.startsWith(`${folder}/`));
const layerOf = (path: string) => path.split('/')[0] ?? '';

/** Returns every `file → import` that breaks a rule, so that a failure lists what to fix. */
function breaches(folder: string, allowed: (name: string, path: string) => boolean): string[] {
  return below(folder).flatMap(({ path, imports }) =>
    imports.filter((name) => !allowed(name, path)).map((name) => `${path} → ${name}`),
  );
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

  it('hooks and migrations import only their own folder, game and zod', () => {
    for (const folder of ['pb_hooks', 'pb_migrations']) {
      expect(
        breaches(folder, (name) => [folder, 'game'].includes(layerOf(name)) || /^zod(\/|$)/.test(name)),
      ).toEqual([]);
    }
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
});
