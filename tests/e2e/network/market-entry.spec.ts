import { expect } from '@playwright/test';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

/** Hours in which each flight of the week has landed. */
const WEEK_HOURS = 8 * 24;

test('a player is told who enters a pair, and sees what it costs', async ({ page, server }) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 1);
  await enterAs(page, airline);
  await page.goto('/route/manage/');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();

  const entrant = await flyingAirline(server, `Entrant ${unique()}`, 1, 420);
  const { name } = entrant.airline;
  const [route] = entrant.routes;
  const [aircraft] = entrant.aircraft;
  const { economy = 0, business = 0, first = 0 } = aircraft ?? {};
  // Twice per day in both directions.
  const seats = 28 * (economy + business + first);
  await page.reload();
  await bell.click();
  const notice = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: `${name} enters AMS–LHR` });
  await expect(notice).toContainText(
    `It offers 28 flights with ${seats.toLocaleString('en-US')} seats per week`,
  );
  await expect(notice).toContainText(/ from \w{3} \d+ \w{3} \d{4}, in economy from /);
  await expect(notice).toContainText(formatDollars(route?.fare_economy ?? 0));
  await notice.getByRole('link').click();
  const drawer = page.locator('[data-drawer]');
  await expect(drawer.getByRole('tab', { name: 'Market', selected: true })).toBeVisible();
  await expect(drawer).toContainText(name);

  await advanceHours(server, WEEK_HOURS);
  await page.reload();
  await drawer.getByRole('tab', { name: 'Results' }).click();
  const cost = drawer
    .getByRole('region', { name: 'What competitors cost you' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(cost).toContainText(/\$[1-9][\d,]*[1-9]\d* passengers?$/);
  // A whole week has been flown, so it lies within the range or not.
  const weeks = drawer.getByRole('region', { name: 'Forecast vs. actual by week' });
  await expect(weeks).toContainText(/[01] of 1 week within the range/);
  await expect(weeks.getByRole('row').nth(1)).toContainText(
    /[\d,]+ to [\d,]+[\d,]+(within|above|below) range$/,
  );
  await expectAccessible(page);

  await drawer.getByRole('tab', { name: 'Fares' }).click();
  const check = drawer.getByRole('region', { name: 'Forecast vs. actual' });
  await expect(check.getByRole('row', { name: /^Passengers / })).toContainText(
    /[\d,]+ to [\d,]+.*(within|above|below) range/,
  );
  await expect(drawer.getByRole('region', { name: 'Fare rule' })).toContainText(
    /Profit per week after the review: .* to .* in four of five weeks/,
  );
});
