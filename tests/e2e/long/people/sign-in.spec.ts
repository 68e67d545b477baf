import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { enterAs, newFounder, PASSWORD } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

test('shows what is wrong, waits for the server, and opens / instead of another site', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/, /ERR_FAILED/);
  const { email: address } = await newFounder(server.url);
  const [email, password, signIn, banner] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
    page.getByRole('button', { name: 'Sign In' }),
    page.getByRole('alert'),
  ];
  await page.goto('/signin/?redirect=//evil.example/');
  await signIn.click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await expect(email).toBeFocused();

  await email.fill(address);
  await password.fill('not-the-password');
  await signIn.click();
  await expect(banner).toContainText('Error');
  await expect(banner).toContainText('Incorrect email or password.');
  await expect(page.getByText('Required')).toHaveCount(0);
  await expect(password).toBeFocused();
  await expectAccessible(page);

  // A server that cannot be reached says nothing about the password.
  await page.route('**/auth-with-password*', (route) => route.abort(), { times: 1 });
  await password.fill(PASSWORD);
  await signIn.click();
  await expect(banner).toContainText('The server could not be reached.');
  await expect(banner).not.toContainText('Incorrect');

  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/auth-with-password*', async (route) => {
    await held;
    await route.continue();
  });
  await password.press('Enter');
  for (const control of [signIn, email, password]) await expect(control).toBeDisabled();
  goOn();
  await expect(page).toHaveURL('/');
});

test('signs out in all tabs and forgets loaded data', async ({ page, context, server }) => {
  const founder = await newFounder(server.url);
  await enterAs(page, founder);
  await page.goto('/staff/');
  await expect(page.getByText(founder.airline.name)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/operations/');
  await expect(second.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();

  await page.goto('/signout');
  await expect(page).toHaveURL('/signin/');
  await expect(second).toHaveURL('/signin/?redirect=%2Foperations%2F');
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
});

test('is accessible, shows the password on request and links to the other pages', async ({ page }) => {
  await page.goto('/signin/?redirect=/staff/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signup/?redirect=%2Fstaff%2F');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/reset-password/');
});

test.describe('the map behind the form', () => {
  const moving = (page: Page) => page.locator('[data-living] canvas[data-aircraft]');
  const picture = (page: Page) => moving(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const inTheAir = async (page: Page) => Number(await moving(page).getAttribute('data-aircraft'));

  test('moves, once per second with reduced motion, and three sentences describe the game', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/signin/');
    await expect(moving(page)).toBeVisible();
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect.poll(() => inTheAir(page)).toBeGreaterThan(50);
      const before = await picture(page);
      await expect.poll(() => picture(page)).not.toBe(before);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lead = page.locator('header p').filter({ hasText: 'Airline Manager is a game' });
    expect((await lead.innerText()).match(/[.](?= |$)/g)).toHaveLength(3);
    // No requests for players' data, and no map library.
    const asked = calls.filter(
      (path) => path.startsWith('/api/') && !path.startsWith('/api/collections/world/'),
    );
    expect(asked).toEqual([]);
    expect(calls.some((path) => /create-map|leaflet/.test(path))).toBe(false);

    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expect(moving(page)).toBeVisible();
  });

  test('is optional: sign-in works without its code, its airports and the world', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /Failed to fetch/);
    const { email } = await newFounder(server.url);
    for (const missing of [/\/living-backdrop-/, /\/largest-airports-/, /\/records\/world/]) {
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.clear());
      let fail = () => {};
      const filled = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(missing, async (route) => {
        await filled;
        await route.abort();
      });
      const failed = page.waitForEvent('requestfailed', (request) => missing.test(request.url()));
      await page.goto('/signin/');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      fail();
      await failed;
      // React has shown what follows from the failure when the second frame begins.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await expect(page.getByLabel('Email'), `without ${missing}`).toHaveValue(email);
      await page.unroute(missing);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page, `without ${missing}`).toHaveURL('/');
    }
  });
});
