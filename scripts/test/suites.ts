import { spawnSync } from 'node:child_process';
import { findChromium } from '../chromium.ts';
import { inRoot } from '../paths.ts';
import { type PlaywrightReport, playwrightResult } from './playwright-report.ts';
import type { Result } from './result.ts';
import { timesOf, vitestResult } from './vitest-report.ts';

export interface Suite {
  name: string;
  /** Folder of its tests, from the project's root. */
  folder: string;
  /** Whether only `npm run test:all` runs it. */
  isLong: boolean;
  /** Returns why this machine cannot run it, or undefined if it can. */
  missing: () => string | undefined;
  /** Returns the command that runs it. It writes the report to `report` as JSON. */
  command: (report: string) => { args: string[]; env?: Record<string, string> };
  /** Arguments of the command that lists its tests without running them, as JSON on stdout. */
  list: string[];
  /** Reads its report. */
  result: (report: string) => Result;
  listed: (output: string) => number;
  /** Whether it runs beside the others, because it waits most of the time. */
  beside?: boolean;
  /** Whether it is left out if LAST_START seconds are over before it starts. */
  isLast?: boolean;
}

export const DOCKER = process.env.DOCKER_CLIENT || 'docker';

/** Checks whether a Docker engine responds. */
export const hasDocker = (): boolean => spawnSync(DOCKER, ['info'], { stdio: 'ignore' }).status === 0;

const VITEST = inRoot('node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');

const nothing = () => undefined;

type Tier = Pick<Suite, 'name' | 'folder'> & { isLong?: boolean };

function vitestSuite({ name, folder, isLong = true }: Tier, missing: Suite['missing'] = nothing): Suite {
  return {
    name,
    folder,
    isLong,
    missing,
    command: (report) => ({
      args: [
        VITEST,
        'run',
        '--project',
        name,
        '--reporter=default',
        '--reporter=json',
        `--reporter=${inRoot('scripts/test/file-times.ts')}`,
        `--outputFile.json=${report}`,
      ],
      env: { FILE_TIMES: timesOf(report) },
    }),
    list: [VITEST, 'list', '--project', name, '--json'],
    result: vitestResult,
    listed: (output) => (JSON.parse(output.slice(output.indexOf('['))) as unknown[]).length,
  };
}

function playwrightSuite({ name, folder, isLong = true }: Tier): Suite {
  const projects = [`--project=${name}-first`, `--project=${name}`];
  return {
    name,
    folder,
    isLong,
    missing: () =>
      findChromium() ? undefined : 'there is no Chromium (apt-get install chromium, or set CHROMIUM_PATH)',
    command: (report) => ({
      args: [PLAYWRIGHT, 'test', ...projects, '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
    list: [PLAYWRIGHT, 'test', ...projects, '--list', '--reporter=json'],
    result: playwrightResult,
    listed: (output) => {
      const { stats } = JSON.parse(output) as PlaywrightReport;
      return stats.expected + stats.skipped + stats.unexpected;
    },
  };
}

/** All tests: those that `npm test` runs, then those that only `npm run test:all` runs. */
export const SUITES: Suite[] = [
  vitestSuite({ name: 'unit', folder: 'tests/unit', isLong: false }),
  vitestSuite({ name: 'api', folder: 'tests/api', isLong: false }),
  playwrightSuite({ name: 'e2e', folder: 'tests/e2e', isLong: false }),
  vitestSuite({ name: 'unit-long', folder: 'tests/unit/long' }),
  vitestSuite({ name: 'api-long', folder: 'tests/api/long' }),
  playwrightSuite({ name: 'e2e-long', folder: 'tests/e2e/long' }),
  {
    ...vitestSuite({ name: 'image', folder: 'tests/image' }, () =>
      hasDocker() ? undefined : 'no Docker engine responds',
    ),
    beside: true,
  },
  { ...vitestSuite({ name: 'worlds', folder: 'tests/api/worlds' }), isLast: true },
];
