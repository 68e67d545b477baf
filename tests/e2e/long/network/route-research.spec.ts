import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { SHORT_RANGE } from '#tests/e2e/support/short-range.ts';
import { newFounder } from '#tests/support/api.ts';

test('a player filters the destinations, opens one, and acquires it or starts flights with one confirmation', async ({
  page,
  server,
}) => {
  // No other test flies to Valencia.
  test.slow();
  const airline = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, airline);
  // Reaches Valencia, and few others.
  await page.goto('/route/research/?with=atr-72-600');
  const table = page.getByRole('table', { name: 'Destinations from AMS' });
  // A new server first reads the demand of all airports.
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  await expect(page.getByRole('application')).toHaveAttribute('data-arcs', '100');
  // Thousands of destinations, of which only visible ones are rendered.
  const total = async () => Number(await table.getAttribute('aria-rowcount'));
  await expect.poll(total).toBeGreaterThan(500);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(100);
  // Names in other languages are found as well.
  await page.getByRole('searchbox').fill('münchen');
  await expect(table.locator('[data-row="0"]')).toContainText('Munich');
  await page.getByRole('searchbox').fill('');

  await page.getByRole('combobox', { name: 'Distance' }).selectOption({ index: 1 });
  // Immediately, before the page has applied the first filter.
  await page.getByRole('combobox', { name: 'Country or continent' }).selectOption('ES');
  await expect(page.getByText('No destinations match these filters.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Distance' }).selectOption({ index: 2 });
  await expect(page).toHaveURL(/km=750-1500/);
  await page.getByRole('searchbox').fill('valenc');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('destinations-from-ams.csv');
  const [line] = parse(readFileSync(await file.path()), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  expect(line?.Destination).toBe('VLC');
  expect(Number(line?.['Demand (per week)'])).toBeGreaterThan(1000);

  // The profit of a leasable aircraft is computed in the background.
  await expect(table.getByRole('row', { name: /VLC/ })).toContainText(/\$[\d,]{4,}/);

  await table.getByRole('row', { name: /VLC/ }).hover();
  await expect(page.getByRole('application')).toHaveAttribute('data-lit', /^.{15}$/);
  await table.getByRole('button', { name: /VLC/ }).press('Enter');
  await expect(page).toHaveURL(/to=VLC/);
  const detail = page.locator('[data-drawer]');
  await expect(detail.getByText('A niche: nobody flies this pair directly.')).toBeVisible();
  await expect(
    detail.getByRole('img', { name: /^Demand by hour and weekday\. Highest demand/ }),
  ).toBeVisible();
  await expect(
    detail.getByRole('img', { name: /^Demand by month, passengers per week\. Highest in/ }),
  ).toBeVisible();
  await expect(detail.getByRole('img', { name: /^Passengers per week by economy fare/ })).toBeVisible();
  await expect(detail.getByRole('table').getByRole('row').nth(1)).toContainText(/\$/);
  await expectAccessible(page);

  await detail.getByRole('link', { name: 'Acquire route' }).click();
  await expect(page).toHaveURL(/\/route\/acquire\/\?from=AMS&to=VLC/);

  await page.goBack();
  await detail.getByRole('button', { name: 'Start flights' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start flights on AMS–VLC' });
  const start = dialog.getByRole('button', { name: /^Lease and start flights · \$/ });
  const better = dialog.getByRole('button', { name: /^Choose / });
  await expect(start.or(better)).toBeVisible();
  if (await better.isVisible()) await better.click();
  await start.click();
  await expect(page).toHaveURL(/\/route\/manage\/\?route=/);
  await expect
    .poll(async () => (await airline.client.collection('leg').getFullList()).length)
    .toBeGreaterThan(0);
  const [route] = await airline.client.collection('route').getFullList();
  expect(route?.pair).toBe('AMSVLC');

  // A forecast of the aircraft now says what it gives up.
  await page.goto('/route/research/?from=AMS&to=VLC');
  await expect(detail.getByText(/^\S+ replaces its \d+ flights here\.$/)).toBeVisible();
  await expect(detail.getByText(/^In addition to your \d+ flights per week on this pair/)).toBeVisible();
  await table.getByRole('button', { name: /LHR/ }).press('Enter');
  // After the forecasts of all aircraft and of the hundred destinations, which take long on a busy machine.
  await expect(detail.getByText(/^\S+ leaves AMS–VLC\.$/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/^For these flights, \S+ leaves AMS–VLC\. /)).toBeVisible();
});

test('sorts by profit once all profits are computed, also after a change of aircraft', async ({
  page,
  server,
}) => {
  // At the edge of Europe, where small aircraft reach few airports, which takes less time.
  await enterAs(page, await newFounder(server, `Airline ${unique()}`, 'LIS'));
  await page.goto('/route/research/?sort=-profit&with=atr-72-600');
  const table = page.getByRole('table', { name: 'Destinations from LIS' });
  const expectSorted = async () => {
    await expect(page.getByText(/^Average profit per week/)).toBeVisible({ timeout: 60_000 });
    const figures = await table
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1, 9).map((row) => row.children[4]?.textContent ?? ''));
    const profits = figures.map((text) => Number(text.replace('−', '-').replace(/[$,]/g, '')));
    expect(profits).not.toContain(Number.NaN);
    expect(profits).toEqual(profits.toSorted((one, other) => other - one));
    return profits;
  };
  const before = await expectSorted();
  await page.getByLabel('Aircraft for the estimate').selectOption(SHORT_RANGE);
  await expect(page.getByText(/^Computing profits/)).toBeVisible();
  expect(await expectSorted()).not.toEqual(before);
});

test('changes the origin with the keyboard only, and shows its destinations on a phone', async ({
  page,
  server,
}) => {
  await enterAs(page, await newFounder(server, `Airline ${unique()}`));
  await page.goto(`/route/research/?with=${SHORT_RANGE}`);
  const from = page.getByRole('combobox', { name: 'From' });
  await expect(from).toHaveValue(/\(AMS\)$/);
  await from.focus();
  await page.keyboard.type('lisb');
  await expect(page.getByRole('option').first()).toContainText('LIS');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=LIS/);
  const table = page.getByRole('table', { name: 'Destinations from LIS' });
  const first = table.locator('[data-row="0"]');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(table.locator('[data-row="2"]')).toBeFocused();
  await page.keyboard.press('End');
  const last = Number(await table.getAttribute('aria-rowcount')) - 2;
  await expect(table.locator(`[data-row="${last}"]`)).toBeFocused();

  // On a phone the destinations are items of two lines, with details in a bottom sheet.
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.getByRole('list', { name: 'Destinations from LIS' });
  await expect(list.getByRole('button').first()).toContainText('per week');
  // The filters collapse and show how many are active.
  await expect(page.getByLabel('Distance', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Unserved').check();
  await page.getByRole('button', { name: 'Filters: 1' }).click();
  await expect(page.getByLabel('Distance', { exact: true })).toBeHidden();
  // Details that do not fit are left out, not truncated.
  const cut = await list.evaluate((items) =>
    [...items.querySelectorAll('li button > span:last-child > span')]
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  await list.getByRole('button').first().click();
  await expect(page.getByRole('link', { name: 'Acquire route' })).toBeVisible();
  // Until its plots are there, nothing in the panel takes the focus, and so the keyboard cannot scroll it.
  const plots = page.locator('[data-drawer]').getByRole('img');
  await expect(plots.and(page.locator('[tabindex="0"]')).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});

test('the map shows an origin in the east with its surroundings', async ({ page, server }) => {
  await enterAs(page, await newFounder(server, `Airline ${unique()}`, 'SIN'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/route/research/?with=${SHORT_RANGE}`);
  const map = page.getByRole('application');
  await expect(map).toHaveAttribute('data-arcs', '100');
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  const centre = { x: box.width / 2, y: box.height / 2 };
  // All arcs begin at the origin, in the centre, so some lead to each side of it.
  for (const x of [centre.x - 12, centre.x + 12])
    await expect(async () => {
      for (const y of [-14, -10, -6, -2, 2, 6, 10, 14]) {
        await map.hover({ position: { x, y: centre.y + y } });
        if ((await map.getAttribute('data-lit')) !== '') return;
      }
      throw new Error('no arc');
    }).toPass();
});
