import { expect } from '@playwright/test';
import PocketBase from 'pocketbase';
import { onboarding, openOnboarding } from '../support/onboarding.ts';
import { test } from '../support/test.ts';

const QUESTION = 'Are you sure that you want to cancel creating an airline?';

test('asks before it deletes the account, keeps everything on Return, and then ends the session', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /status of 400/);
  const person = await openOnboarding(page, server.url);
  const { name, cancel, back, alert } = onboarding(page);
  await name.fill('Second thoughts');
  for (const leave of [() => back.click(), () => page.keyboard.press('Escape')]) {
    await cancel.click();
    await expect(alert).toHaveAccessibleName(QUESTION);
    await expect(alert).toContainText(person.email);
    await expect(back).toBeFocused();
    await leave();
    await expect(alert).toBeHidden();
    await expect(cancel).toBeFocused();
  }
  await expect(name).toHaveValue('Second thoughts');

  // A deletion that fails is shown in the dialog, and deletes nothing.
  const users = /\/api\/collections\/users\/records\//;
  await page.route(users, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await cancel.click();
  const confirm = page.getByRole('button', { name: 'Delete Account' });
  await confirm.click();
  await expect(alert.getByRole('alert')).toContainText('The server could not be reached');
  await expect(page).toHaveURL(/\/onboarding\/$/);
  const signIn = () =>
    new PocketBase(server.url).collection('users').authWithPassword(person.email, person.password);
  await signIn();
  await page.unroute(users);

  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/am\/(files|config)/.test(request.url())) fetched.push(request.url());
  });
  await confirm.click();
  await expect(page).toHaveURL(/\/signin\//);
  expect(fetched).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toBeFalsy();
  await expect(signIn()).rejects.toMatchObject({ status: 400 });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
});
