import { expect } from '@playwright/test';
import { untilIdle } from '#scripts/screenshots/until-idle.ts';
import { expectFits } from '#tests/e2e/support/fits.ts';
import { goTo } from '#tests/e2e/support/go-to.ts';
import { enterAs, newUser, unique } from '#tests/e2e/support/people.ts';
import { SHORT_RANGE } from '#tests/e2e/support/short-range.ts';
import { test } from '#tests/e2e/support/test.ts';
import { newFounder } from '#tests/support/api.ts';
import { leaseOne, openRoute } from '#tests/support/world.ts';

/** The narrowest viewport required by WCAG: 1,280 px at 400%. */
test.use({ viewport: { width: 320, height: 640 } });

test('all pages fit into 320 px', async ({ page, server }) => {
  test.slow();
  const footer = page.getByRole('contentinfo');
  const fits = async (path: string) => {
    await page.goto(path);
    await untilIdle(page);
    await expect(footer).toBeVisible();
    await expectFits(page);
  };
  const alsoFits = async (path: string) => {
    await goTo(page, path);
    await expect(footer).toBeVisible();
    await expectFits(page);
  };
  for (const path of ['/signin/', '/signup/', '/reset-password/', '/verify', '/nothing/']) await fits(path);
  await enterAs(page, await newUser(server.url));
  await fits('/onboarding/');
  const founder = await newFounder(server, `Transcontinental Overseas ${unique()}`);
  await enterAs(page, founder);
  // Some pages of an airline that has nothing yet.
  await fits('/?exchange=market');
  await alsoFits('/route/manage/');
  await leaseOne(server, founder, 'airbus-a320neo');
  await openRoute(server, founder, 'AMS', 'BCN');
  await fits('/');
  for (const path of [
    '/route/',
    `/route/research/?with=${SHORT_RANGE}`,
    '/route/acquire/?from=AMS&to=LHR',
    '/route/manage/',
    '/route/manage/?view=timetable',
    '/route/x/',
    '/fleet/manage/',
    '/fleet/manage/?shop=1',
    '/fleet/manage/?shop=compare&compare=airbus-a320neo,boeing-737-8,embraer-e195-e2,atr-72-600',
    '/fleet/maintenance/',
    '/operations/',
    '/staff/',
    '/messages/',
    '/about/',
    '/account/',
    '/ranking/',
    `/airline/${founder.airline.code}/`,
  ])
    await alsoFits(path);
  // The airline's own aircraft has a registration, and the profit on a long route has many digits.
  await goTo(page, '/route/acquire/?from=AMS&to=DXB');
  await expect(page.getByRole('table', { name: /^Profit per week of one aircraft/ })).toBeVisible();
  await expectFits(page);
});
