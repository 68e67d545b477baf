import { expect } from '@playwright/test';
import { newFounder } from '#tests/support/api.ts';
import { leaseOne } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goTo } from '../support/go-to.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs } from '../support/people.ts';

test('shop shows the lessors’ stock, limits leases to it, and shows the dispatch reliability', async ({
  page,
  server,
}) => {
  const player = await newFounder(server);
  await enterAs(page, player);
  await page.goto('/fleet/manage/?shop=1&search=MD-90');
  const row = page.getByRole('row').filter({ hasText: 'MD-90-30' });
  await expect(row).toContainText('none left');
  await page.getByLabel('Availability').selectOption('Available to lease');
  await expect(row).toHaveCount(0);

  await goTo(page, '/fleet/manage/?shop=1&seats=400&model=mcdonnell-douglas-md-90');
  const order = page.getByRole('region', { name: 'McDonnell Douglas MD-90-30' });
  await expect(order).toContainText('No lessor has one available');
  await expect(order).toContainText('None is expected within a year.');
  await expect(order.getByRole('button', { name: /^Lease/ })).toBeDisabled();
  await expectAccessible(page);

  // The model is in production, so it can be bought, and leased once a lessor has one.
  await goTo(page, '/fleet/manage/?shop=1&seats=400&model=airbus-a330-800');
  const neo = page.getByRole('region', { name: 'Airbus A330-800neo' });
  await neo.getByText('Lease', { exact: true }).click();
  await neo.getByLabel('Count', { exact: true }).fill('10');
  await expect(neo).toContainText(/Lessors have \d left\.|The next one is expected on \d+ \w{3}\./);
  await expect(neo.getByRole('button', { name: /^Lease/ })).toBeDisabled();

  // Comparison, order and aircraft show the dispatch reliability.
  const { id, registration } = await leaseOne(server, player, 'airbus-a320neo');
  await goTo(page, '/fleet/manage/?shop=compare&compare=airbus-a320neo,sukhoi-superjet-100');
  const line = page.getByRole('row').filter({ hasText: 'Dispatch reliability' });
  await expect(line).toContainText('99.7%');
  await expect(line).toContainText('97.9%');
  await expect(page.getByRole('row').filter({ hasText: 'Available to lease' })).toBeVisible();

  await goTo(page, '/fleet/manage/?shop=1&seats=400&model=sukhoi-superjet-100');
  await expect(page.getByRole('region', { name: 'Sukhoi Superjet 100' })).toContainText('97.9%');
  await goTo(page, `/fleet/manage/?aircraft=${id}`);
  const aircraft = page.getByRole('region', { name: registration });
  await expect(aircraft).toContainText(/Dispatch reliability\s*99\.7%/);
});
