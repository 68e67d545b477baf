import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { buildHooks } from '#scripts/build/hooks.ts';
import { BUILD, inRoot } from '#scripts/paths.ts';
import { AUDIT_CALL } from './audit-call.ts';
import { type Figures, withFigures } from './figures.ts';
import { RESTART_CALL } from './restart-call.ts';
import { type WrapperName, withWrappers } from './wrappers.ts';

export interface TestBuild {
  /** The `build` option of startServer. */
  dir: string;
  remove: () => void;
}

/** Differences from the product, whose own build has none of them. */
export interface TestBuildOptions {
  /** Files below pb_public by path, instead of the real pages. */
  pages?: Record<string, string | Buffer>;
  /** Other values of constants. */
  figures?: Figures;
  /** Changed parts of the hooks. */
  wrappers?: readonly WrapperName[];
  /** A further file of hooks, in JavaScript. */
  hook?: string;
  /** Lets the hooks read the time with the offset in the build's file `offset`, in ms. */
  isMovable?: boolean;
}

/** Returns a copy of what the server runs, with the test's own pages or hooks. */
export async function makeTestBuild(options: TestBuildOptions = {}): Promise<TestBuild> {
  const { pages = {}, figures = {}, wrappers = [], hook, isMovable = false } = options;
  const dir = mkdtempSync(`${tmpdir()}/am-build-`);
  const isOwn = Object.keys(figures).length > 0 || wrappers.length > 0 || isMovable;
  for (const part of ['pb_migrations', 'seed', ...(isOwn ? [] : ['pb_hooks'])])
    cpSync(`${BUILD}/${part}`, `${dir}/${part}`, { recursive: true });
  if (isOwn)
    await buildHooks(dir, {
      plugins: [withFigures(figures), withWrappers(wrappers)],
      inject: isMovable ? [inRoot('tests/support/goja/moved-time.ts')] : [],
    });
  writeFileSync(`${dir}/pb_hooks/audit-call.pb.js`, AUDIT_CALL);
  writeFileSync(`${dir}/pb_hooks/restart-call.pb.js`, RESTART_CALL);
  if (hook) writeFileSync(`${dir}/pb_hooks/test.pb.js`, hook);
  mkdirSync(`${dir}/pb_public`);
  for (const [path, content] of Object.entries(pages)) {
    mkdirSync(dirname(`${dir}/pb_public/${path}`), { recursive: true });
    writeFileSync(`${dir}/pb_public/${path}`, content);
  }
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Lets transactions hold one airline, or one step, as on the slowest machine. An hour is then half settled for longer. */
export const SMALLEST_TRANSACTIONS: Figures = { AIM: 0 };

export const smallestTransactions = (): Promise<TestBuild> =>
  makeTestBuild({ figures: SMALLEST_TRANSACTIONS });
