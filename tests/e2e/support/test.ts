import { test as base } from '@playwright/test';
import { startServer, type TestServer } from '../../support/server.ts';

/** No tile is fetched from anywhere: tests that watch tile requests start a server with addresses of their own. */
const NO_TILES = { AM_TILES_SATELLITE: 'off', AM_TILES_WEATHER: 'off', AM_TILES_CHART: 'off' };

interface WorkerFixtures {
  /** The real binary with the seeded airports, on a free port and a data folder of its own; one a worker. */
  server: TestServer;
}

/** Playwright's test, on a server of the product's own. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const server = await startServer({ env: NO_TILES });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
