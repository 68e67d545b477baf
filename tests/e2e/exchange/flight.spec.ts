import { expect } from '@playwright/test';
import type { Traffic } from '#game/payloads/market.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import { letBeOld } from '#tests/support/exchange.ts';
import { grant } from '#tests/support/world.ts';
import { aboutToFly } from '../support/moving-world.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs } from '../support/people.ts';

test('leads from an aircraft in the air to an offer for it', async ({ page, server }) => {
  const { airline: other, flight } = await aboutToFly(server);
  const [superuser, buyer] = [await operator(server), await newFounder(server)];
  for (const airline of [other, buyer]) await letBeOld(superuser, airline);
  await grant(server, buyer.airline.id, 100_000_000);
  await superuser.collection('aircraft').update(flight.aircraft, { ownership: 'owned' });
  await enterAs(page, buyer);
  const traffic = await buyer.client.send<Traffic>('/api/am/traffic', { method: 'GET' });
  const index = traffic.flights.airline.indexOf(other.airline.id);
  await page.goto(`/?flight=${traffic.flights.id[index]}`);
  await page.getByRole('link', { name: 'Make an offer for this aircraft' }).click();
  await expect(page).toHaveURL(`/?exchange=market&of=${other.airline.code}&bid=${flight.aircraft}`);
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  await expect(panel.getByRole('form', { name: 'Offer' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: /^Flight / })).toBeVisible();
});
