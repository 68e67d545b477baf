import { expect } from '@playwright/test';
import { enterAs, newFounder } from '../support/people.ts';
import { test } from '../support/test.ts';

test('every page of the game has a heading and a title', async ({ page, server }) => {
  await enterAs(page, await newFounder(server.url));
  for (const [path, title] of [
    ['/route/', 'Route'],
    ['/route/manage/', 'Manage Routes'],
    ['/route/acquire/', 'Acquire Route'],
    ['/route/research/', 'Research and Demand'],
    ['/slots/', 'Slots'],
    ['/fleet/manage/', 'Manage Fleet'],
    ['/fleet/maintenance/', 'Maintenance'],
    ['/operations/', 'Operations'],
  ]) {
    await page.goto(path ?? '');
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Airline Manager`);
  }
});

test('top bar shows title, airline, about and account', async ({ page, server }) => {
  const founder = await newFounder(server.url);
  await enterAs(page, founder);
  await page.goto('/staff/');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('height', '48px');
  await expect(bar.getByText(founder.airline.name)).toBeVisible();
  await bar.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account/');
  await bar.getByRole('link', { name: 'Airline Manager' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toHaveText('© 2024 Airline Manager');
});
