import { expect, type Page } from '@playwright/test';
import { refit } from '#game/fleet/refit.ts';
import { DAY } from '#game/world/time.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  worldNow,
} from '#tests/support/world.ts';

const cashOf = async ({ client, airline }: Founder) =>
  Number((await client.collection('airline').getOne(airline.id)).cash);
/** Returns the region of the notices. */
const notices = (page: Page) => page.getByRole('status').filter({ has: page.getByLabel('Dismiss') });

test('undoes a lease of two from its notice, and a single lease from its aircraft', async ({
  page,
  server,
}) => {
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/fleet/manage/?shop=1&seats=400&model=atr-72-600');
  await expect(page.getByText('within one game hour', { exact: true })).toBeVisible();
  await page.getByLabel('Count', { exact: true }).fill('2');
  await expect(page.getByText(/^first within an hour, others in \d day/)).toBeVisible();
  await page.getByRole('button', { name: /^Lease 2 aircraft/ }).click();
  await expect(notices(page)).toContainText('Leased 2 × ATR 72-600.');
  const left = await cashOf(player);
  expect(left).toBeLessThan(player.airline.cash);
  // Another aircraft: the page of an empty fleet computes what to lease first.
  await leaseOne(server, player, 'airbus-a320neo');
  const cash = player.airline.cash - left + (await cashOf(player));
  const leased = page.getByRole('row').filter({ hasText: 'ATR 72-600' });
  await expect(leased).toHaveCount(2);
  const undo = page.getByRole('region', { name: 'Undo' });
  await expect(undo).toContainText(
    'Free undo for 24 h 00 min or until its first flight. 3 of 3 undos left today.',
  );
  await expect(undo.getByRole('button')).toHaveText([
    /^Undo lease · \$[\d,]+ back$/,
    /^Undo all 2 · \$[\d,]+ back$/,
  ]);
  // One way out: the free one.
  await expect(page.getByText(/^Undo is free\. Cancelling later costs \$[\d,]+\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order', exact: true })).toHaveCount(0);

  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toContainText('Undone. You received a full refund.');
  await expect(leased).toHaveCount(0);
  expect(await cashOf(player)).toBe(cash);

  const { id } = await leaseOne(server, player, 'atr-72-600');
  await page.goto(`/fleet/manage/?aircraft=${id}`);
  await expect(undo).toContainText('2 of 3 undos left today');
  await expect(leased).toHaveCount(1);
  // Here and not above, because the notice would disappear during the check on a slow machine.
  await expectAccessible(page);
  await undo.getByRole('button', { name: /^Undo lease/ }).click();
  await expect(leased).toHaveCount(0);
  expect(await cashOf(player)).toBe(cash);
});

test('undoes a route only before its first flight', async ({ page, server }) => {
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/route/acquire/?from=AMS&to=BCN');
  await page.getByRole('checkbox', { name: 'Acquire anyway' }).check();
  await page.getByRole('button', { name: /^Acquire route · \$/ }).click();
  await expect(notices(page)).toContainText('AMS–BCN acquired.');
  const [route] = await player.client.collection('route').getFullList();
  await page.goto(`/route/manage/?route=${route?.id}`);
  const undo = page.getByRole('region', { name: 'Undo' });
  await undo.getByRole('button', { name: /^Undo route · \$[\d,]+ back$/ }).click();
  await expect(notices(page)).toContainText('Purchase of AMS–BCN undone.');
  expect(await cashOf(player)).toBe(player.airline.cash);

  const flown = await openRoute(server, player, 'AMS', 'LHR');
  const { id } = await leaseOne(server, player, 'airbus-a320neo');
  await setTimetable(server, player, id, daily(flown, player.airline.hub, 150, 400));
  await page.goto(`/route/manage/?route=${flown.id}`);
  await expect(undo).toBeVisible();
  await advanceHours(server, 8);
  const departed = await player.client.collection('flight').getFullList({ filter: "state != 'cancelled'" });
  if (departed.length > 0) await expect(undo).toBeHidden();
});

const CABIN = { economy: 50, business: 8, first: 0 };

/** Returns a founder with two aircraft. The second one is delivered a day later and has a refit ordered. */
async function withRefit(server: TestServer) {
  const player = await newFounder(server);
  await leaseOne(server, player, 'atr-72-600');
  const aircraft = await leaseOne(server, player, 'atr-72-600');
  const price = refit(aircraft, CABIN).cost;
  const { maintenance } = await act(server, player, 'fleet.refit', {
    aircraft: aircraft.id,
    cabin: CABIN,
    price,
  });
  return { player, aircraft, price, maintenance: String(maintenance) };
}

test('undoes a refit from its notice and from its aircraft', async ({ page, server }) => {
  const player = await newFounder(server);
  const aircraft = await leaseOne(server, player, 'atr-72-600');
  const before = await cashOf(player);
  await enterAs(page, player);
  await page.goto(`/fleet/manage/?aircraft=${aircraft.id}&do=refit`);
  const order = page.getByRole('button', { name: /^Refit · \$[\d,]+, \d days$/ });
  const chooseCabin = async () => {
    await page.getByLabel('Economy').fill(String(CABIN.economy));
    await page.getByLabel('Business').fill(String(CABIN.business));
  };
  await chooseCabin();
  const terms = page.getByText(/^In the workshop from about/);
  await expect(terms).toContainText('for at most 24 hours (3 of 3 left today).');
  const price = refit(aircraft, CABIN).cost;
  await expect(terms).toContainText(`Otherwise cancelling costs $${(price / 5).toLocaleString('en-US')}.`);
  await order.click();
  await expect(notices(page)).toContainText(/^Refit of \S+ ordered/);
  const undo = page.getByRole('region', { name: 'Undo refit' });
  await expect(undo).toContainText(
    'Free undo for 24 h 00 min or until work begins. 3 of 3 undos left today.',
  );
  await expect(page.getByText(/^50 \+ 8 \+ 0 seats, from about /)).toBeVisible();
  expect(await cashOf(player)).toBe(before - price);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toContainText('Undone. You received a full refund.');
  await expect(undo).toBeHidden();

  await page.getByRole('button', { name: 'Change cabin' }).click();
  await chooseCabin();
  await order.click();
  await expect(undo).toContainText('2 of 3 undos left today');
  await expectAccessible(page);
  await undo.getByRole('button', { name: `Undo refit · $${price.toLocaleString('en-US')} back` }).click();
  await expect(notices(page)).toContainText(`is undone. $${price.toLocaleString('en-US')} paid back.`);
  await expect(undo).toBeHidden();
  expect(await cashOf(player)).toBe(before);
});

test('shows the cost of cancelling a refit if its time or all undos are over, at the button and in the dialog', async ({
  page,
  server,
}) => {
  // The next midnight is less than 24 hours away.
  await advanceHours(server, 2);
  const { player, aircraft, price, maintenance } = await withRefit(server);
  const cancel = page.getByRole('region', { name: 'Cancel refit' });
  const [cost, back] = [price / 5, price - price / 5].map((sum) => `$${sum.toLocaleString('en-US')}`);
  const orders = (await operator(server)).collection('maintenance');
  const { ordered } = await orders.getOne(maintenance);
  const { minute } = await worldNow(server);
  await orders.update(maintenance, { ordered: minute - DAY });
  await enterAs(page, player);
  await page.goto(`/fleet/manage/?aircraft=${aircraft.id}`);
  await expect(cancel).toContainText(`Cancelling costs ${cost}. The time to undo it free of charge is over.`);

  await orders.update(maintenance, { ordered });
  for (const to of ['BCN', 'LHR', 'CPH']) {
    const { id } = await openRoute(server, player, 'AMS', to);
    await act(server, player, 'route.undo', { route: id });
  }
  const before = await cashOf(player);
  await page.goto(`/fleet/maintenance/?work=${maintenance}`);
  await expect(cancel).toContainText(`Cancelling costs ${cost}, because you have undone 3 actions today.`);
  await expect(cancel).toContainText('From 00:00 UTC it is free again, unless work has begun.');
  // Now, because the dialog makes the page behind it inert.
  await expectAccessible(page);
  await cancel.getByRole('button', { name: `Cancel refit · ${back} back` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Cost of cancelling\u2212${cost}`);
  await expect(question).toContainText(`Paid back to you${back}`);
  await expect(question.getByRole('button', { name: 'Keep refit' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(await cashOf(player)).toBe(before);
  await cancel.getByRole('button').click();
  await question.getByRole('button', { name: `Cancel refit · ${back} back` }).click();
  await expect(notices(page)).toContainText(`${aircraft.registration} is cancelled. ${back} paid back.`);
  await expect(cancel).toBeHidden();
  expect((await cashOf(player)) - before).toBe(price - price / 5);
});
