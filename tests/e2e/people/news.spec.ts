import { expect } from '@playwright/test';
import { effectText } from '#game/world/economy/words.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';
import { newFounder } from '#tests/support/api.ts';
import { worldWith } from '#tests/support/economy-world.ts';
import { startAtHour } from '#tests/support/served-world.ts';
import { advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectFits } from '../support/fits.ts';
import { enterAs, unique } from '../support/people.ts';
import { SHORT_RANGE } from '../support/short-range.ts';
import { NO_TILES, testWith } from '../support/test.ts';

const { event, seed } = worldWith(
  ({ kind, place, starts, announced, isEndKnown }) =>
    kind === 'region' && place === 'EU' && starts - announced < 10 && isEndKnown,
);

/** A paused world on the eve of the announcement of an event in Europe. */
const test = testWith(() =>
  startAtHour((event.announced - 1) * HOURS_A_DAY, { ...NO_TILES, AM_WORLD_SEED: seed }),
);

test('a player reads about an event in the news and finds it in the research', async ({ page, server }) => {
  const name = `Airline ${unique()}`;
  const player = await newFounder(server, name);
  await advanceHours(server, 49);
  await enterAs(page, player);
  await page.goto('/operations/');
  await page.getByRole('link', { name: 'World news' }).click();
  await expect(page).toHaveURL(/\/news\/$/);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(`Announced: ${effectText(event)}`)).toBeVisible();
  await expect(timeline.getByText(name)).toBeVisible();
  const economy = page.getByRole('region', { name: 'Economy' });
  await expect(economy.getByRole('img', { name: /^World economy/ })).toBeVisible();
  await expect(economy.getByRole('listitem').first()).toContainText(effectText(event));
  await expectAccessible(page);

  await timeline.getByText('Economy', { exact: true }).first().click();
  await expect(timeline.getByText(name)).toBeHidden();
  await timeline.getByText('Records', { exact: true }).click();
  await expect(page).toHaveURL(/kind=records/);
  await timeline.getByRole('button', { name: 'Show all news' }).click();
  await expect(timeline.getByText(name)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(timeline.getByText(name)).toBeVisible();
  await expectFits(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/route/research/?from=AMS&to=LHR&with=${SHORT_RANGE}`);
  await expect(page.getByRole('region', { name: 'Economy' })).toContainText(effectText(event));
});
