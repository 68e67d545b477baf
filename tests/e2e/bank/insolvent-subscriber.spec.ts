import { expect } from '@playwright/test';
import { operator } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { addListing } from '#tests/support/share-market.ts';
import { act, grant } from '#tests/support/world.ts';
import { enterAs, unique } from '../support/people.ts';
import { shootAll } from '../support/shoot.ts';
import { sharesTest as test } from '../support/trading-test.ts';

test('an insolvent airline reduces and withdraws a subscription, but makes none', async ({
  page,
  server,
}) => {
  const superuser = await operator(server);
  const player = await oldFounder(server, `Player Air ${unique()}`);
  const issuer = await oldFounder(server, `Issuer Air ${unique()}`);
  const { id: airline, code } = issuer.airline;
  await addListing(superuser, airline, { state: 'subscribing', closes: 1_000_000 });
  await act(server, player, 'share.subscribe', { airline, lots: 100 });
  const { cash } = await superuser.collection('airline').getOne(player.airline.id);
  await grant(server, player.airline.id, -cash - 1_000_000);
  await superuser.collection('airline').update(player.airline.id, { insolvent_from: 1 });
  await enterAs(page, player);
  await page.goto(`/finance/stock-market/?airline=${code}`);
  const form = page.getByRole('form', { name: `Subscription for ${code}` });
  const lots = form.getByLabel('Lots of 100 shares');
  await lots.fill('101');
  await expect(form.getByRole('status')).toContainText('You cannot do this while your airline is insolvent.');
  await expect(form.getByRole('button', { name: /101 lots/ })).toBeDisabled();
  await lots.fill('40');
  await expect(form.getByRole('status')).toContainText('in cash');
  await shootAll(page, 'insolvent-subscriber');
  await form.getByRole('button', { name: /40 lots/ }).click();
  await expect(form.getByRole('status')).toContainText('You cannot do this while your airline is insolvent.');
  const withdraw = form.getByRole('button', { name: 'Withdraw subscription' });
  await withdraw.click();
  await expect(withdraw).toBeHidden();
  await lots.fill('1');
  await expect(form.getByRole('button', { name: /1 lot/ })).toBeDisabled();
});
