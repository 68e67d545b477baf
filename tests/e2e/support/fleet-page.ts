import { expect, type Page } from '@playwright/test';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { grant } from '#tests/support/world.ts';
import { enterAs } from './people.ts';

/** A founder with extra money. */
export async function newPlayer(server: TestServer, money = 0): Promise<Founder> {
  const player = await newFounder(server);
  if (money > 0) await grant(server, player.airline.id, money);
  return player;
}

export async function openFleet(page: Page, player: Founder, search = '') {
  await enterAs(page, player);
  await page.goto(`/fleet/manage/${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Fleet' })).toBeVisible();
}

export const drawer = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

export const fleetOf = (player: Founder) => player.client.collection('aircraft').getFullList<Aircraft>();
