import { expect } from '@playwright/test';
import type { Traffic } from '#game/payloads/market.ts';
import { untilIdle } from '#scripts/screenshots/until-idle.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import {
  aboutToFly,
  alreadyFlying,
  CANVAS,
  canvasOf,
  hideOthers,
  middleOfPainted,
  pointOfRoute,
  runWorld,
  WATCHABLE,
} from '#tests/e2e/support/moving-world.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { mapOf, mapStill, openMap, zoom } from '#tests/e2e/support/world.ts';
import { newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { act, advanceHours, openRoute, worldNow } from '#tests/support/world.ts';

test('a player watches a flight on the map and in the fleet, and sees its result explained', async ({
  page,
  context,
  server,
}) => {
  const { airline, flight } = await aboutToFly(server);
  await enterAs(page, airline);
  await hideOthers(page);
  const fleet = await context.newPage();
  await fleet.goto('/fleet/manage/');
  const way = fleet.getByText(/^(AMS → LHR|LHR → AMS)$/);
  await expect(fleet.getByText(String(airline.aircraft[0]?.registration))).toBeVisible();
  await expect(way).toHaveCount(0);
  await openMap(page);
  const arcs = async () => (await middleOfPainted(page, CANVAS.arcs))?.count ?? 0;
  await expect.poll(arcs).toBeGreaterThan(20);
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', '0');

  // It takes off without a reload and moves with the clock.
  await runWorld(server, WATCHABLE);
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', '1', { timeout: 60_000 });
  await expect(way).toBeVisible();
  // The browser's clock runs on between two answers, and may be a moment ahead of the server's.
  expect((await worldNow(server)).minute).toBeGreaterThanOrEqual(flight.departed - 1);
  await fleet.close();
  // Leaves more than a minute for the next steps, even on a slow machine.
  await runWorld(server, 1);
  const place = () => middleOfPainted(page, CANVAS.aircraft);
  await expect.poll(place).not.toBeNull();
  const before = await place();
  await expect
    .poll(async () => {
      const now = await place();
      return now && before ? Math.hypot(now.x - before.x, now.y - before.y) : 0;
    })
    .toBeGreaterThan(2);
  await runWorld(server, 0);
  await expect(page.getByRole('banner').getByText('Paused')).toBeVisible();

  // Wait until it no longer moves, because the clock is paused.
  let [last, now] = [null as Awaited<ReturnType<typeof place>>, await place()];
  await expect(async () => {
    [last, now] = [now, await place()];
    expect(now).not.toBeNull();
    expect(now).toEqual(last);
  }).toPass({ timeout: 60_000, intervals: [300] });
  await page.mouse.click(now?.x ?? 0, now?.y ?? 0);
  const panel = page.getByRole('region', { name: /^Flight \w+ (AMS–LHR|LHR–AMS)$/ });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\?flight=[a-z0-9]{15}$/);
  await expect(panel.getByText('Amsterdam')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Passengers' })).toContainText('Economy');
  await expect(panel.getByText(/km\/h/)).toBeVisible();
  await expect(panel.getByText('Booked after landing.')).toBeVisible();
  await expectAccessible(page);

  await advanceHours(server, 3);
  await expect(panel.getByText(/^Landed/)).toBeVisible();
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', /^[01]$/);
  const money = panel.getByRole('region', { name: 'Money' });
  for (const name of ['Revenue', 'Costs', 'Profit'])
    await expect(money.getByText(name, { exact: true })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Why' })).toContainText('Took another flight');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('shows other airlines’ flights unless hidden, without their finances, and own ones in a sheet on a phone', async ({
  page,
  server,
}) => {
  const own = await newFounder(server);
  const { airline: other, flight } = await alreadyFlying(server);
  await enterAs(page, own);
  await openMap(page);
  await expect(mapOf(page)).not.toHaveAttribute('data-aircraft', '0');
  await page.getByRole('button', { name: 'Map layers' }).click();
  const others = page.getByRole('checkbox', { name: /Other airlines/ });
  await others.uncheck();
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', '0');
  await others.check();

  // Other airlines see the flight under another id.
  const traffic = await own.client.send<Traffic>('/api/am/traffic', { method: 'GET' });
  const index = traffic.flights.airline.indexOf(other.airline.id);
  expect(traffic.flights.number[index]).toBe(flight.number);
  await page.goto(`/?flight=${traffic.flights.id[index]}`);
  const panel = page.getByRole('region', { name: /^Flight/ });
  await expect(panel.getByText(String(other.airline.name))).toBeVisible();
  await expect(panel.getByText('Revenue')).toHaveCount(0);

  // Its owner sees it on a phone. The map moves until the aircraft is visible above the sheet.
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, other);
  await hideOthers(page);
  await page.goto(`/?flight=${flight.id}`);
  await expect(mapOf(page)).toHaveAttribute('data-aircraft', '1');
  await expect(panel).toBeVisible();
  const where = async () => {
    const sheet = await panel.boundingBox();
    const map = await mapOf(page).boundingBox();
    // Nothing is painted while the map moves.
    const y = (await middleOfPainted(page, CANVAS.aircraft))?.y;
    if (!sheet || !map || y === undefined) return 'nowhere';
    return y > map.y && y < sheet.y ? 'above the sheet' : 'below it';
  };
  await expect.poll(where).toBe('above the sheet');

  const size = async () => {
    const { width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
    return { width, low: height < 600 };
  };
  await expect.poll(size).toEqual({ width: 390, low: true });
  await panel.getByRole('button', { name: 'Expand panel' }).click();
  await expect.poll(size).toEqual({ width: 390, low: false });
  await panel.getByRole('button', { name: 'Collapse panel' }).click();
  await expect.poll(size).toEqual({ width: 390, low: true });
});

test.describe('on a screen for touch and mouse', () => {
  test.use({ hasTouch: true });

  test('routes put their airports on the map, with codes, and open at a click or a tap near them', async ({
    page,
    server,
  }) => {
    const airline = await newFounder(server, `Airline ${unique()}`);
    await enterAs(page, airline);
    await openMap(page);
    const painted = async () => (await middleOfPainted(page, CANVAS.codes))?.count ?? 0;
    await expect.poll(painted).toBeGreaterThan(20);
    const hubAlone = await painted();
    const near = await openRoute(server, airline, 'AMS', 'ATH');
    await page.reload();
    // A second code is painted.
    await expect.poll(painted).toBeGreaterThan(hubAlone * 1.5);
    await zoom(page, 'out');
    await expect.poll(painted).toBeGreaterThan(hubAlone * 1.5);

    // America is not shown, but what the airline serves there is.
    await act(server, airline, 'route.close', { route: near.id });
    const { id } = await openRoute(server, airline, 'AMS', 'JFK');
    await page.reload();
    await expect(mapOf(page)).toHaveAttribute('data-airports', '116');
    await mapStill(page);
    // Over the Atlantic, away from all airports.
    const { x, y } = await pointOfRoute(page);
    await page.mouse.move(x, y + 4);
    await expect(mapOf(page)).toHaveCSS('cursor', 'pointer');
    await expect(canvasOf(page, CANVAS.arcs)).toHaveCSS('opacity', '0.3');
    await page.mouse.move(x, y + 40);
    await expect(mapOf(page)).not.toHaveCSS('cursor', 'pointer');
    await expect(canvasOf(page, CANVAS.arcs)).toHaveCSS('opacity', '1');
    await page.mouse.click(x, y + 40);
    await expect(page).toHaveURL('/');
    await page.mouse.click(x, y - 4);
    await expect(page).toHaveURL(`/route/manage/?route=${id}`);
    await expect(page.getByRole('heading', { name: 'AMS–JFK' })).toBeVisible();
    await page.goBack();
    await expect(mapOf(page)).toHaveAttribute('data-airports', '116');
    await mapStill(page);
    const again = await pointOfRoute(page);
    // Too far away for a mouse.
    await page.mouse.click(again.x, again.y + 11);
    await expect(page).toHaveURL('/');
    await page.touchscreen.tap(again.x, again.y + 11);
    await expect(page).toHaveURL(`/route/manage/?route=${id}`);

    // A settlement reloads what it changes. This does not include the timetable and the routes.
    await expect(page.getByRole('heading', { name: 'AMS–JFK' })).toBeVisible();
    await untilIdle(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await advanceHours(server, 1);
    const list = (name: string) => `/api/collections/${name}/records`;
    await expect.poll(() => asked).toContain(list('route_history'));
    await untilIdle(page);
    expect(asked).toContain(list('aircraft'));
    for (const name of ['leg', 'route']) expect(asked).not.toContain(list(name));
    // An action in another tab triggers its own event.
    await act(server, airline, 'route.close', { route: id });
    await expect(page.getByText('No routes yet')).toBeVisible();
  });
});

test('night is a blue tint with city lights and can be switched off, and an old flight is no longer available', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.emulateMedia({ colorScheme: 'light' });
  await enterAs(page, await flyingAirline(server, `Airline ${unique()}`, 0));
  await openMap(page, '/?flight=aaaaaaaaaaaaaaa');
  await expect(page.getByText('This flight is no longer available.')).toBeVisible();
  const night = canvasOf(page, CANVAS.night);
  const lights = canvasOf(page, CANVAS.lights);
  await expect(night).toBeVisible();
  await expect
    .poll(async () => (await middleOfPainted(page, CANVAS.lights, 40))?.count ?? 0)
    .toBeGreaterThan(50);
  const tint = () =>
    night.evaluate((element: HTMLCanvasElement) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      // Night falls in the east first.
      pen?.drawImage(element, 1 - element.width, -element.height / 2);
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
    });
  await expect.poll(async () => ((await tint())[3] ?? 0) / 255).toBeCloseTo(0.12, 2);
  const [red = 0, , blue = 0] = await tint();
  expect(blue).toBeGreaterThan(red + 100);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => ((await tint())[3] ?? 0) / 255).toBeCloseTo(0.3, 2);

  await page.getByRole('button', { name: 'Map layers' }).click();
  await expect(page.getByText('City lights: GeoNames')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Day and night' }).uncheck();
  await expect(night).toBeHidden();
  await expect(lights).toBeHidden();
  await page.reload();
  await expect(mapOf(page)).toHaveAttribute('data-airports', '115');
  await expect(night).toBeHidden();
});

test('the continent of the hub is on the map from the start', async ({ page, server }) => {
  await enterAs(page, await newFounder(server, `Airline ${unique()}`, 'SIN'));
  await page.goto('/');
  await expect.poll(async () => Number(await mapOf(page).getAttribute('data-airports'))).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Map layers' }).click();
  for (const name of ['Europe', 'Asia']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Asia' }).uncheck();
  await page.reload();
  // Europe and the hub.
  await expect(mapOf(page)).toHaveAttribute('data-airports', '116');
});
