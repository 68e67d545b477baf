import { spawn } from 'node:child_process';
import { inRoot } from '#scripts/paths.ts';
import { passedOn } from './passed-on.ts';

export interface ScriptResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `npm run <name> -- <args>` without a terminal until it exits. */
export async function runScript(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<ScriptResult> {
  const child = spawn(process.execPath, [inRoot('scripts/run.mjs'), name, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...passedOn(), ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}
