import { expect } from '@playwright/test';
import { flyingAirline } from '../support/flying-world.ts';
import { act, advanceHours } from '../support/world.ts';
import { expectAccessible } from './support/accessible.ts';
import { pausedTest as test } from './support/paused-test.ts';
import { enterAs, unique } from './support/people.ts';

test('a fare rule shows what it would do next, and does it', async ({ page, server }) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 2);
  const [route] = airline.routes;
  const high = { economy: 150, business: 400, first: 800 };
  await act(server, airline, 'route.fares', { routes: [{ route: route?.id ?? '', ...high }] });
  await enterAs(page, airline);
  await page.goto(`/route/manage/?route=${route?.id}`);
  const rule = page.locator('[data-drawer]').getByRole('region', { name: 'Fare rule' });
  await expect(rule).toContainText(/First review: .* UTC\. Today it would set Economy \$150 → \$135/);
  await rule.getByLabel(/^From/).fill('200');
  await expect(rule.getByText('Enter whole percentages from 20 to 500, the lower one first.')).toBeVisible();
  await expectAccessible(page);
  await rule.getByLabel(/^From/).fill('60');
  await rule.getByRole('checkbox', { name: /^Follow the best fares/ }).click();
  await expect(page.getByText('The fares of AMS–LHR follow the forecast.')).toBeVisible();
  await expect(rule).toContainText('Next review: ');
  const promised = /Economy \$\d+ → \$(\d+)(?:, Business \$\d+ → \$(\d+))?/.exec(
    (await rule.textContent()) ?? '',
  );
  await rule.getByLabel(/^to/).fill('140');
  await rule.getByRole('button', { name: 'Set limits' }).click();
  await expect(rule.getByRole('button', { name: 'Set limits' })).toBeHidden();
  await advanceHours(server, 1);
  // Without a reload, because the page knows when a review is due.
  await expect(page.getByRole('spinbutton', { name: 'Economy', exact: true })).toHaveValue(
    promised?.[1] ?? '',
    { timeout: 30_000 },
  );
  const after = await airline.client.collection('route').getOne(route?.id ?? '');
  expect(after).toMatchObject({ fare_economy: Number(promised?.[1]), rule_min: 60, rule_max: 140 });
  if (promised?.[2]) expect(after.fare_business).toBe(Number(promised[2]));
  await rule.getByRole('checkbox', { name: /^Follow the best fares/ }).click();
  await expect(page.getByText('The fares of AMS–LHR stay as they are.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Turn fare rule on' }).click();
  await expect(page.getByText('Fare rule of 2 routes turned on.')).toBeVisible();
});
