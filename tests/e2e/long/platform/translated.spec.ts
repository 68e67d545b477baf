import { expect } from '@playwright/test';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { SHORT_RANGE } from '#tests/e2e/support/short-range.ts';
import { translate } from '#tests/e2e/support/translate.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { advanceHours, grant } from '#tests/support/world.ts';

const RESEARCH = `/route/research/?with=${SHORT_RANGE}`;
const TABLES = ['/route/', '/route/manage/', RESEARCH, '/fleet/manage/', '/ranking/'];

test('searches tables and shows new figures on a page that the browser translates', async ({
  page,
  server,
}) => {
  const player = await flyingAirline(server, `Airline ${unique()}`, 2);
  await enterAs(page, player);
  await translate(page);
  for (const path of TABLES) {
    await page.goto(path);
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const search = page.getByRole('main').getByRole('searchbox').first();
    await search.fill('zzzz');
    await expect(page.getByText('NOTHING MATCHES “ZZZZ”.')).toBeVisible();
    await search.fill('');
    await expect(rows.nth(1)).toBeVisible();
  }
  // React writes the amount into the text that the translator has removed.
  await grant(server, player.airline.id, 900_000_000);
  await advanceHours(server, 1);
  await expect(page.getByRole('banner')).toContainText(/\$9\d\d\.\d/);
});
