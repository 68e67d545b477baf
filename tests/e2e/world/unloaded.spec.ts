import { expect } from '@playwright/test';
import { enterAs, newFounder } from '../support/people.ts';
import { test } from '../support/test.ts';
import { untilVisible } from '../support/until-visible.ts';
import { mapOf } from '../support/world.ts';

test('shows an error if the airports cannot be loaded, retries, and has an empty state for a server without airports', async ({
  page,
  server,
  expectedErrors,
}) => {
  await enterAs(page, await newFounder(server.url));
  expectedErrors.push(/status of 500/);
  const records = '**/api/collections/airport/records*';
  await page.route(records, (route) =>
    route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
  );
  await page.clock.install();
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: 'The airports could not be loaded' });
  // Three retries with growing pauses come before the page gives up.
  await untilVisible(alert, () => page.clock.runFor(2000));
  await page.unroute(records);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(mapOf(page)).toHaveAttribute('data-airports', '115');
  await expect(alert).toBeHidden();

  await page.route('**/api/collections/airport/records*', (route) =>
    route.fulfill({ json: { page: 1, perPage: 500, totalItems: 0, totalPages: 0, items: [] } }),
  );
  await page.goto('/');
  await expect(page.getByText('No airports yet')).toBeVisible();
});
