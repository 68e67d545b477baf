import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { newTrader, openAs, tradingTest as test } from '#tests/e2e/support/trading-test.ts';
import { operator } from '#tests/support/api.ts';
import { addUsed, marketValueOf, offer } from '#tests/support/exchange.ts';
import { act } from '#tests/support/world.ts';

const PHONE = { width: 390, height: 844 };
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

test('a player lists, changes, withdraws and sells an aircraft, and sells another and leases it back', async ({
  page,
  server,
}) => {
  const seller = await newTrader(server, 'Seller Air');
  const aircraft = await addUsed(server, seller);
  const value = await marketValueOf(server, aircraft);
  const superuser = await operator(server);
  const listings = () =>
    superuser.collection('listing').getFullList({ filter: `aircraft = "${aircraft.id}"` });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, seller);
  await page.goto(`/fleet/manage/?aircraft=${aircraft.id}`);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  await page.getByRole('link', { name: 'Sell on the exchange' }).click();
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  await expect(panel.getByText('Dealers pay now')).toBeVisible();
  await expect(panel.getByText('It has no flights in the timetable.')).toBeVisible();
  await expectAccessible(page);
  await shootAll(page, 'sell-form');

  const price = panel.getByLabel('Asking price');
  await price.fill(String(value * 2));
  await expect(panel.getByText(/^The highest price is \$/)).toBeVisible();
  await price.fill(String(Math.round(value * 1.05)));
  await expect(panel.getByText(/after a fee of \$/)).toBeVisible();
  await page.keyboard.press('Enter');
  const change = panel.getByRole('form', { name: 'Change listing' });
  await expect(change).toBeVisible();
  await expect(
    panel.getByRole('button', { name: new RegExp(`${aircraft.registration}.*For sale`) }),
  ).toBeVisible();
  await shootAll(page, 'sell-listed');

  await change.getByLabel('Asking price').fill(String(value));
  await change.getByLabel('Take offers below this price').uncheck();
  await change.getByRole('button', { name: 'Change listing' }).click();
  await expect.poll(async () => (await listings())[0]).toMatchObject({ price: value, offers: false });
  await panel.getByText('Your trades').click();
  await expect(panel.getByRole('region', { name: 'For sale' })).toContainText(dollars(value));
  await expectAccessible(page);
  await shootAll(page, 'sell-trades');
  await panel.getByRole('region', { name: 'For sale' }).getByRole('button').click();
  await panel.getByRole('button', { name: 'Withdraw listing' }).click();
  await expect(panel.getByRole('form', { name: 'List at a price' })).toBeVisible();
  expect(await listings()).toEqual([]);

  await panel.getByRole('button', { name: /^Sell to dealers · \$/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('leaves your fleet immediately');
  await dialog.getByRole('button', { name: /^Sell · \$/ }).click();
  await expect(page.getByText(/was sold. You received \$/)).toBeVisible();
  await expect(panel.getByText('No trades yet')).toBeVisible();

  // On a phone, it sells another one and leases it back.
  const second = await addUsed(server, seller);
  await page.setViewportSize(PHONE);
  await page.goto('/?exchange=market&view=sell');
  await panel.getByRole('button', { name: new RegExp(second.registration) }).click();
  await panel.getByRole('button', { name: /^Sell and lease back · \$/ }).click();
  await expect(dialog).toContainText('Leaves in cash');
  await dialog.getByRole('button', { name: /^Sell and lease back · \$/ }).click();
  await expect(page.getByText(/is leased now/)).toBeVisible();
  await expect(panel.getByText('You own no aircraft')).toBeVisible();
  await expectFits(page);
});

test('open details follow when another player buys the aircraft', async ({ page, browser, server }) => {
  const [seller, buyer, watcher] = [
    await newTrader(server, 'Seller Air'),
    await newTrader(server, 'Buyer Air'),
    await newTrader(server, 'Watcher Air'),
  ];
  const aircraft = await addUsed(server, seller);
  const { id: listing, price } = await offer(server, seller, aircraft);
  await enterAs(page, seller);
  await page.goto(`/?exchange=market&view=sell&sell=${aircraft.id}`);
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  await expect(panel.getByRole('button', { name: 'Withdraw listing' })).toBeVisible();
  const other = await openAs(browser, server, watcher);
  const complaints: string[] = [];
  other.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await other.goto(`/?exchange=market&listing=${listing}`);
  await expect(other.getByRole('button', { name: /^Buy · / })).toBeVisible();

  await act(server, buyer, 'listing.buy', { listing, price });
  await expect(other.getByText('No longer for sale')).toBeVisible({ timeout: 2_000 });
  await expect(panel.getByText('Not in your fleet')).toBeVisible({ timeout: 2_000 });
  await panel.getByRole('button', { name: 'Show your aircraft' }).click();
  await expect(panel.getByText('You own no aircraft')).toBeVisible();
  expect(complaints).toEqual([]);
  await other.context().close();
});

test('a player offers for an aircraft that is not for sale', async ({ page, server }) => {
  const [owner, buyer] = [await newTrader(server, 'Keeper Air'), await newTrader(server, 'Wisher Air')];
  const aircraft = await addUsed(server, owner);
  await enterAs(page, buyer);
  await page.goto(`/airline/${owner.airline.code}/`);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  await page.getByRole('link', { name: 'Offer for an aircraft' }).click();
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  await panel.getByRole('button', { name: new RegExp(aircraft.registration) }).click();
  await expectAccessible(page);
  await shootAll(page, 'unlisted');
  await panel.getByRole('button', { name: /^Offer \$/ }).click();
  await panel.getByRole('link', { name: 'Open negotiation' }).click();
  await expect(
    page.getByRole('region', { name: 'Negotiations' }).getByText(/^You buy from Keeper Air/),
  ).toBeVisible();
  await act(server, owner, 'rules.set', { unlisted_offers: false });
  await page.goto(`/?exchange=market&of=${owner.airline.code}`);
  await expect(panel.getByText(/takes no offers for aircraft that are not for sale/)).toBeVisible();
});

test('two players bid for an aircraft, and the price rises only as far as needed', async ({
  page,
  browser,
  server,
}) => {
  const [seller, first, second] = [
    await newTrader(server, 'Seller Air'),
    await newTrader(server, 'First Air'),
    await newTrader(server, 'Second Air'),
  ];
  const aircraft = await addUsed(server, seller);
  const value = await marketValueOf(server, aircraft);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, seller);
  await page.goto(`/?exchange=market&view=sell&sell=${aircraft.id}`);
  const sale = page.getByRole('region', { name: 'Buy/Sell' });
  await sale.getByText('Auction', { exact: true }).click();
  const form = sale.getByRole('form', { name: 'Auction' });
  await form.getByLabel('Set a reserve that bidders cannot see').check();
  await form.getByLabel('Reserve', { exact: true }).fill(String(Math.round(value * 1.02)));
  await expectAccessible(page);
  await shootAll(page, 'auction-form');
  await form.getByRole('button', { name: /^Open auction from \$/ }).click();
  await expect(sale.getByText('An auction cannot be withdrawn.')).toBeVisible();

  const one = await openAs(browser, server, first);
  const two = await openAs(browser, server, second);
  for (const bidder of [one, two]) {
    await bidder.goto('/?exchange=market&kind=auction');
    const market = bidder.getByRole('region', { name: 'Buy/Sell' });
    await market.getByRole('list', { name: 'Aircraft for sale' }).getByRole('button').first().click();
    await expect(market.getByText('not met')).toBeVisible();
  }
  const bid = async (bidder: typeof one, amount: number) => {
    await bidder.getByLabel('Your maximum').fill(String(amount));
    await bidder.getByRole('button', { name: `Bid up to ${dollars(amount)}` }).click();
  };
  await bid(one, Math.round(value * 0.97));
  await expect(one.getByText(/You lead at .* but the reserve is not met/)).toBeVisible();
  await expect(two.getByText('1 bid', { exact: true })).toBeVisible({ timeout: 2_000 });
  await bid(two, Math.round(value * 1.1));
  await expect(two.getByText(/^You lead at \$/)).toBeVisible();
  await expect(one.getByText('You have been outbid. Your money is back.')).toBeVisible({ timeout: 2_000 });
  await expect(one.getByText('met', { exact: true })).toBeVisible();
  await expectAccessible(one);
  await shootAll(one, 'auction-outbid');
  await expect(sale.getByText('2 bids')).toBeVisible();
  await two.getByText('Your trades').click();
  await expect(two.getByRole('region', { name: 'Your bids' })).toContainText('You lead');
  await shootAll(two, 'auction-leading');
  for (const bidder of [one, two]) await bidder.context().close();
});
