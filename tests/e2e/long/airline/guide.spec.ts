import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable } from '#tests/support/world.ts';

test('guides a new player from the first aircraft to the first profit', async ({ page, server }) => {
  const airline = await newFounder(server);
  await enterAs(page, airline);
  await page.goto('/staff/');
  const guide = page.getByRole('complementary', { name: 'First steps' });
  await expect(guide.getByText('Get your first aircraft')).toBeVisible();
  await expect(guide.getByRole('link', { name: 'Lease an aircraft' })).toHaveAttribute(
    'href',
    '/fleet/manage/',
  );
  await guide.getByRole('button', { name: /0 of 6/ }).click();
  await expect(guide.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await guide.getByRole('button', { name: /0 of 6/ }).click();

  // It stays hidden until the player shows it again.
  await guide.getByRole('button', { name: 'Hide guide' }).click();
  await expect(guide).toBeHidden();
  await page.goto('/account/');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await expect(guide).toBeHidden();
  await page.getByRole('button', { name: 'Show guide' }).click();
  await expect(guide).toBeVisible();

  const aircraft = await leaseOne(server, airline, 'airbus-a320neo');
  await expect(guide.getByText('Find out where people want to fly')).toBeVisible();
  await guide.getByRole('link', { name: 'Research demand' }).click();
  await expect(page).toHaveURL(/\/route\/research\//);
  await expect(guide.getByText('Acquire a route')).toBeVisible();

  const route = await openRoute(server, airline, 'AMS', 'LHR');
  await expect(guide.getByText('Schedule the aircraft')).toBeVisible();
  await advanceHours(server, 25);
  await setTimetable(server, airline, aircraft.id, daily(route, aircraft.place, 400, 700));
  await expect(guide.getByText('Watch it fly')).toBeVisible();
  const landed = async () =>
    (await airline.client.collection('flight').getList(1, 1, { filter: "state = 'landed'" })).totalItems > 0;
  // On some days, all flights are cancelled because of the weather.
  for (let day = 0; day < 5 && !(await landed()); day++) await advanceHours(server, 24);
  await guide.getByRole('link', { name: 'Open the flight' }).click();
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('Profit');
  await expect(guide.getByText('All first steps done')).toBeVisible();
  await page.goto('/');
  await expect(guide.getByText('All first steps done')).toBeVisible();

  await guide.getByRole('button', { name: 'Show goals' }).click();
  const goals = page.getByRole('complementary', { name: 'Goals' });
  await expect(goals).toContainText('Next goal: 90% on time for a week');
  await expect(goals.getByRole('link', { name: 'See disruptions' })).toHaveAttribute('href', '/operations/');
  await goals.getByRole('button', { name: /0 of 5/ }).click();
  await expect(goals.getByRole('listitem')).toHaveCount(5);
  await expect(goals.getByRole('listitem').nth(1)).toContainText('Currently 1 of 10.');
  await expectAccessible(page);
  // A reached goal appears without a reload.
  await (await operator(server)).collection('goal').create({
    airline: airline.airline.id,
    goal: 'punctual',
    minute: 5,
  });
  await advanceHours(server, 1);
  await expect(goals.getByRole('button', { name: /1 of 5/ })).toBeVisible();
  await expect(goals).toContainText('Next goal: Ten destinations');
  await page.reload();
  await expect(goals).toContainText('Next goal: Ten destinations');
  await goals.getByRole('button', { name: 'Hide goals' }).click();
  await expect(goals).toBeHidden();
});
