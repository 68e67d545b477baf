import { expect, type Locator, type Page } from '@playwright/test';
import { expectLayers } from '#tests/e2e/support/layers.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { openMap, pickInList, popupOf } from '#tests/e2e/support/world.ts';
import { newFounder } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, leaseOne } from '#tests/support/world.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

/** Enters as a new airline and opens the page that Back leads to, then another. */
async function open(page: Page, server: TestServer, path: string): Promise<void> {
  await enterAs(page, await newFounder(server));
  await page.goto('/staff/');
  await page.goto(path);
}

/** Returns the place of the current entry in the history. */
const indexOf = (page: Page): Promise<number> => page.evaluate(() => history.state.idx);

/**
 * Opens the layer and closes it with Back, then in another way, which leaves nothing behind in the history: the next
 * Back leaves the page.
 */
async function expectBackCloses(page: Page, button: Locator, layer: Locator): Promise<void> {
  await expect(button).toBeVisible();
  const path = new URL(page.url()).pathname;
  const index = await indexOf(page);
  await button.click();
  await expect(layer).toBeVisible();
  await page.goBack();
  await expect(layer).toHaveCount(0);
  await expect(page).toHaveURL(path);

  const entries = await page.evaluate(() => history.length);
  for (const close of ['Escape', 'Escape']) {
    await button.click();
    await expect(layer).toBeVisible();
    await page.keyboard.press(close);
    await expect(layer).toHaveCount(0);
  }
  await expectLayers(page, undefined);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await indexOf(page)).toBe(index);
}

/** Goes back to the page before the layers. */
async function expectBackLeaves(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL('/staff/');
}

test('Back closes the layers of the frame, and nothing opens them again', async ({ page, server }) => {
  await open(page, server, '/operations/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await test.step('Back closes the menu', () => expectBackCloses(page, button, page.getByRole('dialog')));
  await test.step('Back closes the notifications', async () => {
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expectBackCloses(page, page.getByRole('button', { name: /^Notifications/ }), list);
  });
  await test.step('Back closes the links to ranking and news', async () => {
    const links = page.getByRole('navigation', { name: 'Ranking and news' });
    await expectBackCloses(page, page.getByRole('button', { name: 'Ranking and news' }), links);
  });
  await test.step('Forward does not open a closed layer', async () => {
    const index = await indexOf(page);
    await button.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/operations/');
    await page.goForward();
    await expectLayers(page, undefined);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/operations/');
    expect(await indexOf(page)).toBe(index);
  });
  await test.step('a link inside a layer takes the place of the layer in the history', async () => {
    await button.click();
    await expectLayers(page, 1);
    await page.getByRole('link', { name: 'Banking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ranking and news' }).click();
    await page.getByRole('link', { name: 'World news' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'World news' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/finance/banking/');
    await page.goBack();
    await expect(page).toHaveURL('/operations/');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/operations/');
  });
  await test.step('a reload forgets the open layer', async () => {
    await button.click();
    await expect(menu).toBeVisible();
    await expectLayers(page, 1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
    await expectLayers(page, undefined);
    await expectBackLeaves(page);
  });
});

test('Back closes the choice of columns, and the list of an airport field but not its page', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, server, '/ranking/');
  const columns = page.getByRole('group', { name: 'Columns shown' });
  await expectBackCloses(page, page.getByRole('button', { name: 'Columns' }), columns);
  await expectBackLeaves(page);

  await page.setViewportSize(PHONE);
  await page.goto('/slots/');
  const field = page.getByRole('combobox').first();
  const list = page.getByRole('listbox');
  await field.fill('Vienna');
  await expect(list.getByRole('option').first()).toContainText('VIE');
  await page.goBack();
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(/\/slots\//);
  await field.fill('Vienna');
  await list.getByRole('option').first().click();
  await expect(page).toHaveURL('/slots/?airport=VIE');
  await expectLayers(page, undefined);
  await expectBackLeaves(page);
});

test('Back closes a dialog, but not one that must stay until its action has ended', async ({
  page,
  server,
}) => {
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/staff/');
  await page.goto('/account/');
  const dialog = page.getByRole('alertdialog');
  await expectBackCloses(page, page.getByRole('button', { name: 'Delete account' }), dialog);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'DELETE') {
      isHeld = true;
      await released;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('textbox').fill(player.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect.poll(() => isHeld).toBe(true);
  for (const _ of [1, 2]) {
    await page.goBack();
    await expectLayers(page, 1);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/account/');
  }
  release();
  await expect(page).toHaveURL(/\/signin\//);
  await expect(dialog).toHaveCount(0);
});

test('Back closes the layers of the map and an airport on it, and not again what was closed', async ({
  page,
  server,
}) => {
  await enterAs(page, await newFounder(server));
  await page.goto('/staff/');
  await openMap(page);
  const layers = page.getByRole('region', { name: 'Map layers' });
  await expectBackCloses(page, page.getByRole('button', { name: 'Map layers' }), layers);
  const search = page.getByRole('dialog', { name: 'Find an airport' });
  await expectBackCloses(page, page.getByRole('button', { name: 'Find an airport' }), search);

  const popup = popupOf(page, 'London Heathrow Airport');
  await pickInList(page, 'LHR');
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await pickInList(page, 'LHR');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(popup).toHaveCount(0);
});

test('Back and links close what is above a drawer, and ask before they drop a new cabin', async ({
  page,
  server,
}) => {
  const player = await newFounder(server);
  const { registration } = await leaseOne(server, player, 'airbus-a320neo');
  await advanceHours(server, 26);
  await enterAs(page, player);
  await page.goto('/staff/');
  await page.goto('/fleet/manage/');
  const drawer = page.getByRole('region', { name: registration });
  await page.getByRole('button', { name: new RegExp(registration) }).click();
  const question = page.getByRole('alertdialog');
  await drawer.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(drawer).toBeVisible();

  await drawer.getByRole('button', { name: 'Change cabin' }).click();
  const seats = page.getByLabel('Economy');
  await seats.fill('120');
  await page.goBack();
  await expect(question).toContainText('The new cabin will be lost.');
  await expectLayers(page, 1);
  // Two steps back at once are refused as well, and the question is still a layer.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let steps = 0;
        addEventListener('popstate', () => {
          steps += 1;
          if (steps === 2) resolve();
        });
        History.prototype.go.call(history, -2);
      }),
  );
  await expectLayers(page, 1);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(seats).toHaveValue('120');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Operations' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expectLayers(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  await expect(seats).toHaveValue('120');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(seats).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);

  // A link in the menu replaces all layers when changes are discarded.
  await page.getByRole('button', { name: new RegExp(registration) }).click();
  await page.getByRole('button', { name: 'Change cabin' }).click();
  await page.getByLabel('Economy').fill('120');
  const { url, index } = await page.evaluate(() => ({ url: location.href, index: history.state.idx }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Operations' }).click();
  await expectLayers(page, 2);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/operations/');
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  expect(await indexOf(page)).toBe(index + 1);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByLabel('Economy')).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expectBackLeaves(page);
});
