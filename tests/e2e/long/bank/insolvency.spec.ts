import { expect, type Locator } from '@playwright/test';
import { INSOLVENCY_DAYS } from '#game/bank/overdraft.ts';
import { DAY, HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { onboarding } from '#tests/e2e/support/onboarding.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { NO_TILES, testWith } from '#tests/e2e/support/test.ts';
import { tradingTest as test } from '#tests/e2e/support/trading-test.ts';
import { type Founder, operator, runSql } from '#tests/support/api.ts';
import { bankOf } from '#tests/support/bank.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { startAtHour } from '#tests/support/served-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addListing } from '#tests/support/share-market.ts';
import { act, advanceHours, grant, leaseOne, worldNow } from '#tests/support/world.ts';

/** Returns an airline with two leased aircraft that is some dollars beyond its overdraft limit. */
async function brokeBy(server: TestServer, missing: number): Promise<Founder> {
  const player = await oldFounder(server, `Airline ${unique()}`);
  for (let count = 0; count < 2; count++) await leaseOne(server, player, 'airbus-a320neo');
  await advanceHours(server, 25);
  const { overdraft } = await bankOf(server, player);
  const { cash } = await player.client.collection('airline').getOne(player.airline.id);
  await grant(server, player.airline.id, -overdraft.limit - missing - cash);
  await advanceHours(server, 1);
  return player;
}

const WAIT = 'You cannot do this while your airline is insolvent.';

/** Expects a form or panel that says why its button is disabled. */
async function expectBlocked(part: Locator, button: RegExp): Promise<void> {
  await expect(part.getByRole('status').filter({ hasText: WAIT }).first()).toBeVisible();
  await expect(part.getByRole('button', { name: button })).toBeDisabled();
}

test('an insolvent airline sees its time run and what it cannot do, and a returned aircraft ends it', async ({
  page,
  server,
  expectedErrors,
}) => {
  const player = await brokeBy(server, 400_000);
  await enterAs(page, player);
  await page.goto('/staff/');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Insolvent: 60 d 0 h left' }).click();
  await expect(page).toHaveURL('/finance/banking/');
  const box = page.getByRole('region', { name: 'Your airline is insolvent: 60 d 0 h left' });
  await expect(box).toContainText('Raise $400,000 to get back within your overdraft limit.');
  await expect(box).toContainText('about 24 h 00 min of play');
  await expect(box).toContainText(
    'cannot order, lease, buy or bid for aircraft, make offers, acquire routes, trade shares, pay dividends or merge',
  );
  const way = box.getByRole('listitem').first();
  await expect(way).toContainText(/Return PH-\w{3} to the lessor/);
  await expect(way).toContainText('Enough');
  await expect(way).toContainText(/Raises \$[\d,]+ at once and ends \$[\d,]+ of leases per week/);
  await expectAccessible(page);
  await shootAll(page, 'insolvent');

  // The box stays when a later request fails.
  expectedErrors.push(/status of 500/);
  let failures = 0;
  await page.route('**/api/am/insolvency', (route) => {
    failures++;
    return route.fulfill({ status: 500, json: {} });
  });
  await act(server, player, 'rules.set', { auto_c: true });
  await expect.poll(() => failures).toBe(4);
  await page.unroute('**/api/am/insolvency');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(way).toBeVisible();

  // Shown on a phone as well, next to clock and cash.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByRole('link', { name: /^Insolvent/ })).toBeVisible();
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // It sees beforehand what it cannot do, and that it can still raise money.
  const superuser = await operator(server);
  const other = await oldFounder(server, `Airline ${unique()}`);
  const traded = { state: 'listed', founder_lots: 7_000, investor_lots: 3_000 } as const;
  for (const { airline } of [player, other]) await addListing(superuser, airline.id, traded);
  await page.goto(`/finance/stock-market/?airline=${other.airline.code}`);
  const main = page.getByRole('main');
  await expectBlocked(page.getByRole('form', { name: `Order for ${other.airline.code}` }), /^Buy 10 lots/);
  await expectBlocked(page.getByRole('region', { name: 'Offer for all shares' }), /^Prepare an offer/);
  await expectBlocked(page.getByRole('form', { name: 'Buy-back' }), /^Buy back/);
  await expectBlocked(page.getByRole('form', { name: 'Dividend' }), /^Declare dividend/);
  const issue = page.getByRole('form', { name: 'New shares' });
  await expect(issue).not.toContainText(WAIT);
  await expect(issue.getByRole('button', { name: /^Offer [\d,]+ lots/ })).toBeEnabled();
  await shootAll(page, 'insolvent-shares');

  await page.goto('/fleet/manage/?shop=1&seats=400&model=airbus-a320neo');
  await expectBlocked(page.getByRole('region', { name: 'Airbus A320neo' }), /^Lease/);
  await shootAll(page, 'insolvent-order');
  await page.goto('/route/acquire/?from=AMS&to=LHR');
  await expectBlocked(main, /^Acquire route/);
  await expect(main.getByRole('button', { name: /^Start flights/ })).toBeDisabled();
  await shootAll(page, 'insolvent-route');
  await page.goto('/?exchange=market');
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  await panel.getByRole('listitem').first().getByRole('button').click();
  await expectBlocked(panel, /^Buy · /);
  await expect(panel.getByRole('form', { name: 'Offer' })).toBeHidden();
  await shootAll(page, 'insolvent-exchange');
  await panel.getByRole('link', { name: 'See the ways out' }).first().click();
  await expect(page.getByRole('heading', { name: 'Quickest ways out' })).toBeVisible();

  // The bank lends nothing without equity.
  await expect(box.getByRole('link', { name: 'Show offers' })).toBeHidden();
  await box
    .getByRole('listitem')
    .filter({ hasText: /Return PH-/ })
    .first()
    .getByRole('link', { name: 'Show aircraft' })
    .click();
  await page.getByRole('button', { name: 'Return' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Return/ })
    .click();
  await expect(bar.getByRole('link', { name: /^Insolvent/ })).toBeHidden();
  await page.goto('/finance/banking/');
  await expect(page.getByRole('heading', { name: 'Credit grade' })).toBeVisible();
  await expect(box).toBeHidden();
});

/** The test with a world that is older than the time of an insolvent airline. */
const oldTest = testWith(() => startAtHour((INSOLVENCY_DAYS + 1) * HOURS_A_DAY, NO_TILES));

oldTest(
  'an airline in administration is closed, and its founder starts again after sixty days',
  async ({ page, server, expectedErrors }) => {
    test.slow();
    // The page may be fetching the airline while it is closed.
    expectedErrors.push(/status of 404/);
    const player = await brokeBy(server, 9_000_000);
    const superuser = await operator(server);
    const since = (await worldNow(server)).minute - INSOLVENCY_DAYS * DAY + HOUR;
    await runSql(superuser, `UPDATE airline SET insolvent_from = ${since} WHERE id = '${player.airline.id}'`);
    await enterAs(page, player);
    await page.goto('/finance/banking/');
    await expect(page.getByRole('heading', { name: 'Quickest ways out' })).toBeVisible();
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Insolvent: 1 h left' })).toBeVisible();
    await advanceHours(server, 1);

    // The open page notices it without a reload.
    await expect(page).toHaveURL('/onboarding/');
    await expect(page.getByRole('heading', { name: 'Your fresh start' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(/You can found an airline again on \w{3} \d+ \w{3} 2026 \d\d:00 UTC/);
    await expect(main).toContainText('60 d 0 h of game time: about 24 h 00 min');
    await expect(page.getByRole('region', { name: `What happened to ${player.airline.name}` })).toContainText(
      /Written off by the bank\$[\d,]+/,
    );
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await expectAccessible(page);
    await shootAll(page, 'fresh-start');

    await page.goto('about:blank');
    // The sixty days pass: settling them all would take long.
    const { minute } = await worldNow(server);
    const query = `UPDATE fresh_start SET ended = ended - until + ${minute}, until = ${minute}`;
    await runSql(superuser, query);
    await page.goto('/');
    await expect(main).toContainText('Your new airline begins with $25,000,000.');
    const { name, hub, next, alert, found } = onboarding(page);
    await name.fill(`Phoenix ${unique()}`);
    await hub.fill('CPH');
    await next.click();
    await expect(alert).toContainText('starting capital $25,000,000');
    await found.click();
    await expect(page).toHaveURL('/');
    await expect(bar.getByText('$25.00 M')).toBeVisible();
  },
);
