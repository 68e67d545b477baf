import { expect } from '@playwright/test';
import type { Flight } from '#game/tables/flight.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { aboutToFly, runWorld, WATCHABLE } from '#tests/e2e/support/moving-world.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { untilVisible } from '#tests/e2e/support/until-visible.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { act, advanceHours, leaseOne } from '#tests/support/world.ts';

test('a player sees departures, disruptions and load factors', async ({ page, server }) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 3);
  // At 05:00 there are arrivals in London within the next twelve hours.
  const { minute } = await advanceHours(server, 28);
  await enterAs(page, airline);
  await page.goto('/operations/');
  const board = page.getByRole('table', { name: /^Departures/ });
  await expect(board.getByRole('row').nth(1)).toBeVisible();
  const filter = `departs >= ${minute + 60 - 24 * 60}`;
  const flights = await airline.client.collection('flight').getFullList<Flight>({ filter });
  const disrupted = flights.filter(({ state, delay }) => state === 'cancelled' || delay > 15);
  const recent = page.getByRole('region', { name: /^Disruptions/ });
  if (disrupted.length > 0) await expect(recent.getByRole('listitem').first()).toBeVisible();
  else await expect(recent.getByText('No disruptions')).toBeVisible();
  await page.getByRole('button', { name: 'Arrivals' }).click();
  await expect(page).toHaveURL(/board=arrivals/);
  await page.getByRole('combobox', { name: 'Airport' }).selectOption('LHR');
  await expect(page).toHaveURL(/airport=LHR/);
  const arrivals = page.getByRole('table', { name: /^Arrivals/ });
  await expect(arrivals.getByRole('row').nth(1)).toContainText('AMS');
  await page.reload();
  await expect(arrivals.getByRole('row').nth(1)).toContainText('AMS');

  // The plot is readable without sight.
  const load = page.getByRole('img', { name: /^Load factor, last 24 hours\. Between \d+% and \d+%/ });
  await load.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('00:00: no figure')).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).nth(1).click();
  await expect(page.getByRole('table', { name: 'Load factor, last 24 hours' }).getByRole('row')).toHaveCount(
    25,
  );
  await expectAccessible(page);
});

test('names a substitution on the board, in the disruptions and on the flight', async ({ page, server }) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 1);
  const reserve = await leaseOne(server, airline, 'airbus-a320neo');
  await act(server, airline, 'rules.set', { spare: true, auto_c: false });
  await advanceHours(server, 25);
  const [worn] = airline.aircraft;
  const superuser = await operator(server);
  await superuser.collection('aircraft').update(worn?.id ?? '', { condition: 0.2 });
  // Until the reserve aircraft departs, within two days in any weather.
  let flight: Flight | undefined;
  for (let hour = 0; !flight && hour < 48; hour++) {
    const { minute } = await advanceHours(server, 1);
    const filter = `aircraft = "${reserve.id}" && departs >= ${minute}`;
    [flight] = await airline.client.collection('flight').getFullList<Flight>({ filter });
  }
  const words = `Operated by ${reserve.registration} instead of ${worn?.registration}`;
  await enterAs(page, airline);
  await page.goto('/operations/');
  const board = page.getByRole('table', { name: /^Departures/ });
  await expect(board.getByText(words).filter({ visible: true }).first()).toBeVisible();
  const recent = page.getByRole('region', { name: /^Disruptions/ });
  await expect(recent.getByText(/^Reserve aircraft: /)).toBeVisible();
  await expect(recent.getByText(words).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/?flight=${flight?.id}`);
  const panel = page.getByRole('region', { name: /^Flight/ });
  await expect(panel.getByText(`${words}.`)).toBeVisible();
});

test('links a flight in the air to the map', async ({ page, server }) => {
  const { airline } = await aboutToFly(server);
  await enterAs(page, airline);
  await page.goto('/operations/');
  const list = page.getByRole('region', { name: /^In the air now/ });
  await expect(list.getByText('No flights in the air')).toBeVisible();
  // On a slow machine it may land before the world is paused. Then take the next one.
  await expect(async () => {
    await runWorld(server, WATCHABLE);
    await expect(list.getByRole('link').first()).toBeVisible({ timeout: 60_000 });
    await runWorld(server, 0);
    await list.getByRole('link').first().click({ timeout: 5_000 });
  }).toPass();
  await expect(
    page.getByRole('region', { name: /^Flight/ }).getByText('Passengers', { exact: true }),
  ).toBeVisible();
});

test('stacked plots share one aligned axis', async ({ page, server }) => {
  await enterAs(page, await flyingAirline(server, `Airline ${unique()}`, 1));
  await page.goto('/operations/');
  const plots = page.getByRole('region', { name: 'Punctuality and load factor' }).getByRole('img');
  await expect(plots).toHaveCount(2);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      const [above, below] = await plots.locator('.u-over').all();
      const [a, b] = [await above?.boundingBox(), await below?.boundingBox()];
      expect(a?.x).toBe(b?.x);
      expect(a?.width).toBe(b?.width);
      expect(a?.width).toBeGreaterThan(150);
    }).toPass();
  }
});

test('limits fuel bought ahead to the fuel burnt', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  const airline = await flyingAirline(server, `Airline ${unique()}`, 2);
  await advanceHours(server, 48);
  await enterAs(page, airline);
  await page.goto('/operations/');
  const tonnes = page.getByLabel('Tonnes per day');
  const price = page.getByText(/^Price: \$[\d,]+ per tonne/);
  const outcomes = page.getByRole('img', { name: /^Cost of this fuel, \$ per week/ });
  await expect(price).toBeVisible();
  await tonnes.fill('99999');
  await expect(
    page.getByText(/^Until you have flown for four weeks, .* You can buy \d+ more\.$/),
  ).toHaveCount(1);
  // Shows no price for an amount that cannot be bought.
  await expect(price).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buy ahead', exact: true })).toBeVisible();
  for (const [wrong, why] of [
    ['0', 'Enter at least 1.'],
    ['1.5', 'Enter a whole number.'],
    ['two', 'Enter a number, such as 1,234.'],
  ] as const) {
    await tonnes.fill(wrong);
    await expect(tonnes).toHaveAccessibleDescription(why);
    await expect(outcomes).toBeHidden();
  }
  await tonnes.fill('2');
  await page.getByLabel('Weeks', { exact: true }).fill('60');
  await expect(price).toBeHidden();
  await expect(outcomes).toBeHidden();
  await page.getByLabel('Weeks', { exact: true }).fill('4');
  await expect(outcomes).toBeVisible();
  const total = page.getByRole('table', { name: 'Total for 4 weeks' });
  await expect(total.getByRole('row', { name: /^Bought ahead, fixed \$[\d,]+$/ })).toBeVisible();
  await expect(total.getByRole('row', { name: /80% likely \$[\d,]+ to \$[\d,]+$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Buy ahead · \$[\d,]+ per tonne/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Buy this fuel ahead?' });
  await expect(question).toContainText('You cannot cancel this contract');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Buy 2 t per day' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('table', { name: 'Fuel bought ahead' }).getByRole('row')).toHaveCount(2);
  const [contract] = await airline.client.collection('fuel_contract').getFullList();
  expect(contract).toMatchObject({ tonnes: 2, weeks: 4 });
});

test('saves rules, including one changed while another is being saved', async ({ page, server }) => {
  await enterAs(page, await newFounder(server));
  const calls = '**/api/am/act/rules.set';
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/operations/');
  const rule = page.getByRole('checkbox', { name: /^C checks/ });
  const reserve = page.getByRole('checkbox', { name: /^Use reserve aircraft/ });
  await expect(reserve).not.toBeChecked();
  const drop = page.getByLabel('Cancel an aircraft’s last rotation of the day');
  await expect(rule).not.toBeChecked();
  await rule.click();
  await expect(rule).toBeChecked();
  await drop.selectOption('120');
  await expect(drop).toHaveValue('120');
  const saved = page.waitForResponse(
    (response) => response.request().postDataJSON()?.drop_late_after === 120,
  );
  await expect(page.getByText('Saving…')).toBeVisible();
  goOn();
  await saved;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(rule).toBeChecked();
  await page.reload();
  await expect(rule).toBeChecked();
  await expect(drop).toHaveValue('120');
});

test('explains to a new airline why everything is empty', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, await newFounder(server));
  await page.goto('/operations/');
  await expect(page.getByText('No flights in the next twelve hours')).toBeVisible();
  await expect(page.getByText('No flights in the air')).toBeVisible();
  await expect(page.getByText('No disruptions')).toBeVisible();
  await expect(page.getByText('No figures yet')).toHaveCount(2);
  await expect(page.getByText(/^You can buy fuel ahead once/)).toBeVisible();
  await expectAccessible(page);
});

test('shows an error if the flights cannot be loaded, and retries', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await enterAs(page, await newFounder(server));
  const flights = '**/api/collections/flight/records*';
  await page.route(flights, (route) =>
    route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
  );
  await page.clock.install();
  await page.goto('/operations/');
  const alert = page.getByRole('alert').filter({ hasText: 'Your flights could not be loaded' });
  await untilVisible(alert, () => page.clock.runFor(2000));
  await page.unroute(flights);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No flights in the next twelve hours')).toBeVisible();
});
