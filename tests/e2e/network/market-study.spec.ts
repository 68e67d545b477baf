import { expect, type Locator } from '@playwright/test';
import { airportId, call, type Founder, newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectFits } from '../support/fits.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';
import { SHORT_RANGE } from '../support/short-range.ts';

/** Hours until a study is ready, and one in which the notice is written. */
const READY_HOURS = 3 * 24 + 1;

const PLACES = ['BCN', 'LIS', 'PMI', 'AGP', 'VLC', 'OPO', 'IBZ', 'CDG', 'FCO', 'TLS', 'BIO', 'SVQ'];

/**
 * Returns a destination from Madrid whose demand an airline overestimates. There, a study narrows the range in any case.
 * An airline in Madrid knows the true demand.
 */
async function overestimated(server: TestServer, airline: Founder): Promise<string> {
  const local = await newFounder(server, `Local ${unique()}`, 'MAD');
  const madrid = await airportId(server, 'MAD');
  for (const place of PLACES) {
    const path = `/api/am/market?from=${madrid}&to=${await airportId(server, place)}`;
    const demandOf = async ({ token }: Founder) => Number((await call(server, path, { token })).json.leisure);
    if ((await demandOf(airline)) > 1.03 * (await demandOf(local))) return place;
  }
  throw new Error('nothing is overestimated');
}

/**
 * Returns the width of each model's range of profit in dollars. A single one may stay as it is: an aircraft that is full in any
 * case earns the same.
 */
async function widthsIn(table: Locator): Promise<Map<string, number>> {
  const rows = await table
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => [
        button.textContent ?? '',
        button.closest('tr')?.nextElementSibling?.textContent ?? '',
      ]),
    );
  const units: Record<string, number> = { k: 1e3, M: 1e6 };
  const dollars = (part: string) =>
    Number(part.replaceAll('−', '-').replaceAll(/[^\d.-]/g, '')) * (units[part.trim().slice(-1)] ?? 1);
  return new Map(
    rows.flatMap(([name = '', range = '']) => {
      const [low, high] = range.replace(' in four of five weeks', '').split(' to ').map(dollars);
      return low === undefined || high === undefined ? [] : [[name, high - low] as const];
    }),
  );
}

test('a market study makes an unknown market known, and its forecasts narrower', async ({ page, server }) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 1);
  const to = await overestimated(server, airline);
  await enterAs(page, airline);
  await page.goto(`/route/research/?from=MAD&to=${to}&with=${SHORT_RANGE}`);
  const drawer = page.locator('[data-drawer]');
  const knowledge = drawer.getByRole('region', { name: 'Market knowledge' });
  await expect(knowledge).toContainText('You know this market to 30%');
  const table = drawer.getByRole('table', { name: /^Profit per week of one aircraft/ });
  const best = table.getByRole('row').nth(1);
  await expect(best).toBeVisible({ timeout: 60_000 });
  const before = await widthsIn(table);
  expect(before.size).toBeGreaterThan(3);

  await knowledge.getByRole('button', { name: /^Order market study · \$[\d,]+$/ }).click();
  const dialog = page.getByRole('dialog', { name: `Order a market study of MAD–${to}?` });
  await expect(dialog).toContainText('to 80% instead of 30%');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Order study/ }).click();
  await expect(knowledge).toContainText('Market study in progress. It is ready on');
  await expect(knowledge.getByRole('button')).toHaveCount(0);

  await advanceHours(server, READY_HOURS);
  await page.reload();
  await expect(knowledge).toContainText('You know this market to 80%');
  await expect(knowledge).toContainText('Your market study is valid until');
  await expect(best).toBeVisible({ timeout: 60_000 });
  const after = await widthsIn(table);
  const both = [...before.keys()].filter((name) => after.has(name));
  const sumOf = (widths: ReadonlyMap<string, number>) =>
    both.reduce((sum, name) => sum + (widths.get(name) ?? 0), 0);
  expect(both.length).toBeGreaterThan(0);
  expect(sumOf(after)).toBeLessThan(sumOf(before));
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(knowledge).toBeVisible();
  await expectFits(page);
});
