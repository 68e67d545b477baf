import { expect } from '@playwright/test';
import { newFounder } from '../support/api.ts';
import { grant, leaseOne, openRoute } from '../support/world.ts';
import { expectAccessible } from './support/accessible.ts';
import { pausedTest as test } from './support/paused-test.ts';
import { enterAs, unique } from './support/people.ts';

const dollars = (text: string) => Number(text.replace(/[^\d]/g, ''));

test('a player sees what a route takes and leaves, acquires it with one press, and plans its flights next', async ({
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
  await expect(page.getByText('AMS–BCN can be acquired: nothing stands against it.')).toBeVisible();
  await expect(page.getByText(/^Leaves \$[\d.]+\sM in cash/)).toBeVisible();
  await expect(page.getByText(/^You have no aircraft yet/)).toBeVisible();
  await expectAccessible(page);

  const button = page.getByRole('button', { name: /^Acquire route · \$/ });
  const price = dollars((await button.textContent()) ?? '');
  // Nothing of one's own can fly it yet: that has to be confirmed.
  await button.click();
  await expect(page.getByText('Select the box to acquire this route.')).toBeVisible();
  const confirm = page.getByRole('checkbox', { name: 'Acquire it anyway' });
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
  expect(await airline.client.collection('route').getFullList()).toEqual([]);
  await confirm.check();
  // Two clicks at once are one route.
  await button.dblclick();
  await expect(page).toHaveURL(/\/route\/manage\/\?view=timetable&line=/);
  const routes = await airline.client.collection('route').getFullList();
  expect(routes.map(({ pair }) => pair)).toEqual(['AMSBCN']);
  const paid = await airline.client.collection('ledger').getFullList({ filter: "category = 'route_fee'" });
  expect(paid.map(({ amount }) => amount)).toEqual([-price]);
  await expect(page.getByRole('link', { name: 'Lease or buy an aircraft' })).toBeVisible();
});

test('a player without aircraft leases one, acquires a route and plans its week with one press, and undoes it', async ({
  page,
  server,
}) => {
  test.slow();
  const airline = await newFounder(server, `Airline ${unique()}`);
  const rows = (name: string) => airline.client.collection(name).getFullList();
  await enterAs(page, airline);
  await page.goto('/route/acquire/?from=AMS&to=LHR');
  const table = page.getByRole('table', { name: /^Profit per week of one aircraft/ });
  await table.getByRole('button').first().click();
  const chosen = table.getByRole('row').filter({ has: page.locator('[aria-pressed=true]') });
  await expect(table.getByRole('row').nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  const promised = await chosen.getByRole('cell').nth(3).textContent();
  await page.getByRole('button', { name: 'Lease and plan on this route' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lease and plan on AMS–LHR' });
  // One figure, the same as on the page.
  await expect(dialog.getByText('Profit per week, next 4 weeks').locator('+ p')).toHaveText(promised ?? '');
  await expect(dialog).toContainText('within one game hour');
  await expect(dialog).toContainText(/\$[\d,]+ per week, minimum term 4 weeks/);
  await expect(dialog).toContainText(/\d+ flights, load factor \d+%/);
  await expectAccessible(page);
  const button = dialog.getByRole('button', { name: /^Lease and plan · \$/ });
  const total = dollars((await button.textContent()) ?? '');
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
  expect(25_000_000 - (await cash())).toBe(total);
  const notices = page.getByRole('status').filter({ has: page.getByLabel('Dismiss') });
  await expect(notices).toContainText(`AMS–LHR starts with ${legs.length} flights per week.`);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(notices).toContainText('Undone. Everything was paid back.');
  expect(await cash()).toBe(25_000_000);
  for (const name of ['route', 'aircraft', 'leg']) expect(await rows(name), name).toEqual([]);
});

test('where nothing earns money the dialog says why, and has no button to do it', async ({
  page,
  server,
}) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  const { registration } = await leaseOne(server, airline, 'atr-72-600');
  await enterAs(page, airline);
  // Hardly anybody wants to go there.
  await page.goto('/route/acquire/?from=AMS&to=KLU');
  await page.getByRole('button', { name: 'Lease and plan on this route' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No aircraft earns money on AMS–KLU at present.')).toBeVisible();
  await expect(dialog.getByText(/would make −\$[\d,]+ per week.* The best is .* with −\$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^(Lease and plan|Start flights)/ })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // A free aircraft of one's own starts without a lease; one that earns nothing points to one that does.
  await page.goto('/route/acquire/?from=AMS&to=LHR');
  await page.getByRole('button', { name: 'Lease and plan on this route' }).click();
  await expect(dialog.getByLabel('Aircraft')).toContainText(registration);
  const choose = dialog.getByRole('button', { name: /^Choose / });
  const begin = dialog.getByRole('button', { name: /^(Lease and plan|Start flights) · \$/ });
  await expect(choose.or(begin)).toBeVisible();
  if (await choose.isVisible()) await choose.click();
  await begin.click();
  await expect(page).toHaveURL(/\/route\/manage\/\?route=/);
  expect(await airline.client.collection('route').getFullList()).toHaveLength(1);
});

test('a pair that no own aircraft can fly, or that loses money with all of them, has to be confirmed', async ({
  page,
  server,
}) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  await leaseOne(server, airline, 'atr-72-600');
  await enterAs(page, airline);
  await page.goto('/route/acquire/?from=AMS&to=JFK');
  await expect(page.getByText('None of your aircraft can fly AMS–JFK.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Acquire it anyway' })).not.toBeChecked();

  // Hardly anybody wants to go there.
  await page.goto('/route/acquire/?from=AMS&to=KLU');
  await expect(page.getByText('Every aircraft of yours would lose money on AMS–KLU.')).toBeVisible();
  await expect(page.getByText(/^The best is|The best is PH-\w+ with −\$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Acquire it anyway' }).check();

  // Another pair is another question.
  await page.getByRole('combobox', { name: 'To' }).fill('LHR');
  await page.getByRole('option', { name: /LHR/ }).first().click();
  await expect(page.getByText('AMS–LHR can be acquired: nothing stands against it.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Acquire it anyway' })).toBeHidden();
  await page.getByRole('button', { name: /^Acquire route · \$/ }).click();
  await expect(page).toHaveURL(/\/route\/manage\//);
});

test('what stands against a route is said with its figures, and nothing can be pressed', async ({
  page,
  server,
}) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  await openRoute(server, airline, 'AMS', 'LHR');
  await enterAs(page, airline);
  await page.goto('/route/acquire/?from=AMS&to=LHR');
  await expect(page.getByText('You already fly AMS–LHR.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage this route' })).toBeVisible();

  await page.goto('/route/acquire/?from=AMS&to=RTM');
  await expect(
    page.getByText(/^The airports are \d+ km apart; a route needs at least 50 km\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Acquire route/ })).toBeDisabled();

  await page.goto('/route/acquire/?from=AMS&to=AMS');
  await expect(page.getByText('A route needs two different airports.')).toBeVisible();

  const { cash } = await airline.client.collection('airline').getOne(airline.airline.id);
  await grant(server, airline.airline.id, 1000 - cash);
  await page.goto('/route/acquire/?from=AMS&to=MAD');
  await expect(page.getByText(/^You lack \$[\d,]+\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Acquire route/ })).toBeDisabled();
});

test('without its airports the page says so instead of asking where to fly', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await enterAs(page, await newFounder(server, `Airline ${unique()}`));
  const airports = '**/api/am/files/airports-*';
  await page.route(airports, (route) => route.abort());
  await page.goto('/route/acquire/?from=AMS&to=LHR');
  // After three more tries: 1, 2 and 4 seconds.
  await expect(page.getByRole('alert')).toContainText('The airports could not be loaded', {
    timeout: 20_000,
  });
  await expect(page.getByText('Choose where to fly')).toBeHidden();
  await page.unroute(airports);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Acquire route · / })).toBeVisible();
});
