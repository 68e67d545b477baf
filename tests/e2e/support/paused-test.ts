import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';
import { runWorld } from './moving-world.ts';
import { NO_TILES, testWith } from './test.ts';

/**
 * The test with a paused world. The tests of a worker share it, so the day and the existing airlines depend
 * on earlier tests. Each test starts at midnight (UTC).
 */
export const pausedTest = testWith(() => startPausedWorld({ env: NO_TILES })).extend<{
  standsStill: undefined;
}>({
  standsStill: [
    async ({ server }, use) => {
      await runWorld(server, 0);
      const { hour } = await worldNow(server);
      await advanceHours(server, 24 - (hour % 24));
      await use(undefined);
    },
    { auto: true },
  ],
});
