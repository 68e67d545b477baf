import { expect } from '@playwright/test';
import { enterAs, newFounder } from './support/people.ts';
import { test } from './support/test.ts';

test('a page is fetched when its link is hovered or focused for a moment', async ({ page, server }) => {
  await enterAs(page, await newFounder(server.url));
  await page.goto('/operations/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const of = (name: string) => fetched.filter((path) => path.includes(name)).length;

  await page.getByRole('link', { name: 'Staff' }).hover();
  await expect.poll(() => of('staff-page')).toBe(1);
  await page.getByRole('link', { name: 'Account' }).focus();
  await expect.poll(() => of('account-page')).toBe(1);
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  expect(of('staff-page')).toBe(1);
});

test('a navigation that takes more than a second says so', async ({ page, server }) => {
  await enterAs(page, await newFounder(server.url));
  await page.goto('/operations/');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/staff-page-*', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  const started = Date.now();
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(bar).toBeVisible();
  expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('an upgrade of the server takes one reload, to the wanted page', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await enterAs(page, await newFounder(server.url));
  await page.goto('/operations/');
  let gone = true;
  await page.route('**/assets/staff-page-*', async (route) => {
    if (!gone) return route.continue();
    gone = false;
    await route.fulfill({ status: 404 });
  });
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page).toHaveURL('/staff/');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
});

test('a slow start says that it is loading, not at once but before long', async ({ page, server }) => {
  await enterAs(page, await newFounder(server.url));
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/auth-refresh*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/staff/');
  const loading = page.getByText('Loading …');
  // What the browser is told: on a slow machine nobody looks in time to see it hidden.
  await expect(loading).toHaveCSS('animation-delay', '1s');
  await expect(loading).toHaveCSS('opacity', '1');
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
});
