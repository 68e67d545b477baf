import { expect, type Page } from '@playwright/test';
import { type Founder, newFounder } from '../support/api.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable } from '../support/world.ts';
import { expectAccessible } from './support/accessible.ts';
import { pausedTest as test } from './support/paused-test.ts';
import { enterAs } from './support/people.ts';

const cashOf = async ({ client, airline }: Founder) =>
  Number((await client.collection('airline').getOne(airline.id)).cash);
/** Returns the region of the notices. */
const notices = (page: Page) => page.getByRole('status').filter({ has: page.getByLabel('Dismiss') });

test('undoes a lease of two from its notice, and a single lease from its aircraft', async ({
  page,
  server,
}) => {
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/fleet/manage/?shop=1&model=atr-72-600');
  await expect(page.getByText('within one game hour')).toBeVisible();
  await page.getByLabel('Count', { exact: true }).fill('2');
  await expect(page.getByText(/^first within an hour, others in \d day/)).toBeVisible();
  await page.getByRole('button', { name: /^Lease 2 aircraft/ }).click();
  await expect(notices(page)).toContainText('Leased 2 × ATR 72-600.');
  expect(await cashOf(player)).toBeLessThan(25_000_000);
  const undo = page.getByRole('region', { name: 'Undo' });
  await expect(undo).toContainText('Free undo for 24 h 00 min or until its first flight. 3 of 3 left today.');
  await expect(undo.getByRole('button')).toHaveText([
    /^Undo lease · \$[\d,]+ back$/,
    /^Undo all 2 · \$[\d,]+ back$/,
  ]);
  await expect(page.getByText(/^Costs \$[\d,]+ now\.$/)).toBeVisible();
  await expectAccessible(page);

  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toContainText('Undone. You received a full refund.');
  await expect(page.getByText('No aircraft yet')).toBeVisible();
  expect(await cashOf(player)).toBe(25_000_000);

  const { id } = await leaseOne(server, player, 'atr-72-600');
  await page.goto(`/fleet/manage/?aircraft=${id}`);
  await expect(undo).toContainText('2 of 3 left today');
  await undo.getByRole('button', { name: /^Undo lease/ }).click();
  await expect(page.getByText('No aircraft yet')).toBeVisible();
  expect(await cashOf(player)).toBe(25_000_000);
});

test('undoes a route only before its first flight', async ({ page, server }) => {
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/route/acquire/?from=AMS&to=BCN');
  await page.getByRole('checkbox', { name: 'Acquire anyway' }).check();
  await page.getByRole('button', { name: /^Acquire route · \$/ }).click();
  await expect(notices(page)).toContainText('AMS–BCN acquired.');
  const [route] = await player.client.collection('route').getFullList();
  await page.goto(`/route/manage/?route=${route?.id}`);
  const undo = page.getByRole('region', { name: 'Undo' });
  await expectAccessible(page);
  await undo.getByRole('button', { name: /^Undo route · \$[\d,]+ back$/ }).click();
  await expect(notices(page)).toContainText('Purchase of AMS–BCN undone.');
  expect(await cashOf(player)).toBe(25_000_000);

  const flown = await openRoute(server, player, 'AMS', 'LHR');
  const { id } = await leaseOne(server, player, 'airbus-a320neo');
  await setTimetable(server, player, id, daily(flown, player.airline.hub, 150, 400));
  await page.goto(`/route/manage/?route=${flown.id}`);
  await expect(undo).toBeVisible();
  await advanceHours(server, 8);
  const departed = await player.client.collection('flight').getFullList({ filter: "state != 'cancelled'" });
  if (departed.length > 0) await expect(undo).toBeHidden();
});
