import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { newFounder } from '#tests/support/api.ts';
import { grant, leaseOne, openRoute } from '#tests/support/world.ts';

const dollars = (text: string) => Number(text.replace(/[^\d]/g, ''));

/** Chooses a destination from the list of airports. */
async function chooseDestination(page: Page, code: string): Promise<void> {
  await page.getByRole('combobox', { name: 'To' }).fill(code);
  await page
    .getByRole('option', { name: new RegExp(code) })
    .first()
    .click();
}

test('a player sees the price of a route, acquires it with one click and continues to its timetable', async ({
  page,
  server,
}) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, airline);
  await page.goto('/route/acquire/');
  await expect(page.getByText('Choose where to fly')).toBeVisible();
  const to = page.getByRole('combobox', { name: 'To' });
  await to.fill('barcelona');
  await page.getByRole('option', { name: /BCN/ }).click();
  await expect(page).toHaveURL(/to=BCN/);
  await expect(page.getByText('AMS–BCN can be acquired.')).toBeVisible();
  const slots =
    'The right comes without slots at AMS and BCN. In full hours there, you need slots of your own.';
  await expect(page.getByText(`${slots} A right without a flight for 26 weeks lapses.`)).toBeVisible();
  await expect(page.getByText(/^Cash afterwards: \$[\d.]+\sM\./)).toBeVisible();
  await expect(page.getByText(/^You have no aircraft yet/)).toBeVisible();

  const button = page.getByRole('button', { name: /^Acquire route · \$/ });
  const price = dollars((await button.textContent()) ?? '');
  // The airline has no aircraft for it yet, so the player must confirm.
  await button.click();
  await expect(page.getByText('Select the box to acquire this route.')).toBeVisible();
  const confirm = page.getByRole('checkbox', { name: 'Acquire anyway' });
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
  expect(await airline.client.collection('route').getFullList()).toEqual([]);
  await confirm.check();
  // A double click acquires only one route, also if its second click comes while the next page is loading.
  let load = () => {};
  const loads = new Promise<void>((resolve) => (load = resolve));
  for (const address of ['**/api/am/route/quote?*', '**/assets/manage-page-*.js'])
    await page.route(address, (call) => loads.then(() => call.continue()));
  await button.dblclick();
  await expect(page.getByText('AMS–BCN acquired.')).toBeVisible();
  await expect(button).toBeDisabled();
  load();
  await expect(page).toHaveURL(/\/route\/manage\/\?view=timetable&line=/);
  const routes = await airline.client.collection('route').getFullList();
  expect(routes.map(({ pair }) => pair)).toEqual(['AMSBCN']);
  const paid = await airline.client.collection('ledger').getFullList({ filter: "category = 'route_fee'" });
  expect(paid.map(({ amount }) => amount)).toEqual([-price]);
  await expect(page.getByRole('link', { name: 'Lease or buy an aircraft' })).toBeVisible();
});

test('a player without aircraft leases one, acquires a route and plans a week with one click, and undoes it', async ({
  page,
  server,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/status of 400/);
  const airline = await newFounder(server, `Airline ${unique()}`);
  const rows = (name: string) => airline.client.collection(name).getFullList();
  await enterAs(page, airline);
  await page.goto('/route/acquire/?from=AMS&to=LHR');
  const table = page.getByRole('table', { name: /^Profit per week of one aircraft/ });
  const rendered = await table.elementHandle();
  await table.getByRole('button').first().click();
  const chosen = table.getByRole('row').filter({ has: page.locator('[aria-pressed=true]') });
  await expect(table.getByRole('row').nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  // The selection does not compute all figures again.
  expect(await rendered?.evaluate((element) => element.isConnected)).toBe(true);
  const promised = await chosen.getByRole('cell').nth(3).textContent();
  await page.getByRole('button', { name: 'Start flights on this route' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start flights on AMS–LHR' });
  // At reference fares, the same figure as on the page; at the best ones, at least that.
  await expect(dialog).toContainText(`At reference fares, ${promised} per week.`);
  const atBest = dialog.getByText('Profit per week, next 4 weeks').locator('+ p');
  expect(dollars((await atBest.textContent()) ?? '')).toBeGreaterThanOrEqual(dollars(promised ?? ''));
  await expect(dialog).toContainText('within one game hour');
  await expect(dialog).toContainText('The right comes without slots at AMS and LHR.');
  await expect(dialog).toContainText(/\$[\d,]+ per week, minimum term 4 weeks/);
  await expect(dialog).toContainText(/\d+ flights, load factor \d+%/);
  const button = dialog.getByRole('button', { name: /^Lease and start flights · \$/ });
  const total = dollars((await button.textContent()) ?? '');
  // Another rate than the lessor's, which the server rejects. The aircraft shows why, and the next attempt
  // succeeds.
  await page.route('**/act/route.start', (call) => {
    const input = call.request().postDataJSON();
    return call.continue({ postData: { ...input, lease: { ...input.lease, price: 1 } } });
  });
  await button.click();
  const select = dialog.getByLabel('Aircraft');
  await expect(select).toHaveAccessibleDescription(/^The weekly rate of a .* is \$[\d,]+ now, not \$1\./);
  await expect(select).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/act/route.start');
  await button.dblclick();
  await expect(page).toHaveURL(/\/route\/manage\/\?route=/);
  const [route] = await rows('route');
  const [aircraft] = await rows('aircraft');
  expect([(await rows('route')).length, (await rows('aircraft')).length]).toEqual([1, 1]);
  const legs = await rows('leg');
  expect(legs.length).toBeGreaterThan(7);
  for (const leg of legs) expect([leg.route, leg.aircraft]).toEqual([route?.id, aircraft?.id]);
  const cash = async () =>
    Number((await airline.client.collection('airline').getOne(airline.airline.id)).cash);
  const capital = Number(airline.airline.cash);
  expect(capital - (await cash())).toBe(total);
  const notices = page.getByRole('status').filter({ has: page.getByLabel('Dismiss') });
  await expect(notices).toContainText(`AMS–LHR starts with ${legs.length} flights per week.`);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(notices).toContainText('Undone. You received a full refund.');
  expect(await cash()).toBe(capital);
  for (const name of ['route', 'aircraft', 'leg']) expect(await rows(name), name).toEqual([]);
});

/** Runs in the page. Notes whether the buttons for a pair move while it loads, because a click would miss them. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      if (sources.some(({ node }) => node?.parentElement?.closest('section[aria-label="Acquire"]')))
        document.documentElement.dataset.shifted = '';
  }).observe({ type: 'layout-shift', buffered: true });
}

test('requires confirmation if no aircraft in the fleet is profitable on a pair, and has no button to start it', async ({
  page,
  server,
}) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  const { registration } = await leaseOne(server, airline, 'atr-72-600');
  await enterAs(page, airline);
  await page.goto('/route/acquire/?from=AMS&to=JFK');
  await expect(page.getByText('None of your aircraft can fly AMS–JFK.')).toBeVisible();
  const confirm = page.getByRole('checkbox', { name: 'Acquire anyway' });
  await expect(confirm).not.toBeChecked();

  // There is almost no demand for this destination.
  await chooseDestination(page, 'KLU');
  await expect(page.getByText('AMS–KLU can be acquired.')).toBeVisible();
  await expect(page.getByText('All your aircraft would lose money on AMS–KLU.')).toBeVisible();
  await expect(page.getByText(/The best is PH-\w+ with −\$/)).toBeVisible();
  await expect(page.getByText(/^The right comes without slots at AMS\. /)).toBeVisible();
  const start = page.getByRole('button', { name: 'Start flights on this route' });
  const dialog = page.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: /^(Lease and start|Start) flights/ });
  await start.click();
  await expect(dialog.getByText('No aircraft is profitable on AMS–KLU at present.')).toBeVisible();
  await expect(dialog.getByText(/would make −\$[\d,]+ per week.* The best is .* with −\$/)).toBeVisible();
  await expect(begin).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Another pair needs its own confirmation. No other airline of this server takes the profit of this one.
  await confirm.check();
  await chooseDestination(page, 'FRA');
  await expect(page.getByText('AMS–FRA can be acquired.')).toBeVisible();
  await expect(confirm).toBeHidden();
  const routes = () => airline.client.collection('route').getFullList();
  await page.getByRole('button', { name: /^Acquire route · \$/ }).click();
  await expect(page).toHaveURL(/\/route\/manage\//);
  expect(await routes()).toHaveLength(1);

  // An unused aircraft in the fleet starts without a lease. If it is not profitable, a better one is suggested.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.addInitScript(noteShifts);
  await page.goto('/route/acquire/?from=AMS&to=LHR');
  await expect(
    page.getByText(/^Cash afterwards: .* in about \d+ weeks with one such aircraft\.$/),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.shifted)).toBeUndefined();
  await start.click();
  await expect(dialog.getByLabel('Aircraft')).toContainText(registration);
  const choose = dialog.getByRole('button', { name: /^Choose / });
  await expect(choose.or(begin)).toBeVisible();
  if (await choose.isVisible()) await choose.click();
  await begin.click();
  await expect(page).toHaveURL(/\/route\/manage\/\?route=/);
  expect(await routes()).toHaveLength(2);
});

test('explains why a route cannot be acquired and disables the button', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const airline = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, airline);
  const airports = '**/api/am/files/airports-*';
  await page.route(airports, (route) => route.abort());
  await page.goto('/route/acquire/?from=AMS&to=LHR');
  // After three retries: 1, 2 and 4 seconds.
  await expect(page.getByRole('alert')).toContainText('The airports could not be loaded', {
    timeout: 20_000,
  });
  await expect(page.getByText('Choose where to fly')).toBeHidden();
  await page.unroute(airports);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Acquire route · / })).toBeVisible();

  // As if in another tab.
  await openRoute(server, airline, 'AMS', 'LHR');
  await expect(page.getByText('You already fly AMS–LHR.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage this route' })).toBeVisible();

  await chooseDestination(page, 'RTM');
  await expect(
    page.getByText(/^The airports are \d+ km apart\. A route needs at least 50 km\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Acquire route/ })).toBeDisabled();

  await chooseDestination(page, 'AMS');
  await expect(page.getByText('A route needs two different airports.')).toBeVisible();

  const { cash } = await airline.client.collection('airline').getOne(airline.airline.id);
  await grant(server, airline.airline.id, 1000 - cash);
  await page.goto('/route/acquire/?from=AMS&to=MAD');
  await expect(page.getByText(/^You need \$[\d,]+ more\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Acquire route/ })).toBeDisabled();
});
