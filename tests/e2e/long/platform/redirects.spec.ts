import { expect } from '@playwright/test';
import { enterAs, newFounder, newUser } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

// Which guard a page has, and how its path is written, is proven for all of them in tests/unit/app.

const toSignIn = (path: string) => `/signin/?${new URLSearchParams({ redirect: path })}`;

test('redirects a visitor to sign-in and keeps the requested page', async ({ page }) => {
  for (const path of ['/', '/route/manage/', '/onboarding/', '/route/nothing/']) {
    await page.goto(path);
    await expect(page).toHaveURL(toSignIn(path));
  }
  // From another spelling of a path as well. Search and hash stay.
  for (const [typed, shown] of [
    ['/signup?redirect=/staff/#top', '/signup/?redirect=/staff/#top'],
    ['/verify/?token=', '/verify?token='],
    ['/signout/', '/signin/'],
    ['/SignIn/', '/signin/'],
    ['/staff', toSignIn('/staff/')],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(shown);
  }
});

test('redirects a user without an airline to onboarding', async ({ page, server }) => {
  await enterAs(page, await newUser(server.url));
  for (const path of ['/', '/staff/', '/route/nothing/', '/signin/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/onboarding/');
  }
});

test('redirects a user with an airline from public pages, and to the canonical path', async ({
  page,
  server,
}) => {
  await enterAs(page, await newFounder(server.url));
  for (const path of ['/signin/?redirect=/staff/', '/onboarding']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.goto('/staff?a=b#c');
  await expect(page).toHaveURL('/staff/?a=b#c');
  await page.goto('/Finance/Banking/');
  await expect(page).toHaveURL('/finance/banking/');
  await expect(page.getByRole('heading', { name: 'Banking' })).toBeVisible();
});

test('keeps the session if the server does not respond, and ends one that the server rejects or that has expired', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /status of 40[0-9]/);
  const person = await newFounder(server.url);
  await enterAs(page, person);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/staff/');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();

  await page.unroute('**/api/**');
  await person.client.collection('users').delete(person.client.authStore.record?.id ?? '');
  await page.goto('/staff/');
  await expect(page).toHaveURL(toSignIn('/staff/'));
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeNull();

  // An expired session ends without a request.
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    const token = `${part({ alg: 'HS256' })}.${part({ exp: 1_700_000_000, type: 'auth' })}.x`;
    localStorage.setItem('pocketbase_auth', JSON.stringify({ token, record: { id: 'a', airline: 'b' } }));
  });
  let requests = 0;
  await page.route('**/api/**', (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/staff/');
  await expect(page).toHaveURL(toSignIn('/staff/'));
  expect(requests).toBe(0);
});
