import { expect } from '@playwright/test';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { operator, runSql } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { act, advanceHours } from '#tests/support/world.ts';

test("plots past fares with the present one of the real world's airlines", async ({ page, server }) => {
  test.slow();
  const airline = await flyingAirline(server, `Airline ${unique()}`, 1);
  const [route] = airline.routes;
  await advanceHours(server, 48);
  const fares = { economy: 140, business: 400, first: 700 };
  await act(server, airline, 'route.fares', { routes: [{ route: route?.id ?? '', ...fares }] });
  await advanceHours(server, 48);
  const admin = await operator(server);
  // The real world's airlines leave no slots at the airline's airports, so they begin after it.
  await runSql(admin, 'UPDATE world SET traffic = 60');
  try {
    await enterAs(page, airline);
    await page.goto(`/route/manage/?route=${route?.id}&tab=market`);
    const plot = page.getByRole('img', { name: /^Economy fares, / });
    await expect(plot).toHaveAccessibleName(/ Now You \$140\. (Another|\d+ other) airlines?, now \$\d+\.$/);
  } finally {
    await runSql(admin, 'UPDATE world SET traffic = 0');
  }
});
