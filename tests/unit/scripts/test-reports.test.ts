import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';
import { failureLines, type Result } from '#scripts/test/result.ts';
import { LONG, SHORT } from '#scripts/test/suites.ts';
import { leftOut, summary } from '#scripts/test/summary.ts';
import { timesOf } from '#scripts/test/vitest-report.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/am-reports-`);
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(suite: string, report: unknown): Result {
  writeFileSync(`${folder}/report.json`, JSON.stringify(report));
  const result = [...SHORT, ...LONG].find(({ name }) => name === suite)?.result(`${folder}/report.json`);
  if (!result) throw new Error(`No suite ${suite}`);
  return result;
}

const linesOf = (suite: string, { failures }: Result) =>
  failures.flatMap((failure) => failureLines(suite, failure));

describe('a report of Vitest', () => {
  const test = (status: string, ...failureMessages: string[]) => ({
    ancestorTitles: ['a loan'],
    title: 'ends',
    status,
    failureMessages,
  });
  const file = (name: string, status: string, assertionResults: unknown[], message = '') => ({
    name: inRoot(`tests/unit/${name}`),
    status,
    assertionResults,
    message,
  });
  const report = (...testResults: unknown[]) => ({
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults,
  });

  it('is counted', () => {
    const result = read(
      'unit',
      report(file('a.test.ts', 'passed', [test('passed')]), file('b.test.ts', 'failed', [test('failed')])),
    );
    expect(result.counts).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('lists failures, with the seed and the counterexample of a property', () => {
    const message = `Error: Property failed after 9 tests
{ seed: 533366079, path: "8:1", endOnFailure: true }
Counterexample: [5]
Shrunk 1 time(s)

Hint: Enable verbose mode
    at buildError (fast-check.js:2469:16)
    at throwIfFailed (fast-check.js:2480:11)`;
    const result = read(
      'unit',
      report(file('b.test.ts', 'failed', [test('passed'), test('failed', message)])),
    );
    expect(linesOf('unit', result)).toEqual([
      'FAILED unit tests/unit/b.test.ts › a loan › ends',
      '  Error: Property failed after 9 tests',
      '  { seed: 533366079, path: "8:1", endOnFailure: true }',
      '  Counterexample: [5]',
      '  Shrunk 1 time(s)',
      '  Hint: Enable verbose mode',
    ]);
  });

  it('counts and names a file that fails before its first test', () => {
    const broken = file('c.test.ts', 'failed', [], "Cannot find module './no.ts'");
    const result = read('api', report(file('a.test.ts', 'passed', [test('passed')]), broken));
    expect(result.counts).toEqual({ passed: 7, failed: 1, skipped: 3 });
    expect(linesOf('api', result)).toEqual([
      'FAILED api tests/unit/c.test.ts',
      "  Cannot find module './no.ts'",
    ]);
  });

  it('has the times of the files that lie beside it', () => {
    const files = [{ file: 'tests/unit/a.test.ts', seconds: 2.5 }];
    writeFileSync(timesOf(`${folder}/report.json`), JSON.stringify(files));
    expect(read('unit', report(file('a.test.ts', 'passed', [test('passed')]))).files).toEqual(files);
  });

  it('says when a test timed out', () => {
    const message = 'Error: STACK_TRACE_ERROR\n    at task (chunk-artifact.js:1784:27)';
    const result = read('unit', report(file('b.test.ts', 'failed', [test('failed', message)])));
    expect(result.failures[0]?.reason).toEqual(['It timed out']);
  });
});

describe('a report of Playwright', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const config = { rootDir: inRoot('tests/e2e') };
  const spec = (title: string, status: string, ...messages: string[][]) => ({
    title,
    file: 'map.spec.ts',
    tests: [
      {
        status,
        results: messages.map((run) => ({ duration: 1_500, errors: run.map((message) => ({ message })) })),
      },
    ],
  });
  const block = (title: string, specs: unknown[], suites: unknown[] = []) => ({ title, specs, suites });

  it('is counted, with a flaky test as a failure, and lists both', () => {
    const found =
      '\u001b[31mError: not visible\u001b[39m\n\nLocator: #map\n  3 | {\n> 4 |   go();\n    at map.spec.ts:4:2';
    const inner = block('of the world', [spec('turns', 'flaky', ['Error: late'], [])]);
    const outer = block('the map', [spec('opens', 'unexpected', ['Test timeout', found])], [inner]);
    const result = read('e2e', {
      config,
      stats,
      errors: [],
      suites: [block('map.spec.ts', [spec('is there', 'expected', [])], [outer])],
    });
    expect(result.counts).toEqual({ passed: 5, failed: 2, skipped: 2 });
    // Three tests, one of them tried twice.
    expect(result.files).toEqual([{ file: 'tests/e2e/map.spec.ts', seconds: 6 }]);
    expect(linesOf('e2e', result)).toEqual([
      'FAILED e2e tests/e2e/map.spec.ts › the map › opens',
      '  Test timeout',
      '  Error: not visible',
      '  Locator: #map',
      'FLAKY e2e tests/e2e/map.spec.ts › the map › of the world › turns',
      '  Error: late',
    ]);
  });

  it('counts and names files that do not load', () => {
    const nothing = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const location = { file: inRoot('tests/e2e/map.spec.ts'), line: 1, column: 1 };
    const errors = [{ message: 'SyntaxError: no', location }, { message: 'no server' }];
    const result = read('e2e', { config, stats: nothing, suites: [], errors });
    expect(result.counts.failed).toBe(2);
    expect(linesOf('e2e', result)).toEqual([
      'FAILED e2e tests/e2e/map.spec.ts',
      '  SyntaxError: no',
      'FAILED e2e',
      '  no server',
    ]);
  });
});

describe('the end of a run', () => {
  const counts = { passed: 2, failed: 1, skipped: 0 };
  const failures = [
    { file: 'tests/unit/a.test.ts', titles: ['ends'], isFlaky: false, reason: ['Error: no'] },
  ];
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));

  it('has the time of each suite, its ten slowest files, the failures and the sums', () => {
    const outcomes = [
      { name: 'unit', seconds: 30, counts, failures, files: times },
      { name: 'image', seconds: 0, counts: { passed: 0, failed: 0, skipped: 4 }, failures: [], files: [] },
    ];
    const lines = summary(outcomes, ['SKIPPED: the image tests']).join('\n').split('\n');
    const slowest = lines.filter((line) => line.includes('.test.ts') && !line.startsWith('FAILED'));
    expect(slowest.map((line) => line.split(/ {2,}/))).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => ['unit', `${index}.test.ts`, `${index} s`]),
    );
    expect(lines).toContain('unit    2        1        0         30 s');
    expect(lines.slice(-4)).toEqual([
      'FAILED unit tests/unit/a.test.ts › ends',
      '  Error: no',
      '!! SKIPPED: the image tests',
      '2 passed, 1 failed, 4 skipped',
    ]);
  });

  it('says what npm test left out, and how to run it', () => {
    const line = leftOut(LONG);
    expect(line).toMatch(
      /^Left out: unit-long \(\d+ files\), api-long .*, e2e-long .*, image .*, worlds \([1-9]\d* files\)\. /,
    );
    expect(line).toMatch(/Run everything with npm run test:all, or some with npm test -- unit-long\.$/);
  });
});
