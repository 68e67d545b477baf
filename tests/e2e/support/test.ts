import { test as base, expect } from '@playwright/test';
import { startServer, type TestServer } from '../../support/server.ts';

/** No tile is fetched from anywhere: tests that watch tile requests start a server with addresses of their own. */
export const NO_TILES = { AM_TILES_SATELLITE: 'off', AM_TILES_WEATHER: 'off', AM_TILES_CHART: 'off' };

interface WorkerFixtures {
  /** The real binary with the seeded airports, on a free port and a data folder of its own; one a worker. */
  server: TestServer;
}

interface TestFixtures {
  /**
   * What the browser may complain of in this test: push a pattern before it happens, for example /status of 400/ for a
   * call that is meant to be refused. Any other error on the console or uncaught in the page fails the test.
   */
  expectedErrors: RegExp[];
}

/** Playwright's test, on a server of the product's own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      // Always the same world: lessors' stock and the weather come from the seed.
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
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});
