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
  await test.step('stacked plots share one aligned axis', async () => {
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
      }).toPass({ timeout: 20_000 });
    }
  });
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

test('shows an error if the flights cannot be loaded, retries, and explains to a new airline why everything is empty', async ({
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

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('No flights in the air')).toBeVisible();
  await expect(page.getByText('No disruptions')).toBeVisible();
  await expect(page.getByText('No figures yet')).toHaveCount(2);
  await expect(page.getByText(/^You can buy fuel ahead once/)).toBeVisible();
  await expectAccessible(page);
});
