import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { enterAs, newFounder } from '../support/people.ts';
import { test } from '../support/test.ts';

/** Labels of the side navigation, with the title of the page if it has one of its own. */
const LINKS = {
  World: null,
  'Manage Routes': 'Manage Routes',
  'Acquire Route': 'Acquire Route',
  'Research and Demand': 'Research and Demand',
  Slots: 'Slots',
  'Manage Fleet': 'Manage Fleet',
  Maintenance: 'Maintenance',
  Operations: 'Operations',
  Banking: 'Banking',
  'Stock Market': 'Stock Market',
  'Buy/Sell': null,
  Negotiations: null,
  Staff: 'Staff',
};

test('side navigation lists all pages, opens each one with its heading and title, and marks it', async ({
  page,
  server,
}) => {
  const founder = await newFounder(server.url);
  await enterAs(page, founder);
  await page.goto('/route/');
  const expectTitle = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Airline Manager`);
  };
  await expectTitle('Route');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(Object.keys(LINKS));
  await expect(nav.getByRole('separator')).toHaveCount(1);
  for (const group of ['Route', 'Fleet', 'Finance', 'Aircraft Exchange'])
    await expect(nav.getByRole('list', { name: group, exact: true })).toBeVisible();
  for (const [name, title] of Object.entries(LINKS)) {
    await nav.getByRole('link', { name }).click();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    if (title !== null) await expectTitle(title);
  }

  // A page that is yet to come links home.
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await test.step('top bar shows title, airline, about and account', async () => {
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('height', '48px');
    await expect(bar.getByText(founder.airline.name)).toBeVisible();
    await bar.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/account/');
    await bar.getByRole('link', { name: 'Airline Manager' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('contentinfo')).toHaveText('© 2024 Airline Manager');
  });
});
