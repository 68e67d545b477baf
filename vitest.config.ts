import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { LongFirst } from '#tests/support/long-first.ts';
import { QUICK_START } from '#tests/support/quick-start.ts';

/** Tests of calls and commands against the real binary. */
const API = {
  // As for the unit tests.
  isolate: false,
  globalSetup: 'tests/support/build-once.ts',
  env: QUICK_START,
  // Each file has servers and data folders of its own. Many wait for a clock or a process, so that five keep two cores busy.
  maxWorkers: 5,
  // These end what hangs, and measure nothing: what is right is right on a slow machine too.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
} satisfies UserWorkspaceConfig['test'];

/** Tests of the pure rules and of parts of the page. */
const UNIT = {
  // Importing takes longer than most of these tests. Files share it, because none leaves anything behind.
  isolate: false,
  maxWorkers: 2,
  // Properties run thousands of examples: a busy machine must not fail them. No test sets a shorter time of its own.
  testTimeout: 600_000,
  hookTimeout: 600_000,
} satisfies UserWorkspaceConfig['test'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      // `npm test` runs the first two, and `npm run test:all` all-unit, all-api and image (scripts/test/suites.ts).
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/long/**'],
        },
      },
      {
        test: {
          ...API,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/long/**', 'tests/api/worlds/**'],
        },
      },
      { test: { ...UNIT, name: 'unit-long', include: ['tests/unit/long/**/*.test.{ts,tsx}'] } },
      { test: { ...API, name: 'api-long', include: ['tests/api/long/**/*.test.ts'] } },
      // Kill servers again and again, replay worlds, seed large ones, and let rivals play for months.
      { test: { ...API, name: 'worlds', include: ['tests/api/worlds/*.test.ts'] } },
      // All tiers in one project: a worker ends before a file of another project, and the next one imports everything again.
      { test: { ...UNIT, name: 'all-unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { test: { ...API, name: 'all-api', include: ['tests/api/**/*.test.ts'] } },
      {
        test: {
          name: 'image',
          include: ['tests/image/**/*.test.ts'],
          // One container after the other: what is measured is the image, not the rush.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
