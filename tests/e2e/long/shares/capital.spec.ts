import { expect } from '@playwright/test';
import { groupDigits } from '#game/platform/text/group-digits.ts';
import { FOUNDER_LOTS } from '#game/shares/share-limits.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { sharesTest as test } from '#tests/e2e/support/trading-test.ts';
import { operator, runSql } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import {
  giveInvestors,
  letHaveFlown,
  letHaveOffered,
  listAirline,
  shareReader,
} from '#tests/support/share-market.ts';
import { advanceHours } from '#tests/support/world.ts';

const PATH = '/finance/stock-market/';

test('a founder sees how much investors can buy before an offer, and when they get more', async ({
  page,
  server,
}) => {
  const superuser = await operator(server);
  const player = await oldFounder(server, `Young Air ${unique()}`);
  await letHaveFlown(superuser, player.airline.id);
  await enterAs(page, player);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  const offer = page.getByRole('form', { name: 'Go public' });
  await expect(offer).toContainText(
    'Investors would buy 0 lots of them now (0%). Investors have no money now.',
  );
  await expect(offer).toContainText(/They get about \$[\d,]+ on \w{3} \d+ \w{3} 00:00 UTC\./);
  await shootAll(page, 'investors');
  await giveInvestors(superuser, 20_000_000);
  await page.reload();
  await expect(offer).toContainText('Investors have $20,000,000 now.');
  await expect(offer).toContainText(/Investors would buy [1-9][\d,]* lots of them now/);
});

test('a listed airline buys shares back and offers new ones, which a holder subscribes', async ({
  page,
  browser,
  server,
}) => {
  const superuser = await operator(server);
  await giveInvestors(superuser, 3_000_000_000);
  const player = await oldFounder(server, `Player Air ${unique()}`);
  const holder = await oldFounder(server, `Holder Air ${unique()}`);
  await listAirline(server, superuser, player, {
    percent: 40,
    subscribers: [{ founder: holder, lots: 1_000 }],
  });
  await letHaveOffered(superuser, player.airline.id);
  const { lots } = await shareReader(superuser, player).listing();
  const founders = (all: number) => `${((100 * FOUNDER_LOTS) / all).toFixed(1)}%`;
  await enterAs(page, player);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  const buyback = page.getByRole('form', { name: 'Buy-back' });
  await buyback.getByLabel('Lots of 100 shares').fill('9999');
  await expect(buyback.getByRole('status')).toContainText(
    'At least 5% of the shares must belong to other owners',
  );
  await buyback.getByLabel('Lots of 100 shares').fill('200');
  await expect(buyback.getByRole('status')).toContainText(
    `${groupDigits(lots - 200)} of ${groupDigits(lots)} lots remain`,
  );
  await buyback.getByLabel('Highest price, $').fill('22.50');
  await shootAll(page, 'capital');
  await buyback.getByRole('button', { name: 'Buy back 200 lots · $450,000' }).click();
  const orders = page.getByRole('region', { name: 'Your open orders' });
  await expect(orders).toContainText('Buy back 200 lots at $22.50 or better');
  await expect(page.getByText('You are buying back 200 lots.')).toBeVisible();
  await expectAccessible(page);
  await orders.getByRole('button', { name: /^Cancel order/ }).click();
  await expect(orders).toBeHidden();

  const issue = page.getByRole('form', { name: 'New shares' });
  await issue.getByLabel('Price per share, $').fill('1');
  await expect(issue.getByRole('status')).toContainText('95% of the last price');
  await issue.getByLabel('Price per share, $').fill('24');
  await issue.getByLabel('Lots of 100 shares').fill('1000');
  await expect(issue.getByRole('status')).toContainText(
    `the founders' stake falls from ${founders(lots)} to ${founders(lots + 1_000)}`,
  );
  await issue.getByRole('button', { name: /^Offer 1,000 lots · \$2,232,000/ }).click();
  await expect(page.getByText('You offer 1,000 new lots at $24.00 per share to your holders')).toBeVisible();
  await expect(issue).toBeHidden();
  await shootAll(page, 'issuing');

  const other = await (await browser.newContext()).newPage();
  await enterAs(other, holder);
  await other.goto(PATH);
  const code = String(player.airline.code);
  const subscription = other.getByRole('form', { name: `Subscription for ${code}` });
  await subscription.getByLabel('Lots of 100 shares').fill('9999');
  await expect(subscription.getByRole('status')).toContainText('your portion of the offer');
  await subscription.getByLabel('Lots of 100 shares').fill('20');
  await subscription.getByRole('button', { name: 'Subscribe for 20 lots · $48,000' }).click();
  await expect(subscription.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expectAccessible(other);
  await shootAll(other, 'holder');
  await other.context().close();

  await runSql(superuser, 'UPDATE share_listing SET offer_closes = 1');
  await advanceHours(server, 1);
  await expect(orders).toContainText(/Sell new \d+ lots at \$24\.00 or better/);
  await expect(page.getByText(/new lots at \$24\.00 per share are for sale until/)).toBeVisible();
  await shootAll(page, 'rest');
});
