import { expect } from '@playwright/test';
import { BID_PRICE_MIN } from '#game/slots/auction-limits.ts';
import { newFounder } from '#tests/support/api.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';
import { formatMoney } from '#web/lib/format.ts';
import { expectAccessible } from '../support/accessible.ts';
import { enterAs, unique } from '../support/people.ts';
import { NO_TILES, testWith } from '../support/test.ts';

/** A paused world that begins a day before an auction, with the real world’s traffic. */
const test = testWith(() => {
  const env = { ...NO_TILES, AM_WORLD_START: '2026-06-30', AM_WORLD_TRAFFIC: '100' };
  return startPausedWorld({ env });
});

test('a player bids for slots, withdraws some, and wins the others', async ({ page, server }) => {
  const player = await newFounder(server, `Airline ${unique()}`, 'LHR');
  await enterAs(page, player);
  await page.goto('/slots/?airport=LHR');
  const form = page.getByRole('form', { name: 'Bid for slots' });
  await expect(form).toContainText('next on Wed 1 Jul 00:00 UTC');
  await form.getByLabel('Dollars per slot').fill('10');
  await expect(form.getByText(`Enter ${formatMoney(BID_PRICE_MIN)} to `)).toBeVisible();
  await expect(form.getByRole('button', { name: /^Bid for/ })).toBeDisabled();
  await form.getByLabel('Dollars per slot').fill('20k');
  await form.getByRole('checkbox', { name: 'Sun' }).uncheck({ force: true });
  await form.getByRole('button', { name: 'Bid for 6 slots · $120,000' }).click();

  const bids = page.getByRole('region', { name: 'Your bids' });
  await expect(bids).toContainText('$120,000 in escrow until Wed 1 Jul 00:00 UTC.');
  await expect(bids.getByRole('row')).toHaveCount(2);
  await expect(form).toContainText('Replaces your bids in 6 hours.');
  await expectAccessible(page);
  // One of them is replaced by a higher one.
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    await form.getByRole('checkbox', { name: day }).uncheck({ force: true });
  await form.getByLabel('Dollars per slot').fill('30000');
  await form.getByRole('button', { name: 'Bid for 1 slot · $30,000' }).click();
  await expect(bids).toContainText('$130,000 in escrow');
  await bids
    .getByRole('row', { name: /5 slots at \$20,000/ })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect(bids).toContainText('$30,000 in escrow');

  await advanceHours(server, 25);
  await expect(bids.getByText(/^Won 1 of 1 at \$30,000/)).toBeVisible();
  await expect(bids.getByRole('link', { name: 'Plan departures' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your slots in full hours' });
  await expect(own.getByText('0 of 1')).toBeVisible();
  await expect(own.getByText(/^Mon \d\d:00–\d\d:00$/)).toBeVisible();
  const { cash } = await player.client.collection('airline').getOne(player.airline.id);
  expect(cash).toBe(Number(player.airline.cash) - 30_000);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  // Repeated because a narrow window changes the arrangement of the page.
  await expect(async () => {
    await own.getByText('Departure').scrollIntoViewIfNeeded();
    await expect(own.getByText('until', { exact: true })).toBeInViewport({ ratio: 1, timeout: 1_000 });
  }).toPass();
  const tops = await form
    .getByRole('group', { name: 'Days' })
    .locator('label')
    .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().top));
  expect(tops).toHaveLength(7);
  expect(new Set(tops).size, 'all days are in one row').toBe(1);
});
