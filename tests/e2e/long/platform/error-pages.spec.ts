import { expect } from '@playwright/test';
import { untilIdle } from '#scripts/screenshots/until-idle.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { enterAs, newFounder } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

test('unknown path shows the 404 page, in the main area the 403 page inside the layout', async ({
  page,
  server,
}) => {
  await page.goto('/nothing');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('Error 404')).toBeVisible();
  await expect(page.getByRole('button', { name: 'About' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Airline Manager');
  await expect(page).toHaveURL('/nothing');
  await expectAccessible(page);
  await enterAs(page, await newFounder(server.url));
  await page.goto('/nothing/');
  await expect(page.getByText('Error 404')).toBeVisible();
  await page.getByRole('link', { name: 'Go to start page' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/finance/x');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Forbidden Access' })).toBeVisible();
  await expect(page.getByText('Error 403')).toBeVisible();
  await expect(page).toHaveTitle('Forbidden Access · Airline Manager');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeFocused();
  await expect(page).toHaveTitle('Staff · Airline Manager');
});

test('unexpected error, also in the frame itself, shows its details on request', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await enterAs(page, await newFounder(server.url));
  await page.route('**/assets/main-layout-*', (route) => route.abort());
  await page.goto('/staff/#below');
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Error' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/main-layout-*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();

  await page.goto('/operations/');
  // The page's code cannot be loaded, even after the reload for a newer version.
  await page.route('**/assets/staff-page-*', (route) => route.abort());
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(page.getByText(/dynamically imported module/)).toBeHidden();
  await page.getByRole('button', { name: 'Show Error' }).click();
  await expect(page.getByText(/dynamically imported module/)).toBeVisible();
  await page.getByRole('button', { name: 'Hide Error' }).click();
  await expect(page.getByText(/dynamically imported module/)).toBeHidden();
});

test('page that was never loaded shows an offline error inside the frame', async ({
  page,
  server,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await enterAs(page, await newFounder(server.url));
  await page.goto('/account/');
  await untilIdle(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByText('This device is offline')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Operations' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
});
