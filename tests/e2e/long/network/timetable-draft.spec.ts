import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable } from '#tests/support/world.ts';

const TIMETABLE = '/route/manage/?view=timetable';
const KEY = 'airline-manager.timetable-drafts';
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const gridOf = (page: Page) => page.getByRole('region', { name: 'Week, times in UTC' });
/** Returns the flights, without their parts after midnight. */
const flightsOf = (page: Page) => gridOf(page).locator('button[tabindex="0"]');
const flight = (page: Page, name: RegExp) => gridOf(page).getByRole('button', { name });

async function addWeek(page: Page): Promise<void> {
  await page.getByLabel('Departs, UTC').fill('08:00');
  await page.getByRole('button', { name: 'Add flights', exact: true }).click();
  await expect(flightsOf(page)).toHaveCount(14);
}

const legsOf = ({ client }: Founder) => client.collection('leg').getFullList({ sort: 'departs' });

test('keeps a draft until it is discarded, outdated by another tab or the player signs out', async ({
  page,
  server,
}) => {
  test.slow();
  const airline = await newFounder(server, `Airline ${unique()}`);
  const route = await openRoute(server, airline, 'AMS', 'MAD');
  const aircraft = await leaseOne(server, airline, 'airbus-a320neo');
  await advanceHours(server, 25);
  await enterAs(page, airline);
  await page.goto(TIMETABLE);
  await addWeek(page);
  await page.getByRole('link', { name: 'Operations', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  await expect(gridOf(page)).toHaveCount(0);
  await page.goto(TIMETABLE);
  await expect(page.getByText('Draft restored: one changed week, not saved yet.')).toBeVisible();
  await expect(flightsOf(page)).toHaveCount(14);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(flightsOf(page)).toHaveCount(0);
  await expect(page.getByText('Draft restored')).toHaveCount(0);
  await expect.poll(() => kept(page)).toBeNull();

  // Saved in another tab while this one is open.
  await addWeek(page);
  await setTimetable(server, airline, aircraft.id, daily(route, route.a, 600, 900).slice(0, 4));
  const dropped = page.getByText(
    `The draft for ${aircraft.registration} was discarded because the saved timetable has changed.`,
  );
  await expect(dropped).toBeVisible();
  await expect(flightsOf(page)).toHaveCount(4);
  await expect.poll(() => kept(page)).toBeNull();

  // While the page is closed.
  await flight(page, /^AMS–MAD, Mon 10:00/).press('ArrowDown');
  await expect(flight(page, /^AMS–MAD, Mon 10:05/)).toBeVisible();
  await expect.poll(() => kept(page)).toContain(aircraft.id);
  await page.goto('/operations/');
  expect(await kept(page)).toContain(aircraft.id);
  await setTimetable(server, airline, aircraft.id, []);
  await page.goto(TIMETABLE);
  await expect(dropped).toBeVisible();
  await expect(flightsOf(page)).toHaveCount(0);

  // A saved week is no longer a draft and can be edited immediately.
  await addWeek(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/am/act/timetable.set', async (route) => {
    await held;
    await route.continue();
  });
  const set = page.getByRole('button', { name: /^Set timetable/ });
  await set.click();
  await expect(set).toHaveAttribute('aria-busy', 'true');
  // While it is being saved nothing changes that would be lost afterwards.
  await flight(page, /^AMS–MAD, Mon 08:00/).press('Delete');
  await expect(flightsOf(page)).toHaveCount(14);
  goOn();
  await expect(set).toBeDisabled();
  await expect.poll(() => legsOf(airline).then(({ length }) => length)).toBe(14);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await flight(page, /^AMS–MAD, Mon 08:00/).press('Delete');
  await expect(flightsOf(page)).toHaveCount(13);
  await expect.poll(() => kept(page)).toContain(aircraft.id);
  await page.reload();
  await expect(flightsOf(page)).toHaveCount(13);

  await page.goto('/account/');
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  await expect.poll(() => kept(page)).toBeNull();
});

test('moves, copies and removes several flights together, with undo and redo', async ({ page, server }) => {
  test.slow();
  const airline = await newFounder(server, `Airline ${unique()}`);
  await openRoute(server, airline, 'AMS', 'MAD');
  await leaseOne(server, airline, 'airbus-a320neo');
  await enterAs(page, airline);
  await page.goto(TIMETABLE);
  await addWeek(page);
  await page.keyboard.press('Control+z');
  await expect(flightsOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(flightsOf(page)).toHaveCount(14);

  const tools = page.getByRole('toolbar', { name: 'Edit the week' });
  const monday = flight(page, /^AMS–MAD, Mon 08:00/);
  await monday.click();
  await flight(page, /^MAD–AMS, Mon/).click({ modifiers: ['Control'] });
  await expect(tools.getByRole('status')).toHaveText('2 flights selected');
  await expectAccessible(page);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(flight(page, /^AMS–MAD, Mon 09:00/)).toBeVisible();
  await expect(page.getByText(/overlaps|before the aircraft is ready/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(monday).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(flight(page, /^AMS–MAD, Mon 09:00/)).toBeVisible();

  // A drag moves the selection.
  await flight(page, /^AMS–MAD, Mon 09:00/).click();
  await flight(page, /^MAD–AMS, Mon/).click({ modifiers: ['Shift'] });
  await expect(tools.getByRole('status')).toHaveText('2 flights selected');
  const from = await flight(page, /^AMS–MAD, Mon 09:00/).boundingBox();
  const [x, y] = [(from?.x ?? 0) + 20, (from?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 4 });
  await page.mouse.up();
  await expect(flight(page, /^AMS–MAD, Mon 08:00/)).toBeVisible();
  await expect(tools.getByRole('status')).toHaveText('2 flights selected');
  await expect(page.getByText(/overlaps|before the aircraft is ready/)).toHaveCount(0);

  // By keyboard: range, all, none.
  await flight(page, /^AMS–MAD, Tue/).press('Escape');
  await flight(page, /^AMS–MAD, Tue/).press('Control+Enter');
  await flight(page, /^MAD–AMS, Wed/).press('Shift+Enter');
  await expect(tools.getByRole('status')).toHaveText('4 flights selected');
  await page.keyboard.press('Delete');
  await expect(flightsOf(page)).toHaveCount(10);
  await flight(page, /^AMS–MAD, Mon/).press('Control+a');
  await expect(tools.getByRole('status')).toHaveText('10 flights selected');
  await page.keyboard.press('Escape');
  await expect(tools.getByRole('status')).toHaveText('');
  await flight(page, /^AMS–MAD, Mon/).click();
  await flight(page, /^MAD–AMS, Mon/).click({ modifiers: ['Control'] });
  await tools.getByRole('button', { name: 'Copy to next day' }).click();
  await expect(flight(page, /^AMS–MAD, Tue 08:00/)).toHaveAttribute('aria-pressed', 'true');
  await expect(flightsOf(page)).toHaveCount(12);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(flightsOf(page)).toHaveCount(14);

  // Touch has neither Ctrl nor Shift.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Mon', exact: true }).click();
  await tools.getByRole('button', { name: 'Select several' }).click();
  await flight(page, /^AMS–MAD, Mon/).click();
  await flight(page, /^MAD–AMS, Mon/).click();
  await expect(tools.getByRole('status')).toHaveText('2 flights selected');
  await expectAccessible(page);
  await tools.getByRole('button', { name: 'Remove flights' }).click();
  await expect(flightsOf(page)).toHaveCount(0);
  await tools.getByRole('button', { name: 'Undo' }).click();
  await expect(flightsOf(page)).toHaveCount(2);
});

test('copies a week to another aircraft with a shift and sets both together', async ({ page, server }) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  // Too far for the ATR, which lessors always have.
  await openRoute(server, airline, 'AMS', 'LIS');
  const first = await leaseOne(server, airline, 'airbus-a320neo');
  const second = await leaseOne(server, airline, 'airbus-a320neo');
  const small = await leaseOne(server, airline, 'atr-72-600');
  await enterAs(page, airline);
  await page.goto(`${TIMETABLE}&aircraft=${first.id}`);
  await addWeek(page);
  await page.getByRole('button', { name: 'Copy week' }).click();
  const dialog = page.getByRole('dialog', { name: `Copy the week of ${first.registration}` });
  await dialog.getByLabel('To aircraft').selectOption(small.id);
  await expect(dialog.getByText(`${small.registration} cannot fly this week`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy 14 flights' })).toBeDisabled();
  await dialog.getByLabel('To aircraft').selectOption(second.id);
  await dialog.getByLabel('Minutes later').fill('9999');
  await expect(dialog.getByText(/^Enter −720 min to 720 min\./)).toBeVisible();
  await dialog.getByLabel('Minutes later').fill('90');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy 14 flights' }).click();
  await expect(page).toHaveURL(new RegExp(`aircraft=${second.id}`));
  await expect(flight(page, /^AMS–LIS, Mon 09:30/)).toBeVisible();
  await page.getByRole('button', { name: 'Set timetable of 2 aircraft' }).click();
  await expect.poll(() => legsOf(airline).then(({ length }) => length)).toBe(28);
  const legs = await legsOf(airline);
  const out = (aircraft: string) =>
    legs.filter((leg) => leg.aircraft === aircraft && leg.origin === airline.airline.hub);
  expect(out(second.id).map(({ departs }) => departs - 90)).toEqual(
    out(first.id).map(({ departs }) => departs),
  );
});
