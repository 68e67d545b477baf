import { expect } from '@playwright/test';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { tradingTest as test } from '#tests/e2e/support/trading-test.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import type { Founder } from '#tests/support/api.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { unsecuredRate } from '#tests/support/bank.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, grant, worldNow } from '#tests/support/world.ts';
import { formatPercent } from '#web/lib/format.ts';

/** Gives a player an aircraft of its own, delivered now. */
async function ownOne(server: TestServer, player: Founder): Promise<Aircraft> {
  const price = purchaseQuote(seedModel('atr-42-600'), 1).total;
  await grant(server, player.airline.id, price);
  const { aircraft } = await act(server, player, 'fleet.buy', { model: 'atr-42-600', count: 1, price });
  const { minute } = await worldNow(server);
  // It has flown, so that its order cannot be undone.
  const delivered = { built: minute - 1, delivered: minute - 1, ready: minute };
  const records = (await operator(server)).collection('aircraft');
  return records.update<Aircraft>(String(aircraft), delivered);
}

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

test('a player takes a loan at a rate that has changed, and another whose response is lost', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/, /ERR_FAILED/);
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

  // A lost response does not claim that a loan was not taken.
  await page.unroute('**/api/am/bank');
  await page.route('**/api/am/act/loan.take', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Take loan: Unsecured, 52 weeks' }).click();
  await take.getByRole('button', { name: /^Take loan ·/ }).click();
  await expect(take.getByRole('alert')).toContainText('It is not known whether this was done');
  await expect(take).not.toContainText('was not taken');
  await shootAll(page, 'loan-lost');
  await page.reload();
  await expect(page.getByRole('region', { name: /^Your loans/ })).toContainText('$2,000,000 owed in total');
  await worlds.update(id, { base_rate });
});
