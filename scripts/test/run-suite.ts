import { type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { imageUnderTest } from './image.ts';
import type { Failure, Result } from './result.ts';
import type { Suite } from './suites.ts';

const REQUIRE_ALL = process.env.CI === 'true';

export interface Outcome extends Result {
  name: string;
  seconds: number;
  /** Why it did not run, or undefined if it did. */
  reason?: string;
}

function runNode(args: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): Promise<number | null> {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { stdio, env }).on('close', resolve);
  });
}

/** Returns a failure that belongs to no test of a suite. */
const failureOf = (reason: string): Failure => ({ file: '', titles: [], isFlaky: false, reason: [reason] });

const nothingBut = (reason: string): Result => ({
  counts: { passed: 0, failed: 1, skipped: 0 },
  failures: [failureOf(reason)],
  files: [],
});

async function resultOf(suite: Suite, report: string, stdio: StdioOptions): Promise<Result> {
  let image = {};
  try {
    if (suite.name === 'image') image = { APP_IMAGE: await imageUnderTest(stdio) };
  } catch (error) {
    if (error instanceof Problem) return nothingBut(error.message);
    throw error;
  }
  const { args, env } = suite.command(report);
  const code = await runNode(args, { ...process.env, ...env, ...image }, stdio);
  if (!existsSync(report)) return nothingBut('It ended without a report. See its output above');
  const result = suite.result(report);
  if (code === 0 || result.counts.failed > 0) return result;
  // An error outside all tests, such as an unhandled promise rejection, is missing from every report.
  const reason = 'It failed outside its tests. See its output above';
  return { ...result, counts: { ...result.counts, failed: 1 }, failures: [failureOf(reason)] };
}

/** Returns the number of tests in a suite that cannot run here. */
function size(suite: Suite): number {
  const { stdout } = spawnSync(process.execPath, suite.list, { encoding: 'utf8', maxBuffer: 64_000_000 });
  try {
    return suite.listed(stdout);
  } catch {
    return 1;
  }
}

/** Runs a suite, or says why it cannot run here. @param stdio where its output goes */
export async function runSuite(suite: Suite, report: string, stdio: StdioOptions): Promise<Outcome> {
  const { name } = suite;
  const missing = await suite.missing();
  if (missing !== undefined) {
    const counts = { passed: 0, failed: REQUIRE_ALL ? 1 : 0, skipped: size(suite) };
    const reason = `${REQUIRE_ALL ? 'FAILED' : 'SKIPPED'}: the ${name} tests did not run, because ${missing}.`;
    return { name, seconds: 0, reason, counts, failures: [], files: [] };
  }
  const started = Date.now();
  const result = await resultOf(suite, report, stdio);
  return { name, seconds: Math.round((Date.now() - started) / 1_000), ...result };
}
