import { expect } from '@playwright/test';
import { enterAs, newFounder, newUser } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

const PROTECTED = [
  '/',
  '/route/',
  '/route/manage/',
  '/route/acquire/',
  '/route/research/',
  '/fleet/manage/',
  '/fleet/maintenance/',
  '/operations/',
  '/about/',
  '/account/',
  '/finance/banking/',
  '/finance/stock-market/',
  '/staff/',
];

const toSignIn = (path: string) => `/signin/?${new URLSearchParams({ redirect: path })}`;

test('redirects a visitor to sign-in and keeps the requested page', async ({ page }) => {
  for (const path of [...PROTECTED, '/onboarding/', '/route/nothing/']) {
    await page.goto(path);
    await expect(page).toHaveURL(toSignIn(path));
  }
});

test('redirects a user without an airline to onboarding', async ({ page, server }) => {
  await enterAs(page, await newUser(server.url));
  for (const path of [...PROTECTED, '/route/nothing/', '/signin/', '/signup/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/onboarding/');
  }
});

test('a user with an airline opens every page and is redirected from public ones', async ({
  page,
  server,
}) => {
  await enterAs(page, await newFounder(server.url));
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  for (const path of ['/signin/', '/signup/', '/signin/?redirect=/staff/', '/onboarding/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('redirects to the canonical path and keeps search and hash', async ({ page, server }) => {
  for (const [typed, shown] of [
    ['/signin', '/signin/'],
    ['/signup?redirect=/staff/#top', '/signup/?redirect=/staff/#top'],
    ['/signin//', '/signin/'],
    ['/verify/?token=', '/verify?token='],
    ['/signout/', '/signin/'],
    ['/reset-password', '/reset-password/'],
    ['/SignIn/', '/signin/'],
    ['/staff', '/signin/?redirect=%2Fstaff%2F'],
  ]) {
    await page.goto(typed ?? '');
    await expect(page).toHaveURL(shown ?? '');
  }
  await enterAs(page, await newFounder(server.url));
  for (const path of PROTECTED.slice(1)) {
    await page.goto(`${path.slice(0, -1)}?a=b#c`);
    await expect(page).toHaveURL(`${path}?a=b#c`);
  }
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/');
  await page.goto('/Finance/Banking/');
  await expect(page).toHaveURL('/finance/banking/');
  await expect(page.getByRole('heading', { name: 'Banking' })).toBeVisible();
});

test('ends a session that the server rejects', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 40[0-9]/);
  const person = await newFounder(server.url);
  await enterAs(page, person);
  await person.client.collection('users').delete(person.client.authStore.record?.id ?? '');
  await page.goto('/staff/');
  await expect(page).toHaveURL(toSignIn('/staff/'));
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();
});

test('ends a session with an expired token without a request', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    const token = `${part({ alg: 'HS256' })}.${part({ exp: 1_700_000_000, type: 'auth' })}.x`;
    localStorage.setItem('pocketbase_auth', JSON.stringify({ token, record: { id: 'a', airline: 'b' } }));
  });
  await page.goto('/staff/');
  await expect(page).toHaveURL(toSignIn('/staff/'));
});

test('keeps the session if the server does not respond', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await enterAs(page, await newFounder(server.url));
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/staff/');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
});
