import { expect } from '@playwright/test';
import { flyingAirline } from '../support/flying-world.ts';
import { advanceHours, worldNow } from '../support/world.ts';
import { expectAccessible } from './support/accessible.ts';
import { CANVAS, middleOfPainted, runWorld } from './support/moving-world.ts';
import { pausedTest as test } from './support/paused-test.ts';
import { enterAs, unique } from './support/people.ts';
import { mapOf, openMap } from './support/world.ts';

test.beforeEach(async ({ server }) => runWorld(server, 0));

/** An airline with one aircraft between Amsterdam and London that leaves within the next hour, and is settled so far. */
async function airlineAboutToFly(server: Parameters<typeof flyingAirline>[0], minutesAhead = 62) {
  const { minute } = await worldNow(server);
  // Two aircraft-less hours and a day go by in the set-up.
  const first = (Math.floor(minute / 60) * 60 + 25 * 60 + minutesAhead) % 720;
  const airline = await flyingAirline(server, `Airline ${unique()}`, 1, first);
  await advanceHours(server, 1);
  return airline;
}

test('a player watches an aircraft fly, opens it, and sees what it earned and why', async ({
  page,
  server,
}) => {
  const airline = await airlineAboutToFly(server);
  await enterAs(page, airline);
  await openMap(page);
  expect((await middleOfPainted(page, CANVAS.arcs))?.count).toBeGreaterThan(20);
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', '0');

  // It takes off without the page being loaded anew, and moves by the clock alone.
  await runWorld(server, 20);
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', '1', { timeout: 30_000 });
  const before = await middleOfPainted(page, CANVAS.aircraft);
  await expect
    .poll(async () => {
      const now = await middleOfPainted(page, CANVAS.aircraft);
      return now && before ? Math.hypot(now.x - before.x, now.y - before.y) : 0;
    })
    .toBeGreaterThan(2);
  await runWorld(server, 0);
  await page.waitForTimeout(2500);

  const place = await middleOfPainted(page, CANVAS.aircraft);
  await page.mouse.click(place?.x ?? 0, place?.y ?? 0);
  const panel = page.getByRole('region', { name: /^Flight \w+ (AMS–LHR|LHR–AMS)$/ });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\?flight=[a-z0-9]{15}$/);
  await expect(panel.getByText('Amsterdam')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Passengers' })).toContainText('Economy');
  await expect(panel.getByText(/km\/h/)).toBeVisible();
  await expect(panel.getByText('Paid when it has landed.')).toBeVisible();
  await expectAccessible(page);

  await advanceHours(server, 3);
  await expect(panel.getByText(/^Landed/)).toBeVisible({ timeout: 15_000 });
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', /^[01]$/);
  const money = panel.getByRole('region', { name: 'Money' });
  for (const name of ['Revenue', 'Costs', 'Profit'])
    await expect(money.getByText(name, { exact: true })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Why' })).toContainText('Took another flight');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('other airlines are on the map on demand, without their money', async ({ page, server }) => {
  const other = await airlineAboutToFly(server);
  const own = await flyingAirline(server, `Airline ${unique()}`, 0);
  await enterAs(page, own);
  await openMap(page);
  const flying = async () => {
    const { items } = await other.client.collection('flight').getList(1, 1, { filter: "state = 'flying'" });
    return items[0];
  };
  // Until something of the other's is in the air.
  for (let hour = 0; hour < 24 && !(await flying()); hour++) await advanceHours(server, 1);
  const flight = await flying();
  await runWorld(server, 20);
  await page.getByRole('button', { name: 'Map layers' }).click();
  await page.getByRole('checkbox', { name: /Other airlines/ }).check();
  await expect(mapOf(page)).not.toHaveAttribute('data-aircraft', '0', { timeout: 20_000 });
  await runWorld(server, 0);

  await page.goto(`/?flight=${flight?.id}`);
  const panel = page.getByRole('region', { name: /^Flight/ });
  await expect(panel.getByText(String(other.airline.name))).toBeVisible();
  await expect(panel.getByText('Revenue')).toHaveCount(0);
});

test('the night is on the map, and can be put away', async ({ page, server }) => {
  await enterAs(page, await flyingAirline(server, `Airline ${unique()}`, 0));
  await openMap(page);
  const night = page.locator('[role="application"] > canvas').nth(CANVAS.night);
  await expect(night).toBeVisible();
  await page.getByRole('button', { name: 'Map layers' }).click();
  await page.getByRole('checkbox', { name: 'Day and night' }).uncheck();
  await expect(night).toBeHidden();
  await page.reload();
  await expect(mapOf(page)).toHaveAttribute('data-airports', '115');
  await expect(night).toBeHidden();
});

test('on a phone a flight is a sheet that leaves the map in view', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const airline = await airlineAboutToFly(server);
  const flights = () => airline.client.collection('flight').getFullList({ filter: "state != 'cancelled'" });
  for (let hour = 0; hour < 36 && (await flights()).length === 0; hour++) await advanceHours(server, 1);
  const [flight] = await flights();
  await enterAs(page, airline);
  await page.goto(`/?flight=${flight?.id}`);
  const panel = page.getByRole('region', { name: /^Flight/ });
  await expect(panel.getByText('Passengers', { exact: true })).toBeVisible();
  const box = await panel.boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height).toBeLessThan(600);
});

test('a flight that is long past is said to be', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await enterAs(page, await flyingAirline(server, `Airline ${unique()}`, 0));
  await page.goto('/?flight=aaaaaaaaaaaaaaa');
  await expect(page.getByText('This flight is not in the air any more, or is long past.')).toBeVisible();
});
