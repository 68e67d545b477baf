import { expect, type Locator, type Page } from '@playwright/test';
import { onboarding, openOnboarding } from '#tests/e2e/support/onboarding.ts';
import { enterAs, newFounder } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';
import { openMap, untilAllFound } from '#tests/e2e/support/world.ts';

/** A field for finding airports. */
interface AirportField {
  name: string;
  /** Signs in, opens the page and returns the field. */
  open: (page: Page, url: string) => Promise<Locator>;
  /** Checks that the airport with this code is selected. */
  expectPicked: (page: Page, field: Locator, code: string) => Promise<void>;
}

const onPage = (path: string, label: string) => async (page: Page, url: string) => {
  await enterAs(page, await newFounder(url));
  await page.goto(path);
  return page.getByRole('combobox', { name: label, exact: true });
};
const expectAddress = (parameter: string) => async (page: Page, field: Locator, code: string) => {
  await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=${code}`));
  await expect(field).toHaveValue(new RegExp(`\\(${code}\\)$`));
};

const FIELDS: AirportField[] = [
  {
    name: 'the hub field',
    open: async (page, url) => {
      await openOnboarding(page, url);
      return page.getByRole('combobox', { name: 'Hub airport' });
    },
    expectPicked: (_, field, code) => expect(field).toHaveValue(new RegExp(`\\(${code}\\)$`)),
  },
  {
    name: 'the list of the map',
    open: async (page, url) => {
      await enterAs(page, await newFounder(url));
      await openMap(page);
      await page.keyboard.press('/');
      return page.getByRole('combobox', { name: 'Name, city or code' });
    },
    expectPicked: (page, _, code) => expect(page).toHaveURL(`/?airport=${code}`),
  },
  {
    name: 'Research, From',
    open: onPage('/route/research/', 'From'),
    expectPicked: expectAddress('from'),
  },
  { name: 'Acquire, From', open: onPage('/route/acquire/', 'From'), expectPicked: expectAddress('from') },
  { name: 'Acquire, To', open: onPage('/route/acquire/', 'To'), expectPicked: expectAddress('to') },
];

/** The options of the open list, without those of select elements. */
const optionsOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

for (const { name, open, expectPicked } of FIELDS) {
  test(`in ${name} arrow keys move, Enter selects and Home and End jump`, async ({ page, server }) => {
    const field = await open(page, server.url);
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
    await expectPicked(page, field, 'VIE');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test(`in ${name} Escape closes the list without a selection`, async ({ page, server }) => {
    const field = await open(page, server.url);
    await field.focus();
    const address = page.url();
    await field.fill('roma');
    await expect(optionsOf(page).first()).toContainText('FCO');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    expect(page.url()).toBe(address);
  });
}

test('the list stays at its field as it becomes shorter, with and without motion', async ({
  page,
  server,
}) => {
  await openOnboarding(page, server.url);
  const field = page.getByRole('combobox', { name: 'Hub airport' });
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await field.fill('lon');
    await expect.poll(() => optionsOf(page).count()).toBeGreaterThan(2);
    await field.fill('london heathrow');
    await expect(optionsOf(page)).toHaveCount(1);
    const box = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON());
    const list = await box(page.getByRole('listbox'));
    const { left, bottom } = await box(field);
    expect(list.left).toBeCloseTo(left, 0);
    expect(list.top - bottom).toBeGreaterThanOrEqual(0);
    expect(list.top - bottom).toBeLessThan(20);
  }
});

test('hub field keeps free text: Tab selects no airport and Enter without suggestions submits', async ({
  page,
  server,
}) => {
  await openOnboarding(page, server.url);
  const { name, hub, alert } = onboarding(page);
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

test('loads names in other languages only when the user types', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('airport-names-') && request.url().endsWith('.json'))
      asked.push(request.url());
  });
  await enterAs(page, await newFounder(server.url));
  await openMap(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('Москва');
  await expect(optionsOf(page).first()).toContainText('Moscow, Russia');
  expect(asked).toHaveLength(1);
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

test('typing replaces a hub that has loaded after the field got the focus', async ({ page, server }) => {
  await enterAs(page, await newFounder(server.url));
  let release = () => {};
  const isFocused = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/am\/files\/airports/, (route) => isFocused.then(() => route.continue()));
  await page.goto('/route/acquire/');
  const field = page.getByRole('combobox', { name: 'From', exact: true });
  await field.focus();
  await expect(field).toHaveValue('');
  release();
  await expect(field).toHaveValue(/\(AMS\)$/);
  await page.keyboard.type('LHR');
  await expect(field).toHaveValue('LHR');
  await expect(optionsOf(page).first()).toContainText('London');
});

test('search of destinations finds names in other languages', async ({ page, server }) => {
  await enterAs(page, await newFounder(server.url));
  await page.goto('/route/research/');
  await page.getByRole('searchbox').fill('münchen');
  const table = page.getByRole('table', { name: 'Destinations from AMS' });
  await expect(table.locator('[data-row="0"]')).toContainText('Munich');
});
