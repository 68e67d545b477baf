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

/** A change of the compiled hooks, as for String.replace. */
export type HookPatch = readonly [pattern: RegExp | string, replacement: string];

export interface TestBuildOptions {
  /** Files below pb_public by path, instead of the real pages. */
  pages?: Record<string, string | Buffer>;
  /** Changes of the compiled hooks, for example to break one. Each must apply to one module or more. */
  hooks?: readonly HookPatch[];
}

/** Returns a copy of what the server runs, with the test's own pages or hooks. */
export function makeTestBuild({ pages = {}, hooks = [] }: TestBuildOptions): TestBuild {
  const dir = mkdtempSync(`${tmpdir()}/am-build-`);
  for (const part of ['pb_migrations', 'pb_hooks', 'seed'])
    cpSync(`${BUILD}/${part}`, `${dir}/${part}`, { recursive: true });
  mkdirSync(`${dir}/pb_public`);
  for (const [path, content] of Object.entries(pages)) {
    mkdirSync(dirname(`${dir}/pb_public/${path}`), { recursive: true });
    writeFileSync(`${dir}/pb_public/${path}`, content);
  }
  const sources = new Map(
    [...hookModules(), 'main.pb'].map((name) => {
      const file = `${dir}/pb_hooks/${name}.js`;
      return [file, readFileSync(file, 'utf8')];
    }),
  );
  for (const [pattern, replacement] of hooks) {
    let isChanged = false;
    for (const [file, before] of sources) {
      const after = before.replace(pattern, replacement);
      isChanged ||= after !== before;
      sources.set(file, after);
    }
    if (!isChanged) throw new Error(`the compiled hooks have nothing that matches ${pattern}`);
  }
  for (const [file, source] of sources) writeFileSync(file, source);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Lets transactions hold one airline, or one step, as on the slowest machine. An hour is then half settled for longer. */
export const SMALLEST_TRANSACTIONS: HookPatch = [/\bAIM = 50\b/, 'AIM = 0'];

export const smallestTransactions = (): TestBuild => makeTestBuild({ hooks: [SMALLEST_TRANSACTIONS] });
