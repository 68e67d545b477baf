import { expect, type Page } from '@playwright/test';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, daily, grant, leaseOne, openRoute, setTimetable } from '#tests/support/world.ts';

/** A founder with extra money. */
async function newPlayer(server: TestServer, money = 0): Promise<Founder> {
  const player = await newFounder(server);
  if (money > 0) await grant(server, player.airline.id, money);
  return player;
}

async function openFleet(page: Page, player: Founder, search = '') {
  await enterAs(page, player);
  await page.goto(`/fleet/manage/${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Fleet' })).toBeVisible();
}

const drawer = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const fleetOf = (player: Founder) => player.client.collection('aircraft').getFullList<Aircraft>();

test('tells an airline that no profitable lease was found for its hub', async ({ page, server }) => {
  await openFleet(page, await newFounder(server, undefined, 'GRZ'));
  await expect(page.getByText('No profitable lease found for your hub')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Research demand' }).click();
  await expect(page).toHaveURL(/\/route\/research\//);
});

test('a new airline leases its first aircraft from the suggestions for its hub', async ({ page, server }) => {
  const player = await newPlayer(server);
  await openFleet(page, player);
  await expect(page.getByText('No aircraft yet')).toBeVisible();
  const suggestions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Expected profit to' });
  // At most one per size, and only those that are profitable in this season.
  await expect(suggestions.first()).toBeVisible();
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  for (const suggestion of await suggestions.all())
    await expect(suggestion).toContainText(/[1-9]\d* available to lease/);
  await suggestions
    .filter({ hasNotText: /\b1 available/ })
    .first()
    .getByRole('link')
    .click();

  await page.getByLabel('Count', { exact: true }).fill('2');
  await page.getByLabel('Business').fill('900');
  const lease = page.getByRole('button', { name: /^Lease 2 aircraft/ });
  await expect(lease).toBeDisabled();
  await page.getByRole('button', { name: 'Typical' }).click();
  await expect(lease).toHaveText(/^Lease 2 aircraft · \$[\d,]+ now, \$[\d,]+ per week$/);
  const now = Number((await lease.textContent())?.match(/\$([\d,]+) now/)?.[1]?.replaceAll(',', ''));
  // A short list is faster to check.
  await page.getByLabel('Seats', { exact: true }).selectOption('At least 400 seats');
  await expectAccessible(page);
  await lease.click();

  await expect(page.getByText(/^On order\. Delivery at AMS on \w{3} \d+ \w{3}/)).toBeVisible();
  const fleet = await fleetOf(player);
  expect(fleet).toHaveLength(2);
  const airline = await player.client.collection('airline').getOne(player.airline.id);
  expect(airline.cash).toBe(Number(player.airline.cash) - now);
  await expect(page.getByRole('row').filter({ hasText: 'On order' })).toHaveCount(2);
});

test('compares two models over a distance and buys one', async ({ page, server }) => {
  const player = await newPlayer(server, 200_000_000);
  await openFleet(page, player, '?shop=1');
  await page.getByLabel('Seats', { exact: true }).selectOption('At least 150 seats');
  // Types letter by letter.
  const search = page.getByRole('searchbox', { name: 'Search aircraft models' });
  await search.pressSequentially('embraer');
  await expect(search).toHaveValue('embraer');
  await expect(page).toHaveURL(/q=embraer/);
  await search.clear();
  await page.getByLabel('Availability').selectOption('In production');
  await expect(page.getByRole('row', { name: /ATR 72-600/ })).toHaveCount(0);
  for (const model of ['Airbus A320neo', 'Boeing 737-8']) {
    const tick = page.getByLabel(`Compare ${model}`, { exact: true });
    await tick.click();
    await expect(tick).toBeChecked();
  }
  await page.getByRole('link', { name: 'Compare 2' }).last().click();

  const table = page.getByRole('region', { name: 'Comparison' });
  const line = (name: string | RegExp) => table.getByRole('row', { name });
  await expect(line(/^Range/)).toContainText('6,300 km');
  await page.getByLabel('Costs over').fill('');
  await page.getByLabel('Costs over').pressSequentially('6400');
  // The A320neo cannot fly that far with all seats taken.
  await expect(
    line(/^Flight costs, 6,400 km/)
      .getByRole('cell')
      .first(),
  ).toHaveText('–');
  await page.getByLabel('Costs over').fill('1200');
  await expect(
    line(/^Flight costs, 1,200 km/)
      .getByRole('cell')
      .first(),
  ).toContainText('$');
  await expect(page.getByRole('img', { name: /Payload by distance.*A320neo \d/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Order A320neo' }).click();
  await page.getByText('Buy new', { exact: true }).click();
  await page.getByLabel('Count', { exact: true }).fill('3');
  await expect(drawer(page, 'Airbus A320neo')).toContainText('Volume discount');
  const buy = page.getByRole('button', { name: /^Buy 3 aircraft · \$/ });
  const price = Number((await buy.textContent())?.match(/\$([\d,]+)/)?.[1]?.replaceAll(',', ''));
  await buy.click();
  await expect(page.getByText(/^On order/).first()).toBeVisible();
  const fleet = await fleetOf(player);
  expect(fleet.map(({ model }) => model)).toEqual(Array(3).fill('airbus-a320neo'));
  expect(fleet.reduce((sum, aircraft) => sum + aircraft.price, 0)).toBe(price);
});

test('disables an order that the airline cannot pay and shows the missing amount', async ({
  page,
  server,
}) => {
  const player = await newPlayer(server);
  await openFleet(page, player, '?shop=1&model=airbus-a350-900&terms=buy');
  await expect(page.getByRole('button', { name: /^Buy aircraft/ })).toBeDisabled();
  // The capital of a new airline grows with the world.
  const cash = Number(player.airline.cash).toLocaleString('en-GB');
  await expect(page.getByText(new RegExp(`^You have \\$${cash}, \\$[\\d,]+ too little\\.$`))).toBeVisible();
});

test('shows an aircraft’s position, renames it, orders a refit and returns it', async ({ page, server }) => {
  const player = await newPlayer(server, 50_000_000);
  const route = await openRoute(server, player, 'AMS', 'BCN');
  const aircraft = await leaseOne(server, player, 'airbus-a320neo');
  await advanceHours(server, 26);
  await setTimetable(server, player, aircraft.id, daily(route, route.a, 400, 700));
  await openFleet(page, player);
  const opener = page.getByRole('button', { name: aircraft.registration });
  await opener.press('Enter');
  const panel = drawer(page, aircraft.registration);
  await expect(panel).toContainText(/At AMS\. Next flight .* to BCN/);
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panel.getByText(/AMS–BCN 06:40/)).toHaveCount(7);
  await expectAccessible(page);

  await panel.getByLabel('Name').fill('Merel');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Merel');

  await panel.getByRole('button', { name: 'Return', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('14 weekly flights in the timetable');
  await expect(question.getByRole('button', { name: /^Return/ })).toBeDisabled();
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();

  await panel.getByRole('button', { name: 'Change cabin' }).click();
  await page.getByLabel('Economy').fill('170');
  await page.getByLabel('Business').fill('4');
  // Neither Cancel nor a link discards the changes without asking.
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(question).toContainText('The new cabin will be lost.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('link', { name: 'Maintenance' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Economy')).toHaveValue('170');
  await page.getByRole('button', { name: /^Refit · \$[\d,]+, \d days$/ }).click();
  await expect(panel.getByRole('button', { name: 'Change cabin' })).toBeVisible();
  await expect(page.getByText(/^Refit of \S+ ordered: \$[\d,]+, \d days from /)).toBeVisible();
  const [work] = await player.client.collection('maintenance').getFullList();
  expect(work).toMatchObject({
    kind: 'refit',
    state: 'planned',
    cabin: { economy: 170, business: 4, first: 0 },
  });

  await player.client.send('/api/am/act/maintenance.undo', {
    method: 'POST',
    body: { maintenance: work?.id },
  });
  await setTimetable(server, player, aircraft.id, []);
  await page.reload();
  await panel.getByRole('button', { name: 'Return', exact: true }).click();
  await question.getByRole('button', { name: /^Return · \$[\d,]+$/ }).click();
  await expect(page.getByText(/was returned\. You received \$[\d,]+\./)).toBeVisible();
  await expect(page.getByText('No aircraft yet')).toBeVisible();
  expect(await fleetOf(player)).toEqual([]);
});

test('Escape closes the details and returns the focus', async ({ page, server }) => {
  const player = await newPlayer(server);
  const aircraft = await leaseOne(server, player, 'atr-72-600');
  await openFleet(page, player);
  const opener = page.getByRole('button', { name: aircraft.registration });
  await opener.press('Enter');
  await expect(drawer(page, aircraft.registration)).toBeVisible();
  await expect(page).toHaveURL(`/fleet/manage/?aircraft=${aircraft.id}`);
  await page.keyboard.press('Escape');
  await expect(drawer(page, aircraft.registration)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/fleet/manage/');
});

test('details are a sheet on a phone that the grab bar expands', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await newPlayer(server);
  const aircraft = await leaseOne(server, player, 'atr-72-600');
  await openFleet(page, player);
  await page.getByRole('button', { name: new RegExp(aircraft.registration) }).click();
  const panel = drawer(page, aircraft.registration);
  const low = (await panel.boundingBox())?.height ?? 0;
  await panel.getByRole('button', { name: 'Expand panel' }).click();
  await expect.poll(async () => (await panel.boundingBox())?.height ?? 0).toBeGreaterThan(low + 100);
  await expectAccessible(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('shows an error if the fleet cannot be loaded and loads it on retry', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const player = await newPlayer(server);
  const aircraft = await leaseOne(server, player, 'atr-72-600');
  const records = '**/api/collections/aircraft/records*';
  await page.route(records, (route) => route.abort());
  await openFleet(page, player);
  // After three retries: 1, 2 and 4 seconds.
  await expect(page.getByRole('alert')).toContainText('The fleet could not be loaded');
  await page.unroute(records);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: aircraft.registration })).toBeVisible();
});

test('cancels an order before delivery and shows what is kept', async ({ page, server }) => {
  const player = await newPlayer(server);
  const { id, registration, deposit, lease_rate } = await leaseOne(server, player, 'airbus-a320neo');
  const { cash } = await player.client.collection('airline').getOne(player.airline.id);
  await openFleet(page, player, `?aircraft=${id}`);
  const cancel = page.getByRole('button', { name: 'Cancel order', exact: true });
  await cancel.click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel the order of ${registration}?` });
  const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;
  await expect(dialog.getByRole('row', { name: /kept by the lessor/ })).toContainText(dollars(deposit));
  await expect(dialog.getByRole('row', { name: /^First week/ })).toContainText(dollars(lease_rate));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  expect(await fleetOf(player)).toHaveLength(1);

  await cancel.click();
  await dialog.getByRole('button', { name: /^Cancel order · \$/ }).click();
  await expect(page.getByText('No aircraft yet')).toBeVisible();
  expect(await fleetOf(player)).toEqual([]);
  const after = await player.client.collection('airline').getOne(player.airline.id);
  expect(after.cash).toBe(cash + lease_rate);
});
