import { expect } from '@playwright/test';
import { UNDOS_A_DAY, undoDay } from '#game/actions/undo.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { drawer, fleetOf, newPlayer, openFleet } from '#tests/e2e/support/fleet-page.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { leaseOne, worldNow } from '#tests/support/world.ts';

test('names the lease that loses least if none pays from the hub, and what helps', async ({
  page,
  server,
}) => {
  await openFleet(page, await newFounder(server, undefined, 'GRZ'));
  await expect(page.getByText('No lease from your hub pays at usual fares')).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: 'No lease from your hub pays' });
  await expect(banner).toContainText(
    /The best of them is the .+ to .+ \([A-Z]{3}\): about −?\$[\d,]+ per week at the best fares/,
  );
  await expect(banner.getByRole('link', { name: 'buy a used aircraft' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Research demand' }).click();
  await expect(page).toHaveURL(/\/route\/research\//);
});

test('a new airline leases its first aircraft from the suggestions for its hub', async ({ page, server }) => {
  const player = await newPlayer(server);
  await openFleet(page, player);
  await expect(page.getByText('No aircraft yet')).toBeVisible();
  const suggestions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Expected profit to' });
  // At most one per size, and only those that are profitable in this season.
  await expect(suggestions.first()).toBeVisible();
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  for (const suggestion of await suggestions.all())
    await expect(suggestion).toContainText(/[1-9]\d* available to lease/);
  await suggestions
    .filter({ hasNotText: /\b1 available/ })
    .first()
    .getByRole('link')
    .click();

  await page.getByLabel('Count', { exact: true }).fill('2');
  await page.getByLabel('Business').fill('900');
  const lease = page.getByRole('button', { name: /^Lease 2 aircraft/ });
  await expect(lease).toBeDisabled();
  await page.getByRole('button', { name: 'Typical' }).click();
  await expect(lease).toHaveText(/^Lease 2 aircraft · \$[\d,]+ now, \$[\d,]+ per week$/);
  const now = Number((await lease.textContent())?.match(/\$([\d,]+) now/)?.[1]?.replaceAll(',', ''));
  await lease.click();

  await expect(page.getByText(/^On order\. Delivery at AMS on \w{3} \d+ \w{3}/)).toBeVisible();
  const fleet = await fleetOf(player);
  expect(fleet).toHaveLength(2);
  const airline = await player.client.collection('airline').getOne(player.airline.id);
  expect(airline.cash).toBe(Number(player.airline.cash) - now);
  await expect(page.getByRole('row').filter({ hasText: 'On order' })).toHaveCount(2);
});

test('the fleet loads on retry, and details close with Escape and are a sheet on a phone', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const player = await newPlayer(server);
  const aircraft = await leaseOne(server, player, 'atr-72-600');
  const records = '**/api/collections/aircraft/records*';
  await page.route(records, (route) => route.abort());
  await openFleet(page, player);
  // After three retries: 1, 2 and 4 seconds.
  await expect(page.getByRole('alert')).toContainText('The fleet could not be loaded');
  await page.unroute(records);
  await page.getByRole('button', { name: 'Try again' }).click();

  // Escape returns the focus.
  const opener = page.getByRole('button', { name: new RegExp(aircraft.registration) });
  const panel = drawer(page, aircraft.registration);
  await opener.press('Enter');
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(`/fleet/manage/?aircraft=${aircraft.id}`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/fleet/manage/');

  await page.setViewportSize({ width: 390, height: 844 });
  await opener.click();
  await expect(panel).toBeVisible();
  const low = (await panel.boundingBox())?.height ?? 0;
  await panel.getByRole('button', { name: 'Expand panel' }).click();
  await expect.poll(async () => (await panel.boundingBox())?.height ?? 0).toBeGreaterThan(low + 100);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('disables an order that is too expensive, and cancels one before delivery and shows what is kept', async ({
  page,
  server,
}) => {
  const player = await newPlayer(server);
  await openFleet(page, player, '?shop=1&seats=400&model=airbus-a350-900&terms=buy');
  await expect(page.getByRole('button', { name: /^Buy aircraft/ })).toBeDisabled();
  // The capital of a new airline grows with the world.
  const all = Number(player.airline.cash).toLocaleString('en-GB');
  await expect(page.getByText(new RegExp(`^You have \\$${all}, \\$[\\d,]+ too little\\.$`))).toBeVisible();

  const { id, registration, deposit, lease_rate } = await leaseOne(server, player, 'airbus-a320neo');
  // Another aircraft: the page of an empty fleet computes what to lease first.
  const other = await leaseOne(server, player, 'atr-72-600');
  const { cash } = await player.client.collection('airline').getOne(player.airline.id);
  // While an undo is left, it is the only way out.
  const { minute } = await worldNow(server);
  const used = { undo_day: undoDay(minute), undo_count: UNDOS_A_DAY };
  await (await operator(server)).collection('airline').update(player.airline.id, used);
  await openFleet(page, player, `?aircraft=${id}`);
  const cancel = page.getByRole('button', { name: 'Cancel order', exact: true });
  await cancel.click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel the order of ${registration}?` });
  const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;
  await expect(dialog.getByRole('row', { name: /kept by the lessor/ })).toContainText(dollars(deposit));
  await expect(dialog.getByRole('row', { name: /^First week/ })).toContainText(dollars(lease_rate));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  expect(await fleetOf(player)).toHaveLength(2);
  const ordered = page.getByRole('row').filter({ hasText: 'On order' });
  await expect(ordered).toHaveCount(2);

  await cancel.click();
  await dialog.getByRole('button', { name: /^Cancel order · \$/ }).click();
  await expect(ordered).toHaveCount(1);
  expect((await fleetOf(player)).map(({ id }) => id)).toEqual([other.id]);
  const after = await player.client.collection('airline').getOne(player.airline.id);
  expect(after.cash).toBe(cash + lease_rate);
});
