import { expect, type Page } from '@playwright/test';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY } from '#game/world/time.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable, worldNow } from '#tests/support/world.ts';

async function openMaintenance(page: Page, player: Founder) {
  await enterAs(page, player);
  await page.goto('/fleet/maintenance/');
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
}

/** A founder with one aircraft at AMS that flies to BCN and back each day. */
async function newOperator(server: TestServer): Promise<{ player: Founder; aircraft: Aircraft }> {
  const player = await newFounder(server);
  const route = await openRoute(server, player, 'AMS', 'BCN');
  const aircraft = await leaseOne(server, player, 'airbus-a319');
  await advanceHours(server, 26);
  await setTimetable(server, player, aircraft.id, daily(route, route.a, 400, 700));
  return { player, aircraft };
}

const workOrders = (player: Founder) => player.client.collection('maintenance').getFullList<Maintenance>();

test('plans a check at the suggested time, moves it to a time with flights and cancels it', async ({
  page,
  server,
}) => {
  const { player, aircraft } = await newOperator(server);
  await openMaintenance(page, player);
  await page.getByRole('button', { name: `Plan a check of ${aircraft.registration}` }).click();
  const panel = page.getByRole('region', { name: aircraft.registration });
  await panel.getByText('A', { exact: true }).click();
  const lost = panel.getByText('Cancelled flights').locator('..');
  await expect(lost).toContainText('none');
  await expect(panel.getByText('AMS, your hub')).toBeVisible();
  await expectAccessible(page);

  // A check of twelve hours from 06:00 cancels both flights.
  const begins = panel.getByRole('group', { name: 'Begins (UTC)' });
  const [date, time] = [begins.getByLabel('Date'), begins.getByLabel('Time')];
  const [quietDate, quiet] = [await date.inputValue(), await time.inputValue()];
  expect(quiet).toMatch(/^\d\d:\d\d$/);
  const { start, minute } = await worldNow(server);
  const morning = new Date(Date.parse(`${start}T00:00Z`) + (Math.floor(minute / DAY) + 3) * DAY * 60_000);
  await date.fill(morning.toISOString().slice(0, 10));
  // A 24-hour clock accepts several formats.
  await time.fill('18.5');
  await time.blur();
  await expect(time).toHaveValue('18:05');
  await time.fill('25:00');
  await expect(begins).toContainText('Enter the time as HH:MM');
  await expect(panel.getByRole('button', { name: 'Plan A check' })).toBeDisabled();
  await time.fill('0555');
  await time.press('ArrowUp');
  await expect(time).toHaveValue('06:00');
  await expect(lost).toContainText('2 flights');
  await date.fill('2025-01-05');
  await expect(date).toHaveAccessibleDescription(/^Enter a time from .*, within one year\.$/);
  await expect(panel.getByRole('button', { name: 'Plan A check' })).toBeDisabled();
  await panel.getByRole('button', { name: /^Use suggested time/ }).click();
  await expect(time).toHaveValue(quiet);
  await expect(date).toHaveValue(quietDate);
  const plan = panel.getByRole('button', { name: /^Plan A check · \$[\d,]+$/ });
  const cost = Number((await plan.textContent())?.match(/\$([\d,]+)/)?.[1]?.replaceAll(',', ''));
  await plan.click();
  await expect(panel).toBeHidden();
  expect(await workOrders(player)).toMatchObject([{ kind: 'a', state: 'planned', by: 'player', cost }]);

  await page.getByRole('button', { name: /^A check, planned/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel check' }).click();
  await expect(page.getByText('Nothing planned', { exact: true })).toBeVisible();
  expect(await workOrders(player)).toEqual([]);
});

test('shows repeated checks over the weeks, and checks of the same day below each other', async ({
  page,
  server,
}) => {
  const { player, aircraft } = await newOperator(server);
  const superuser = await operator(server);
  const { minute } = await worldNow(server);
  // Due within the same days.
  const { hours, cycles } = aircraft;
  const late = (days: number) => ({ hours, cycles, at: minute - days * DAY });
  const checks = { ...aircraft.checks, line: late(8), a: late(87), c: late(596) };
  await superuser.collection('aircraft').update(aircraft.id, { checks });
  await openMaintenance(page, player);
  const calendar = page.getByRole('region', { name: /^Checks in the next/ });
  const first = calendar.getByRole('button', { name: /^(Line|A|C) check due/ });
  await expect(first).toHaveCount(3);
  await expect(calendar.getByRole('img', { name: /^Line check again due/ }).nth(5)).toBeVisible();
  const marks = [...(await first.all()), ...(await calendar.getByRole('img').all())];
  // Again if the page moves while the boxes are read one by one.
  await expect(async () => {
    const boxes = await Promise.all(marks.map((mark) => mark.boundingBox()));
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        if (!a || !b) throw new Error('a mark is not shown');
        const apart = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
        expect(apart || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1).toBe(true);
      }
  }).toPass({ timeout: 30_000 });
  await expectAccessible(page);
});

test('saves a rule that plans C checks automatically', async ({ page, server }) => {
  const { player } = await newOperator(server);
  await openMaintenance(page, player);
  const rules = page.getByRole('region', { name: 'Plan automatically' });
  await expect(rules.getByRole('checkbox', { name: /^Line check/ })).toBeChecked();
  const rule = rules.getByRole('checkbox', { name: /^C check/ });
  await expect(rule).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/rules.set') && response.ok());
  await rule.check();
  await saved;
  await page.reload();
  await expect(rule).toBeChecked();
  await expect(rules.getByRole('checkbox', { name: /^D check/ })).not.toBeChecked();
});

test('shows why an aircraft is grounded and plans the required check', async ({ page, server }) => {
  const { player, aircraft } = await newOperator(server);
  const superuser = await operator(server);
  const late = { hours: 0, cycles: 0, at: -120 * DAY };
  const checks = { ...aircraft.checks, a: late };
  await superuser.collection('aircraft').update(aircraft.id, { checks });
  await openMaintenance(page, player);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('1 aircraft is grounded');
  await expect(alert).toContainText(`${aircraft.registration}A check long overdue`);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Plan an A check' }).click();
  await page.getByRole('button', { name: /^Plan A check · / }).click();
  await expect(alert).toContainText('Work is planned or under way.');
});

test('links an airline without aircraft to the shop', async ({ page, server }) => {
  await openMaintenance(page, await newFounder(server));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Buy or lease an aircraft' }).click();
  await expect(page.getByRole('table', { name: 'Aircraft models' })).toBeVisible();
});
