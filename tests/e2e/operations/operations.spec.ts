import { expect } from '@playwright/test';
import type { Flight } from '#game/tables/flight.ts';
import { newFounder } from '#tests/support/api.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { advanceHours } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';

test('a player sees departures, disruptions and load factors, and buys no more fuel ahead than flights burn', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const airline = await flyingAirline(server, `Airline ${unique()}`, 3);
  // At 05:00 there are arrivals in London within the next twelve hours.
  const { minute } = await advanceHours(server, 28);
  await enterAs(page, airline);
  await page.goto('/operations/');
  const board = page.getByRole('table', { name: /^Departures/ });
  await expect(board.getByRole('row').nth(1)).toBeVisible();
  const filter = `departs >= ${minute + 60 - 24 * 60}`;
  const flights = await airline.client.collection('flight').getFullList<Flight>({ filter });
  const disrupted = flights.filter(({ state, delay }) => state === 'cancelled' || delay > 15);
  const recent = page.getByRole('region', { name: /^Disruptions/ });
  if (disrupted.length > 0) await expect(recent.getByRole('listitem').first()).toBeVisible();
  else await expect(recent.getByText('No disruptions')).toBeVisible();
  await page.getByRole('button', { name: 'Arrivals' }).click();
  await expect(page).toHaveURL(/board=arrivals/);
  await page.getByRole('combobox', { name: 'Airport' }).selectOption('LHR');
  await expect(page).toHaveURL(/airport=LHR/);
  const arrivals = page.getByRole('table', { name: /^Arrivals/ });
  await expect(arrivals.getByRole('row').nth(1)).toContainText('AMS');
  await page.reload();
  await expect(arrivals.getByRole('row').nth(1)).toContainText('AMS');

  // The plot is readable without sight.
  const load = page.getByRole('img', { name: /^Load factor, last 24 hours\. Between \d+% and \d+%/ });
  await load.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('00:00: no figure')).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).nth(1).click();
  await expect(page.getByRole('table', { name: 'Load factor, last 24 hours' }).getByRole('row')).toHaveCount(
    25,
  );
  await expectAccessible(page);

  const tonnes = page.getByLabel('Tonnes per day');
  const price = page.getByText(/^Price: \$[\d,]+ per tonne/);
  const outcomes = page.getByRole('img', { name: /^Cost of this fuel, \$ per week/ });
  await expect(price).toBeVisible();
  await page.getByRole('button', { name: 'Buy ahead', exact: true }).click();
  await expect(tonnes).toBeFocused();
  await expect(tonnes).toHaveAccessibleDescription('Enter at least 1 tonne per day.');
  await tonnes.fill('99999');
  await expect(
    page.getByText(/^Until you have flown for four weeks, .* You can buy \d+ more\.$/),
  ).toHaveCount(1);
  // Shows no price for an amount that cannot be bought.
  await expect(price).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buy ahead', exact: true })).toBeVisible();
  for (const [wrong, why] of [
    ['0', 'Enter at least 1.'],
    ['1.5', 'Enter a whole number.'],
    ['two', 'Enter a number, such as 1,234.'],
  ] as const) {
    await tonnes.fill(wrong);
    await expect(tonnes).toHaveAccessibleDescription(why);
    await expect(outcomes).toBeHidden();
  }
  await tonnes.fill('2');
  await page.getByLabel('Weeks', { exact: true }).fill('60');
  await expect(price).toBeHidden();
  await expect(outcomes).toBeHidden();
  await page.getByLabel('Weeks', { exact: true }).fill('4');
  await expect(outcomes).toBeVisible();
  const total = page.getByRole('table', { name: 'Total for 4 weeks' });
  await expect(total.getByRole('row', { name: /^Bought ahead, fixed \$[\d,]+$/ })).toBeVisible();
  await expect(total.getByRole('row', { name: /80% likely \$[\d,]+ to \$[\d,]+$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Buy ahead · \$[\d,]+ per tonne/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Buy this fuel ahead?' });
  await expect(question).toContainText('You cannot cancel this contract');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Buy 2 t per day' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('table', { name: 'Fuel bought ahead' }).getByRole('row')).toHaveCount(2);
  const [contract] = await airline.client.collection('fuel_contract').getFullList();
  expect(contract).toMatchObject({ tonnes: 2, weeks: 4 });
});

test('saves rules, including one changed while another is being saved', async ({ page, server }) => {
  await enterAs(page, await newFounder(server));
  const calls = '**/api/am/act/rules.set';
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/operations/');
  const rule = page.getByRole('checkbox', { name: /^C checks/ });
  const reserve = page.getByRole('checkbox', { name: /^Use reserve aircraft/ });
  await expect(reserve).not.toBeChecked();
  const drop = page.getByLabel('Cancel an aircraft’s last rotation of the day');
  await expect(rule).not.toBeChecked();
  await rule.click();
  await expect(rule).toBeChecked();
  await drop.selectOption('120');
  await expect(drop).toHaveValue('120');
  const saved = page.waitForResponse(
    (response) => response.request().postDataJSON()?.drop_late_after === 120,
  );
  await expect(page.getByText('Saving…')).toBeVisible();
  goOn();
  await saved;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(rule).toBeChecked();
  await page.reload();
  await expect(rule).toBeChecked();
  await expect(drop).toHaveValue('120');
});
