import { expect, type Page } from '@playwright/test';
import { untilIdle } from '#scripts/screenshots/until-idle.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectLayers } from '#tests/e2e/support/layers.ts';
import { enterAs, newFounder } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';
import {
  mapOf,
  mapStill,
  openMap,
  pickInList,
  placeOfPopup,
  popupOf,
  untilAllFound,
  zoom,
} from '#tests/e2e/support/world.ts';
import type { Player } from '#tests/support/player.ts';
import type { TestServer } from '#tests/support/server.ts';

// The last file of a run: all workers share its tests, which need nothing of each other.
test.describe.configure({ mode: 'parallel' });

/** Signs in as a new airline. */
async function enter(page: Page, { url }: TestServer): Promise<Player> {
  const founder = await newFounder(url);
  await enterAs(page, founder);
  return founder;
}

/** Returns the number of painted pixels of the airports' canvas around a point of the page. */
const paintedAround = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([atX = 0, atY = 0]) => {
      const canvas = document.querySelectorAll<HTMLCanvasElement>('[role="application"] > canvas')[1];
      if (!canvas) return -1;
      const box = canvas.getBoundingClientRect();
      const ratio = canvas.width / box.width;
      const side = 10 * ratio;
      const data = canvas
        .getContext('2d')
        ?.getImageData(
          (atX - box.left) * ratio - side / 2,
          (atY - box.top) * ratio - side / 2,
          side,
          side,
        ).data;
      return (data ?? []).filter((value, index) => index % 4 === 3 && value > 200).length;
    },
    [x, y],
  );

test('finds airports by list and keyboard, and keeps the map where it is', async ({ page, server }) => {
  const { client } = await enter(page, server);
  const asked = page.waitForRequest((request) => request.url().includes('/api/collections/airport/records'));
  await openMap(page, '/?airport=QQQ');
  await expect(page.getByText('No airport has the code QQQ.')).toBeVisible();
  const pane = page.locator('.leaflet-map-pane');
  const before = await pane.getAttribute('style');

  await test.step('shows exactly the airports of the specified query', async () => {
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('filter')).toBe('continent = "EU" && type = "large_airport"');
    expect(query.get('perPage')).toBe('500');
    const wanted = await client
      .collection('airport')
      .getFullList({ filter: 'continent = "EU" && type = "large_airport"', batch: 500 });
    await page.getByRole('button', { name: 'Find an airport' }).click();
    await expect(page.getByRole('status').filter({ hasText: '115 airports on the map' })).toBeVisible();
    const listed = async () => (await page.getByRole('option').locator('.code').allTextContents()).toSorted();
    await expect.poll(listed).toEqual(wanted.map(({ iata }) => iata).toSorted());
    await page.getByRole('combobox').fill('lon');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  await test.step('keeps letters typed right after the slash', async () => {
    await page.keyboard.type('/zrh', { delay: 20 });
    await expect(page.getByRole('combobox')).toHaveValue('zrh');
    await expect(page.getByRole('option').first()).toContainText('ZRH');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?airport=ZRH');
  });

  await test.step('keyboard opens and closes a popup from the list', async () => {
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Name, city or code' });
    await expect(field).toBeFocused();
    await untilAllFound(page, field);
    await field.fill('frankfurt');
    await expect(page.getByRole('option').nth(1)).toBeVisible();
    const marked = page.locator('[role=option][data-focus]');
    await expect(marked).toContainText('FRA');
    await page.keyboard.press('ArrowDown');
    await expect(marked).not.toContainText('FRA');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const popup = popupOf(page, 'Frankfurt Airport');
    await expect(popup).toBeFocused();
    await expect(popup).toContainText('111 metres above sea level and has 4 runways');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page.getByRole('button', { name: 'Find an airport' })).toBeFocused();
  });
  // All were in view.
  await mapStill(page);
  expect(await pane.getAttribute('style')).toBe(before);
});

test('a click on an airport opens its popup, a sheet on a phone', async ({ page, server }) => {
  await enter(page, server);
  await openMap(page, '/?airport=LHR');
  const popup = popupOf(page, 'London Heathrow Airport');
  const close = popup.getByRole('button', { name: 'Close' });
  // The popup grows as its facts load, which moves its button away from the pointer.
  await untilIdle(page);
  const place = await placeOfPopup(popup);
  await test.step('the tooltip is below its button', async () => {
    await close.hover();
    const tooltip = page.getByRole('tooltip', { name: 'Close' });
    await expect(tooltip).toBeVisible();
    const button = await close.boundingBox();
    const bubble = await tooltip.boundingBox();
    if (!button || !bubble) throw new Error('not on screen');
    expect(bubble.y - button.y - button.height).toBeCloseTo(8, 0);
    expect(bubble.x + bubble.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
  });

  await close.click();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect.poll(() => paintedAround(page, place.x, place.y)).toBeGreaterThan(20);
  // Outside the circle, but within a target of 24 pixels.
  await page.mouse.move(place.x - 7, place.y - 2);
  await expect(mapOf(page)).toHaveCSS('cursor', 'pointer');
  await page.mouse.click(place.x - 7, place.y - 2);
  await expect(page).toHaveURL('/?airport=LHR');
  await expect(popup.getByRole('heading')).toHaveText('London Heathrow Airport');
  for (const text of [
    'LHR',
    'Large Airport',
    '25 metres above sea level and has 2 runways',
    '51.4706° N',
    '0.4619° W',
  ])
    await expect(popup.getByText(text, { exact: true })).toBeVisible();
  await page.mouse.click(place.x - 200, place.y + 250);
  await expect(popup).toBeHidden();

  await pickInList(page, 'LCY');
  const city = popupOf(page, 'London City Airport');
  await expect(city.getByText('Medium Airport', { exact: true })).toBeVisible();
  await expect(city.getByText('6 metres above sea level and has 1 runway', { exact: true })).toBeVisible();

  await pickInList(page, 'FCO');
  const rome = popupOf(page, 'Rome–Fiumicino Leonardo da Vinci International Airport');
  await expect(rome).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rome).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await rome.boundingBox())?.width).toBe(390);
  const target = await rome.getByRole('button', { name: 'Close' }).boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('land follows the theme, the arrow keys move the map, plus and minus zoom it', async ({
  page,
  server,
}) => {
  await enter(page, server);
  const land = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] > canvas');
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      if (canvas) pen?.drawImage(canvas, -canvas.width / 2, 180 - canvas.height);
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await openMap(page);
  await expect.poll(land).toEqual([0xf6, 0xf5, 0xf1, 255]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(land).toEqual([0x19, 0x23, 0x2d, 255]);

  await mapOf(page).focus();
  const pane = page.locator('.leaflet-map-pane');
  const before = await pane.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(pane).not.toHaveAttribute('style', before ?? '');
  await mapStill(page);
  await zoom(page, 'out');
  await mapOf(page).focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
});

test('loads more airports on request and saves the selection', async ({ page, server }) => {
  await enter(page, server);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await openMap(page);
  const isFile = (path: string) => path.startsWith('/api/am/files/airports-');
  expect(calls.some(isFile)).toBe(false);
  await page.getByRole('button', { name: 'Map layers' }).click();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'North America' }).check();
  await expect(mapOf(page)).not.toHaveAttribute('data-airports', '115');
  expect(calls.some(isFile)).toBe(true);
  for (const name of ['Medium airports', 'Africa', 'Asia', 'South America', 'Oceania', 'Antarctica'])
    await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText('4,488 airports on the map')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Map layers' })).toBeFocused();
  await expectLayers(page, undefined);
  await page.reload();
  await expect(mapOf(page)).toHaveAttribute('data-airports', '4488');
});
