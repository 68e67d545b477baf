import { expect } from '@playwright/test';
import { linkMailedTo, test } from '../support/mail-test.ts';
import { onboarding } from '../support/onboarding.ts';
import { unique } from '../support/people.ts';

test('a visitor signs up, founds an airline, opens an airport, signs out and signs in again', async ({
  page,
  server,
  sink,
}) => {
  test.slow();
  const email = `visitor-${unique()}@example.test`;
  const password = 'a-good-password';
  const airline = `Journey ${unique()}`;
  await page.goto('/');
  await expect(page).toHaveURL(/\/signin\/\?redirect=%2F$/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\//);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/onboarding\/$/);
  const { name, hub, options, next, alert, found } = onboarding(page);
  await name.fill(airline);
  await hub.pressSequentially('heathrow');
  await options.filter({ hasText: 'LHR' }).click();
  await expect(hub).toHaveValue(/\(LHR\)$/);
  await next.click();
  await expect(alert).toContainText(airline);
  await found.click();

  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('banner')).toContainText(airline);
  await expect(page.getByRole('application')).toBeVisible();
  await page.getByRole('button', { name: 'Find an airport' }).click();
  await page.getByRole('combobox').fill('charles de gaulle');
  await expect(options.first()).toContainText('CDG');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: /Charles de Gaulle/ });
  for (const text of [
    'CDG',
    'Large Airport',
    '119 metres above sea level and has 4 runways',
    '49.0',
    '2.5',
  ]) {
    await expect(popup).toContainText(text);
  }

  await page.goto(await linkMailedTo(sink, email, '/verify'));
  await expect(page.getByRole('heading', { name: 'Account Verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);

  await page.goto('/finance/banking/?week=3#cash');
  await expect(page).toHaveURL('/signin/?redirect=%2Ffinance%2Fbanking%2F%3Fweek%3D3%23cash');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/finance/banking/?week=3#cash');
  await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeVisible();
  await page.getByRole('link', { name: 'World', exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
});
