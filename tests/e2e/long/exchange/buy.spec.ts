import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { expectLayers } from '#tests/e2e/support/layers.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { tradingTest as test } from '#tests/e2e/support/trading-test.ts';
import { newFounder } from '#tests/support/api.ts';

const PATH = '/?exchange=market';
const PHONE = { width: 390, height: 844 };

test('the list loads on retry, has pages that begin at their top, keeps its place, and fits on a phone', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await enterAs(page, await newFounder(server));
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  const list = panel.getByRole('list', { name: 'Aircraft for sale' });
  const items = list.getByRole('listitem');
  const calls = '**/api/am/exchange/search?*';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.goto(`${PATH}&maxPrice=1`);
  await expect(page.getByText('The market could not be loaded')).toBeVisible({ timeout: 20_000 });
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No aircraft match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(items).toHaveCount(50);

  await page.goto(PATH);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list).toBeFocused();
  await expect(items.first()).toBeInViewport();
  await page.goBack();
  await expect(panel.getByText(/^Page 1 of \d/)).toBeAttached();

  // In a window with room for either list or details.
  await page.setViewportSize({ width: 1000, height: 800 });
  const button = items.nth(30).getByRole('button');
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  await button.click();
  await expect(panel.getByText('Next checks')).toBeVisible();
  await expect(items).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect((await button.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  await expectLayers(page, undefined);

  await page.goto(`${PATH}&page=2`);
  await expect(panel.getByText(/^Page 2 of \d/)).toBeAttached();
  await panel.getByRole('button', { name: 'Filters' }).click();
  await panel.getByLabel('Seats from').fill('20');
  await expect(page).toHaveURL(/minSeats=20/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(panel.getByLabel('Seats from')).toBeFocused();

  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  await items.nth(0).getByRole('button').click();
  await expect(items).toHaveCount(0);
  await expect(panel.getByText('Next checks')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Back to the list' }).click();
  await expect(items).toHaveCount(50);
  await expectAccessible(page);
  await expectFits(page);
});
