import { expect, type Page } from '@playwright/test';
import type { Flight } from '#game/tables/flight.ts';
import { CANVAS, canvasOf, hideOthers, runWorld, WATCHABLE } from '#tests/e2e/support/moving-world.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { mapOf, mapStill, pickInList, placeOfPopup, popupOf, zoom } from '#tests/e2e/support/world.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
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

/** Index of the arcs' canvas on the map of routes. */
const ROUTE_ARCS = 1;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Returns an airline in Honolulu with routes across the 180th meridian. */
async function inHonolulu(server: TestServer): Promise<Founder> {
  const airline = await newFounder(server, `Airline ${unique()}`, 'HNL');
  for (const to of ['NRT', 'NAN']) await openRoute(server, airline, 'HNL', to);
  return airline;
}

/**
 * Returns the painted pieces of a canvas that the player sees, each with its box in pixels from the map's upper left
 * corner.
 */
const piecesOf = (page: Page, canvas: number) =>
  canvasOf(page, canvas).evaluate((element: HTMLCanvasElement) => {
    const pen = new OffscreenCanvas(element.width, element.height).getContext('2d');
    const map = element.parentElement?.getBoundingClientRect();
    if (!pen || !map || element.style.display === 'none') return [];
    pen.drawImage(element, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, element.width, element.height);
    const box = element.getBoundingClientRect();
    const scale = box.width / width;
    const [dx, dy] = [box.left - map.left, box.top - map.top];
    const cover = getComputedStyle(element.parentElement?.querySelector('[data-cover]') ?? element);
    // A world of 1,024 pixels is narrower than the map.
    const side = cover.display === 'none' ? map.width / 2 : Math.min(512, map.width / 2);
    const open = new Uint8Array(width * height);
    for (let at = 0; at < open.length; at++) {
      const x = dx + ((at % width) + 0.5) * scale;
      const y = dy + (Math.floor(at / width) + 0.5) * scale;
      const isSeen = Math.abs(x - map.width / 2) < side && y > 0 && y < map.height;
      if (isSeen && (data[4 * at + 3] ?? 0) > 30) open[at] = 1;
    }
    const pieces: { left: number; right: number; top: number; bottom: number }[] = [];
    for (let start = 0; start < open.length; start++) {
      if (open[start] !== 1) continue;
      open[start] = 0;
      const queue = [start];
      let [minX, maxX, minY, maxY] = [width, 0, height, 0];
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        const [x, y] = [at % width, Math.floor(at / width)];
        [minX, maxX, minY, maxY] = [
          Math.min(minX, x),
          Math.max(maxX, x),
          Math.min(minY, y),
          Math.max(maxY, y),
        ];
        for (const next of [
          at - 1,
          at + 1,
          at - width,
          at + width,
          at - width - 1,
          at - width + 1,
          at + width - 1,
          at + width + 1,
        ])
          if (open[next] === 1) {
            open[next] = 0;
            queue.push(next);
          }
      }
      pieces.push({
        left: dx + minX * scale,
        right: dx + maxX * scale,
        top: dy + minY * scale,
        bottom: dy + maxY * scale,
      });
    }
    return pieces;
  });

test('a network across the 180th meridian is one picture on a desktop and on a phone', async ({
  page,
  server,
}) => {
  await enterAs(page, await inHonolulu(server));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/route/');
    await expect(mapOf(page)).toHaveAttribute('data-arcs', '2');
    const box = await mapOf(page).boundingBox();
    const arcs = () => piecesOf(page, ROUTE_ARCS);
    await expect.poll(async () => (await arcs()).length, `${size.width} pixels`).toBe(1);
    const [arc] = await arcs();
    // Both destinations are in the west of the hub, with room for their codes.
    expect(arc?.left).toBeGreaterThan(30);
    expect(arc?.right).toBeLessThan((box?.width ?? 0) - 30);
    expect((arc?.right ?? 0) - (arc?.left ?? 0)).toBeGreaterThan(80);
    expect(arc?.bottom).toBeLessThan((box?.height ?? 0) - 10);
  }
});

test('the world map shows a hub in the Pacific with its destinations, which can be clicked, also around the world', async ({
  page,
  server,
}) => {
  await enterAs(page, await inHonolulu(server));
  await page.goto('/');
  await expect.poll(async () => (await piecesOf(page, CANVAS.arcs)).length).toBe(1);
  await mapStill(page);
  const style = await page.locator('.leaflet-map-pane').getAttribute('style');
  const places: { x: number; y: number }[] = [];
  for (const [code, name] of [
    ['NRT', 'Narita International Airport'],
    ['NAN', 'Nadi International Airport'],
    ['HNL', 'Daniel K Inouye International Airport'],
  ] as const) {
    await pickInList(page, code);
    const popup = popupOf(page, name);
    const place = await placeOfPopup(popup);
    // The selection did not move the map, because all are in view.
    expect(await page.locator('.leaflet-map-pane').getAttribute('style')).toBe(style);
    places.push(place);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await page.mouse.click(place.x, place.y);
    await expect(popup).toBeVisible();
    await expect(page).toHaveURL(`/?airport=${code}`);
  }
  const [nrt, nan, hnl] = places;
  expect(nrt?.x).toBeLessThan(nan?.x ?? 0);
  expect(nan?.x).toBeLessThan(hnl?.x ?? 0);

  const popup = popupOf(page, 'Daniel K Inouye International Airport');
  await zoom(page, 'out');
  const before = await placeOfPopup(popup);
  await mapOf(page).focus();
  // Twice around a world of 1,024 pixels, and a little more.
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('Shift+ArrowLeft');
    await mapStill(page);
  }
  const after = await placeOfPopup(popup);
  expect(after.y).toBeCloseTo(before.y, 0);
  expect(before.x - after.x).toBeCloseTo(2 * 1024 - 9 * 240, 0);
  await popup.getByRole('button', { name: 'Close' }).click();
  await page.mouse.click(after.x, after.y);
  await expect(popup).toBeVisible();
});

test('a screen wider than the world shows no place twice', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, await newFounder(server));
  await page.goto('/');
  await zoom(page, 'out');
  const { x = 0, width = 0 } = (await mapOf(page).boundingBox()) ?? {};
  // In the west of a world of 1,024 pixels there would be New Zealand, in the east Alaska.
  expect(width).toBeGreaterThan(1_150);
  const strip = (left: number) => page.screenshot({ clip: { x: left, y: 300, width: 45, height: 500 } });
  const [west, east] = [await strip(x + 2), await strip(x + width - 47)];
  expect(west.equals(east)).toBe(true);
});

/** Returns the part of a flight that is over at a minute of the world. */
const partOf = ({ departed, landed }: Flight, minute: number) => (minute - departed) / (landed - departed);

/** Returns a flight from Nadi to Tonga that is about to cross the 180th meridian, a third of the way. */
async function acrossTheLine(server: TestServer): Promise<{ airline: Founder; flight: Flight }> {
  const airline = await newFounder(server, `Airline ${unique()}`, 'NAN');
  const route = await openRoute(server, airline, 'NAN', 'TBU');
  const aircraft = await leaseOne(server, airline, 'airbus-a320neo');
  await advanceHours(server, 25);
  await setTimetable(server, airline, aircraft.id, daily(route, aircraft.place, 6 * 60 + 40, 12 * 60));
  await act(server, airline, 'rules.set', { auto_c: true, auto_d: true });
  for (let hour = 0; hour < 72; hour++) {
    const { minute } = await advanceHours(server, 1);
    const filter = `state = 'flying' && origin = '${aircraft.place}'`;
    const { items } = await airline.client.collection('flight').getList<Flight>(1, 1, { filter });
    const [flight] = items;
    if (flight && partOf(flight, minute) > 0.1 && partOf(flight, minute) < 0.28) return { airline, flight };
  }
  throw new Error('no flight is there at its time for three days');
}

test('a followed flight stays in view across the 180th meridian', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { airline, flight } = await acrossTheLine(server);
  await enterAs(page, airline);
  await hideOthers(page);
  await page.goto(`/?flight=${flight.id}`);
  /** Returns the number of pixels of the aircraft's label on the screen. */
  const label = () =>
    canvasOf(page, CANVAS.aircraft).evaluate((element: HTMLCanvasElement) => {
      const pen = new OffscreenCanvas(element.width, element.height).getContext('2d');
      const map = element.parentElement?.getBoundingClientRect();
      if (!pen || !map || element.style.display === 'none') return 0;
      pen.drawImage(element, 0, 0);
      const box = element.getBoundingClientRect();
      const ratio = element.width / box.width;
      const [left, top] = [(map.left - box.left) * ratio, (map.top - box.top) * ratio];
      const { data } = pen.getImageData(left, top, map.width * ratio, map.height * ratio);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 0x13 && data[at + 1] === 0x20 && data[at + 2] === 0x2c && data[at + 3] === 255)
          count += 1;
      return count / ratio ** 2;
    });
  await expect.poll(label).toBeGreaterThan(1500);
  await mapStill(page);
  // At this zoom, each airport is far out of view of the other.
  await zoom(page, 'in', 7);
  await expect.poll(label).toBeGreaterThan(1500);

  // On a slow phone, the flight leaves the view again while the map moves to it.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await runWorld(server, WATCHABLE);
  const part = async () => partOf(flight, (await worldNow(server)).minute);
  await expect.poll(part, { timeout: 120_000 }).toBeGreaterThan(0.43);
  await runWorld(server, 0);
  await expect(page.getByRole('banner').getByText('Paused')).toBeVisible();
  await mapStill(page);
  await expect.poll(label).toBeGreaterThan(1500);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  // The player moves the map away, and is left alone.
  await mapOf(page).focus();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Shift+ArrowLeft');
    await mapStill(page);
  }
  expect(await label()).toBe(0);
});
