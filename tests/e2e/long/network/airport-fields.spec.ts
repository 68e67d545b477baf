import { expect, type Locator, type Page } from '@playwright/test';
import { onboarding, openOnboarding } from '#tests/e2e/support/onboarding.ts';
import { enterAs, newFounder } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';
import { openMap, untilAllFound } from '#tests/e2e/support/world.ts';

// One component handles the keys of all fields that find airports. It is used in three ways: as a field for free text,
// as a list in a panel, and as a field whose value is an airport.

/** The options of the open list, without those of select elements. */
const optionsOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Moves through the list with the keys, and selects Vienna with Enter. */
async function pickWithKeys(page: Page, field: Locator): Promise<void> {
  await field.focus();
  const options = optionsOf(page);
  await untilAllFound(page, field);
  await field.fill('london');
  const expectActive = async (place: number) => {
    await expect(options.nth(place)).toHaveAttribute('data-focus');
    await expect(options.and(page.locator('[data-focus]'))).toHaveCount(1);
    const id = await options.nth(place).getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? 'none');
  };
  // All airports are listed, largest first.
  await expect(options.first()).toContainText('LHR');
  await expect(options.first()).toContainText('London, United Kingdom');
  const last = (await options.count()) - 1;
  expect(last).toBeGreaterThan(2);
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('ArrowUp');
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(0);
  await page.keyboard.press('End');
  await expectActive(last);
  await page.keyboard.press('ArrowDown');
  await expectActive(last);
  await page.keyboard.press('Home');
  await expectActive(0);
  await expect(field).toBeFocused();

  await field.fill('wien');
  await expect(options.first()).toContainText('VIE');
  await expectActive(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** Closes the list with Escape, without a selection. */
async function leaveWithEscape(page: Page, field: Locator): Promise<void> {
  const address = page.url();
  await field.fill('roma');
  await expect(optionsOf(page).first()).toContainText('FCO');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(page.url()).toBe(address);
}

test('in the hub field keys select an airport, and free text stays', async ({ page, server }) => {
  await openOnboarding(page, server.url);
  const { name, hub, alert } = onboarding(page);
  await pickWithKeys(page, hub);
  await expect(hub).toHaveValue(/\(VIE\)$/);
  await leaveWithEscape(page, hub);

  await test.step('the list stays at its field as it becomes shorter, with and without motion', async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await hub.fill('lon');
      await expect.poll(() => optionsOf(page).count()).toBeGreaterThan(2);
      await hub.fill('london heathrow');
      await expect(optionsOf(page)).toHaveCount(1);
      const box = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON());
      const list = await box(page.getByRole('listbox'));
      const { left, bottom } = await box(hub);
      expect(list.left).toBeCloseTo(left, 0);
      expect(list.top - bottom).toBeGreaterThanOrEqual(0);
      expect(list.top - bottom).toBeLessThan(20);
    }
  });

  await test.step('Tab selects no airport, and Enter without suggestions submits', async () => {
    await name.fill('Any Text Air');
    await hub.fill('london');
    await expect(optionsOf(page).first()).toContainText('LHR');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(hub).not.toBeFocused();
    await expect(hub).toHaveValue('london');

    await hub.fill('12345 67890');
    await expect(optionsOf(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(alert).toBeVisible();
    await expect(hub).toHaveValue('12345 67890');
  });
});

test('in the list of the map keys select an airport, and its other names are loaded when the user types', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('airport-names-') && request.url().endsWith('.json'))
      asked.push(request.url());
  });
  await enterAs(page, await newFounder(server.url));
  await openMap(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Name, city or code' });
  await field.fill('Москва');
  await expect(optionsOf(page).first()).toContainText('Moscow, Russia');
  expect(asked).toHaveLength(1);

  await pickWithKeys(page, field);
  await expect(page).toHaveURL('/?airport=VIE');
  await page.keyboard.press('/');
  await leaveWithEscape(page, field);
});

test('fields of a route replace a hub that has loaded later, and keys select an airport', async ({
  page,
  server,
}) => {
  await enterAs(page, await newFounder(server.url));
  let release = () => {};
  const isFocused = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/am\/files\/airports/, (route) => isFocused.then(() => route.continue()));
  await page.goto('/route/acquire/');
  const from = page.getByRole('combobox', { name: 'From', exact: true });
  await from.focus();
  await expect(from).toHaveValue('');
  release();
  await expect(from).toHaveValue(/\(AMS\)$/);
  await page.keyboard.type('LHR');
  await expect(from).toHaveValue('LHR');
  await expect(optionsOf(page).first()).toContainText('London');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]from=LHR/);
  await expect(from).toHaveValue(/\(LHR\)$/);

  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await pickWithKeys(page, to);
  await expect(page).toHaveURL(/[?&]to=VIE/);
  await expect(to).toHaveValue(/\(VIE\)$/);
  await leaveWithEscape(page, to);
  await expect(to).toHaveValue(/\(VIE\)$/);
});

test('search finds airports by their own names if the other names cannot be loaded', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route(/airport-names-.*\.json/, (route) => route.abort());
  await enterAs(page, await newFounder(server.url));
  await openMap(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('athens');
  await expect(optionsOf(page).first()).toContainText('Athens, Greece');
});
