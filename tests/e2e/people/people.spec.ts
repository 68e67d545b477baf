import { expect } from '@playwright/test';
import { newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectFits } from '../support/fits.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

const PHONE = { width: 390, height: 844 };

test('a player finds a competitor in the ranking and studies its routes, also on a phone', async ({
  page,
  server,
}) => {
  const rival = await flyingAirline(server, `Transcontinental Overseas ${unique()}`, 2);
  const player = await newFounder(server, `Player ${unique()}`);
  await advanceHours(server, 8 * 24);
  await enterAs(page, player);
  await page.goto('/staff/');
  await page.getByRole('banner').getByRole('link', { name: 'Ranking' }).click();
  await expect(page).toHaveURL('/ranking/');
  await expect(page).toHaveTitle('Ranking · Airline Manager');
  const table = page.getByRole('table', { name: 'Ranking' });
  // Airlines of earlier tests may be larger, and only the rows in view are rendered.
  await expect(table.getByRole('row').nth(1)).toContainText(/^1/);
  await page.getByRole('searchbox').fill(player.airline.name);
  await expect(table.getByRole('row', { name: player.airline.name })).toContainText('You');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('Your airline has no position by passengers yet.')).toBeVisible();
  await expectAccessible(page);

  await table.getByRole('button', { name: 'Aircraft' }).click();
  await expect(page).toHaveURL('/ranking/?sort=-aircraft');
  await expect(page.getByText(/^Your airline is number \d+ of \d+ by fleet size\.$/)).toBeVisible();
  await page.getByRole('searchbox').fill(rival.airline.name);
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('button', { name: rival.airline.name }).click();

  await expect(page).toHaveURL(`/airline/${rival.airline.code}/`);
  await expect(page.getByRole('heading', { level: 1, name: rival.airline.name })).toBeFocused();
  await expect(page).toHaveTitle(`${rival.airline.name} · Airline Manager`);
  await expect(page.getByRole('region', { name: 'Fleet' })).toContainText('Airbus A320neo');
  await expect(page.getByRole('img', { name: /^Passengers per week/ })).toBeVisible();
  const routes = page.getByRole('table', { name: 'Routes' });
  await expect(routes.getByRole('row', { name: 'AMS–BCN' })).toContainText('28');
  await expectAccessible(page);

  await routes.getByRole('button', { name: 'AMS–BCN' }).click();
  await expect(page).toHaveURL('/route/research/?from=AMS&to=BCN');
  const detail = page.getByRole('region', { name: 'AMS–BCN' });
  await detail.getByRole('link', { name: rival.airline.name }).click();
  await expect(page).toHaveURL(`/airline/${rival.airline.code}/`);

  await page.setViewportSize(PHONE);
  await page.goto('/staff/');
  await page.getByRole('button', { name: 'Ranking and news' }).click();
  const menu = page.getByRole('navigation', { name: 'Ranking and news' });
  await expect(menu.getByRole('link')).toHaveText(['Ranking', 'World news']);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Ranking' }).click();
  await expect(page).toHaveURL('/ranking/');
  await expect(menu).toHaveCount(0);
  const item = page.getByRole('list', { name: 'Ranking' }).getByRole('button', { name: rival.airline.name });
  await expect(item).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await item.click();
  await expect(page.getByRole('heading', { level: 1, name: rival.airline.name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Routes' })).toContainText('AMS–BCN');
  await expectFits(page);
});
