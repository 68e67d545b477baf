import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { newFounder } from '#tests/support/api.ts';

test('the top bar leads to the own page, codes are upper case, and others may not exist', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /ERR_FAILED/);
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
