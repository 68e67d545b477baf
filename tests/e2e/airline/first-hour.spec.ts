import { expect, type Page } from '@playwright/test';
import PocketBase from 'pocketbase';
import { runWorld } from '../support/moving-world.ts';
import { onboarding } from '../support/onboarding.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { PASSWORD, unique } from '../support/people.ts';
import { mapOf } from '../support/world.ts';

/** Game minutes per real second: a game day takes a few seconds. */
const FAST = 400;
/** Slow enough to see an aircraft fly for at least a second. */
const SLOWER = 100;

const guide = (page: Page) => page.getByRole('complementary', { name: 'First steps' });

async function signUpAndFound(page: Page): Promise<void> {
  await page.goto('/signup/');
  await page.getByLabel('Email').fill(`first-${unique()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const { name, hub, options, next, found } = onboarding(page);
  await name.fill(`First ${unique()}`);
  await hub.pressSequentially('schiphol');
  await options.filter({ hasText: 'AMS' }).first().click();
  await next.click();
  await found.click();
  await expect(mapOf(page)).toBeVisible();
}

/** Leases the first suggestion. @returns the code of its destination */
async function leaseByTheGuide(page: Page): Promise<string> {
  await guide(page).getByRole('link', { name: 'Lease an aircraft' }).click();
  const suggestions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Expected profit to' });
  const words = await suggestions.first().innerText();
  await suggestions.first().getByRole('link').click();
  await page
    .getByRole('button', { name: /^Lease/ })
    .last()
    .click();
  await expect(page.getByText(/^On order\. Delivery at AMS/)).toBeVisible();
  return /\((\w{3})\)/.exec(words)?.[1] ?? '';
}

async function findAndAcquire(page: Page, to: string): Promise<void> {
  await guide(page).getByRole('link', { name: 'Research demand' }).click();
  const table = page.getByRole('table', { name: 'Destinations from AMS' });
  // A new server first reads the demand of all airports.
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('searchbox').fill(to);
  await table.getByRole('button', { name: new RegExp(to) }).click();
  await page.locator('[data-drawer]').getByRole('link', { name: 'Acquire route' }).click();
  await page.getByRole('button', { name: /^Acquire route · \$/ }).click();
  await expect(page).toHaveURL(/\/route\/manage\/\?view=timetable/);
}

async function planTheWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan automatically' }).click();
  await expect(page.getByText(/^\d+ flights per week planned\./)).toBeVisible();
  await page.getByRole('button', { name: /^Set timetable/ }).click();
  await expect(page.getByRole('button', { name: /^Set timetable/ })).toBeDisabled();
}

test('a new player founds an airline, leases, acquires, plans, flies and sees the result explained', async ({
  page,
  server,
}) => {
  await runWorld(server, 1);
  await signUpAndFound(page);
  const cash = page.getByRole('banner').getByTitle(/^\$[\d,]+$/);
  await expect(cash).toHaveAttribute('title', /^\$\d\d,\d00,000$/);
  const capital = (await cash.getAttribute('title')) ?? '';
  const to = await leaseByTheGuide(page);
  await expect(cash).not.toHaveAttribute('title', capital);
  await findAndAcquire(page, to);
  await planTheWeek(page);

  // The aircraft is delivered the next day and takes off as scheduled, without a reload of the page.
  await guide(page).getByRole('link', { name: 'Open the map' }).click();
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', '0');
  await runWorld(server, SLOWER);
  // Checks every frame, because polling from outside may take a second.
  const flies = () =>
    Number(document.querySelector<HTMLElement>('[role="application"]')?.dataset.aircraft ?? 0) > 0;
  await page.waitForFunction(flies, undefined, { timeout: 120_000, polling: 'raf' });

  await runWorld(server, FAST);
  const open = guide(page).getByRole('link', { name: 'Open the flight' });
  await expect(open).toBeVisible({ timeout: 60_000 });
  await runWorld(server, 0);
  await open.click();
  const panel = page.getByRole('region', { name: /^Flight \w+/ });
  await expect(panel.getByText(/^Landed/)).toBeVisible();
  const money = panel.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('Revenue');
  await expect(money).toContainText('Profit');
  const why = panel.getByRole('region', { name: 'Why' });
  await expect(why).toContainText('Demand that day');
  await expect(guide(page)).toContainText('All first steps done');

  // All money is in the ledger.
  const session = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('pocketbase_auth'))) ?? '{}',
  ) as { token: string };
  const client = new PocketBase(server.url);
  client.authStore.save(session.token);
  // The full list, because weeks may have passed on a slow machine.
  const rows = await client.collection('ledger').getFullList({ batch: 1000, fields: 'category' });
  const categories = new Set(rows.map(({ category }) => String(category)));
  for (const category of ['capital', 'deposit', 'lease', 'route_fee', 'tickets', 'fuel', 'crew'])
    expect(categories).toContain(category);
});
