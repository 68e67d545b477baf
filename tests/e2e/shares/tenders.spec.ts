import { expect } from '@playwright/test';
import { operator } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { addHolding, addListing, giveInvestors, makeRival } from '#tests/support/share-market.ts';
import { act, advanceHours, grant, leaseOne, openRoute } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { enterAs, unique } from '../support/people.ts';
import { shootAll } from '../support/shoot.ts';
import { sharesTest as test } from '../support/trading-test.ts';

test('a player accepts an offer, takes over a rival and merges it', async ({ page, server }) => {
  test.slow();
  const superuser = await operator(server);
  await giveInvestors(superuser, 200_000_000);
  const shoot = (name: string) => shootAll(page, name);
  /** Scrolled down, the top bar covers a part of a control, which is too small then. */
  const accessible = async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  };
  const player = await oldFounder(server, `Player Air ${unique()}`);
  const issuer = await oldFounder(server, `Wanted Air ${unique()}`);
  const other = await oldFounder(server, `Other Air ${unique()}`);
  const rival = await oldFounder(server, `Rival Air ${unique()}`);
  for (const { airline } of [player, other]) await grant(server, airline.id, 100_000_000);
  await openRoute(server, rival, 'AMS', 'BCN');
  await leaseOne(server, rival, 'airbus-a320neo');
  await makeRival(superuser, rival);
  const shares = { state: 'listed' as const, founder_lots: 7_000, valued: 1_000_000 };
  await addListing(superuser, rival.airline.id, { ...shares, investor_lots: 2_900, maker_lots: 100 });
  await addListing(superuser, issuer.airline.id, { ...shares, investor_lots: 2_000 });
  await addHolding(superuser, player.airline.id, issuer.airline.id, 1_000);
  await act(server, other, 'share.tender', { airline: issuer.airline.id, price: 2_600 });

  await enterAs(page, player);
  await page.goto(`/finance/stock-market/?airline=${issuer.airline.code}`);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  const accept = page.getByRole('form', { name: `Acceptance for ${issuer.airline.code}` });
  await accept.getByLabel('Lots of 100 shares').fill('1001');
  await expect(accept.getByRole('status')).toContainText('Enter up to 1,000 lots.');
  await accept.getByLabel('Lots of 100 shares').fill('400');
  await accept.getByRole('button', { name: 'Accept · $1,040,000' }).click();
  await expect(accept.getByRole('status')).toContainText('You have accepted with 400 lots.');
  await accessible();
  await shoot('offer-to-accept');
  await accept.getByRole('button', { name: 'Withdraw acceptance' }).click();
  await expect(accept.getByRole('status')).toContainText(
    'You can withdraw your acceptance until the offer ends.',
  );
  await expect(accept.getByRole('status')).toContainText('its lenders can reclaim');

  const { code } = rival.airline;
  await page.goto(`/finance/stock-market/?airline=${code}`);
  await expect(page.getByRole('region', { name: 'Open offers for airlines' })).toContainText('offers $26.00');
  await page.getByRole('button', { name: 'Prepare an offer …' }).click();
  const offer = page.getByRole('form', { name: `Offer for ${code}` });
  await expect(offer.getByLabel('Price per share, $')).toBeFocused();
  await expect(offer).toContainText('105% of the mean price over 20 days ($20.00) is $21.00');
  await offer.getByLabel('Price per share, $').fill('10');
  await expect(offer.getByRole('status')).toContainText('Choose a price from');
  await offer.getByLabel('Price per share, $').fill('26');
  await expect(offer.getByRole('status')).toContainText('10,000 lots at $26.00 per share.');
  await shoot('offer-form');
  await offer.getByRole('button', { name: 'Make offer · $26,000,000' }).click();
  const open = page.getByRole('region', { name: `Offer of ${player.airline.code} for ${code}` });
  await expect(open).toContainText('$26,000,000 is in escrow');
  await expect(open).toContainText('100.0% of 10,000 lots');
  await accessible();
  await shoot('own-offer');

  await advanceHours(server, 73);
  const control = page.getByRole('region', { name: `Control of ${code}` });
  await expect(control).toContainText('You hold 100.0%');
  await control.getByRole('link', { name: `Statements of ${code}` }).click();
  await expect(page.getByText(`These are the books of ${rival.airline.name}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profit and loss' })).toBeVisible();
  await accessible();
  await shoot('books');
  await page.goto(`/finance/stock-market/?airline=${code}`);
  await control.getByRole('button', { name: `Merge ${code} into your airline` }).click();
  const dialog = page.getByRole('dialog', { name: `Merge ${rival.airline.name}?` });
  await expect(dialog).toContainText('1 aircraft');
  await expect(dialog).toContainText('1 route');
  await expect(dialog).toContainText('You hold all shares, so it costs nothing.');
  await accessible();
  await shoot('merge');
  await dialog.getByRole('button', { name: `Merge ${code} · $0` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`^${rival.airline.name}`) })).toBeHidden();
  await page.goto('/route/manage/');
  await expect(page.getByText('BCN').first()).toBeVisible();
});
