import { expect } from '@playwright/test';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { act, advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

test('a fare rule shows what it would do next, and does it', async ({ page, server }) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 2);
  const [route] = airline.routes;
  const high = { economy: 150, business: 400, first: 800 };
  await act(server, airline, 'route.fares', { routes: [{ route: route?.id ?? '', ...high }] });
  await enterAs(page, airline);
  await page.goto(`/route/manage/?route=${route?.id}`);
  const rule = page.locator('[data-drawer]').getByRole('region', { name: 'Fare rule' });
  await expect(rule).toContainText(/First review: .* UTC\./);
  const economyRow = rule.getByRole('row', { name: /^Economy/ });
  await expect(economyRow).toContainText(/^Economy\$150\$135\$\d+$/);
  // The best fare beside it is the one in the plot.
  const plotted = /Profit is highest at (\$\d+)/.exec(
    (await page.getByRole('img', { name: /^Profit per week by economy fare/ }).getAttribute('aria-label')) ??
      '',
  );
  await expect(economyRow.getByRole('cell').last()).toHaveText(plotted?.[1] ?? 'none');
  await rule.getByLabel(/^From/).fill('200');
  await expect(rule.getByText('Enter the lower percentage first.')).toBeVisible();
  await expectAccessible(page);
  await rule.getByLabel(/^From/).fill('60');
  await rule.getByRole('checkbox', { name: /^Follow the best fares/ }).click();
  await expect(page.getByText('The fares of AMS–LHR follow the forecast.')).toBeVisible();
  await expect(rule).toContainText('Next review: ');
  const promised = async (name: string) =>
    Number(/^\$(\d+)$/.exec(await rule.getByRole('row', { name }).getByRole('cell').nth(1).innerText())?.[1]);
  const economy = await promised('Economy');
  const business = await promised('Business');
  await rule.getByLabel(/^to/).fill('140');
  await rule.getByRole('button', { name: 'Set limits' }).click();
  await expect(rule.getByRole('button', { name: 'Set limits' })).toBeHidden();
  await advanceHours(server, 1);
  // Without a reload, because the page knows when a review is due.
  await expect(page.getByRole('textbox', { name: 'Economy', exact: true })).toHaveValue(String(economy), {
    timeout: 30_000,
  });
  const after = await airline.client.collection('route').getOne(route?.id ?? '');
  expect(after).toMatchObject({ fare_economy: economy, rule_min: 60, rule_max: 140 });
  expect(after).toMatchObject({ fare_business: business });
  await rule.getByRole('checkbox', { name: /^Follow the best fares/ }).click();
  await expect(page.getByText('The fares of AMS–LHR stay as they are.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Turn fare rule on' }).click();
  await expect(page.getByText('Fare rule of 2 routes turned on.')).toBeVisible();
});
