import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

const KEY = 'airline-manager.theme';
const DARK = 'rgb(19, 28, 37)';
const LIGHT = 'rgb(255, 255, 255)';

test('applies the system’s or the chosen theme before the first paint', async ({ page }) => {
  // The app itself is blocked, so only the first paint is visible.
  await page.route('**/assets/*.js', () => {});
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const open = async (system: 'light' | 'dark', choice: string | null) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([key, value]) => (value ? localStorage.setItem(key ?? '', value) : localStorage.removeItem(key ?? '')),
      [KEY, choice],
    );
    await page.goto('/signin/', { waitUntil: 'commit' });
    await page.waitForSelector('#root', { state: 'attached' });
  };
  await open('light', null);
  await expect.poll(background).toBe(LIGHT);
  await open('dark', null);
  await expect.poll(background).toBe(DARK);
  await open('dark', 'light');
  await expect.poll(background).toBe(LIGHT);
  await open('light', 'dark');
  await expect.poll(background).toBe(DARK);
  await open('dark', 'system');
  await expect.poll(background).toBe(DARK);
  await open('dark', 'nonsense');
  await expect.poll(background).toBe(DARK);
});

test('follows the system theme while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/signin/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', DARK);
});
