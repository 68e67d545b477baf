import { expect } from '@playwright/test';
import { newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

test('a player sees profitable routes on the map and in the table, and opens one', async ({
  page,
  server,
}) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 2);
  await advanceHours(server, 48);
  await enterAs(page, airline);
  await page.goto('/route/');
  const table = page.getByRole('table', { name: 'Routes' });
  await expect(table.getByRole('button', { name: 'AMS–BCN' })).toBeVisible();
  const map = page.getByRole('application');
  await expect(map).toHaveAttribute('data-arcs', '2');

  const history = await airline.client.collection('route_history').getFullList();
  const profit = history.reduce((sum, day) => sum + day.revenue - day.costs, 0);
  const digits = Math.abs(profit)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  await expect(table.locator('tfoot')).toContainText(digits);

  const [bcn] = await airline.client.collection('route').getFullList({ filter: "pair = 'AMSBCN'" });
  await table.getByRole('row', { name: /AMS–BCN/ }).hover();
  await expect(map).toHaveAttribute('data-lit', bcn?.id ?? '');

  await expectAccessible(page);
  await table.getByRole('button', { name: 'AMS–BCN' }).click();
  await expect(page).toHaveURL(new RegExp(`/route/manage/\\?route=${bcn?.id}$`));
  await expect(page.getByRole('heading', { name: 'AMS–BCN' })).toBeVisible();
});

test('links an airline without routes to the research page', async ({ page, server }) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, airline);
  await page.goto('/route/');
  await page.getByRole('link', { name: 'Research destinations' }).last().click();
  await expect(page).toHaveURL(/\/route\/research\/$/);
});
