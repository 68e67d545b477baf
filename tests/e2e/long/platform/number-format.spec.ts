import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { pausedTest as test } from '#tests/e2e/support/paused-test.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { shootAll } from '#tests/e2e/support/shoot.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { flyingAirline } from '#tests/support/flying-world.ts';
import { addListing } from '#tests/support/share-market.ts';
import { act, advanceHours, grant } from '#tests/support/world.ts';

// How a text is read, and which fault it has, is proven in tests/unit/lib/number-text.test.ts.
const MARKS = 'Your number format is 1.234,5: dot for thousands, comma for decimals.';
const WHOLE = 'Enter a whole number.';

/** Signs in with an account whose numbers are written 1.234,5. */
async function enterWithCommas(page: Page, person: Founder): Promise<void> {
  const users = person.client.collection('users');
  await users.update(person.client.authStore.record?.id ?? '', { settings: { numbers: 'point' } });
  await users.authRefresh();
  await enterAs(page, person);
}

/** Types over the text of a field, key by key. */
async function typeOver(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  await field.press('Delete');
  await field.pressSequentially(text);
}

/** Types texts that are no numbers for a field, and checks the message of each. */
async function expectFaults(field: Locator, faults: readonly (readonly [text: string, fault: string])[]) {
  for (const [text, fault] of faults) {
    await typeOver(field, text);
    await expect(field).toHaveAccessibleDescription(new RegExp(fault.replace(/[.$]/g, '\\$&')));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(text);
  }
}

test('a change of fares by 2,5 % is 2.5%', async ({ page, server }) => {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 2);
  const fares = { economy: 200, business: 900, first: 1_600 };
  await act(server, airline, 'route.fares', {
    routes: airline.routes.map(({ id }) => ({ route: id, ...fares })),
  });
  await enterWithCommas(page, airline);
  await page.goto('/route/manage/');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const change = page.getByLabel('Change in percent');
  const button = page.getByRole('button', { name: 'Change fares' });
  await expectFaults(change, [
    ['2.5', MARKS],
    ['401', 'Enter −80% to 400%.'],
    ['0', 'Enter a change other than 0%.'],
    ['', 'Enter −80% to 400%.'],
  ]);
  await change.press('Enter');
  await expect(button).toBeDisabled();
  await expectAccessible(page);
  await shootAll(page, 'bulk-fault');
  await page.setViewportSize({ width: 1280, height: 720 });

  // The keys change the number, the wheel does not. A unit is understood.
  await typeOver(change, '-0,5 %');
  await change.press('ArrowUp');
  await expect(change).toHaveValue('0,5');
  await change.press('Shift+ArrowDown');
  await expect(change).toHaveValue('−9,5');
  await change.hover();
  await page.mouse.wheel(0, 100);
  await expect(change).toHaveValue('−9,5');
  await typeOver(change, '2,5');
  await shootAll(page, 'bulk');
  await page.setViewportSize({ width: 1280, height: 720 });
  await button.click();
  await expect(page.getByText('Fares of 2 routes set.')).toBeVisible();
  const routes = await airline.client.collection('route').getFullList();
  for (const { fare_economy, fare_business, fare_first } of routes)
    expect([fare_economy, fare_business, fare_first]).toEqual([205, 923, 1_640]);

  // The fares of one route, and the limits of its rule.
  await page.goto(`/route/manage/?route=${airline.routes[0]?.id}`);
  const drawer = page.locator('[data-drawer]');
  const business = drawer.getByLabel('Business', { exact: true });
  await expectFaults(business, [
    ['1.20', MARKS],
    ['9', 'Enter $'],
  ]);
  const rule = drawer.getByRole('region', { name: 'Fare rule' });
  await expectFaults(rule.getByLabel('From'), [
    ['70.5', MARKS],
    ['501', 'Enter 20% to 500%.'],
  ]);
  await expect(rule.getByRole('checkbox')).toBeDisabled();
  await shootAll(page, 'fares-fault');
  await page.setViewportSize({ width: 1280, height: 720 });
  await typeOver(business, '1.000');
  await typeOver(rule.getByLabel('From'), '160');
  await expect(rule.getByText('Enter the lower percentage first.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Set fares' }).click();
  await expect(page.getByText(/^Fares of .* set\.$/)).toBeVisible();
  const route = await airline.client.collection('route').getOne(airline.routes[0]?.id ?? '');
  expect(route.fare_business).toBe(1_000);

  // Fuel bought ahead, once flights have burnt some.
  await advanceHours(server, 48);
  await page.goto('/operations/');
  const tonnes = page.getByLabel('Tonnes per day');
  await expectFaults(tonnes, [
    ['1.5', MARKS],
    ['0', 'Enter at least 1.'],
  ]);
  await expectFaults(page.getByLabel('Weeks', { exact: true }), [['4,5', WHOLE]]);
  await expect(page.getByText(/^Price: /)).toBeHidden();
  await page.getByRole('button', { name: 'Buy ahead' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await tonnes.scrollIntoViewIfNeeded();
  await shootAll(page, 'hedge-fault');
});

test('orders, cabins and searches read the account’s number format', async ({ page, server }) => {
  const player = await newFounder(server, `Airline ${unique()}`);
  await grant(server, player.airline.id, 900_000_000);
  await enterWithCommas(page, player);
  await page.goto('/fleet/manage/?shop=1&model=airbus-a320neo&terms=buy');
  const count = page.getByLabel('Count', { exact: true });
  const order = page.getByRole('button', { name: /^Buy / });
  await expectFaults(count, [
    ['1.5', MARKS],
    ['-2', 'Enter a number without a sign.'],
    ['0', 'Enter 1 to '],
  ]);
  await expect(order).toBeDisabled();
  await shootAll(page, 'order-fault');
  await page.setViewportSize({ width: 1280, height: 720 });
  await typeOver(count, '2');
  await expect(order).toBeEnabled();
  const economy = page.getByLabel('Economy');
  await expectFaults(economy, [['12,5', WHOLE]]);
  await expect(order).toBeDisabled();
  await shootAll(page, 'cabin-fault');
  await page.setViewportSize({ width: 1280, height: 720 });
  await typeOver(economy, '125');
  await expect(order).toHaveText(/^Buy 2 aircraft · \$[\d.]+$/);
  await page.keyboard.press('Escape');
  const distance = page.getByLabel('Costs over');
  await expectFaults(distance, [
    ['1.2', MARKS],
    ['49', 'Enter 50 km to 20.000 km.'],
  ]);
  await shootAll(page, 'distance-fault');
  await page.setViewportSize({ width: 1280, height: 720 });
  await typeOver(distance, '1.200');
  await expect(page).toHaveURL(/km=1200/);
  await distance.blur();
  await expect(distance).toHaveValue('1.200');

  await page.goto('/?exchange=market');
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  await panel.getByRole('button', { name: 'Filters' }).click();
  await typeOver(panel.getByLabel('Price up to, $'), '40,5M');
  await expect(page).toHaveURL(/maxPrice=40500000/);
  await typeOver(panel.getByLabel('Hours up to'), '20.000');
  await expect(page).toHaveURL(/maxHours=20000/);
  await expectFaults(panel.getByLabel('Seats from'), [['12,5', WHOLE]]);
  expect(page.url()).not.toContain('minSeats');
  await shootAll(page, 'search-fault');
});

test('prices of shares and slots are in the account’s number format', async ({ page, server }) => {
  const superuser = await operator(server);
  const player = await oldFounder(server);
  const issuer = await oldFounder(server);
  await grant(server, player.airline.id, 100_000_000);
  const shares = { state: 'listed' as const, founder_lots: 7_000, investor_lots: 3_000, valued: 1_000_000 };
  const price = { price: 2_400, band_price: 2_400, fair: 2_400, target: 2_400 };
  await addListing(superuser, issuer.airline.id, { ...shares, ...price });
  await enterWithCommas(page, player);
  await page.goto('/finance/stock-market/');
  const order = page.getByRole('form', { name: `Order for ${issuer.airline.code}` });
  const limit = order.getByLabel('Highest price, $');
  await expect(limit).toHaveValue('24,00');
  await expectFaults(limit, [['24.5', MARKS]]);
  await expect(order.getByRole('button', { name: /^Buy/ })).toBeDisabled();
  await expectFaults(order.getByLabel('Lots of 100 shares'), [['1,5', WHOLE]]);
  await shootAll(page, 'share-fault');
  await page.setViewportSize({ width: 1280, height: 720 });
  await typeOver(limit, '24,5');
  await typeOver(order.getByLabel('Lots of 100 shares'), '1.000');
  await order.getByRole('button', { name: 'Buy 1.000 lots · $2.450.000' }).click();
  await expect(page.getByRole('region', { name: 'Your open orders' })).toContainText('1.000 lots');
  const [sent] = await player.client.collection('share_order').getFullList();
  expect(sent).toMatchObject({ lots: 1_000, price: 2_450 });
  await advanceHours(server, 1);
});
