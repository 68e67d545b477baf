import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { operator } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { act, advanceHours, startPausedWorld } from '#tests/support/world.ts';
import { formatMoney } from '#web/lib/format.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectFits } from '../support/fits.ts';
import { enterAs, unique } from '../support/people.ts';
import { shootAll } from '../support/shoot.ts';
import { NO_TILES, testWith } from '../support/test.ts';

const test = testWith(() => startPausedWorld({ env: NO_TILES }));
const BOUGHT = 'atr-42-600';

test('a player follows a figure down to its ledger entries, and downloads the statement', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const player = await flyingAirline(server, `Airline ${unique()}`, 1);
  const price = purchaseQuote(seedModel(BOUGHT), 1).total;
  const { aircraft } = await act(server, player, 'fleet.buy', { model: BOUGHT, count: 1, price });
  await (await operator(server))
    .collection('aircraft')
    .update(String(aircraft), { built: 0, delivered: 0, ready: 0 });
  await advanceHours(server, 24 * 5);
  await enterAs(page, player);
  await page.goto('/finance/banking/');
  const statements = page.getByRole('region', { name: 'Statements' });
  const table = statements.getByRole('region', { name: 'Profit and loss' });
  await expect(table.getByRole('row', { name: /^Tickets/ })).toBeVisible();

  await table
    .getByRole('button', { name: /^Leases, 5 Jan|^Leases, 1 Jan/ })
    .first()
    .click();
  const drawer = page.getByRole('region', { name: 'Leases' });
  const lease = player.aircraft[0]?.lease_rate ?? 0;
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByRole('listitem')).toContainText(formatMoney(-lease));
  expect(page.url()).toContain('entries=lease');
  await expectAccessible(page);
  await shootAll(page, 'statement-entries');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // With the keyboard: from the label of a line to its figure, and into its entries.
  const hint = statements.getByText('Use the arrow keys to move between figures.', { exact: true });
  await expect(hint).toBeHidden();
  await table.getByRole('button', { name: 'Depreciation', exact: true }).focus();
  await expect(hint).toBeInViewport();
  await shootAll(page, 'statement-keys');
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Depreciation' })).toContainText('Week until 4 Jan');
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await statements.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('profit-and-loss-by-week.csv');
  const csv = readFileSync(await file.path(), 'utf8');
  const leases = csv.split('\r\n').find((line) => line.startsWith('Leases,'));
  expect(leases).toContain(String(-lease));

  await statements.getByText('Balance sheet', { exact: true }).click();
  const sheet = statements.getByRole('region', { name: 'Balance sheet' });
  const figureOf = async (name: RegExp) =>
    (await sheet.getByRole('row', { name }).innerText()).split(/\t|\n/).at(-1);
  expect(await figureOf(/^Assets/)).toBe(await figureOf(/^Debts and equity/));
  await expectAccessible(page);
  await shootAll(page, 'balance-sheet');
  // The first week began with nothing, so its change is the balance.
  const value = await figureOf(/^Aircraft/);
  await sheet.getByRole('button', { name: /^Aircraft, 4 Jan/ }).click();
  const change = page.getByRole('region', { name: 'Aircraft', exact: true });
  await expect(change).toContainText(`Change in the week: +${value}`);
  await expect(change.getByRole('listitem').filter({ hasText: formatMoney(price) })).toBeVisible();
  await shootAll(page, 'balance-entries');
  await page.keyboard.press('Escape');
  await statements.getByText('Quarter', { exact: true }).click();
  await expect(statements).toContainText('is drawn up when a quarter has ended');
  await statements.getByText('Week', { exact: true }).click();
  await page.reload();
  await expect(sheet).toBeVisible();
  await statements.getByText('Cash flow', { exact: true }).click();
  await expect(statements.getByRole('row', { name: /^Cash at the end/ })).toBeVisible();

  // The running day would look like a sudden fall.
  await page.goto('/finance/banking/?by=day');
  await expect(statements.getByRole('columnheader', { name: '7 Jan so far' })).toBeVisible();
  await expect(statements.getByRole('img', { name: /Revenue, costs and profit.* 6 periods/ })).toBeVisible();
  await shootAll(page, 'statement-days');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);

  // A former aircraft keeps its statement, and an unknown one leads back to the whole airline.
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = String(player.aircraft[0]?.id);
  await (await operator(server)).collection('aircraft').update(id, { airline: '' });
  await page.goto(`/finance/banking/?aircraft=${id}`);
  const part = statements.getByLabel('Part of the airline');
  await expect(statements.getByRole('row', { name: /^Leases/ })).toBeVisible();
  await expect(part.getByRole('option', { selected: true })).toHaveText('Former aircraft');
  await shootAll(page, 'statement-former');
  await part.selectOption('Whole airline');
  await expect(page).toHaveURL('/finance/banking/');

  await page.goto('/finance/banking/?aircraft=abcdefghijklmno');
  await expect(statements.getByRole('alert')).toContainText('You have no aircraft with this id');
  await expect(statements.getByRole('button', { name: 'Try again' })).toBeHidden();
  await shootAll(page, 'statement-unknown');
  await statements.getByRole('button', { name: 'Show the whole airline' }).click();
  await expect(statements.getByRole('row', { name: /^Leases/ })).toBeVisible();
});
