import { expect } from '@playwright/test';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { NO_TILES, testWith } from '#tests/e2e/support/test.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import type { Founder } from '#tests/support/api.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { unsecuredRate } from '#tests/support/bank.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, grant, startPausedWorld, worldNow } from '#tests/support/world.ts';
import { formatPercent } from '#web/lib/format.ts';

const test = testWith(() => startPausedWorld({ env: NO_TILES }));

/** Gives a player an aircraft of its own, delivered now. */
async function ownOne(server: TestServer, player: Founder): Promise<Aircraft> {
  const price = purchaseQuote(seedModel('atr-42-600'), 1).total;
  await grant(server, player.airline.id, price);
  const { aircraft } = await act(server, player, 'fleet.buy', { model: 'atr-42-600', count: 1, price });
  const { minute } = await worldNow(server);
  const delivered = { built: minute, delivered: minute, ready: minute };
  const records = (await operator(server)).collection('aircraft');
  return records.update<Aircraft>(String(aircraft), delivered);
}

test('a player borrows, sees what it costs, repays a part, then all', async ({ page, server }) => {
  // Nothing scrolls below the top bar, where axe finds buttons too small because they are half covered.
  await page.setViewportSize({ width: 1280, height: 3600 });
  const player = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, player);
  await page.goto('/finance/banking/');
  const borrow = page.getByRole('region', { name: 'Borrow' });
  await expect(borrow).toContainText('you can borrow up to $5,000,000: 20% of your starting capital');
  await borrow.getByLabel('Amount').fill('6000000');
  await expect(borrow.getByText('At most $5,000,000')).toHaveCount(3);
  await borrow.getByLabel('Amount').fill('-1000000');
  await expect(borrow.getByText('Enter whole dollars, such as $1,500,000 or $1.50')).toBeVisible();
  await borrow.getByLabel('Amount').blur();
  await expect(borrow.getByLabel('Amount')).toHaveValue('-1000000');
  await expectAccessible(page);
  await shootAll(page, 'loan-amount');
  await page.setViewportSize({ width: 1280, height: 3600 });
  await borrow.getByLabel('Amount').fill('1M');
  const year = borrow.getByRole('row', { name: /^Unsecured, 52 weeks/ });
  await expect(year).toContainText('9.50%');
  await expectAccessible(page);
  await year.getByRole('button').click();
  const take = page.getByRole('dialog', { name: 'Borrow $1,000,000 for 52 weeks?' });
  await expect(take).toContainText('$25,000,000 → $26,000,000');
  await expectAccessible(page);
  await shootAll(page, 'loan-take');
  await page.setViewportSize({ width: 1280, height: 3600 });
  await page.keyboard.press('Enter');
  await expect(take).toBeHidden();

  const loans = page.getByRole('region', { name: /^Your loans/ });
  await expect(loans).toContainText('$1,000,000 owed in total');
  await expect(loans).toContainText('0 of 52 instalments paid, next on Thu 8 Jan 00:00 UTC');
  await advanceHours(server, HOURS_A_WEEK + 2);
  await expect(loans).toContainText('1 of 52 instalments paid');
  await loans.getByRole('button', { name: /^Repay/ }).click();
  const repay = page.getByRole('dialog', { name: 'Repay this loan early?' });
  await repay.getByLabel('Amount to repay').fill('500000');
  await expect(repay).toContainText('$5,000');
  await expectAccessible(page);
  await shootAll(page, 'loan-repay');
  await page.setViewportSize({ width: 1280, height: 3600 });
  await repay.getByRole('button', { name: 'Repay part · $505,000' }).click();
  await expect(repay).toBeHidden();
  const [loan] = await player.client.collection('loan').getFullList();
  await expect(loans).toContainText(`$${Number(loan?.balance).toLocaleString('en-US')} of $1,000,000 owed`);
  await loans.getByRole('button', { name: /^Repay/ }).click();
  // All of it stays all of it when an instalment is paid while the dialog is open.
  const all = repay.getByRole('button', { name: /^Repay all · / });
  const before = await all.innerText();
  await advanceHours(server, HOURS_A_WEEK);
  await expect(all).not.toHaveText(before);
  await expect(all).toBeEnabled();
  await all.click();
  await expect(loans).toContainText('You owe the bank nothing.');
  const past = page.getByRole('region', { name: /^Past loans/ });
  await expect(past).toContainText('$1,000,000 unsecured');
  await expect(past).toContainText('Repaid');
  await shootAll(page, 'banking');
  await page.setViewportSize({ width: 1280, height: 3600 });
  await expectAccessible(page);
});

test('a player pledges an aircraft on a phone', async ({ page, server }) => {
  const player = await newFounder(server, `Airline ${unique()}`);
  const { id, registration } = await ownOne(server, player);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, player);
  await page.goto('/finance/banking/');
  const borrow = page.getByRole('region', { name: 'Borrow' });
  const row = borrow.getByRole('row', { name: new RegExp(`^Secured by ${registration}, 156 weeks`) });
  await borrow.getByLabel('Term of secured loans').selectOption('8 years (416 weeks)');
  await expect(row).toBeHidden();
  const longer = borrow.getByRole('row', { name: new RegExp(`^Secured by ${registration}, 416 weeks`) });
  await longer.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(`${registration} secures the loan.`);
  await page.getByRole('button', { name: /^Take loan ·/ }).click();
  const loans = page.getByRole('region', { name: /^Your loans/ });
  await expect(loans).toContainText(`$1,000,000 secured by ${registration}`);
  await expect(longer).toBeHidden();
  const grade = page.getByRole('region', { name: 'Credit grade' });
  await expect(grade).toContainText('75 of 100 points');
  await expect(grade).toContainText('Flying for 4 more weeks adds 25 points.');
  await expectAccessible(page);

  await page.goto(`/fleet/manage/?aircraft=${id}`);
  await page.getByRole('button', { name: /^Sell back/ }).click();
  const sale = page.getByRole('alertdialog', { name: `Sell back ${registration}?` });
  await expect(sale).toContainText(`${registration} secures your loan of $1,000,000.`);
  await expect(sale.getByRole('button', { name: /^Sell back/ })).toBeDisabled();
});

test('a player takes a loan at the rate that has changed while its dialog was open', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const player = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, player);
  await page.goto('/finance/banking/');
  await page.getByRole('button', { name: 'Take loan: Unsecured, 52 weeks' }).click();
  const take = page.getByRole('dialog', { name: 'Borrow $1,000,000 for 52 weeks?' });
  const before = await unsecuredRate(server, player);
  await expect(take).toContainText(formatPercent(before, 2));
  // The page does not hear of the new rate before the server rejects the loan.
  const rejected = page.waitForResponse('**/api/am/act/loan.take');
  await page.route('**/api/am/bank', async (route) => {
    await rejected;
    await route.continue();
  });
  const worlds = (await operator(server)).collection('world');
  const { id, base_rate } = await worlds.getFirstListItem('');
  await worlds.update(id, { base_rate: base_rate + 0.01 });
  await take.getByRole('button', { name: /^Take loan ·/ }).click();
  await expect(take.getByRole('alert')).toContainText(/The rate of this loan is [\d.]+% now, not [\d.]+%\./);
  const now = formatPercent(before + 0.01, 2);
  await expect(take).toContainText(`${now}, was ${formatPercent(before, 2)}`);
  await expectAccessible(page);
  await shootAll(page, 'loan-stale');
  await take.getByRole('button', { name: /^Take loan ·/ }).click();
  await expect(take).toBeHidden();
  await expect(page.getByRole('region', { name: /^Your loans/ })).toContainText(`at ${now}`);
  await worlds.update(id, { base_rate });
});

test('a lost response does not claim that a loan was not taken', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const player = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, player);
  await page.goto('/finance/banking/');
  await page.route('**/api/am/act/loan.take', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Take loan: Unsecured, 52 weeks' }).click();
  const take = page.getByRole('dialog');
  await take.getByRole('button', { name: /^Take loan ·/ }).click();
  await expect(take.getByRole('alert')).toContainText('It is not known whether this was done');
  await expect(take).not.toContainText('was not taken');
  await shootAll(page, 'loan-lost');
  await page.reload();
  await expect(page.getByRole('region', { name: /^Your loans/ })).toContainText('$1,000,000 unsecured');
});
