import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { advanceHours } from '#tests/support/world.ts';

const PHONE = { width: 390, height: 844 };

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('the ranking and the page of an airline fit on a phone', async ({ page, server }) => {
  const rival = await flyingAirline(server, `Transcontinental Overseas ${unique()}`, 1);
  const player = await newFounder(server);
  await advanceHours(server, 8 * 24);
  await page.setViewportSize(PHONE);
  await enterAs(page, player);
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
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
  await item.click();
  await expect(page.getByRole('heading', { level: 1, name: rival.airline.name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Routes' })).toContainText('AMS–LHR');
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
});

test('the top bar leads to the own page, and codes are upper case', async ({ page, server }) => {
  const { airline, ...player } = await newFounder(server, `Own ${unique()}`);
  await enterAs(page, player);
  await page.goto('/staff/');
  await page.getByRole('banner').getByRole('link', { name: airline.name }).click();
  await expect(page).toHaveURL(`/airline/${airline.code}/`);
  await expect(page.getByRole('main').getByText('Your airline')).toBeVisible();
  await expect(page.getByText('No full week yet')).toBeVisible();
  await page.goto(`/airline/${String(airline.code).toLowerCase()}?q=x`);
  await expect(page).toHaveURL(`/airline/${airline.code}/?q=x`);
  await expect(page.getByRole('heading', { level: 1, name: airline.name })).toBeVisible();
});

test('says that an airline does not exist or could not be loaded', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /ERR_FAILED/);
  await enterAs(page, await newFounder(server));
  await page.goto('/airline/ZZZZZ/');
  await expect(page.getByRole('heading', { level: 1, name: 'No such airline' })).toBeVisible();
  await expect(page.getByText('No airline has the code ZZZZZ')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/api/am/ranking', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Open the ranking' }).click();
  await expect(page.getByText('The ranking could not be loaded')).toBeVisible();
  await page.unroute('**/api/am/ranking');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Ranking' })).toBeVisible();
});
