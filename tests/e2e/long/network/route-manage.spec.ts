import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { act, advanceHours, leaseOne, openRoute } from '#tests/support/world.ts';

test('shows the best fares of selected routes and sets them together, and asks before it closes one', async ({
  page,
  server,
}) => {
  test.slow();
  const airline = await flyingAirline(server, `Airline ${unique()}`, 2);
  const [first] = airline.routes;
  await openRoute(server, airline, 'AMS', 'CPH');
  const high = { economy: 300, business: 900, first: 1_500 };
  await act(server, airline, 'route.fares', { routes: [{ route: first?.id ?? '', ...high }] });
  await enterAs(page, airline);
  await page.goto('/route/manage/');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Best fares' }).click();
  const dialog = page.getByRole('dialog', { name: 'Best fares for 3 routes' });
  await expect(dialog.getByText(/^\+\$[\d,]+ profit per week in the next 4 weeks/)).toBeVisible();
  await expect(dialog).toContainText(/The profit is then [−$\d].* to [−$\d].* in four of five weeks\./);
  await expect(dialog.getByText(/^Profit then .* to /).first()).toBeVisible();
  await expect(dialog.getByText('1 route without flights keeps its fares')).toBeVisible();
  const cells = dialog.getByRole('row').filter({ hasText: '$300 → ' }).getByRole('cell');
  const [economy = ''] = /\d+$/.exec((await cells.first().textContent()) ?? '') ?? [];
  expect(Number(economy)).toBeLessThan(300);
  await expect(cells.last()).toHaveText(/^\+\$[\d,]+$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Set fares of \d routes?$/ }).click();
  await expect(page.getByText(/^Fares of \d routes? set\.$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const after = await airline.client.collection('route').getOne(first?.id ?? '');
  expect(after.fare_economy).toBe(Number(economy));

  await page.goto(`/route/manage/?route=${first?.id}&tab=market`);
  // The tabs are one stop, and arrow keys move between them.
  await page.getByRole('tab', { name: 'Market' }).press('ArrowRight');
  const fares = page.getByRole('tab', { name: 'Fares' });
  await expect(fares).toBeFocused();
  await expect(fares).toHaveAttribute('aria-selected', 'true');
  await fares.press('ArrowLeft');
  await page.getByRole('button', { name: 'Close route' }).click();
  const closing = page.getByRole('dialog', { name: 'Close AMS–LHR?' });
  await expect(closing).toContainText('28 weekly flights');
  await expect(closing.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await closing.getByRole('button', { name: 'Cancel' }).click();
  expect(await airline.client.collection('route').getFullList()).toHaveLength(3);
  await page.getByRole('button', { name: 'Close route' }).click();
  await closing.getByRole('button', { name: 'Close AMS–LHR' }).click();
  await expect(closing).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Routes' }).getByText('AMS–LHR')).toHaveCount(0);
  expect(await airline.client.collection('route').getFullList()).toHaveLength(2);
});

test('positions an aircraft for its first flight and shows server errors at the leg', async ({
  page,
  server,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/400/);
  const airline = await newFounder(server, `Airline ${unique()}`);
  await openRoute(server, airline, 'BCN', 'VIE');
  const aircraft = await leaseOne(server, airline, 'airbus-a320neo');
  await advanceHours(server, 25);
  await enterAs(page, airline);
  await page.goto('/route/manage/?view=timetable');
  await page.getByLabel('Departs, UTC').fill('18:00');
  await page.getByRole('button', { name: 'Add flights', exact: true }).click();
  const positioning = page.getByText(
    /^Starts with a positioning flight AMS–BCN on .*, without passengers, about \$[\d,]+\./,
  );
  await expect(positioning).toBeVisible();
  await act(server, airline, 'rules.set', { position: false });
  await expect(positioning).toHaveCount(0);

  const set = page.getByRole('button', { name: /^Set timetable/ });
  await set.click();
  const grid = page.getByRole('region', { name: 'Week, times in UTC' });
  await expect(grid.getByRole('button', { name: /^BCN–VIE, Mon 18:00.*, conflict$/ })).toBeVisible();
  await expect(grid.getByRole('button', { name: /, conflict$/ })).toHaveCount(1);
  const said =
    /is at AMS, and none of its flights departs there.*your rules do not allow positioning flights/;
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^Rejected: / })).toHaveCount(1);
  await expectAccessible(page);

  await act(server, airline, 'rules.set', { position: true });
  await set.click();
  await expect(set).toBeDisabled();
  await expect(grid.getByRole('button', { name: /, conflict$/ })).toHaveCount(0);
  // The button is dead while its call is under way, too.
  const legs = () => airline.client.collection('leg').getFullList();
  await expect.poll(async () => (await legs()).length).toBeGreaterThan(0);

  // It departs within a day.
  const positioningFlights = () =>
    airline.client.collection('flight').getFullList({ filter: `aircraft = "${aircraft.id}" && route = ''` });
  for (let hour = 0; hour < 24 && (await positioningFlights()).length === 0; hour++)
    await advanceHours(server, 1);
  const [flight] = await positioningFlights();
  await page.goto('/operations/');
  const row = page
    .getByRole('table', { name: 'Departures' })
    .getByRole('row')
    .filter({ hasText: String(flight?.number) });
  await expect(row).toContainText('Positioning');
  await page.goto(`/?flight=${flight?.id}`);
  await expect(page.getByText('flies without passengers to the origin of its next flight')).toBeVisible();
});
