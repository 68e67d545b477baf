import { expect } from '@playwright/test';
import { startServer } from '#tests/support/server.ts';
import { enterAs, newFounder } from '../support/people.ts';
import { NO_TILES, test, testWith } from '../support/test.ts';
import { landPixels, openMap } from '../support/world.ts';

test('map is complete without tile services and contacts no other host', async ({ page, server }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await enterAs(page, await newFounder(server.url));
  await openMap(page);
  await expect.poll(() => landPixels(page)).toBeGreaterThan(300_000);
  expect([...hosts]).toEqual([server.url]);
  await page.getByRole('button', { name: 'Map layers' }).click();
  await expect(page.getByRole('checkbox', { name: 'Satellite imagery' })).toHaveCount(0);
});

/** The default weather service. The test answers the browser's requests. */
const rainviewer = testWith(() => startServer({ env: { ...NO_TILES, AM_TILES_WEATHER: '' } }));

rainviewer('shows the newest weather frame', async ({ page, server }) => {
  await page.route('https://api.rainviewer.com/**', (route) =>
    route.fulfill({ json: { radar: { past: [{ path: '/v2/radar/older' }, { path: '/v2/radar/newest' }] } } }),
  );
  const asked: string[] = [];
  await page.route('https://tilecache.rainviewer.com/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await enterAs(page, await newFounder(server.url));
  await openMap(page);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  for (const path of asked) expect(path).toMatch(/^\/v2\/radar\/newest\/256\/4\/\d+\/\d+\/2\/1_1\.png$/);
  await expect(page.getByRole('link', { name: 'RainViewer' })).toBeVisible();
});
