import { expect, type Page } from '@playwright/test';
import { type Founder, newFounder } from '#tests/support/api.ts';
import { leaseOne } from '#tests/support/world.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs } from '../support/people.ts';

async function openFleet(page: Page, player: Founder, search = '') {
  await enterAs(page, player);
  await page.goto(`/fleet/manage/${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Fleet' })).toBeVisible();
}

test('Escape or a click elsewhere closes the list of columns before the details beside it', async ({
  page,
  server,
}) => {
  const player = await newFounder(server);
  const { id } = await leaseOne(server, player, 'atr-72-600');
  await openFleet(page, player, `?aircraft=${id}`);
  const detail = page.locator('[data-drawer]');
  const columns = page.getByRole('button', { name: 'Columns' });
  const list = page.getByRole('group', { name: 'Columns shown' });
  await expect(detail).toBeVisible();
  await columns.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(columns).toBeFocused();
  await columns.click();
  await expect(list).toBeVisible();
  await detail.getByRole('heading').first().click();
  await expect(list).toHaveCount(0);
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);

  // It fits into a low window and scrolls.
  await page.setViewportSize({ width: 1280, height: 420 });
  await columns.click();
  await expect(list).toBeInViewport({ ratio: 1 });
  const last = list.getByRole('checkbox').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(list).toBeInViewport({ ratio: 1 });
});
