import { expect } from '@playwright/test';
import { advanceHours, daily, leaseOne, openRoute, setTimetable } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { drawer, fleetOf, newPlayer, openFleet } from '../support/fleet-page.ts';
import { pausedTest as test } from '../support/paused-test.ts';

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
  await expect(panel.getByRole('link', { name: 'Plan its flights' })).toHaveAttribute(
    'href',
    `/route/manage/?view=timetable&aircraft=${aircraft.id}`,
  );
  await panel.getByRole('button', { name: 'Return', exact: true }).click();
  await question.getByRole('button', { name: /^Return · \$[\d,]+ back$/ }).click();
  await expect(page.getByText(/was returned\. You received \$[\d,]+\./)).toBeVisible();
  await expect(page.getByText('No aircraft yet')).toBeVisible();
  expect(await fleetOf(player)).toEqual([]);
});
