import { expect } from '@playwright/test';
import { enterAs, newFounder } from '#tests/e2e/support/people.ts';
import { test as base, TO_START } from '#tests/e2e/support/test.ts';
import { landPixels, mapOf, mapStill, openMap, zoom } from '#tests/e2e/support/world.ts';
import { startServer } from '#tests/support/server.ts';
import { startTileServer, type TileServer } from '#tests/support/tile-server.ts';

async function startWithTiles() {
  const tiles = await startTileServer();
  const server = await startServer({ env: tiles.env });
  const stop = async () => {
    await server.stop();
    await tiles.stop();
  };
  return { tiles, server, stop };
}

/** A server whose tile services run on this machine. */
const test = base.extend<{ tiles: TileServer }>({
  tiles: [
    async ({ running }, use) => use((await running(startWithTiles)).tiles),
    { scope: 'test', timeout: TO_START },
  ],
  server: [
    async ({ running }, use) => use((await running(startWithTiles)).server),
    { scope: 'test', timeout: TO_START },
  ],
});

test.beforeEach(async ({ page, server, tiles }) => {
  tiles.fail(false);
  tiles.forget();
  await enterAs(page, await newFounder(server.url));
});

const zoomsOf = (tiles: TileServer, layer: string) =>
  [...new Set(tiles.requests().flatMap((tile) => (tile.layer === layer ? [tile.z] : [])))].toSorted(
    (a, b) => a - b,
  );

test('shows tiles of every service, credits it, and requests no tile beyond its zooms or the edges of the world', async ({
  page,
  tiles,
}) => {
  test.slow();
  await openMap(page);
  await test.step('tiles have 256 pixels, the weather has opacity 0.3 and a double click does not zoom', async () => {
    const tile = page.locator('.leaflet-tile-loaded').first();
    await expect(tile).toHaveCSS('width', '256px');
    await expect(tile).toHaveCSS('height', '256px');
    const opacities = () =>
      page
        .locator('.leaflet-layer')
        .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).opacity).sort());
    await expect.poll(opacities).toEqual(['0.3', '1', '1']);

    await expect.poll(() => zoomsOf(tiles, 'satellite')).toHaveLength(1);
    const [z] = zoomsOf(tiles, 'satellite');
    const { x = 0, y = 0 } = (await mapOf(page).boundingBox()) ?? {};
    await page.mouse.dblclick(x + 300, y + 500);
    await mapStill(page);
    expect(zoomsOf(tiles, 'satellite')).toEqual([z]);
  });
  await test.step('credits every provider with a link', async () => {
    for (const layer of ['satellite', 'weather', 'chart'])
      await expect(page.getByRole('link', { name: `${layer} credit` })).toHaveAttribute(
        'href',
        `https://${layer}.example.test/`,
      );
    await expect(page.getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  });
  await test.step('requests no tiles beyond the edges of the world', async () => {
    await zoom(page, 'out');
    const { x = 0, y = 0 } = (await mapOf(page).boundingBox()) ?? {};
    for (const reach of [500, -500]) {
      for (let pull = 0; pull < 4; pull++) {
        await page.mouse.move(x + 600 - reach, y + 400);
        await page.mouse.down();
        await page.mouse.move(x + 600 + reach, y + 380, { steps: 6 });
        await page.mouse.up();
      }
      await mapStill(page);
    }
    await expect.poll(() => tiles.requests().length).toBeGreaterThan(10);
    const outside = tiles.requests().filter((tile) => {
      const count = 2 ** tile.z;
      return tile.x < 0 || tile.y < 0 || tile.x >= count || tile.y >= count;
    });
    expect(outside).toEqual([]);
  });
  await test.step('requests each service only within its zoom limits', async () => {
    await zoom(page, 'in');
    // These are requested last, so all other requests have been made by then.
    await expect
      .poll(() => zoomsOf(tiles, 'satellite'))
      .toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    await expect.poll(() => zoomsOf(tiles, 'weather')).toEqual([2, 3, 4, 5, 6, 7]);
    await expect.poll(() => zoomsOf(tiles, 'chart')).toEqual([7, 8]);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  });
});

test('reports failed services without an alert, is complete without them, and saves that a layer is switched off', async ({
  page,
  tiles,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  tiles.fail(true);
  await openMap(page);
  await expect.poll(() => landPixels(page)).toBeGreaterThan(300_000);
  await page.getByRole('button', { name: 'Map layers' }).click();
  await expect(page.getByText('The service is not responding.')).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);

  tiles.fail(false);
  await page.getByRole('checkbox', { name: 'Weather' }).uncheck();
  await expect(page.getByRole('link', { name: 'weather credit' })).toBeHidden();
  // No tile that this page has asked for arrives after the others are forgotten.
  await page.goto('/favicon.svg');
  tiles.forget();
  await openMap(page);
  await expect.poll(() => zoomsOf(tiles, 'satellite').length).toBe(1);
  expect(zoomsOf(tiles, 'weather')).toEqual([]);
});
