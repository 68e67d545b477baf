import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { DAY } from '#game/world/time.ts';
import { newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { advanceHours, leaseOne, openRoute } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

test('a player sets a fare by its forecast, sees a flight’s result explained and changes fares in bulk', async ({
  page,
  server,
}) => {
  test.slow();
  const airline = await flyingAirline(server, `Airline ${unique()}`, 2);
  await advanceHours(server, 48);
  const routes = airline.client.collection('route');
  await enterAs(page, airline);
  await page.goto('/route/manage/');
  const table = page.getByRole('table', { name: 'Routes' });
  await table.getByRole('button', { name: 'AMS–BCN' }).click();
  await expect(page).toHaveURL(/route=/);
  const drawer = page.locator('[data-drawer]');
  const forecast = drawer.getByRole('region', { name: 'Forecast for a week' });
  await expect(forecast.getByText(/^Leisure: [\d,]+ passengers choose you/)).toBeVisible();
  const passengers = forecast.locator('dd').first();
  const before = await passengers.textContent();
  const economy = drawer.getByRole('textbox', { name: 'Economy', exact: true });
  const usual = Number(await economy.inputValue());
  const sold = drawer.getByRole('img', { name: /^Passengers per week by economy fare/ });
  await expect(sold).toHaveAccessibleName(
    new RegExp(`Actual sales: [\\d,]+ at \\$${usual} on \\d+ flights\\.`),
  );
  const fact = drawer.getByRole('region', { name: 'Forecast vs. actual' });
  await expect(fact).toContainText(
    /\d of the 28 flights of a week have landed at these fares(, and \d (was|were) cancelled)?\. Actual/,
  );
  await expect(fact.getByRole('table')).toHaveCount(0);
  await advanceHours(server, 72);
  await page.reload();
  await expect(fact.getByRole('row', { name: /^Passengers [\d,]+ [\d,]+ [+\u2212]?\d+%$/ })).toBeVisible();
  await expect(fact).toContainText(/Based on the last \d+ flights/);

  // A fare above the maximum shows an error and cannot be set.
  await economy.fill('99999');
  await expect(drawer.getByText(/^Enter \$\d+ to \$[\d,]+ in whole dollars\.$/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Set fares' })).toBeDisabled();
  await economy.fill(String(usual * 2));
  await expect(passengers).not.toHaveText(before ?? '');
  await drawer.getByRole('button', { name: /^Use best economy fare/ }).click();
  await expect(economy).not.toHaveValue(String(usual * 2));
  await economy.fill(String(usual + 1));
  await drawer.getByRole('button', { name: 'Set fares' }).click();
  await expect(drawer.getByRole('button', { name: 'Set fares' })).toBeDisabled();
  // The button is also disabled while the call is pending.
  const fare = async () => (await routes.getFirstListItem("pair = 'AMSBCN'")).fare_economy;
  await expect.poll(fare).toBe(usual + 1);
  await expect(fact).toContainText('No flight has landed at these fares yet.');

  await drawer.getByRole('tab', { name: 'Results' }).click();
  await expect(page).toHaveURL(/tab=results/);
  const days = await airline.client
    .collection('route_history')
    .getFullList({ filter: `route = '${airline.routes[1]?.id}'` });
  const changed = days.reduce((sum, { connecting }) => sum + connecting, 0);
  expect(changed).toBeGreaterThan(0);
  await expect(drawer.getByText(`${changed} of them connecting`)).toBeVisible();
  await drawer
    .getByRole('button', { name: /load factor$/ })
    .first()
    .click();
  const why = drawer.getByRole('region', { name: 'Why' });
  await expect(why).toContainText('Demand that day');
  await expect(why).toContainText('More fly if there are more flights or lower fares.');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await table.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByLabel('Change in percent').fill('10');
  await page.getByRole('button', { name: 'Change fares' }).click();
  await expect(page.getByText('Fares of 2 routes set.')).toBeVisible();
  const after = Math.round((usual + 1) * 1.1);
  expect(await fare()).toBe(after);
  // The file has the table's values, which are loaded after the message.
  await expect(table.getByRole('row', { name: /AMS–BCN/ })).toContainText(`$${after}`);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const rows = parse(readFileSync(await (await download).path()), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  expect(rows.map(({ Route }) => Route).sort()).toEqual(['AMS–BCN', 'AMS–LHR']);
  expect(rows.find(({ Route }) => Route === 'AMS–BCN')?.['Economy ($)']).toBe(String(after));
});

test('plans a week automatically, changes it by hand and sets it', async ({ page, server }) => {
  test.slow();
  const airline = await newFounder(server, `Airline ${unique()}`);
  const route = await openRoute(server, airline, 'AMS', 'MAD');
  const aircraft = await leaseOne(server, airline, 'airbus-a320neo');
  await advanceHours(server, 25);
  const legs = () => airline.client.collection('leg').getFullList({ filter: `aircraft = "${aircraft.id}"` });
  await enterAs(page, airline);
  await page.goto('/route/manage/');
  await expect(page.getByText('1 route without flights')).toBeVisible();
  await page.getByRole('link', { name: 'Plan flights' }).click();
  await expect(page).toHaveURL(/view=timetable/);

  await page.getByRole('button', { name: 'Plan automatically' }).click();
  await expect(page.getByText(/^\d+ flights per week planned\./)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Forecast' });
  await expect(preview).toContainText(/compared with now/);
  await expect(preview).toContainText(/Four of five weeks\s*[−$][^…]* to [−$]/);
  expect(await legs()).toHaveLength(0);
  await expectAccessible(page);
  // On a phone the button is visible without scrolling and not covered.
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: /^Set timetable/ }).click({ trial: true });
  await expect(page.getByRole('button', { name: /^Set timetable/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: /^Set timetable/ }).click();
  await expect(page.getByRole('button', { name: /^Set timetable/ })).toBeDisabled();
  await expect.poll(async () => (await legs()).length).toBeGreaterThan(7);
  // Saved for the page as well: until then it takes no changes.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  // By hand: clear the week, then add a daily round trip.
  await page.getByRole('button', { name: 'Clear week', exact: true }).click();
  const departs = page.getByLabel('Departs, UTC');
  await departs.fill('25:00');
  await expect(page.getByRole('alert')).toContainText('Enter the time as HH:MM');
  await expect(page.getByRole('button', { name: 'Add flights', exact: true })).toBeDisabled();
  await departs.fill('8:0');
  await page.getByRole('button', { name: 'Add flights', exact: true }).click();
  const grid = page.getByRole('region', { name: 'Week, times in UTC' });
  await expect(grid.getByRole('button', { name: /^AMS–MAD, Mon 08:00/ })).toBeVisible();
  await grid.getByRole('button', { name: /^MAD–AMS, Mon/ }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText(/departs \d+ min before the aircraft is ready|overlaps/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Set timetable/ })).toBeDisabled();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: /^Set timetable/ }).click();
  await expect(page.getByRole('button', { name: /^Set timetable/ })).toBeDisabled();
  await expect.poll(async () => (await legs()).length).toBe(14);
  const byHand = await legs();
  expect(byHand.filter(({ origin, departs }) => origin === route.a && departs % DAY === 480)).toHaveLength(7);
});
