import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { mailedLink } from '#tests/e2e/support/mailed-link.ts';
import { newUser, PASSWORD } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

test('rejects links without a valid token, with neutral content while one is checked', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  for (const address of ['/verify', '/verify?token=', '/verify?token=nonsense']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Verification Error' })).toBeVisible();
    await expect(page.getByText('Invalid key')).toBeVisible();
    await expect(page).toHaveTitle('Verification Error · Airline Manager');
    await expect(page).toHaveURL(address);
  }
  await expectAccessible(page);

  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/confirm-verification', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Checking your link …')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  goOn();
  await expect(page.getByRole('heading', { name: 'Verification Error' })).toBeVisible();

  await page.goto('/confirm-email-change/');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.goto('/reset-password/?token=nonsense');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('verifies a visitor’s account, at a second attempt if the first does not reach the server', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const person = await newUser(server.url);
  await person.client.collection('users').requestVerification(person.email);
  await page.route('**/confirm-verification', (route) => route.abort(), { times: 1 });
  await page.goto(await mailedLink(server, person.email, '/verify'));
  await expect(page.getByRole('heading', { name: 'Verification Error' })).toBeVisible();
  await expect(page.getByText('Invalid key')).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Account Verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to start page' }).click();
  await expect(page).toHaveURL('/signin/?redirect=%2F');
});

test('sets a new password with the emailed link', async ({ page, server }) => {
  const person = await newUser(server.url);
  await page.goto('/reset-password/');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  await page.goto(await mailedLink(server, person.email, '/reset-password'));
  await expect(page).toHaveURL(/\/reset-password\/\?token=/);
  await page.getByLabel('New password').fill('a-better-password');
  await page.getByLabel('Confirm password').fill('a-better-password');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/signin/');
  await expect(page.getByText('Password changed.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('a-better-password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/onboarding/');
});
