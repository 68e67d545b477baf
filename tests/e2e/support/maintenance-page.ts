import { expect, type Page } from '@playwright/test';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable } from '#tests/support/world.ts';
import { enterAs } from './people.ts';

export async function openMaintenance(page: Page, player: Founder) {
  await enterAs(page, player);
  await page.goto('/fleet/maintenance/');
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
}

/** A founder with one aircraft at AMS that flies to BCN and back each day. */
export async function newOperator(server: TestServer): Promise<{ player: Founder; aircraft: Aircraft }> {
  const player = await newFounder(server);
  const route = await openRoute(server, player, 'AMS', 'BCN');
  const aircraft = await leaseOne(server, player, 'airbus-a319');
  await advanceHours(server, 26);
  await setTimetable(server, player, aircraft.id, daily(route, route.a, 400, 700));
  return { player, aircraft };
}
