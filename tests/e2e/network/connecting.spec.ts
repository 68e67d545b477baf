import { expect } from '@playwright/test';
import { hubAirline } from '#tests/support/hub-airline.ts';
import { advanceHours } from '#tests/support/world.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

test('the forecast of a route includes passengers who connect over the hub', async ({ page, server }) => {
  const airline = await hubAirline(server, `Hub ${unique()}`);
  await enterAs(page, airline);
  await page.goto(`/route/manage/?route=${airline.routes.LHR.id}`);
  const drawer = page.locator('[data-drawer]');
  const forecast = drawer.getByRole('region', { name: 'Forecast for a week' });
  await expect(forecast).toContainText(
    /\d+ of the passengers connect to or from your other flights and pay \$[\d,]+ for this one\./,
  );

  await advanceHours(server, 8 * 24);
  await page.reload();
  await expect(drawer.getByRole('region', { name: 'Forecast vs. actual' })).toContainText(
    /\d+ connecting passengers are included in the forecast and \d+ in the actual figures\./,
  );
});
