import { startPausedWorld } from '../../support/world.ts';
import { NO_TILES, test } from './test.ts';

/** The test whose world stands still until it lets hours pass itself. */
export const pausedTest = test.extend<object, object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const server = await startPausedWorld({ env: NO_TILES });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
