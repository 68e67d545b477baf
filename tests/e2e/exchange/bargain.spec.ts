import { expect } from '@playwright/test';
import { operator } from '#tests/support/api.ts';
import { addUsed, marketValueOf } from '#tests/support/exchange.ts';
import { act } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectFits } from '../support/fits.ts';
import { enterAs } from '../support/people.ts';
import { shootAll } from '../support/shoot.ts';
import { newTrader, openAs, tradingTest as test } from '../support/trading-test.ts';

const PATH = '/?exchange=negotiations';
const PHONE = { width: 390, height: 844 };
/** A move must be on the other side's screen within this time after its author sees it. */
const SOON = { timeout: 1_000 };

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

test('two players bargain over one aircraft and see each move at once', async ({ page, browser, server }) => {
  const [seller, buyer] = [await newTrader(server, 'Seller Air'), await newTrader(server, 'Buyer Air')];
  const aircraft = await addUsed(server, seller);
  const value = await marketValueOf(server, aircraft);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, seller);
  await page.goto(PATH);
  const inbox = page.getByRole('region', { name: 'Negotiations' });
  await expect(inbox.getByText('No negotiations yet')).toBeVisible();
  await page.getByRole('button', { name: 'Hide guide' }).click();

  // The seller lists its aircraft, and the buyer finds it and makes an offer.
  await page.goto('/?exchange=market&view=sell');
  const sale = page.getByRole('region', { name: 'Buy/Sell' });
  await sale.getByRole('button', { name: new RegExp(aircraft.registration) }).click();
  await sale.getByLabel('Asking price').fill(String(Math.round(value * 1.1)));
  await sale.getByRole('button', { name: /^List for \$/ }).click();
  await expect(sale.getByRole('button', { name: 'Withdraw listing' })).toBeVisible();
  await page.goto(PATH);
  await expect(inbox.getByText('No negotiations yet')).toBeVisible();

  const other = await openAs(browser, server, buyer);
  await other.goto('/?exchange=market&seller=player');
  const market = other.getByRole('region', { name: 'Buy/Sell' });
  await market.getByRole('list', { name: 'Aircraft for sale' }).getByRole('button').first().click();
  await expect(market.getByText(/^If you pay less than market value and the seller closes/)).toBeVisible();
  const [first, ask, last] = [0.95, 1.06, 1.01].map((share) => Math.round(value * share));
  const offer = market.getByRole('form', { name: 'Offer' });
  await offer.getByLabel('Your offer').fill('1');
  await expect(offer.getByText(/^The lowest price is \$/)).toBeVisible();
  await offer.getByLabel('Your offer').fill(String(first));
  await offer.getByRole('button', { name: /^Offer \$/ }).click();
  await expect(market.getByText('You are negotiating over this aircraft.')).toBeVisible();
  await expect(inbox.getByText('Waiting for your answer')).toBeVisible(SOON);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.locator('[data-waiting]')).toHaveAttribute('data-waiting', '1', SOON);
  await expect(nav.getByRole('link', { name: /^Negotiations ?, 1 waiting$/ })).toHaveCount(1);

  await market.getByRole('link', { name: 'Open negotiation' }).click();
  const talks = other.getByRole('region', { name: 'Negotiations' });
  await expect(talks.getByText(/^Waiting: the other side has to answer/)).toBeVisible();
  await inbox.getByRole('button', { name: new RegExp(aircraft.registration) }).click();
  await expect(
    inbox.getByRole('heading', { level: 3, name: new RegExp(aircraft.registration) }),
  ).toBeFocused();
  await expect(inbox.getByRole('list', { name: 'Prices named' }).getByRole('listitem')).toHaveCount(1);
  const counter = inbox.getByRole('form', { name: 'Name another price' });
  await counter.getByLabel('Your price').fill(String(ask));
  await counter.getByRole('button', { name: `Counter with ${dollars(ask ?? 0)}` }).click();
  await expect(inbox.getByText(/^Waiting: the other side/)).toBeVisible();
  await expect(inbox.getByText(/^If you get more than market value and the buyer closes/)).toBeVisible();
  await expect(talks.getByText('Your turn').first()).toBeVisible(SOON);
  await expect(talks.getByText(`Gap ${dollars((ask ?? 0) - (first ?? 0))}`, { exact: true })).toBeVisible();
  await expect(talks.getByRole('button', { name: `Accept ${dollars(ask ?? 0)}` })).toBeVisible();
  await expectAccessible(other);
  await shootAll(other, 'talks-buyer');

  // The buyer answers by keyboard.
  const next = talks.getByRole('form', { name: 'Name another price' });
  await next.getByLabel('Your next price').focus();
  await other.keyboard.press('ControlOrMeta+a');
  await other.keyboard.type(String(last));
  await other.keyboard.press('Enter');
  await expect(talks.getByText(/^Waiting: the other side/)).toBeVisible();
  await expect(inbox.getByRole('button', { name: `Accept ${dollars(last ?? 0)}` })).toBeVisible(SOON);
  await shootAll(page, 'talks-seller');
  await inbox.getByRole('button', { name: `Accept ${dollars(last ?? 0)}` }).click();
  await expect(inbox.getByText('Agreed').first()).toBeVisible();
  await expect(talks.getByText('Agreed').first()).toBeVisible(SOON);
  await expect(talks.getByRole('link', { name: 'Show in your fleet' })).toBeVisible();
  const superuser = await operator(server);
  expect((await superuser.collection('aircraft').getOne(aircraft.id)).airline).toBe(buyer.airline.id);
  await shootAll(page, 'talks-agreed');
  await other.context().close();
});

test('a player declines an offer on a phone and refuses further ones', async ({ page, server }) => {
  const [seller, buyer] = [await newTrader(server, 'Owner Air'), await newTrader(server, 'Bidder Air')];
  const aircraft = await addUsed(server, seller);
  const price = await marketValueOf(server, aircraft);
  await act(server, buyer, 'offer.make', { aircraft: aircraft.id, price, hours: 48 });
  await page.setViewportSize(PHONE);
  await enterAs(page, seller);
  await page.goto(PATH);
  const inbox = page.getByRole('region', { name: 'Negotiations' });
  const rule = inbox.getByLabel('Take offers for aircraft that I have not listed');
  await rule.uncheck();
  await expectAccessible(page);
  await inbox.getByRole('button', { name: new RegExp(aircraft.registration) }).click();
  await expectAccessible(page);
  await inbox.getByRole('button', { name: 'Decline and end talks' }).click();
  await expect(inbox.getByText('Declined').last()).toBeVisible();
  await inbox.getByRole('button', { name: 'All negotiations' }).click();
  await expect(inbox.getByText('Nothing to answer.')).toBeVisible();
  await page.reload();
  await expect(rule).not.toBeChecked();
  await expectFits(page);
});
