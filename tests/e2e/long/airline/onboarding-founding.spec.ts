import { expect } from '@playwright/test';
import { onboarding, openOnboarding } from '#tests/e2e/support/onboarding.ts';
import { newFounder, unique } from '#tests/e2e/support/people.ts';
import { test } from '#tests/e2e/support/test.ts';

const FOUNDING = /\/api\/am\/airline$/;

test('founds an airline with the keyboard only, once for two presses, and cannot be closed before the answer', async ({
  page,
  server,
}) => {
  // From the beginning: once, a route that was added between two presses missed the request.
  let calls = 0;
  let response = () => {};
  const released = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route(FOUNDING, async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  const person = await openOnboarding(page, server.url);
  const { name, hub, alert, back, found } = onboarding(page);
  const airline = `Keys ${unique()}`;
  await expect(name).toBeFocused();
  await page.keyboard.type(airline);
  await page.keyboard.press('Tab');
  await expect(hub).toBeFocused();
  await page.keyboard.type('munich');
  await expect(page.getByRole('option').first()).toContainText('MUC');
  await page.keyboard.press('Enter');
  await expect(hub).toHaveValue(/\(MUC\)$/);
  await expect(alert).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(alert).toBeVisible();
  await expect(back).toBeFocused();
  await expect(found).toBeEnabled();
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab');
    // Only the controls of the alert are reachable.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /^(DIALOG|BODY)$/,
    );
    if (await found.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(found).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(found).toHaveAttribute('aria-busy', 'true');
  await expect(back).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  response();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(calls).toBe(1);
  const [founded] = await person.client.collection('airline').getFullList({ filter: `name = "${airline}"` });
  expect(founded).toMatchObject({ country: 'DE', cash: 25_000_000 });
});

test('shows errors of the server about name and code, and uses the code and colours that are chosen', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const taken = `Taken ${unique()}`;
  const other = await newFounder(server.url, 'AMS', taken);
  const person = await openOnboarding(page, server.url);
  const { name, hub, next, alert, back, code, found } = onboarding(page);
  await hub.fill('CPH');
  for (const [typed, message] of [
    [taken.toUpperCase(), 'Another airline has this name, or one that looks like it.'],
    ['X', 'String must contain at least 2 character(s).'],
    ['Long '.repeat(20), 'String must contain at most 40 character(s).'],
  ] as const) {
    await name.fill(typed);
    await next.click();
    await expect(alert).toContainText(message);
    await expect(found).toBeDisabled();
    await back.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(message);
    await expect(name).toHaveValue(typed);
  }
  const airline = `Painted ${unique()}`;
  await name.fill(airline);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await next.click();
  await expect(code).toHaveValue(/./);

  await code.fill('77');
  await expect(alert).toContainText('at least one letter');
  await expect(found).toBeDisabled();
  await code.fill(String(other.airline.code));
  await expect(alert).toContainText('Another airline uses this code');
  await expect(found).toBeDisabled();
  const used = (await person.client.collection('airline').getFullList()).map((one) => one.code);
  const free = ['Z9', 'Z8', 'Z7', 'Z6', 'Z5'].find((one) => !used.includes(one)) ?? '';
  await code.fill(free.toLowerCase());
  await expect(code).toHaveValue(free);
  await expect(alert).toContainText(`Available. Your flights will have numbers such as ${free}101`);

  await alert.getByRole('radio', { name: 'Violet and mint' }).check({ force: true });
  await alert.getByLabel('Second colour').fill('#112233');
  await found.click();
  await expect(page).toHaveURL(`${server.url}/`);
  const [founded] = await person.client.collection('airline').getFullList({ filter: `name = "${airline}"` });
  expect(founded).toMatchObject({ code: free, colour_primary: '#5B2A86', colour_secondary: '#112233' });
});

test('shows a lost connection, founds on a retry, and opens the world although that response is lost', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_(FAILED|INTERNET_DISCONNECTED)/, /status of 400/);
  const person = await openOnboarding(page, server.url);
  const { name, hub, next, alert, found } = onboarding(page);
  const airline = `Echo ${unique()}`;
  const founded = () => person.client.collection('airline').getFullList({ filter: `name = "${airline}"` });
  await name.fill(airline);
  await hub.fill('DUB');
  await next.click();
  await expect(found).toBeEnabled();
  await page.route(FOUNDING, (route) => route.abort());
  await found.click();
  const again = alert.getByRole('button', { name: 'Try again' });
  await expect(alert.getByRole('alert')).toContainText('The server could not be reached');
  expect(await founded()).toEqual([]);
  await page.unroute(FOUNDING);

  await page.route(FOUNDING, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => FOUNDING.test(request.url()));
  await again.click();
  await lost;
  await expect(alert.getByRole('alert')).toContainText('The server could not be reached');
  expect(await founded()).toHaveLength(1);
  await page.unroute(FOUNDING);
  await again.click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await founded()).toHaveLength(1);
});

test('opens the world if the airline was founded in another tab', async ({ page, server, context }) => {
  await openOnboarding(page, server.url);
  const here = onboarding(page);
  await here.name.fill(`Late ${unique()}`);
  await here.hub.fill('ATH');
  await here.next.click();
  await expect(here.found).toBeEnabled();

  const second = await context.newPage();
  await second.goto('/onboarding/');
  const there = onboarding(second);
  await there.name.fill(`Early ${unique()}`);
  await there.hub.fill('LIS');
  await there.next.click();
  await there.found.click();
  await expect(second).toHaveURL(`${server.url}/`);
  await expect(page).toHaveURL(`${server.url}/`);
});
