import { DAY, HOURS_A_DAY } from '#game/world/time.ts';
import { operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';
import { runWorld } from './moving-world.ts';
import { NO_TILES, testWith } from './test.ts';

/**
 * Returns the test with a world of which the tests of a worker share the server, not the players. Airlines of earlier
 * tests would fly on: every later hour would take longer to settle, and forecasts would have more competitors.
 */
export const aloneTest = (start: () => Promise<TestServer>) =>
  testWith(start).extend<{ isAlone: undefined }>({
    isAlone: [
      async ({ server }, use) => {
        const users = (await operator(server)).collection('users');
        for (const { id } of await users.getFullList({ fields: 'id' })) await users.delete(id);
        await use(undefined);
      },
      { auto: true },
    ],
  });

/**
 * The test with a paused world. The day depends on earlier tests. Each test starts at midnight (UTC), after
 * the first day, without players.
 */
export const pausedTest = aloneTest(() => startPausedWorld({ env: NO_TILES })).extend<{
  standsStill: undefined;
}>({
  standsStill: [
    async ({ server }, use) => {
      await runWorld(server, 0);
      const { hour, minute } = await worldNow(server);
      if (hour <= 0 || minute % DAY > 0) await advanceHours(server, HOURS_A_DAY - (hour % HOURS_A_DAY));
      await use(undefined);
    },
    { auto: true },
  ],
});
