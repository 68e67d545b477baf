import { expect, type Page } from '@playwright/test';
import { goTo } from '#tests/e2e/support/go-to.ts';
import { enterAs, unique } from '#tests/e2e/support/people.ts';
import { SHORT_RANGE } from '#tests/e2e/support/short-range.ts';
import { test } from '#tests/e2e/support/test.ts';
import { airportId, newFounder, operator } from '#tests/support/api.ts';

const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** Types into the first search field of a page. */
const search = (page: Page, text: string) => page.getByRole('main').getByRole('searchbox').first().fill(text);

/**
 * Pages with a search for airports. `found` are its results, and `rows` those for Cologne. Each gets another spelling:
 * unit/components/matching-rows has them all.
 */
const PLACES = [
  {
    path: `/route/research/?with=${SHORT_RANGE}`,
    text: 'Köln',
    type: search,
    found: rowsOf,
    rows: [/CGN/, /DUS/],
  },
  { path: '/ranking/', text: 'Koeln', type: search, found: rowsOf, rows: [/CGN/] },
  { path: '/slots/', text: 'Cologne', type: search, found: rowsOf, rows: [/CGN/] },
  {
    path: '/route/acquire/',
    text: 'Koln',
    type: (page: Page, text: string) => page.getByRole('combobox', { name: 'To' }).fill(text),
    found: (page: Page) => page.getByRole('listbox').getByRole('option'),
    rows: [/CGN/, /DUS/],
  },
];

test('every page with a search for airports finds a city in another spelling', async ({ page, server }) => {
  const player = await newFounder(server, `Airline ${unique()}`);
  await newFounder(server, `Airline ${unique()}`, 'CGN');
  const superuser = await operator(server);
  for (const code of ['AMS', 'CGN'])
    await superuser.collection('slot').create({
      airline: player.airline.id,
      airport: await airportId(server, code),
      hour: 30,
      kind: 'departure',
      count: 2,
    });
  await enterAs(page, player);
  await page.goto('/staff/');
  for (const { path, text, type, found, rows } of PLACES) {
    await goTo(page, path);
    // The list without Cologne first, so that its rows are those of the spelling.
    await type(page, 'AMS');
    await expect(found(page).filter({ hasText: /CGN/ }), path).toHaveCount(0);
    await type(page, text);
    await expect(found(page), `${text} on ${path}`).toHaveCount(rows.length);
    for (const row of rows) await expect(found(page).filter({ hasText: row })).toHaveCount(1);
  }
});
