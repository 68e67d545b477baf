import { expect } from '@playwright/test';
import PocketBase from 'pocketbase';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { openAccount, section, signInFails } from '#tests/e2e/support/account-page.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { linkMailedTo, test } from '#tests/e2e/support/mail-test.ts';
import { newFounder, PASSWORD, unique } from '#tests/e2e/support/people.ts';

test('changes username, password, theme and units, shows server errors below the fields, and signs out', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const person = await openAccount(page, server);
  const other = await newFounder(server.url);
  const field = page.getByRole('textbox', { name: 'Username' });
  const save = page.getByRole('button', { name: 'Change username' });
  await field.fill('ab');
  await save.click();
  await expect(field).toHaveAccessibleDescription('String must contain at least 3 character(s)');
  await field.fill(String(other.client.authStore.record?.username).toUpperCase());
  await save.click();
  await expect(field).toHaveAccessibleDescription(/unique|taken|already/i);
  const name = `Captain.${unique()}`;
  await field.fill(name);
  await field.press('Enter');
  await expect(section(page, 'Username').getByRole('status')).toContainText(`Your username is now ${name}.`);
  await page.reload();
  await expect(field).toHaveValue(name);
  const id = String(person.client.authStore.record?.id);
  expect((await person.client.collection('users').getOne(id)).username).toBe(name);

  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('radio', { name: 'Aviation' }).check({ force: true });
  await saved;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Aviation' })).toBeChecked();
  expect((await person.client.collection('users').getOne(id)).settings).toEqual({ units: 'aviation' });
  await page.getByRole('radio', { name: 'System' }).check({ force: true });

  const old = page.getByLabel('Current password', { exact: true });
  const next = page.getByLabel('New password', { exact: true });
  const repeat = page.getByLabel('Repeat new password', { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  for (const field of [old, next, repeat]) await expect(field).toHaveAccessibleDescription(/^Required/);
  await old.fill(PASSWORD);
  await next.fill('short');
  await repeat.fill('short');
  await change.click();
  await expect(next).toHaveAccessibleDescription(
    'String must contain at least 8 character(s) At least 8 characters.',
  );
  await next.fill('another-horse');
  await repeat.fill('another-house');
  await change.click();
  await expect(repeat).toHaveAttribute('aria-invalid', 'true');
  await repeat.fill('another-horse');
  await old.fill('not-the-old-one');
  await change.click();
  await expect(old).toHaveAttribute('aria-invalid', 'true');
  await old.fill(PASSWORD);
  await change.click();
  await expect(section(page, 'Password').getByRole('status')).toContainText('Password changed.');
  await expect(old).toHaveValue('');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await signInFails(server, person.email, PASSWORD);
  await new PocketBase(server.url).collection('users').authWithPassword(person.email, 'another-horse');

  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  await page.goto('/account/');
  await expect(page).toHaveURL(/\/signin\/\?redirect=%2Faccount%2F$/);
});

test('changes the email only after the link is opened', async ({ page, server, sink, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  const person = await openAccount(page, server);
  const field = page.getByLabel('New email');
  const send = page.getByRole('button', { name: 'Change email' });
  await field.fill('nonsense');
  await send.click();
  await expect(field).toHaveAccessibleDescription('Invalid email');
  await field.fill((await newFounder(server.url)).email);
  await send.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  const address = `new-${unique()}@example.test`;
  await field.fill(address);
  await send.click();
  await expect(section(page, 'Email')).toContainText(`Link sent to ${address}`);
  await new PocketBase(server.url).collection('users').authWithPassword(person.email, PASSWORD);

  await page.goto(await linkMailedTo(sink, address, '/confirm-email-change'));
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page).toHaveURL('/signin/');
  await expect(page.getByText('Email changed.')).toBeVisible();
  await signInFails(server, person.email, PASSWORD);
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(section(page, 'Email')).toContainText(address);
});

test('resends the verification email after a rate limit, and its link verifies the account once', async ({
  page,
  server,
  sink,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/);
  const { email } = await openAccount(page, server);
  const part = section(page, 'Email');
  await expect(part).toContainText('Not verified');
  const call = '**/api/collections/users/request-verification';
  await page.route(call, (route) =>
    route.fulfill({ status: 429, json: { status: 429, message: 'Too Many Requests.', data: {} } }),
  );
  await part.getByRole('button', { name: 'Send again' }).click();
  await expect(part.getByRole('alert')).toContainText('Too many requests in a short time.');
  await page.unroute(call);
  await part.getByRole('button', { name: 'Send again' }).click();
  await expect(part.getByRole('status')).toContainText(`Email sent to ${email}`);
  await expect(part.getByRole('alert')).toBeHidden();
  await expect(part.getByRole('status')).toContainText('one every two minutes');
  let confirmations = 0;
  page.on('request', (request) => {
    if (request.url().includes('confirm-verification')) confirmations += 1;
  });
  await page.goto(await linkMailedTo(sink, email, '/verify'));
  await expect(page.getByRole('heading', { name: 'Account Verified' })).toBeVisible();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  expect(confirmations).toBe(1);
  const stored = await page.evaluate(() => localStorage.getItem('pocketbase_auth'));
  expect(JSON.parse(stored ?? '{}').record.verified).toBe(true);
  await expectAccessible(page);
  await page.goto('/account/');
  await expect(part.getByText('Verified', { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Send again' })).toBeHidden();
});

test('account page is accessible and fits on a phone', async ({ page, server }) => {
  test.slow();
  await openAccount(page, server);
  await expect(section(page, 'Airline')).toContainText('Netherlands');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expectFits(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expectAccessible(page);
});
