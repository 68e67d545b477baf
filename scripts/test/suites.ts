import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findChromium } from '../chromium.ts';
import { inRoot } from '../paths.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Suite {
  name: string;
  /** Why this machine cannot run it, or nothing when it can. */
  missing: () => string | undefined;
  /** The command that runs it; the report goes to `report` as JSON. */
  command: (report: string) => { args: string[]; env?: Record<string, string> };
  /** The command that lists its tests without running them, as JSON on stdout. */
  list: string[];
  counts: (report: string) => Counts;
  listed: (output: string) => number;
}

export const DOCKER = process.env.DOCKER_CLIENT || 'docker';

/** Whether a Docker engine answers. */
export const hasDocker = (): boolean => spawnSync(DOCKER, ['info'], { stdio: 'ignore' }).status === 0;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const readReport = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function vitestCounts(file: string): Counts {
  const report = readReport<VitestReport>(file);
  // A file that fails before its first test, or beside its tests, has no failed test of its own.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCounts(file: string): Counts {
  const { stats, errors } = readReport<PlaywrightReport>(file);
  // A flaky test failed before it passed: that is a failure here.
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (errors.length > 0 ? 1 : 0), skipped: stats.skipped };
}

const VITEST = inRoot('node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');

function vitestSuite(name: string, missing: Suite['missing']): Suite {
  return {
    name,
    missing,
    command: (report) => ({
      args: [
        VITEST,
        'run',
        '--project',
        name,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    }),
    list: [VITEST, 'list', '--project', name, '--json'],
    counts: vitestCounts,
    listed: (output) => (JSON.parse(output.slice(output.indexOf('['))) as unknown[]).length,
  };
}

const nothing = () => undefined;

export const SUITES: Suite[] = [
  vitestSuite('unit', nothing),
  vitestSuite('api', nothing),
  {
    name: 'e2e',
    missing: () =>
      findChromium() ? undefined : 'there is no Chromium (apt-get install chromium, or set CHROMIUM_PATH)',
    command: (report) => ({
      args: [PLAYWRIGHT, 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
    list: [PLAYWRIGHT, 'test', '--list', '--reporter=json'],
    counts: playwrightCounts,
    listed: (output) => {
      const { stats } = JSON.parse(output) as PlaywrightReport;
      return stats.expected + stats.skipped + stats.unexpected;
    },
  },
  vitestSuite('image', () => (hasDocker() ? undefined : 'no Docker engine answers')),
];
