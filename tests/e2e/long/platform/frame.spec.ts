import { expect } from '@playwright/test';
import { untilIdle } from '#scripts/screenshots/until-idle.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { enterAs, newFounder, newUser } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

const PHONE = { width: 390, height: 844 };

test('saves the pin, hides it on narrow screens, and is a drawer on a phone', async ({ page, server }) => {
  await enterAs(page, await newFounder(server.url));
  await page.goto('/staff/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav).toHaveCSS('width', '240px');
  await page.getByRole('button', { name: 'Unpin navigation' }).click();
  await expect(nav).toHaveCSS('width', '56px');
  await expect(page.getByRole('button', { name: 'Pin navigation' })).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);

  await page.reload();
  await expect(nav).toHaveCSS('width', '56px');
  const banking = nav.getByRole('link', { name: 'Banking' });
  await banking.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Banking');
  const { x, width } = (await banking.boundingBox()) ?? { x: NaN, width: 0 };
  await expect
    .poll(async () => (await page.getByRole('tooltip').boundingBox())?.x)
    .toBeGreaterThanOrEqual(x + width);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await page.getByRole('button', { name: 'Pin navigation' }).click();
  await page.reload();
  await expect(nav).toHaveCSS('width', '240px');
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(nav).toHaveCSS('width', '56px');
  await expect(page.getByRole('button', { name: /pin navigation/i })).toHaveCount(0);

  const links = await nav.getByRole('link').allTextContents();
  expect(links.length).toBeGreaterThan(10);
  await page.setViewportSize(PHONE);
  await expect(nav).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(nav.getByRole('link')).toHaveText(links);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(nav).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(page).toHaveURL('/operations/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFits(page);
});

test('hides the account button without an airline', async ({ page, server }) => {
  await enterAs(page, await newUser(server.url));
  await page.goto('/onboarding/');
  await expect(page.getByRole('button', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveText('© 2024 Airline Manager');
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/signin/');
  await expect(page.getByRole('link', { name: 'Sign out' })).toHaveCount(0);
});

test('about shows version and copyright as a dialog and as a page', async ({ page, server }) => {
  const { version } = await (await fetch(`${server.url}/api/am/config`)).json();
  await page.goto('/signin/');
  await page.getByRole('button', { name: 'About' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Airline Manager' });
  await expect(dialog.getByText(`Version ${version}`)).toBeVisible();
  await expect(dialog.getByText('© 2023–2024 Airline Manager')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'About' })).toBeFocused();

  await enterAs(page, await newFounder(server.url));
  await page.goto('/about');
  await expect(page).toHaveURL('/about/');
  await expect(page.getByRole('main').getByText(`Version ${version}`)).toBeVisible();
  await expect(page.getByRole('main').getByText('© 2023–2024 Airline Manager')).toBeVisible();
  await expectAccessible(page);
});

test('keyboard skips the navigation, the focus follows to a new page, and back restores the scroll position', async ({
  page,
  server,
}) => {
  await enterAs(page, await newFounder(server.url));
  await page.goto('/staff/');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link')).toBeFocused();

  await page.getByRole('link', { name: 'Operations' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeFocused();

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await untilIdle(page);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 400);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(scrolled).toBe(400);
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(400);
});
