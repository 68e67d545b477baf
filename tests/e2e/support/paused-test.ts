import { DAY, HOURS_A_DAY } from '#game/world/time.ts';
import { operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld, worldNow } from '#tests/support/world.ts';
import { runWorld } from './moving-world.ts';
import { NO_TILES, testWith } from './test.ts';

/**
 * Deletes the accounts of earlier tests. Their airlines would fly on: every later hour would take longer to settle, and
 * every forecast would count them as competitors.
 */
export async function endOthers(server: TestServer): Promise<void> {
  const users = (await operator(server)).collection('users');
  for (const { id } of await users.getFullList({ fields: 'id' })) await users.delete(id);
}

/**
 * The test with a paused world. The tests of a worker share it, so the day depends on earlier tests. Each test
 * starts at midnight (UTC), after the first day, in a world without players.
 */
export const pausedTest = testWith(() => startPausedWorld({ env: NO_TILES })).extend<{
  standsStill: undefined;
}>({
  standsStill: [
    async ({ server }, use) => {
      await runWorld(server, 0);
      await endOthers(server);
      const { hour, minute } = await worldNow(server);
      if (hour === 0 || minute % DAY > 0) await advanceHours(server, HOURS_A_DAY - (hour % HOURS_A_DAY));
      await use(undefined);
    },
    { auto: true },
  ],
});
