import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buildTargets } from './build/targets.ts';
import { limitsCalls, locatePocketbase } from './pocketbase/locate.ts';
import { Problem } from './problem.ts';
import { table } from './table.ts';
import { imageUnderTest } from './test/image.ts';
import { type Counts, type Failure, failureLines, type Result } from './test/result.ts';
import { SUITES, type Suite } from './test/suites.ts';

const REQUIRE_ALL = process.env.CI === 'true';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  throw new Problem(
    `No such tests: ${unknown.join(', ')}. There are ${SUITES.map(({ name }) => name).join(', ')}.`,
  );
}

const reports = mkdtempSync(`${tmpdir()}/am-reports-`);
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit', env }).on('close', resolve);
  });
}

/** Returns a failure that belongs to no test of a suite. */
const failureOf = (reason: string): Failure => ({ file: '', titles: [], isFlaky: false, reason: [reason] });

const nothingBut = (reason: string): Result => ({
  counts: { passed: 0, failed: 1, skipped: 0 },
  failures: [failureOf(reason)],
});

async function run(suite: Suite): Promise<Result> {
  const report = `${reports}/${suite.name}.json`;
  const image = suite.name === 'image' ? { APP_IMAGE: imageUnderTest() } : {};
  const { args, env } = suite.command(report);
  const code = await runNode(args, { ...process.env, ...env, ...image });
  if (!existsSync(report)) return nothingBut('It ended without a report. See its output above');
  const { counts, failures } = suite.result(report);
  if (code === 0 || counts.failed > 0) return { counts, failures };
  // An error outside all tests, such as an unhandled promise rejection, is missing from every report.
  const reason = 'It failed outside its tests. See its output above';
  return { counts: { ...counts, failed: 1 }, failures: [failureOf(reason)] };
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

const binary = await locatePocketbase();
await buildTargets(undefined, (name) => console.log(`Building ${name} …`));

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const rows: string[][] = [];
const reasons: string[] = [];
if (!limitsCalls(binary))
  reasons.push(
    'SKIPPED: the limit of concurrent calls, because this PocketBase was not built from scripts/pocketbase/server.',
  );
/** Names of the failed tests. They are printed near the end, so that a truncated log still contains them. */
const failed: string[] = [];
for (const suite of SUITES) {
  if (wanted.length > 0 && !wanted.includes(suite.name)) continue;
  console.log(`\n══ ${suite.name}`);
  const started = Date.now();
  const missing = suite.missing();
  let counts: Counts;
  if (missing === undefined) {
    let result: Result;
    try {
      result = await run(suite);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.error(error.message);
      result = nothingBut(error.message);
    }
    counts = result.counts;
    failed.push(...result.failures.flatMap((failure) => failureLines(suite.name, failure)));
  } else {
    counts = { passed: 0, failed: REQUIRE_ALL ? 1 : 0, skipped: size(suite) };
    reasons.push(
      `${REQUIRE_ALL ? 'FAILED' : 'SKIPPED'}: the ${suite.name} tests did not run, because ${missing}.`,
    );
    console.log(reasons.at(-1));
  }
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  const seconds = Math.round((Date.now() - started) / 1000);
  rows.push([suite.name, ...[counts.passed, counts.failed, counts.skipped].map(String), `${seconds} s`]);
}

console.log(`\n${table(['tests', 'passed', 'failed', 'skipped', 'time'], rows)}\n`);
for (const line of failed) console.log(line);
for (const reason of reasons) console.log(`!! ${reason}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
