import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { inRoot } from '../paths.ts';
import { POCKETBASE_VERSION } from './version.ts';

const CACHE = inRoot(`node_modules/.cache/pocketbase/${POCKETBASE_VERSION}`);
const BINARY = `${CACHE}/pocketbase`;
/** Typings of the hooks' globals, which the binary writes itself; pb_hooks/tsconfig.json reads them from here. */
export const TYPINGS = inRoot('node_modules/.cache/pocketbase/types.d.ts');

function goInstall(): void {
  console.error(`Building PocketBase ${POCKETBASE_VERSION} with Go (once, about a minute) …`);
  mkdirSync(CACHE, { recursive: true });
  const ldflags = `-s -w -X github.com/pocketbase/pocketbase.Version=${POCKETBASE_VERSION}`;
  const module = `github.com/pocketbase/pocketbase/examples/base@v${POCKETBASE_VERSION}`;
  execFileSync('go', ['install', '-trimpath', '-ldflags', ldflags, module], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, CGO_ENABLED: '0', GOBIN: CACHE },
  });
  copyFileSync(`${CACHE}/base`, BINARY);
  rmSync(`${CACHE}/base`);
}

function writeTypings(binary: string): void {
  const dir = mkdtempSync(`${tmpdir()}/am-types-`);
  execFileSync(
    binary,
    [
      'migrate',
      'collections',
      `--dir=${dir}`,
      `--hooksDir=${dir}/none`,
      `--migrationsDir=${dir}/m`,
      '--dev=false',
    ],
    {
      stdio: 'ignore',
    },
  );
  copyFileSync(`${dir}/types.d.ts`, TYPINGS);
  rmSync(dir, { recursive: true });
}

/** Path of a PocketBase binary of the pinned version; gets one if there is none yet. */
export function locatePocketbase(): string {
  const binary = process.env.POCKETBASE_BIN || BINARY;
  if (!existsSync(binary)) goInstall();
  if (!existsSync(TYPINGS)) writeTypings(binary);
  return binary;
}
