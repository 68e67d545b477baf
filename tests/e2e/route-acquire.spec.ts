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
  await expect(page.getByText('You fly AMS–LHR already.')).toBeVisible();
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
