import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { hookModules } from '#scripts/build/hooks.ts';
import { BUILD } from '#scripts/paths.ts';

export interface TestBuild {
  /** The `build` option of startServer. */
  dir: string;
  remove: () => void;
}

export interface TestBuildOptions {
  /** Files below pb_public by path, instead of the real pages. */
  pages?: Record<string, string | Buffer>;
  /** Changes the compiled hooks, for example to break one. */
  hooks?: (source: string) => string;
}

/** Returns a copy of what the server runs, with the test's own pages or hooks. */
export function makeTestBuild({ pages = {}, hooks }: TestBuildOptions): TestBuild {
  const dir = mkdtempSync(`${tmpdir()}/am-build-`);
  for (const part of ['pb_migrations', 'pb_hooks', 'seed'])
    cpSync(`${BUILD}/${part}`, `${dir}/${part}`, { recursive: true });
  mkdirSync(`${dir}/pb_public`);
  for (const [path, content] of Object.entries(pages)) {
    mkdirSync(dirname(`${dir}/pb_public/${path}`), { recursive: true });
    writeFileSync(`${dir}/pb_public/${path}`, content);
  }
  if (hooks) {
    // Several modules may contain the same source.
    let isChanged = false;
    for (const name of hookModules()) {
      const file = `${dir}/pb_hooks/${name}.js`;
      const before = readFileSync(file, 'utf8');
      const after = hooks(before);
      isChanged ||= after !== before;
      writeFileSync(file, after);
    }
    if (!isChanged) throw new Error('the compiled hooks have nothing of what the test wants to change');
  }
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Returns a build whose transactions hold one airline, or one step, as on the slowest machine. */
export const smallestTransactions = (): TestBuild =>
  makeTestBuild({ hooks: (source) => source.replace(/\bAIM = 50\b/, 'AIM = 0') });
