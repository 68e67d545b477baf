import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { newUser, PASSWORD, unique } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

async function fill(page: Page, email: string, password: string, confirm = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirm);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('shows what is wrong, then creates the user, requests the email and signs in, in this order', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/collections/users/'))
      calls.push(pathname.replace('/api/collections/users/', ''));
  });
  const { email: used } = await newUser(server.url);
  const [email, password, alert] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
    page.getByRole('alert'),
  ];
  await page.goto('/signup/');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Required')).toHaveCount(3);
  await fill(page, 'nobody', 'short', '');
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(page.getByText('String must contain at least 8 character(s)')).toHaveCount(1);
  await expect(page.getByText('Required')).toHaveCount(1);
  await expect(email).toHaveAccessibleDescription('Invalid email');
  await expect(password).toHaveAccessibleDescription(/At least 8 characters\.$/);
  await expectAccessible(page);
  expect(calls).toEqual([]);

  // The server checks whether the passwords match, and whether the email is used.
  const address = `person-${unique()}@example.test`;
  await fill(page, address, 'one-password', 'other-password');
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('Incorrect email or password.');
  const confirm = page.getByLabel('Confirm password');
  await expect(confirm).toHaveAccessibleDescription('The two passwords do not match.');
  await expect(confirm).toBeFocused();
  await fill(page, used, PASSWORD);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(alert).toContainText('Incorrect email or password.');

  calls.length = 0;
  await fill(page, address, PASSWORD);
  await expect(page).toHaveURL('/onboarding/');
  expect(calls).toEqual(['records', 'request-verification', 'auth-with-password']);
});

test('explains that the account was created if signing in fails, and links to sign-in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/auth-with-password', (route) => route.abort());
  await page.goto('/signup/?redirect=/staff/');
  await fill(page, `person-${unique()}@example.test`, PASSWORD);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your account was created, but you could not be signed in.');
  await expect(alert).toContainText('The server could not be reached.');
  await alert.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signin/?redirect=%2Fstaff%2F');
});

test('signs a new user in even if the email request fails', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await page.route('**/request-verification', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/signup/?redirect=/staff/');
  await fill(page, `person-${unique()}@example.test`, PASSWORD);
  await expect(page).toHaveURL('/onboarding/');
});
