import type { Page } from 'playwright';
import type { Step } from './step.ts';

const NAME = 'Alpine Connect';

interface Typed {
  name?: string;
  hub?: string;
}

async function type(page: Page, { name, hub }: Typed): Promise<void> {
  await page.getByRole('group', { name: 'Suggested hubs' }).waitFor();
  if (name) await page.getByLabel('Airline name').fill(name);
  if (hub) await page.getByRole('combobox', { name: 'Hub airport' }).pressSequentially(hub);
}

/** Types and presses Next. */
async function ask(page: Page, typed: Typed): Promise<void> {
  await type(page, typed);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alertdialog').waitFor();
}

const step = (name: string, act: Step['act']): Step => ({
  name: `onboarding-${name}`,
  as: 'newcomer',
  path: '/onboarding/',
  act,
});

/** Founding an airline, in all states. */
export const ONBOARDING_STEPS: readonly Step[] = [
  step('empty', (page) => type(page, {})),
  step('suggesting', async (page) => {
    await type(page, { name: NAME, hub: 'zur' });
  }),
  step('recognised', async (page) => {
    await type(page, { name: NAME, hub: 'ZRH' });
    await page.keyboard.press('Escape');
  }),
  step('alert', async (page) => {
    await ask(page, { name: NAME, hub: 'ZRH' });
    await page.getByText('Your flights will have numbers').waitFor();
  }),
  step('alert-unmatched', (page) => ask(page, { name: NAME, hub: 'Zurrich' })),
  step('alert-no-hub', (page) => ask(page, { name: NAME })),
  step('alert-name-taken', async (page) => {
    await ask(page, { name: 'nordic wings', hub: 'ZRH' });
    await page.getByText('This name cannot be used').waitFor();
  }),
  step('name-taken', async (page) => {
    await ask(page, { name: 'nordic wings', hub: 'ZRH' });
    await page.getByText('This name cannot be used').waitFor();
    await page.getByRole('button', { name: 'Return' }).click();
  }),
  step('alert-failed', async (page) => {
    await page.route(/\/api\/am\/airline$/, (route) => route.abort());
    await ask(page, { name: NAME, hub: 'ZRH' });
    await page.getByRole('button', { name: 'Found airline' }).click();
    await page.getByRole('alert').waitFor();
  }),
  step('cancel', (page) => page.getByRole('button', { name: 'Cancel' }).click()),
  step('founded', async (page, { viewer }) => {
    await ask(page, { name: `Alpine ${viewer.email.slice(9, 13)}`, hub: 'ZRH' });
    await page.getByRole('button', { name: 'Found airline' }).click();
    // Not shown at all to those who prefer reduced motion: see `TakeOff`.
    await page.getByText('Cleared for take-off').or(page.locator('[data-world]')).first().waitFor();
  }),
];
