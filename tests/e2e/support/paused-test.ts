import { DAY, HOURS_A_DAY } from '#game/world/time.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';
import { runWorld } from './moving-world.ts';
import { NO_TILES, testWith } from './test.ts';

/**
 * The test with a paused world. The tests of a worker share it, so the day and the existing airlines depend
 * on earlier tests. Each test starts at midnight (UTC), after the first day.
 */
export const pausedTest = testWith(() => startPausedWorld({ env: NO_TILES })).extend<{
  standsStill: undefined;
}>({
  standsStill: [
    async ({ server }, use) => {
      await runWorld(server, 0);
      const { hour, minute } = await worldNow(server);
      if (hour === 0 || minute % DAY > 0) await advanceHours(server, HOURS_A_DAY - (hour % HOURS_A_DAY));
      await use(undefined);
    },
    { auto: true },
  ],
});
