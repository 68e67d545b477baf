import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locatePocketbase } from '#scripts/pocketbase/locate.ts';
import { POCKETBASE_VERSION } from '#scripts/pocketbase/version.ts';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(`${tmpdir()}/am-locate-`);
  vi.stubEnv('POCKETBASE_BIN', '');
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(cache, { recursive: true });
});

/**
 * Returns a script that replaces the binary: it prints a version and writes typings into the data folder like
 * PocketBase.
 */
const binaryOf = (version: string) => `#!/bin/sh
if [ "$1" = --version ]; then echo "pocketbase version ${version}"; exit; fi
for argument; do case $argument in --dir=*) mkdir -p "\${argument#--dir=}"; echo > "\${argument#--dir=}/types.d.ts";; esac; done
`;

function source(name: string, version: string, says = version) {
  const get = vi.fn(async (target: string) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    writeFileSync(target, binaryOf(says), { mode: 0o755 });
  });
  return { name, version, get, warn: vi.fn() };
}
const broken = (name: string, reason: string) => ({
  name,
  version: POCKETBASE_VERSION,
  get: () => {
    throw new Error(reason);
  },
});

it('uses the first source that works, once, and caches it', async () => {
  const good = source('good', POCKETBASE_VERSION);
  const later = source('later', POCKETBASE_VERSION);
  const sources = [broken('first', 'out of reach'), good, later];
  const binary = await locatePocketbase(cache, sources);
  expect(binary).toBe(`${cache}/${POCKETBASE_VERSION}/pocketbase`);
  expect(await locatePocketbase(cache, sources)).toBe(binary);
  expect(good.get).toHaveBeenCalledTimes(1);
  expect(later.get).not.toHaveBeenCalled();
  expect(readdirSync(cache).sort()).toEqual([POCKETBASE_VERSION, 'types.d.ts']);
});

it('downloads once for two simultaneous calls, and ignores the lock of a dead process', async () => {
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${cache}/lock`, '4194303');
  const good = source('good', POCKETBASE_VERSION);
  const [one, two] = await Promise.all([locatePocketbase(cache, [good]), locatePocketbase(cache, [good])]);
  expect(one).toBe(two);
  expect(good.get).toHaveBeenCalledTimes(1);
});

it('rejects a binary that reports another version', async () => {
  const wrong = source('wrong', POCKETBASE_VERSION, '0.1.2');
  await expect(locatePocketbase(cache, [wrong])).rejects.toThrow(
    `wrong: it is version 0.1.2, not ${POCKETBASE_VERSION}`,
  );
  expect(readdirSync(cache)).toEqual([]);
});

it('warns each time the fallback is used', async () => {
  const rebuild = source('rebuild', '0.40.4');
  const sources = [broken('first', 'no'), rebuild];
  await locatePocketbase(cache, sources);
  await locatePocketbase(cache, sources);
  expect(rebuild.warn).toHaveBeenCalledTimes(2);
  expect(rebuild.get).toHaveBeenCalledTimes(1);
});

it('lists the attempts and what to do if no source works', async () => {
  const sources = [broken('the release', 'out of reach'), broken('go build', 'Go is not installed')];
  await expect(locatePocketbase(cache, sources)).rejects.toThrow(
    /could not be installed.*the release: out of reach.*go build: Go is not installed.*Install Go .*POCKETBASE_BIN/s,
  );
});

it('prefers POCKETBASE_BIN and reports an invalid one', async () => {
  writeFileSync(`${cache}/mine`, binaryOf('0.40.0'), { mode: 0o755 });
  vi.stubEnv('POCKETBASE_BIN', `${cache}/mine`);
  expect(await locatePocketbase(cache, [])).toBe(`${cache}/mine`);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('POCKETBASE_BIN is PocketBase 0.40.0'));
  vi.stubEnv('POCKETBASE_BIN', `${cache}/nothing`);
  await expect(locatePocketbase(cache, [])).rejects.toThrow(
    /POCKETBASE_BIN is .*nothing, which does not run/,
  );
});
