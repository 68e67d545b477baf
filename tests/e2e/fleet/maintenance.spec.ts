import { expect } from '@playwright/test';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY } from '#game/world/time.ts';
import type { Founder } from '#tests/support/api.ts';
import { worldNow } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { newOperator, openMaintenance } from '../support/maintenance-page.ts';
import { pausedTest as test } from '../support/paused-test.ts';

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
  await page.getByRole('button', { name: 'Cancel check' }).click();
  await expect(page.getByText('Nothing planned', { exact: true })).toBeVisible();
  expect(await workOrders(player)).toEqual([]);
});
