import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectLayers } from '#tests/e2e/support/layers.ts';
import { runWorld } from '#tests/e2e/support/moving-world.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import { act, advanceHours, leaseOne } from '#tests/support/world.ts';

/** Returns the capital of a new airline as the top bar shows it. It grows with the world. */
const inMillions = ({ airline }: Founder) => `$${(Number(airline.cash) / 1e6).toFixed(2)}`;

test('does not miss events before the realtime connection is open', async ({ page, server }) => {
  const airline = await newFounder(server);
  await leaseOne(server, airline, 'airbus-a320neo');
  // The requests of a shared worker cannot be held.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /realtime$/.test(request.url()),
  );
  await page.route('**/api/realtime', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await enterAs(page, airline);
  await page.goto('/fleet/manage/');
  const table = page.getByRole('table', { name: 'Fleet' });
  await expect(table.getByText('On order')).toHaveCount(1);
  await expect(page.getByRole('banner').getByTitle(/^\$[\d,]+$/)).toBeVisible();
  await asked;
  await advanceHours(server, 26);
  await leaseOne(server, airline, 'airbus-a320neo');
  goOn();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(table.getByText('On order')).toHaveCount(1);
  await expect(table.getByRole('row').filter({ hasText: 'A320neo' })).toHaveCount(2);
});

test('a player follows time, cash and deliveries without a reload, and opens what was delivered', async ({
  page,
  server,
}) => {
  const airline = await newFounder(server);
  await enterAs(page, airline);
  await page.goto('/staff/');
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Paused')).toBeVisible();
  await expect(bar.getByText(inMillions(airline))).toBeVisible();
  await expect(bar.getByText(/^\w{3} \d{1,2} \w{3} 20\d\d$/)).toBeVisible();
  const quiet = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(quiet).toBeVisible();
  await page.evaluate(() => Object.assign(window, { untouched: true }));

  // As if in another tab.
  const first = await leaseOne(server, airline, 'airbus-a320neo');
  await expect(bar.getByText(inMillions(airline))).toBeHidden();
  await runWorld(server, 10);
  await expect(bar.getByText('Paused')).toBeHidden();
  const time = bar.getByTitle('UTC');
  const before = await time.textContent();
  await expect.poll(() => time.textContent()).not.toBe(before);
  await runWorld(server, 0);
  await advanceHours(server, 26);
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);

  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('has been delivered')).toBeVisible();
  await expect(list.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByText('Unread')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expectLayers(page, undefined);
  await page.reload();
  await expect(quiet).toBeVisible();
  await expect(quiet).toHaveAttribute('aria-expanded', 'false');

  const openNotice = async (title: RegExp) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await list.getByRole('link', { name: title }).click();
  };
  await openNotice(/has been delivered/);
  await expect(page).toHaveURL(new RegExp(`/fleet/manage/\\?aircraft=${first.id}$`));
  await expect(page.getByRole('region', { name: new RegExp(first.registration) })).toBeVisible();

  const together = [
    await leaseOne(server, airline, 'atr-72-600'),
    await leaseOne(server, airline, 'atr-72-600'),
  ];
  await advanceHours(server, 26);
  await expect(bell).toBeVisible();
  await openNotice(/2 aircraft have been delivered/);
  const table = page.getByRole('table', { name: 'Fleet' });
  for (const { registration } of together) await expect(table.getByText(registration)).toBeVisible();
  await expect(table.getByText(first.registration)).toBeHidden();
  await page.getByRole('button', { name: 'Remove the delivery filter' }).click();
  await expect(table.getByText(first.registration)).toBeVisible();
});

test('top bar shows everything on a phone, and figures according to the account’s preferences', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const airline = await newFounder(server, `Transcontinental Overseas ${unique()}`);
  await enterAs(page, airline);
  await page.goto('/staff/');
  const bar = page.getByRole('banner');
  await expect(bar.getByTitle('UTC')).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText(inMillions(airline))).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Notifications' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('No notifications yet')).toBeVisible();
  expect((await list.boundingBox())?.width).toBe(390);

  await page.setViewportSize({ width: 1280, height: 800 });
  const inFull = `$${Number(airline.airline.cash).toLocaleString('de-DE')}`;
  await act(server, airline, 'notices.read', {});
  await page.goto('/account/');
  await page.getByRole('radio', { name: '$1.234.567' }).check({ force: true });
  await expect(page.getByRole('main').getByText(inFull)).toBeVisible();
  const saved = page.waitForResponse(
    (response) => response.request().postDataJSON()?.settings?.money === 'full' && response.ok(),
  );
  await page.getByRole('radio', { name: 'In full' }).check({ force: true });
  await saved;
  await expect(page.getByRole('banner').getByText(inFull)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByText(inFull)).toBeVisible();
});
