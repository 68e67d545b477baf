import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { sharesTest as test } from '#tests/e2e/support/trading-test.ts';
import { operator } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { addHolding, addListing, giveInvestors } from '#tests/support/share-market.ts';
import { advanceHours, grant, leaseOne, openRoute } from '#tests/support/world.ts';

test('a founder consents to a merger, and the controlling airline merges it', async ({
  page,
  browser,
  server,
}) => {
  const superuser = await operator(server);
  await giveInvestors(superuser, 20_000_000);
  const buyer = await oldFounder(server, `Buyer Air ${unique()}`);
  const founder = await oldFounder(server, `Founder Air ${unique()}`);
  await grant(server, buyer.airline.id, 50_000_000);
  await openRoute(server, founder, 'AMS', 'BCN');
  await leaseOne(server, founder, 'airbus-a320neo');
  const { code, name } = founder.airline;
  const shares = { state: 'listed' as const, founder_lots: 7_000, investor_lots: 900, maker_lots: 100 };
  await addListing(superuser, founder.airline.id, { ...shares, valued: 1_000_000 });
  await addHolding(superuser, buyer.airline.id, founder.airline.id, 2_000);
  const stock = `/finance/stock-market/?airline=${code}`;

  await enterAs(page, buyer);
  await page.goto(stock);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  const control = page.getByRole('region', { name: `Control of ${code}` });
  await expect(control).toContainText('You can merge it when its founder consents.');
  await expect(control.getByRole('button')).toHaveCount(0);
  await control.getByRole('link', { name: `Write to ${code}` }).click();
  await expect(page).toHaveURL(`/messages/?with=${code}`);

  await enterAs(page, founder);
  await page.goto(stock);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  const box = page.getByRole('region', { name: `Control by ${buyer.airline.code}` });
  await expect(box).toContainText('It holds 66.7% of the shares besides those of the founders');
  await box.getByRole('button', { name: 'Consent to a merger' }).click();
  const question = page.getByRole('dialog', { name: `Let ${buyer.airline.name} merge your airline?` });
  await expect(question).toContainText('You lose with the merger: your airline');
  await expect(question).toContainText('you can found another airline with $25,000,000');
  await expectAccessible(page);
  await shootAll(page, 'consent');
  await question.getByRole('button', { name: 'Consent to a merger' }).click();
  await expect(question).toBeHidden();
  await expect(box).toContainText('You have consented');
  await box.getByRole('button', { name: 'Withdraw consent' }).click();
  await box.getByRole('button', { name: 'Consent to a merger' }).click();
  await question.getByRole('button', { name: 'Consent to a merger' }).click();
  await expect(box.getByRole('button', { name: 'Withdraw consent' })).toBeVisible();
  await shootAll(page, 'consented');

  await enterAs(page, buyer);
  await page.goto(stock);
  await expect(control).toContainText('Its founder consents to a merger until');
  await control.getByRole('button', { name: `Merge ${code} into your airline` }).click();
  const dialog = page.getByRole('dialog', { name: `Merge ${name}?` });
  await expect(dialog).toContainText('The other holders and the founders get');
  await shootAll(page, 'merge-player');
  // Another player looks at the airline. Neither page asks about it when it is gone.
  const watcher = await (await browser.newContext()).newPage();
  const complaints: string[] = [];
  watcher.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await enterAs(watcher, await oldFounder(server));
  await watcher.goto(stock);
  await expect(watcher.getByRole('heading', { name: `${name} ${code}` })).toBeVisible();
  await expect(watcher.getByRole('heading', { name: 'Offer for all shares' })).toBeVisible();
  await dialog.getByRole('button', { name: new RegExp(`^Merge ${code}`) }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No airline is listed yet')).toBeVisible();
  // Others see it with the next hour.
  await advanceHours(server, 1);
  await expect(watcher.getByText('No airline is listed yet')).toBeVisible();
  expect(complaints).toEqual([]);
  await watcher.context().close();
  await page.goto('/route/manage/');
  await expect(page.getByText('BCN').first()).toBeVisible();

  await enterAs(page, founder);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your fresh start' })).toBeVisible();
  await expect(page.getByRole('region', { name: `What happened to ${name}` })).toContainText(
    'another airline merged it with your consent',
  );
  await shootAll(page, 'merged');
});
