import { expect, type Page } from '@playwright/test';
import { untilIdle } from '#scripts/screenshots/until-idle.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { newFounder } from '#tests/support/api.ts';
import { act, leaseOne } from '#tests/support/world.ts';

const banner = (page: Page) => page.getByText('Connection lost. Trying again…');

test('shows a lost connection but not a single failed call, rejects actions with a message and catches up afterwards', async ({
  page,
  server,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/account/');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await untilIdle(page);
  await expect(banner(page)).toBeHidden();

  const change = '**/api/am/act/airline.change';
  await page.route(change, (route) => route.abort());
  const part = page.getByRole('region', { name: 'Airline', exact: true });
  await part.getByRole('button', { name: 'Change name or colours' }).click();
  await part.getByLabel('Airline name').fill(`Unheard ${unique()}`);
  const probe = page.waitForResponse('**/api/health');
  const save = part.getByRole('button', { name: 'Save name and colours' });
  await save.click();
  await expect(part.getByRole('alert')).toContainText('The server could not be reached.');
  await probe;
  await expect(banner(page)).toBeHidden();
  await page.unroute(change);
  await part.getByRole('button', { name: 'Cancel' }).click();
  await part.getByRole('button', { name: 'Change name or colours' }).click();
  await expect(part.getByRole('alert')).toHaveCount(0);
  await part.getByLabel('Airline name').fill(`Unheard ${unique()}`);

  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  // Loaded data stays on screen.
  await expect(page.getByRole('banner')).toContainText(String(player.airline.name));
  await save.click();
  await expect(part.getByRole('alert')).toContainText('The server could not be reached.');
  const name = `Reiger ${unique()}`;
  await act(server, player, 'airline.change', { name });

  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('banner')).toContainText(name);
});

test('reverts a rule that is switched offline, and loads a failed page once the server is back', async ({
  page,
  server,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 502/);
  const player = await newFounder(server);
  const lease = await leaseOne(server, player, 'airbus-a320neo');
  await enterAs(page, player);
  await page.goto('/operations/');
  const rule = page.getByRole('checkbox', { name: /C checks/ });
  await expect(rule).not.toBeChecked();
  await untilIdle(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await rule.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The rule was not saved' })).toBeVisible();
  await expect(rule).not.toBeChecked();
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  const { rules } = await player.client.collection('airline').getOne(player.airline.id);
  expect(rules?.auto_c ?? false).toBe(false);

  // The response of a proxy while the server restarts.
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.getByRole('link', { name: 'Maintenance' }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/**');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByRole('main').getByText(lease.registration).first()).toBeVisible();
});
