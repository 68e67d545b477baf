import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { sharesTest as test } from '#tests/e2e/support/trading-test.ts';
import { newFounder, operator, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { addHolding, addListing, giveInvestors, letHaveFlown } from '#tests/support/share-market.ts';
import { act, advanceHours, advanceTo, grant } from '#tests/support/world.ts';

const PATH = '/finance/stock-market/';

test('the page says when it cannot be loaded, and an order form stays with its airline and its text', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 50[03]/);
  const superuser = await operator(server);
  const player = await oldFounder(server);
  const [first, second] = [await oldFounder(server), await oldFounder(server)];
  const shares = { state: 'listed' as const, founder_lots: 7_000, investor_lots: 3_000, valued: 1_000_000 };
  const overpriced = { price: 900_000, band_price: 900_000, fair: 900_000, target: 900_000 };
  await addListing(superuser, first.airline.id, { ...shares, ...overpriced });
  await addListing(superuser, second.airline.id, shares);
  await enterAs(page, player);
  await page.route('**/api/am/shares', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.goto(PATH);
  await expect(page.getByText('The stock market could not be loaded')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/am/shares');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your airline' })).toBeVisible();
  const order = page.getByRole('form', { name: `Order for ${first.airline.code}` });
  await order.getByLabel('Lots of 100 shares').fill('37');
  // The other airline becomes the largest, and a reload of the list fails.
  await runSql(
    superuser,
    `UPDATE share_listing SET price = 990000, band_price = 990000 WHERE airline = '${second.airline.id}'`,
  );
  await advanceHours(server, 1);
  await expect(page.getByRole('row', { name: new RegExp(`${second.airline.name}.*\\$9,900`) })).toBeVisible();
  await page.route('**/api/am/shares', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }));
  const failed = page.waitForResponse('**/api/am/shares');
  await advanceHours(server, 1);
  await failed;
  await page.unroute('**/api/am/shares');
  await expect(order.getByLabel('Lots of 100 shares')).toHaveValue('37');

  // An airline that leaves the market does not hand its form to another one.
  await first.client.collection('users').delete(first.id);
  await advanceHours(server, 1);
  await expect(
    page.getByRole('heading', { name: `${first.airline.code} is not on the stock market` }),
  ).toBeVisible();
  await expect(page.getByRole('form', { name: /^Order for/ })).toHaveCount(0);
  await page.goto(`${PATH}?airline=${String(second.airline.code).toLowerCase()}`);
  await expect(page.getByRole('form', { name: `Order for ${second.airline.code}` })).toBeVisible();

  await page.route('**/collections/holding/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText('Your orders and shares could not be loaded')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/collections/holding/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your orders and shares could not be loaded')).toBeHidden();
});

test('a price says where it comes from, and an insolvent airline is marked', async ({ page, server }) => {
  const superuser = await operator(server);
  const player = await oldFounder(server, `Player Air ${unique()}`);
  const poor = await newFounder(server, `Poor Air ${unique()}`);
  const solid = await newFounder(server, `Solid Air ${unique()}`);
  const shares = { state: 'listed' as const, founder_lots: 7_000, investor_lots: 2_900, maker_lots: 100 };
  const worth = { fair: 2_200, target: 2_200, valued: 1_000_000 };
  await addListing(superuser, poor.airline.id, { ...shares, ...worth, investor_lots: 2_800 });
  await addHolding(superuser, player.airline.id, poor.airline.id, 100);
  await addListing(superuser, solid.airline.id, { ...shares, valued: 1_000_000 });
  // The market maker's quotes are above the price of one of them. No day of shares ends with hour 0.
  await advanceHours(server, 1);
  await advanceTo(server, 0);
  await grant(server, poor.airline.id, -50_000_000);
  const order = { airline: solid.airline.id, side: 'buy' as const, lots: 5, limit: 2_020 };
  await act(server, player, 'share.order', order);
  await advanceHours(server, 1);

  await enterAs(page, player);
  const code = String(poor.airline.code);
  await page.goto(`${PATH}?airline=${code}`);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${poor.airline.name}`) });
  await expect(row).toContainText(/Insolvent.*\$21\.78\+8\.90%Market maker/);
  const other = page.getByRole('row', { name: new RegExp(`^${solid.airline.name}`) });
  await expect(other).toContainText(/\$20\.20\+1\.00%Trade, \d+ \w{3}/);
  await expect(other).not.toContainText('Insolvent');

  const stock = page.getByRole('region', { name: poor.airline.name });
  await expect(stock.getByText(`${code} has been insolvent since`)).toContainText(
    /an administrator takes over on \w{3} \d+ \w{3} \d\d:\d\d UTC and pays shareholders last\.$/,
  );
  await expect(stock.getByRole('region', { name: 'Offer for all shares' })).toContainText(
    `${code} is insolvent. If an administrator takes over on`,
  );
  const holdings = page.getByRole('region', { name: 'Your shares' });
  await expect(holdings.getByRole('rowheader', { name: code })).toContainText('Insolvent');
  await stock.getByRole('button', { name: 'Quoted price per share: $21.78' }).click();
  await expect(stock.getByText('Set by the market maker, not by a trade.')).toBeVisible();
  await expectAccessible(page);
  await shootAll(page, 'insolvent-issuer');

  await page.goto(`${PATH}?airline=${solid.airline.code}`);
  await page.getByRole('button', { name: 'Traded price per share: $20.20' }).click();
  await expect(page.getByText(/^The price of the last trade: \$20\.20 on .* UTC\.$/)).toBeVisible();
  await expect(page.getByText('insolvent since')).toHaveCount(0);
  await shootAll(page, 'traded-issuer');
});

test('a player reads from when shares can be bought', async ({ page, server }) => {
  const superuser = await operator(server);
  await giveInvestors(superuser, 2_000_000_000);
  const shoot = (name: string) => shootAll(page, name);
  const [issuer, player] = [await oldFounder(server), await newFounder(server)];
  await addListing(superuser, issuer.airline.id, {
    state: 'listed',
    founder_lots: 7_000,
    investor_lots: 2_900,
    valued: 1_000_000,
  });
  await advanceHours(server, 1);
  const code = String(issuer.airline.code);
  await enterAs(page, player);
  await page.goto(`${PATH}?airline=${code}`);
  const order = page.getByRole('form', { name: `Order for ${code}` });
  const status = order.getByRole('status');
  await expect(status).toContainText('Your airline has flown for 0 weeks. It can buy shares after 12.');
  await expect(order.getByRole('button', { name: /^Buy 10 lots/ })).toBeDisabled();
  await shoot('young');

  await letHaveFlown(superuser, player.airline.id);
  await addHolding(superuser, player.airline.id, issuer.airline.id, 100);
  await page.reload();
  await order.getByText('Sell', { exact: true }).click();
  await order.getByText('At any price').click();
  await order.getByRole('button', { name: /^Sell 10 lots/ }).click();
  await order.getByText('Buy', { exact: true }).click();
  await expect(status).toHaveText('You have an open order to sell these shares. Cancel that first.');
  await advanceHours(server, 1);
  await expect(status).toContainText(`You have sold shares of ${code}. You can buy them again from`);
  await shoot('sold');
});
