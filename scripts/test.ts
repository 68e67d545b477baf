// Usage: npm test [-- suite …], npm run test:all
import { createReadStream, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { buildTargets } from './build/targets.ts';
import { limitsCalls, locatePocketbase } from './pocketbase/locate.ts';
import { Problem } from './problem.ts';
import { type Outcome, runSuite } from './test/run-suite.ts';
import { ALL, LONG, SHORT, type Suite } from './test/suites.ts';
import { leftOut, summary } from './test/summary.ts';

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const wanted = args.filter((arg) => arg !== '--all');
const named = [...SHORT, ...LONG];
const unknown = wanted.filter((name) => !named.some((suite) => suite.name === name));
if (unknown.length > 0) {
  throw new Problem(
    `No such tests: ${unknown.join(', ')}. There are ${named.map(({ name }) => name).join(', ')}.`,
  );
}

const reports = mkdtempSync(`${tmpdir()}/am-reports-`);
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const reportOf = ({ name }: Suite) => `${reports}/${name}.json`;
const announce = ({ name }: Suite) => console.log(`\n══ ${name}`);

/** Starts a suite whose output is kept. Returns a function that waits for its end and prints the output. */
function startBeside(suite: Suite): () => Promise<Outcome> {
  const log = `${reports}/${suite.name}.log`;
  const file = openSync(log, 'w');
  const running = runSuite(suite, reportOf(suite), ['ignore', file, file]);
  return async () => {
    const outcome = await running;
    announce(suite);
    await pipeline(createReadStream(log), process.stdout, { end: false });
    return outcome;
  };
}

const binary = await locatePocketbase();
await buildTargets(undefined, (name) => console.log(`Building ${name} …`));

const isDefault = wanted.length === 0 && !isAll;
const suites = isAll ? ALL : isDefault ? SHORT : named.filter(({ name }) => wanted.includes(name));
const isBeside = ({ beside }: Suite) => beside === true && suites.length > 1;
const beside = suites.filter(isBeside).map(startBeside);
const outcomes: Outcome[] = [];
for (const suite of suites.filter((suite) => !isBeside(suite))) {
  announce(suite);
  outcomes.push(await runSuite(suite, reportOf(suite), 'inherit'));
}
for (const end of beside) outcomes.push(await end());

const reasons = outcomes.flatMap(({ reason }) => reason ?? []);
if (!limitsCalls(binary))
  reasons.unshift(
    'SKIPPED: the limit of concurrent calls, because this PocketBase was not built from server/.',
  );
if (isDefault) reasons.push(leftOut(LONG));
for (const line of summary(outcomes, reasons)) console.log(line);
process.exitCode = outcomes.every(({ counts }) => counts.failed === 0) ? 0 : 1;
