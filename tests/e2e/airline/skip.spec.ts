import { expect, type Page } from '@playwright/test';
import { newFounder } from '#tests/support/api.ts';
import { startServer } from '#tests/support/server.ts';
import { daily, leaseOne, openRoute, setTimetable, worldNow } from '#tests/support/world.ts';
import { runWorld } from '../support/moving-world.ts';
import { enterAs } from '../support/people.ts';
import { NO_TILES, testWith } from '../support/test.ts';
import { mapOf } from '../support/world.ts';

/** A separate running world without other players. Its clock is slow enough to observe. */
const test = testWith(() =>
  startServer({
    env: { ...NO_TILES, AM_WORLD_SEED: 'test', AM_WORLD_SPEED: '0.1' },
  }),
);

const guide = (page: Page) => page.getByRole('complementary', { name: 'First steps' });
const skip = (page: Page) => guide(page).getByRole('button', { name: 'Skip to departure' });

test('a single player skips to the first departure, and several players see the waiting time', async ({
  page,
  server,
}) => {
  const player = await newFounder(server);
  const route = await openRoute(server, player, 'AMS', 'LHR');
  const { id } = await leaseOne(server, player, 'airbus-a320neo');
  await enterAs(page, player);
  await page.goto('/staff/');
  await expect(guide(page)).toContainText('Schedule the aircraft');
  await expect(skip(page)).toBeHidden();
  await setTimetable(server, player, id, daily(route, player.airline.hub, 14 * 60 + 5, 19 * 60));
  // A tenth of the normal speed.
  await expect(guide(page)).toContainText(/Departs Thu 1 Jan 14:05, in about 2 h \d\d min/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(skip(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });

  await skip(page).click();
  await expect(guide(page).getByRole('progressbar', { name: 'Skipping to departure' })).toBeVisible();
  await expect(mapOf(page)).toBeVisible();
  expect((await worldNow(server)).hour).toBe(14);
  await expect(skip(page)).toBeHidden();
  await runWorld(server, 20);
  const flies = () =>
    Number(document.querySelector<HTMLElement>('[role="application"]')?.dataset.aircraft ?? 0) > 0;
  await page.waitForFunction(flies, undefined, { timeout: 120_000, polling: 'raf' });
  await expect(guide(page)).toContainText('The aircraft is in the air.');

  await runWorld(server, 0.1);
  const second = await newFounder(server);
  const other = await openRoute(server, second, 'AMS', 'BCN');
  const aircraft = await leaseOne(server, second, 'airbus-a320neo');
  await setTimetable(server, second, aircraft.id, daily(other, second.airline.hub, 8 * 60, 14 * 60));
  await enterAs(page, second);
  await page.goto('/staff/');
  await expect(guide(page)).toContainText(/Departs Fri 2 Jan 08:00, in about \d/);
  await expect(skip(page)).toBeHidden();
});
