import { expect } from '@playwright/test';
import { enterAs, newFounder } from '../support/people.ts';
import { test } from '../support/test.ts';

test('exchange opens over the map, is kept in the URL and closes, and is a bottom sheet on a phone', async ({
  page,
  server,
}) => {
  await enterAs(page, await newFounder(server.url));
  await page.goto('/staff/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Buy/Sell' }).click();
  await expect(page).toHaveURL('/?exchange=market');
  const market = page.getByRole('region', { name: 'Buy/Sell' });
  await expect(market.getByRole('heading', { name: 'Buy/Sell' })).toBeFocused();
  await nav.getByRole('link', { name: 'Negotiations' }).click();
  await expect(page).toHaveURL('/?exchange=negotiations');
  await expect(market).toHaveCount(0);
  const negotiations = page.getByRole('region', { name: 'Negotiations' });
  await expect(negotiations.getByRole('heading', { name: 'Negotiations' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(nav.getByRole('link', { name: 'Negotiations' })).toBeFocused();

  // Back does not open again what was closed.
  await page.goBack();
  await expect(market).toBeVisible();
  await page.goto('/?exchange=negotiations');
  await expect(negotiations).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(negotiations).toHaveCount(0);

  await page.goto('/?exchange=negotiations');
  await negotiations.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');

  const size = { width: 390, height: 844 };
  await page.setViewportSize(size);
  await page.goto('/?exchange=market');
  const box = async () => {
    const { width = 0, y = 0 } = (await market.boundingBox()) ?? {};
    return { width, low: y > 200 };
  };
  await expect.poll(box).toEqual({ width: size.width, low: true });
});
