import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { enterAs, newFounder } from '../support/people.ts';
import { test } from '../support/test.ts';
import { mapOf, openMap, pickInList, popupOf } from '../support/world.ts';

test('airport popup shows facts for the airline and links to its route, and the URL keeps the airport', async ({
  page,
  server,
}) => {
  await enterAs(page, await newFounder(server.url));
  await openMap(page, '/?airport=LHR');
  const popup = popupOf(page, 'London Heathrow Airport');
  await expect(popup.getByText('Longest runway')).toBeVisible();
  await expect(popup.getByText(/^[\d,]+ per week, both directions$/)).toBeVisible();
  await expect(popup.getByText('Airlines from AMS').locator('..')).toContainText('0');
  await expect(popup.getByText('0 per week', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('link', { name: 'Research' }).click();
  await expect(page).toHaveURL('/route/research/?from=AMS&to=LHR');
  await page.goBack();
  await popup.getByRole('link', { name: 'Acquire' }).click();
  await expect(page).toHaveURL('/route/acquire/?from=AMS&to=LHR');
  await page.goto('/?airport=AMS');
  await expect(popupOf(page, 'Amsterdam Airport Schiphol').getByText('Hub', { exact: true })).toBeVisible();

  // Back, reload and links work.
  await pickInList(page, 'CDG');
  await expect(popupOf(page, 'Charles de Gaulle International Airport')).toBeVisible();
  await pickInList(page, 'MAD');
  await expect(popupOf(page, 'Adolfo Suárez Madrid–Barajas Airport')).toBeVisible();
  await page.goBack();
  await expect(popupOf(page, 'Charles de Gaulle International Airport')).toBeVisible();
  await page.reload();
  await expect(popupOf(page, 'Charles de Gaulle International Airport')).toBeVisible();
  // An airport outside the initial area is loaded separately and shown.
  await page.goto('/?airport=jfk');
  await expect(popupOf(page, 'John F Kennedy International Airport')).toBeInViewport({ ratio: 1 });
  await expect(mapOf(page)).toHaveAttribute('data-airports', '115');
});
