import { expect } from '@playwright/test';
import { enterAs, newFounder } from '../support/people.ts';
import { test } from '../support/test.ts';

test('preloads a page when its link is hovered or focused for a moment', async ({ page, server }) => {
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

test('shows a page that takes more than a second to load, and one that was replaced by an upgrade of the server', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
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

  // A page of the version before is gone. The app reloads once and opens the requested page.
  await page.unroute('**/assets/staff-page-*');
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

  // The first page, before anything of the app is there.
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/auth-refresh*', async (route) => {
    await closed;
    await route.continue();
  });
  await page.goto('/staff/');
  const loading = page.getByText('Loading …');
  // Checks the CSS, because a slow machine may miss the hidden state.
  await expect(loading).toHaveCSS('animation-delay', '1s');
  await expect(loading).toHaveCSS('opacity', '1');
  open();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
});
