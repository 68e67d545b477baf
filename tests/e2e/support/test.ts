import { test as base, expect } from '@playwright/test';
import { startServer, type TestServer } from '#tests/support/server.ts';

/** Disables all tile services. Tests of tile requests start their own server. */
export const NO_TILES = { AM_TILES_SATELLITE: 'off', AM_TILES_WEATHER: 'off', AM_TILES_CHART: 'off' };

interface WorkerFixtures {
  /** The real binary with seeded airports, a free port and its own data folder. One per worker. */
  server: TestServer;
}

interface TestFixtures {
  /**
   * Expected browser errors. Push a pattern before the error happens, for example /status of 400/ for a
   * rejected call. Any other console error or uncaught error fails the test.
   */
  expectedErrors: RegExp[];
}

/** Playwright's test with its own server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      // A fixed seed, because lessors' stock and the weather depend on it.
      const server = await startServer({ env: { ...NO_TILES, AM_WORLD_SEED: 'test' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(expected);
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
      // As one text, because the reports show only the first lines of a failure.
      expect(unexpected.join(' · '), 'errors on the console').toBe('');
    },
    { auto: true },
  ],
});

/** Returns the test with another server, which each worker starts for itself. */
export const testWith = (start: () => Promise<TestServer>) =>
  test.extend<object>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
      async ({}, use) => {
        const server = await start();
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  });
