import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { findChromium } from '../chromium.ts';
import { inRoot } from '../paths.ts';
import { type PlaywrightReport, playwrightResult } from './playwright-report.ts';
import type { Result } from './result.ts';
import { timesOf, vitestResult } from './vitest-report.ts';

export interface Suite {
  name: string;
  /** Folder of its tests, from the project's root. */
  folder: string;
  /** Returns why this machine cannot run it, or undefined if it can. */
  missing: () => string | undefined | Promise<string | undefined>;
  /** Returns the command that runs it. It writes the report to `report` as JSON. */
  command: (report: string) => { args: string[]; env?: Record<string, string> };
  /** Arguments of the command that lists its tests without running them, as JSON on stdout. */
  list: string[];
  /** Reads its report. */
  result: (report: string) => Result;
  listed: (output: string) => number;
  /** Whether it runs beside the others, because it waits most of the time. */
  beside?: boolean;
}

export const DOCKER = process.env.DOCKER_CLIENT || 'docker';

/** Checks whether a Docker engine responds. */
export const hasDocker = (): boolean => spawnSync(DOCKER, ['info'], { stdio: 'ignore' }).status === 0;

/** Returns why there is no Docker engine, or undefined. First waits for one that .ci/with-docker still prepares. */
async function missingDocker(): Promise<string | undefined> {
  const { DOCKER_STATE } = process.env;
  while (DOCKER_STATE && !existsSync(DOCKER_STATE)) await setTimeout(500);
  if (DOCKER_STATE && readFileSync(DOCKER_STATE, 'utf8').trim() !== 'ready')
    return 'the local base images could not be built';
  return hasDocker() ? undefined : 'no Docker engine responds';
}

const VITEST = inRoot('node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');

/** @param project the project of vitest that it runs */
function vitestSuite(
  name: string,
  folder: string,
  project = name,
  missing: Suite['missing'] = () => undefined,
): Suite {
  return {
    name,
    folder,
    missing,
    command: (report) => ({
      args: [
        VITEST,
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--reporter=${inRoot('scripts/test/file-times.ts')}`,
        `--outputFile.json=${report}`,
      ],
      env: { FILE_TIMES: timesOf(report) },
    }),
    list: [VITEST, 'list', `--project=${project}`, '--json'],
    result: vitestResult,
    listed: (output) => (JSON.parse(output.slice(output.indexOf('['))) as unknown[]).length,
  };
}

/** @param files pattern of the paths of its tests */
function playwrightSuite(name: string, folder: string, files = `/${folder}/`): Suite {
  return {
    name,
    folder,
    missing: () =>
      findChromium() ? undefined : 'there is no Chromium (apt-get install chromium, or set CHROMIUM_PATH)',
    command: (report) => ({
      args: [PLAYWRIGHT, 'test', files, '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
    list: [PLAYWRIGHT, 'test', files, '--list', '--reporter=json'],
    result: playwrightResult,
    listed: (output) => {
      const { stats } = JSON.parse(output) as PlaywrightReport;
      return stats.expected + stats.skipped + stats.unexpected;
    },
  };
}

/** Suites of `npm test`. */
export const SHORT: readonly Suite[] = [
  vitestSuite('unit', 'tests/unit'),
  vitestSuite('api', 'tests/api'),
  playwrightSuite('e2e', 'tests/e2e', '/tests/e2e/(?!long/)'),
];

const IMAGE: Suite = {
  ...vitestSuite('image', 'tests/image', 'image', missingDocker),
  beside: true,
};

/** Suites that `npm test` leaves out. */
export const LONG: readonly Suite[] = [
  vitestSuite('unit-long', 'tests/unit/long'),
  vitestSuite('api-long', 'tests/api/long'),
  playwrightSuite('e2e-long', 'tests/e2e/long'),
  IMAGE,
  vitestSuite('worlds', 'tests/api/worlds'),
];

/** Suites of `npm run test:all`: all tests. Tiers run at once, because cores are idle at the end of a run. */
export const ALL: readonly Suite[] = [
  vitestSuite('unit', 'tests/unit', 'all-unit'),
  vitestSuite('api', 'tests/api', 'all-api'),
  playwrightSuite('e2e', 'tests/e2e'),
  IMAGE,
];
