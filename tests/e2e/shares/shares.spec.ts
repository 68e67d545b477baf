import { expect } from '@playwright/test';
import { newFounder, operator } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { giveInvestors, goPublic, letHaveFlown } from '#tests/support/share-market.ts';
import { act, advanceHours } from '#tests/support/world.ts';
import { formatMoney } from '#web/lib/format.ts';
import { expectAccessible } from '../support/accessible.ts';
import { enterAs, unique } from '../support/people.ts';
import { shootAll } from '../support/shoot.ts';
import { sharesTest as test } from '../support/trading-test.ts';

const PATH = '/finance/stock-market/';

test('a player subscribes, trades, goes public and pays a dividend', async ({ page, server }) => {
  const superuser = await operator(server);
  await giveInvestors(superuser, 2_000_000_000);
  const shoot = (name: string) => shootAll(page, name);
  const player = await newFounder(server, `Player Air ${unique()}`);
  await enterAs(page, player);
  await page.goto(PATH);
  await expect(page.getByText('No airline is listed yet')).toBeVisible();
  await expect(page.getByText('after it has flown for 12 weeks')).toBeVisible();
  await shoot('empty');
  // Scrolled down, the top bar covers a part of the guide, whose button is too small then.
  await page.getByRole('button', { name: 'Hide guide' }).click();

  await letHaveFlown(superuser, player.airline.id);
  const issuer = await oldFounder(server, `Issuer Air ${unique()}`);
  await goPublic(server, issuer, { percent: 30 });
  await page.reload();
  const code = String(issuer.airline.code);
  const subscription = page.getByRole('form', { name: `Subscription for ${code}` });
  await subscription.getByLabel('Lots of 100 shares').fill('9999');
  await expect(subscription.getByRole('status')).toContainText('33% of the offer');
  await subscription.getByLabel('Lots of 100 shares').fill('400');
  await expect(subscription.getByRole('status')).toContainText(
    `Leaves ${formatMoney(player.airline.cash - 971_200)} in cash.`,
  );
  await subscription.getByRole('button', { name: /^Subscribe for 400 lots · \$971,200/ }).click();
  await expect(subscription.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await shoot('offer');

  await advanceHours(server, 73);
  const holdings = page.getByRole('region', { name: 'Your shares' });
  await expect(holdings.getByRole('rowheader', { name: code })).toBeVisible();
  // From the tables below, the airline comes into view with the focus.
  await holdings.getByRole('button', { name: `Show ${code}` }).press('Enter');
  const heading = page.getByRole('heading', { name: `${issuer.airline.name} ${code}` });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`airline=${code}`));
  const order = page.getByRole('form', { name: `Order for ${code}` });
  await order.getByLabel('Highest price, $').fill('1.00');
  await expect(order.getByRole('status')).toContainText("Today's limits are");
  await expect(order.getByLabel('Highest price, $')).toHaveAccessibleDescription(/^Today's limits are/);
  await expect(order.getByLabel('Highest price, $')).toHaveAttribute('aria-invalid', 'true');
  await expect(order.getByLabel('Lots of 100 shares')).toHaveAttribute('aria-invalid', 'false');
  await order.getByLabel('Highest price, $').fill('26.00');
  await order.getByLabel('Lots of 100 shares').fill('20');
  await expect(order.getByRole('status')).toContainText(
    'Worst price $26.00 per share, at most $52,000 in total.',
  );
  await order.getByRole('button', { name: 'Buy 20 lots · $52,000' }).click();
  await expect(page.getByRole('region', { name: 'Your open orders' })).toContainText('Buy 20 lots at $26.00');
  await expect(page.getByText(/^\d+ lots would trade at \$/)).toBeVisible();
  await expectAccessible(page);
  await shoot('orders');
  await advanceHours(server, 1);
  await expect(page.getByRole('region', { name: 'Your open orders' })).toBeHidden();

  await order.getByText('Sell', { exact: true }).click();
  await order.getByText('At any price').click();
  await order.getByLabel('Lots of 100 shares').fill('10');
  await order.getByRole('button', { name: /^Sell 10 lots/ }).click();
  await page.getByRole('button', { name: `Cancel order: sell 10 lots of ${code} at $` }).click();
  await expect(page.getByRole('region', { name: 'Your open orders' })).toBeHidden();
  // The button is gone, so the focus is on the heading of the airline that is open.
  await expect(heading).toBeFocused();

  await act(server, issuer, 'share.dividend', { cents: 15 });
  await advanceHours(server, 25);
  await page.reload();
  const float = page.getByRole('form', { name: 'Go public' });
  await float.getByLabel('Price per share, $').fill('999');
  await expect(float.getByRole('status')).toContainText('Choose a price from');
  await float.getByLabel('Price per share, $').fill('20');
  await expect(float.getByRole('status')).toContainText('the value of a share after the issue');
  // The page proposes the lowest price.
  await page.reload();
  await expect(float.getByRole('status')).toContainText('after costs of 7%');
  await shoot('going-public');
  await float.getByRole('button', { name: /^Offer 25%/ }).click();
  await expect(page.getByText('Your shares are open for subscription. They trade')).toBeVisible();
  await advanceHours(server, 73);
  const dividend = page.getByRole('form', { name: 'Dividend' });
  await dividend.getByLabel('Dollars per share').fill('0.05');
  await dividend.getByRole('button', { name: /^Declare dividend/ }).click();
  await expect(dividend).toContainText('$0.05 per share is declared for the next midnight.');

  // The list opens an airline by keyboard as well.
  const row = page.getByRole('row', { name: /^Player Air/ });
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`airline=${player.airline.code}`));
  await expect(page.getByText('These are your own shares.')).toBeVisible();
  await shoot('own');
});
