import { expect } from '@playwright/test';
import { newFounder, operator, runSql } from '#tests/support/api.ts';
import { letHaveFlown } from '#tests/support/share-market.ts';
import { act, grant, openRoute, weeklyRate, worldNow } from '#tests/support/world.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goTo } from '../support/go-to.ts';
import { pausedTest as test } from '../support/paused-test.ts';
import { enterAs, unique } from '../support/people.ts';
import { SHORT_RANGE } from '../support/short-range.ts';

const MODEL = 'airbus-a320neo';

test('a player learns why a pair is closed, applies for its certificate, and returns it later', async ({
  page,
  server,
}) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  const superuser = await operator(server);
  await enterAs(page, airline);

  // From a foreign airport, only the pairs to the home are listed.
  await page.goto(`/route/research/?from=JFK&with=${SHORT_RANGE}`);
  const table = page.getByRole('table', { name: 'Destinations from JFK' });
  await expect(table.getByRole('row', { name: /AMS/ }).first()).toBeVisible();
  await expect(table.getByRole('row', { name: /LAX/ })).toHaveCount(0);
  await expect(page.getByText(/^From JFK you may fly to [\d,]+ of [\d,]+ destinations/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Without a right' }).check();
  await expect(table.getByRole('row', { name: /LAX.*No right/ })).toBeVisible();
  await expectAccessible(page);

  await goTo(page, '/route/acquire/?from=JFK&to=LAX');
  const reason =
    'JFK–LAX does not touch your home, the European Common Aviation Area. It needs a certificate of the United States.';
  const acquire = page.getByRole('region', { name: 'Acquire', exact: true });
  await expect(acquire.getByText(reason)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Acquire route/ })).toHaveCount(0);
  await acquire.getByRole('button', { name: 'Apply for the United States …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for a certificate of the United States?' });
  await expect(dialog.getByText('At least 8 delivered aircraft. You have 0.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Apply · \$2,000,000$/ })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await grant(server, airline.airline.id, 100_000_000);
  await letHaveFlown(superuser, airline.airline.id);
  const price = await weeklyRate(server, MODEL);
  await act(server, airline, 'fleet.lease', { model: MODEL, count: 8, price });
  await runSql(superuser, `UPDATE aircraft SET delivered = 0 WHERE airline = '${airline.airline.id}'`);
  await page.reload();
  await acquire.getByRole('button', { name: 'Apply for the United States …' }).click();
  await dialog.getByRole('button', { name: /^Apply · \$2,000,000$/ }).click();
  await expect(
    acquire.getByText(/^You have applied for the United States\. The decision is on /),
  ).toBeVisible();

  const { minute } = await worldNow(server);
  const granted = `state = 'granted', granted = ${minute}, fee_due = ${minute + 524_160}, unused_from = ${minute}`;
  await runSql(superuser, `UPDATE certificate SET ${granted}`);
  await openRoute(server, airline, 'JFK', 'LAX');
  await goTo(page, `/airline/${airline.airline.code}/`);
  await expect(
    page.getByText(/At home in the European Common Aviation Area and the United States/),
  ).toBeVisible();
  const rights = page.getByRole('region', { name: 'Home and certificates' });
  await expect(
    rights.getByText(/^Granted on .* Next yearly fee on .*, about \$500,000\. .* it lapses after /),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await rights.getByRole('button', { name: 'Return United States' }).click();
  const asked = page.getByRole('dialog', { name: 'Return the certificate of the United States?' });
  await expect(
    asked.getByText(/^1 route that you may not fly without it will be closed: JFK–LAX\./),
  ).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await asked.getByRole('button', { name: 'Return certificate' }).click();
  await expect(page.getByText('Certificate returned. 1 route closed.')).toBeVisible();
  await expect(rights.getByText(/You have none/)).toBeVisible();
  expect(await airline.client.collection('route').getFullList()).toEqual([]);
});

test('a player sees on the map and in lists where flights from an airport abroad may go', async ({
  page,
  server,
}) => {
  const airline = await newFounder(server, `Airline ${unique()}`);
  await enterAs(page, airline);
  await page.goto('/');
  const layers = page.getByRole('button', { name: 'Map layers' });
  await layers.click();
  await page.getByRole('checkbox', { name: 'Your rights to fly' }).check();
  await page.getByRole('checkbox', { name: 'North America' }).check();
  await page.keyboard.press('Escape');
  const rights = page.getByRole('region', { name: 'Rights on the map' });
  await expect(rights.getByText(/^From AMS you may fly to any airport\./)).toBeVisible();

  // The whole way works with the keyboard, and the list says what the marks say.
  await page.keyboard.press('/');
  await page.keyboard.type('JFK');
  await expect(page.getByRole('option').first()).toContainText('JFK');
  await page.keyboard.press('Enter');
  await expect(
    rights.getByText('From JFK you may fly to the European Common Aviation Area only.'),
  ).toBeVisible();
  await expect(rights.getByText('No right from JFK')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('LAX');
  await expect(page.getByRole('option', { name: /LAX.*no right/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await rights.getByRole('button', { name: 'Apply for the United States …' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Apply for a certificate of the United States?' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rights).toBeInViewport({ ratio: 1 });

  await goTo(page, '/route/acquire/?from=JFK');
  await page.getByRole('combobox', { name: 'To' }).fill('LAX');
  await expect(page.getByRole('option', { name: /LAX.*No right/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'To' }).fill('AMS');
  await expect(page.getByRole('option', { name: /AMS/ }).first()).not.toContainText('No right');
});

test('a player sees what the right to fly costs, and why, before acquiring it', async ({ page, server }) => {
  await enterAs(page, await newFounder(server, `Airline ${unique()}`));
  await page.goto(`/route/research/?from=AMS&to=BCN&with=${SHORT_RANGE}`);
  const drawer = page.getByRole('region', { name: 'AMS–BCN', exact: true });
  const why = 'The price follows the distance and the size of the market: 200,000 to 500,000 trips per year.';
  await expect(drawer.getByText(`$218,000, once. ${why}`)).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Destinations from AMS' }).getByRole('row', { name: /BCN.*218,000/ }),
  ).toBeVisible();
  await goTo(page, '/route/acquire/?from=BCN&to=AMS');
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acquire route · $218,000' })).toBeVisible();
});
