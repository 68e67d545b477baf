import { expect, type Page } from '@playwright/test';
import { enterAs, newUser, type Person } from './people.ts';

/** Locators of the onboarding page. */
export const onboarding = (page: Page) => ({
  name: page.getByLabel('Airline name'),
  hub: page.getByRole('combobox', { name: 'Hub airport' }),
  options: page.getByRole('option'),
  next: page.getByRole('button', { name: 'Next' }),
  cancel: page.getByRole('button', { name: 'Cancel' }),
  map: page.getByRole('main').getByRole('img', { name: /^Map / }),
  alert: page.getByRole('alertdialog'),
  found: page.getByRole('button', { name: 'Found airline' }),
  back: page.getByRole('button', { name: 'Return' }),
  code: page.getByRole('alertdialog').getByLabel('Code'),
});

/** Signs a new user in and opens the onboarding page with loaded airports. */
export async function openOnboarding(page: Page, url: string): Promise<Person> {
  const person = await newUser(url);
  await enterAs(page, person);
  await page.goto('/onboarding/');
  await expect(page.getByRole('group', { name: 'Suggested hubs' }).getByRole('button')).toHaveCount(3);
  return person;
}
