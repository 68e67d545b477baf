import { expect } from '@playwright/test';
import { newFounder, operator } from '#tests/support/api.ts';
import { grant, openRoute } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { enterAs, unique } from '../support/people.ts';
import { shootAll } from '../support/shoot.ts';
import { tradingTest as test } from '../support/trading-test.ts';

const PATH = '/?exchange=market';

test('filters that are entered while the URL still changes are all kept', async ({ page, server }) => {
  await enterAs(page, await newFounder(server, `Filter Air ${unique()}`));
  await page.goto(PATH);
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  await panel.getByRole('button', { name: 'Filters' }).click();
  await expect(panel.getByLabel('Seats from')).toBeVisible();
  // The second and third number come after some tasks, between which the page shows the URL with the first.
  const lost = await page.evaluate(async () => {
    const enter = (name: string, value: number) => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
      const input = label?.control as HTMLInputElement;
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const whenUrlChanges = () =>
      new Promise<void>((resolve) => {
        const { replaceState } = history;
        history.replaceState = (...args) => {
          history.replaceState = replaceState;
          replaceState.apply(history, args);
          resolve();
        };
      });
    const tasks = async (count: number) => {
      for (let task = 0; task < count; task++)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
    };
    const lost: string[] = [];
    for (let attempt = 0; attempt < 24; attempt++) {
      const [minSeats, maxSeats, maxPrice] = [100 + attempt, 200 + attempt, 40_000_000 + attempt];
      const changed = whenUrlChanges();
      enter('Seats from', minSeats);
      await changed;
      await tasks(1 + (attempt % 4));
      enter('Seats up to', maxSeats);
      await tasks(attempt % 3);
      enter('Price up to, $', maxPrice);
      const inUrl = (name: string, value: number) =>
        new URLSearchParams(location.search).get(name) === String(value);
      while (!inUrl('maxPrice', maxPrice)) await tasks(1);
      if (!inUrl('minSeats', minSeats) || !inUrl('maxSeats', maxSeats))
        lost.push(`${attempt}: ${location.search}`);
    }
    return lost;
  });
  expect(lost).toEqual([]);
});

test('a player finds, compares and buys a used aircraft from a dealer', async ({ page, server }) => {
  const player = await newFounder(server, `Buyer Air ${unique()}`);
  await grant(server, player.airline.id, 100_000_000);
  await openRoute(server, player, 'AMS', 'BCN');
  await enterAs(page, player);
  await page.goto(PATH);
  const panel = page.getByRole('region', { name: 'Buy/Sell' });
  const list = panel.getByRole('list', { name: 'Aircraft for sale' });
  await expect(list.getByRole('listitem')).toHaveCount(50);
  await page.getByRole('button', { name: 'Hide guide' }).click();
  await shootAll(page, 'market-list');

  await panel.getByRole('button', { name: 'Filters' }).click();
  await expect(panel.getByLabel('Seats from')).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Seats from').fill('140');
  await panel.getByLabel('Seats up to').fill('200');
  await panel.getByLabel('Price up to, $').fill('40000000');
  await panel.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/minSeats=140.*maxSeats=200|maxSeats=200.*minSeats=140/);
  await expect(list.getByRole('listitem').first()).toContainText(/1[4-9]\d seats|200 seats/);
  await shootAll(page, 'market-filters');
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  const items = list.getByRole('listitem');
  await items.nth(0).getByRole('checkbox').check();
  await items.nth(1).getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Compare 2 of 4' }).click();
  const compared = panel.getByRole('region', { name: 'Compared aircraft' });
  await expect(compared.getByRole('columnheader')).toHaveCount(4);
  await expect(compared.getByRole('row', { name: /^Profit less loss of value/ })).toContainText('best');
  await expectAccessible(page);
  await shootAll(page, 'market-comparison');
  await panel.getByRole('button', { name: 'Back to the list' }).click();
  await expect(panel.getByRole('button', { name: 'Compare 2 of 4' })).toBeFocused();

  // By keyboard: the details take the focus, and Escape returns it to the list.
  await items.nth(0).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const heading = panel.getByRole('heading', { level: 3 });
  await expect(heading).toBeFocused();
  await expect(panel.getByText('costs $').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(items.nth(0).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Profit per week, whole year')).toBeVisible();
  await expect(panel.getByText('Added to the dealers’ stock')).toBeVisible();
  await expectAccessible(page);
  await shootAll(page, 'market-aircraft');

  // On any pair, as in research. The choice is kept for the next aircraft.
  await panel.getByLabel('Route', { exact: true }).selectOption('Another pair of airports');
  await expect(panel.getByText('Choose a destination to see the costs and the profit')).toBeVisible();
  await panel.getByRole('combobox', { name: 'To' }).fill('LIS');
  await page.getByRole('option', { name: /LIS/ }).first().click();
  await expect(page).toHaveURL(/on=AMS-LIS/);
  await expect(panel.getByText('Profit per week, whole year')).toBeVisible();

  const buy = panel.getByRole('button', { name: /^Buy · \$/ });
  await buy.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('becomes yours at once');
  await expect(dialog).toContainText('Leaves in cash');
  await shootAll(page, 'market-buy');
  await dialog.getByRole('button', { name: /^Buy · \$/ }).click();
  await expect(page.getByText(/joined your fleet as/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const superuser = await operator(server);
  const fleet = await superuser
    .collection('aircraft')
    .getFullList({ filter: `airline = "${player.airline.id}"` });
  expect(fleet).toHaveLength(1);
  // It was one of the two to compare.
  await expect(panel.getByRole('button', { name: 'Compare 1 of 4' })).toBeDisabled();
});
