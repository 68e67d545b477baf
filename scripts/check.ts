import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';
import { SERVER } from './pocketbase/from-go.ts';
import { locatePocketbase } from './pocketbase/locate.ts';
import { table } from './table.ts';

interface Step {
  name: string;
  /** Returns what is wrong, or undefined. */
  run: () => Promise<string | undefined> | string | undefined;
}

interface Ended {
  /** Whether there is such a command. */
  exists: boolean;
  isOk: boolean;
  stdout: string;
  stderr: string;
}

const runTool = (file: string, args: string[], cwd = inRoot('.')): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(file, args, { cwd, maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      resolve({ exists: error?.code !== 'ENOENT', isOk: error === null, stdout, stderr }),
    );
  });

/** Returns a step that runs a tool from node_modules. Its output is the error message. */
const tool =
  (name: string, ...args: string[]) =>
  async (): Promise<string | undefined> => {
    const { isOk, stdout, stderr } = await runTool(inRoot(`node_modules/.bin/${name}`), args);
    return isOk ? undefined : `${stdout}${stderr}`;
  };

/** Checks the Go part of the server. Skips this with a message if Go is not installed. */
async function goSources(): Promise<string | undefined> {
  const unformatted = await runTool('gofmt', ['-l', '.'], SERVER);
  if (!unformatted.exists) {
    console.log('SKIPPED: the check of the Go sources, because Go is not installed.');
    return undefined;
  }
  if (unformatted.stdout !== '') return `gofmt would change ${unformatted.stdout}`;
  const { isOk, stderr } = await runTool('go', ['vet', '.'], SERVER);
  return isOk ? undefined : stderr;
}

/**
 * Checks that the lock file contains only package names and hashes. An address would direct everyone to one
 * machine's registry.
 */
function lockWithoutAddresses(): string | undefined {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string }>;
  };
  const named = Object.keys(packages).filter((path) => packages[path]?.resolved);
  if (named.length === 0) return undefined;
  return `package-lock.json names the address of ${named.join(', ')}. Run npm i without --no-save to remove it (.npmrc).`;
}

const STEPS: Step[] = [
  { name: 'format and lint (biome)', run: tool('biome', 'ci', '--colors=off') },
  { name: 'types (tsc)', run: tool('tsc', '-p', '.') },
  { name: 'types of the hooks (tsc)', run: tool('tsc', '-p', 'pb_hooks') },
  { name: 'dead code and dependencies (knip)', run: tool('knip', '--no-progress') },
  { name: 'Go (gofmt, go vet)', run: goSources },
  { name: 'lock file without addresses', run: lockWithoutAddresses },
];

// The binary provides the hooks' typings.
await locatePocketbase();

let failed = 0;
// All at once, because some use one core only.
const rows = await Promise.all(
  STEPS.map(async ({ name, run }) => {
    const started = Date.now();
    const wrong = await run();
    if (wrong !== undefined) {
      failed += 1;
      console.log(`\n── ${name}\n${wrong.trimEnd()}`);
    }
    return [name, wrong === undefined ? 'ok' : 'FAILED', `${((Date.now() - started) / 1000).toFixed(1)} s`];
  }),
);
console.log(`\n${table(['check', '', 'time'], rows)}\n`);
console.log(`${STEPS.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
