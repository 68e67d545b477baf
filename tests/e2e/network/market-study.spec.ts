import { expect } from '@playwright/test';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

/** Hours until a study is ready, and one in which the notice is written. */
const READY_HOURS = 3 * 24 + 1;

test('a market study makes an unknown market known, and its forecasts narrower', async ({ page, server }) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 1);
  await enterAs(page, airline);
  await page.goto('/route/research/?from=MAD&to=BCN');
  const drawer = page.locator('[data-drawer]');
  const knowledge = drawer.getByRole('region', { name: 'Market knowledge' });
  await expect(knowledge).toContainText('You know this market to 30%');
  const best = drawer
    .getByRole('table', { name: /^Profit per week of one aircraft/ })
    .getByRole('row')
    .nth(1);
  /** Width of the best aircraft's range, in the text's unit. */
  const width = async () => {
    const text = await best.getByRole('cell').nth(4).innerText();
    const [low = 0, high = 0] = text
      .split(' to ')
      .map(
        (part) => Number(part.replaceAll('−', '-').replaceAll(/[^\d.-]/g, '')) * (/M/.test(part) ? 1000 : 1),
      );
    return high - low;
  };
  await expect(best).toBeVisible({ timeout: 60_000 });
  const before = await width();
  expect(before).toBeGreaterThan(0);

  await knowledge.getByRole('button', { name: /^Order market study · \$[\d,]+$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Order a market study of MAD–BCN?' });
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
  expect(await width()).toBeLessThan(before * 0.7);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(knowledge).toBeVisible();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
});
