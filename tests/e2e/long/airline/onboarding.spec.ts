import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { onboarding, openOnboarding } from '#tests/e2e/support/onboarding.ts';
import { enterAs, newUser, unique } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

test('finds a hub by name, city and code, in the list and among suggestions, and allows free text', async ({
  page,
  server,
}) => {
  await openOnboarding(page, server.url);
  const { name, hub, options, next, map } = onboarding(page);
  const list = page.getByRole('listbox');
  await expect(map).toHaveAccessibleName('Map of Europe');
  // Next is disabled while the name is empty.
  await expect(next).toBeDisabled();
  await name.fill('   ');
  await expect(next).toBeDisabled();
  await name.fill('Sky');
  await expect(next).toBeEnabled();
  await name.fill('');
  await expect(next).toBeDisabled();

  for (const [typed, expected] of [
    ['schiph', 'Amsterdam Airport Schiphol'],
    ['zuri', 'ZRH'],
    ['keflav', 'KEF'],
  ] as const) {
    await hub.fill(typed);
    await expect(options.first()).toContainText(expected);
  }
  await hub.fill('Somewhere of my own');
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await expect(hub).toHaveValue('Somewhere of my own');

  await hub.fill('lhr');
  await expect(next).toBeDisabled();
  await expect(map).toHaveAccessibleName(/London Heathrow/);
  const figure = page.getByRole('figure');
  await expect(figure).toContainText('2 runways');
  await expect(figure).toContainText(/(f|F)ree slots at all hours · (no|\d+) airlines? based here/);
  await expect(figure).toContainText(/Catchment \d+\sM people · \d+\sM trips per year/);
  await expect(hub).toHaveValue('lhr');

  // A click selects from the list, and Escape closes it.
  await hub.fill('charles de g');
  await options.filter({ hasText: 'CDG' }).click();
  await expect(hub).toHaveValue(/Charles de Gaulle .*\(CDG\)$/);
  await expect(map).toHaveAccessibleName(/\(CDG\)/);
  await expect(list).toBeHidden();
  await hub.fill('berl');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(hub).toHaveValue('berl');

  // Three hubs in different parts of the world, each with a reason.
  await hub.fill('');
  await page.keyboard.press('Escape');
  await expect(map).toHaveAccessibleName('Map of Europe');
  const proposed = page.getByRole('group', { name: 'Suggested hubs' }).getByRole('button');
  await expect(proposed).toHaveCount(3);
  const conditions = /: \d+\sM trips per year, free slots at all hours, (no|\d+) airlines? based here$/;
  for (const [index, place] of ['In your time zone', 'Asia', 'North America'].entries()) {
    await expect(proposed.nth(index)).toContainText(place);
    await expect(proposed.nth(index)).toContainText(conditions);
  }
  await proposed.nth(1).click();
  await expect(hub).toHaveValue(/\([A-Z]{3}\)$/);
  await expect(map).not.toHaveAccessibleName('Map of Europe');
});

test('saves nothing before the alert is confirmed, where an unclear hub is chosen', async ({
  page,
  server,
}) => {
  const person = await openOnboarding(page, server.url);
  const { name, hub, next, alert, back, code, found } = onboarding(page);
  const airline = `Careful ${unique()}`;
  const saved = () => person.client.collection('airline').getFullList({ filter: `name = "${airline}"` });
  await name.fill(airline);
  await hub.fill('OSL');
  for (const leave of [() => page.keyboard.press('Escape'), () => back.click()]) {
    await next.click();
    await expect(alert).toBeVisible();
    await expect(alert).toContainText(airline);
    await expect(alert).toContainText('$25,000,000');
    await expect(alert.getByRole('img', { name: /Oslo/ })).toBeVisible();
    await expect(code).toHaveValue(/^[A-Z0-9]{2}$/);
    await leave();
    await expect(alert).toBeHidden();
    await expect(name).toHaveValue(airline);
    await expect(hub).toHaveValue('OSL');
    await expect(next).toBeFocused();
  }
  const user = await person.client.collection('users').getOne(person.client.authStore.record?.id ?? '');
  expect(user.airline).toBe('');
  expect(await saved()).toEqual([]);

  // The nearest airports if the text matches none.
  await hub.fill('Amsterdm');
  await next.click();
  await expect(alert).toContainText('No airport matches “Amsterdm”');
  await expect(found).toBeDisabled();
  await alert.getByRole('button', { name: /AMS/ }).click();
  await expect(alert.getByRole('img', { name: /Schiphol/ })).toBeVisible();
  await expect(found).toBeEnabled();
  await back.click();

  // A question if several match.
  await hub.fill('Paris');
  await next.click();
  await expect(alert).toContainText('Which airport is “Paris”?');
  for (const code of ['CDG', 'ORY']) await expect(alert.getByRole('button', { name: code })).toBeVisible();
  await expect(found).toBeDisabled();
  await alert.getByRole('button', { name: 'ORY' }).click();
  await expect(alert.getByRole('img', { name: /Orly/ })).toBeVisible();
  await back.click();

  // An empty hub.
  await hub.fill('');
  await page.keyboard.press('Escape');
  await next.click();
  await expect(alert).toContainText('No hub airport yet');
  const choices = alert.getByRole('group', { name: 'Suggested hubs' }).getByRole('button');
  await expect(choices).toHaveCount(3);
  await choices.first().click();
  await found.click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await saved()).toHaveLength(1);
});

test('says that the airports could not be loaded, and suggests hubs by runways without catchments', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await enterAs(page, await newUser(server.url));
  await page.route('**/api/am/catchments', (route) => route.abort());
  await page.route('**/api/am/files/airports-*', (route) => route.abort());
  await page.goto('/onboarding/');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The airports could not be loaded');
  const { name, hub, next, alert, back, found } = onboarding(page);
  await name.fill(`Offline ${unique()}`);
  await hub.fill('AMS');
  await next.click();
  await expect(alert.getByRole('alert')).toContainText('The airports could not be loaded');
  await expect(found).toBeDisabled();
  await page.unroute('**/api/am/files/airports-*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert.getByRole('img', { name: /Schiphol/ })).toBeVisible();
  await expect(found).toBeEnabled();

  await back.click();
  const proposed = page.getByRole('group', { name: 'Suggested hubs' }).getByRole('button');
  await expect(proposed.nth(0)).toContainText(/In your time zone: \d runways/);
  await expect(proposed.nth(1)).toContainText(/runways/);
  await proposed.nth(0).click();
  await expect(page.getByRole('figure')).toContainText(/\d runways/);
  await expect(page.getByRole('figure')).not.toContainText('Catchment');
});

test('onboarding is accessible and fits, on a desktop and on a phone', async ({ page, server }) => {
  test.slow();
  await openOnboarding(page, server.url);
  const { name, hub, next, alert, back, cancel, code } = onboarding(page);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const isDesktop = size.width > 390;
    await page.setViewportSize(size);
    await name.fill(`Accessible ${unique()}`);
    await hub.fill('frank');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await next.click();
    await expect(code).toHaveValue(/./);
    if (isDesktop) await expectAccessible(page);
    await back.click();
    await hub.fill('Nowhereville');
    await next.click();
    await expect(alert).toContainText('No airport matches');
    await back.click();
    await cancel.click();
    if (isDesktop) await expectAccessible(page);
    await back.click();
    await expectFits(page);
  }
});
