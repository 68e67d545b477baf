import { expect, type Locator } from '@playwright/test';
import { airportId, call, type Founder, newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
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
  /** Width of the range of a row, in the text's unit. */
  const width = async (row: Locator) => {
    const range = row.locator('xpath=following-sibling::tr[1]');
    const text = (await range.innerText()).replace(' in four of five weeks', '');
    const [low = 0, high = 0] = text
      .split(' to ')
      .map(
        (part) => Number(part.replaceAll('−', '-').replaceAll(/[^\d.-]/g, '')) * (/M/.test(part) ? 1e6 : 1),
      );
    return high - low;
  };
  await expect(best).toBeVisible({ timeout: 60_000 });
  const before = await width(best);
  const name = await best.getByRole('button').innerText();
  expect(before).toBeGreaterThan(0);

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
  const same = table.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  expect(await width(same.first())).toBeLessThan(before);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(knowledge).toBeVisible();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
});
