import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Counts, SUITES } from '../../scripts/test/suites.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/am-counts-`);
});
afterAll(() => rmSync(folder, { recursive: true }));

function counted(suite: string, report: unknown): Counts | undefined {
  writeFileSync(`${folder}/report.json`, JSON.stringify(report));
  return SUITES.find(({ name }) => name === suite)?.counts(`${folder}/report.json`);
}

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };

it('counts what Vitest reports', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const counts = counted('unit', { ...report, testResults: [passed, failed] });
  expect(counts).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

it('counts a file that breaks before its first test as a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const broken = { status: 'failed', assertionResults: [] };
  expect(counted('api', { ...report, testResults: [passed, broken] })).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0,
  });
});

it('counts a flaky browser test as a failure, and a runner that could not start', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(counted('e2e', { stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  const nothing = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(counted('e2e', { stats: nothing, errors: [{ message: 'no' }] })?.failed).toBe(1);
});
