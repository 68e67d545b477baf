import { expect } from '@playwright/test';
import { newFounder } from '#tests/support/api.ts';
import { startServer } from '#tests/support/server.ts';
import { worldNow } from '#tests/support/world.ts';
import { movedTimeTest } from '../support/moved-time-test.ts';
import { enterAs } from '../support/people.ts';
import { NO_TILES } from '../support/test.ts';

const MINUTE = 60_000;

/** A world that rests, with a clock that the test moves. */
const test = movedTimeTest((build) =>
  startServer({ build, env: { ...NO_TILES, AM_WORLD_SEED: 'test', AM_WORLD_IDLE_MINUTES: '30' } }),
);

test('a world rests although a page is open, says so, and wakes at the first input', async ({
  page,
  server,
  time,
}) => {
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/staff/');
  const clock = page.getByRole('banner').getByText('Resting');
  await expect(page.getByText('Game time')).toBeAttached();
  let sent = 0;
  // Responses, because time must not move before the server has noted the player.
  page.on('response', (response) => {
    if (response.url().endsWith('/api/am/present')) sent++;
  });
  await page.mouse.move(200, 300);
  await page.mouse.move(300, 300);
  await expect.poll(() => sent).toBe(1);
  time.move(40 * MINUTE);
  await expect(clock).toBeVisible({ timeout: 60_000 });
  const { minute } = await worldNow(server);
  // The page wakes a resting world at most every two seconds.
  await page.waitForTimeout(2_000);
  await expect(clock).toBeVisible();
  expect(sent).toBe(1);
  await page.mouse.move(200, 400);
  await expect(clock).toBeHidden();
  expect(sent).toBe(2);
  const woken = await worldNow(server);
  expect(woken).toMatchObject({ resting: false });
  expect(woken.minute - minute).toBeLessThan(30);
});
