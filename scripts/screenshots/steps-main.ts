import type { Page } from 'playwright';
import { press } from './on-page.ts';
import type { Step } from './step.ts';

const step = (name: string, path: string, more: Partial<Step> = {}): Step => ({
  name,
  as: 'founder',
  path,
  ...more,
});

async function zoom(page: Page, direction: 'in' | 'out', times: number): Promise<void> {
  const button = page.getByRole('button', { name: `Zoom ${direction}` });
  await button.waitFor();
  for (let done = 0; done < times && (await button.isEnabled()); done++) {
    await button.click();
    // The next press only counts after the map has stopped moving.
    await page.waitForTimeout(400);
  }
}

const delayed = (act: NonNullable<Step['act']>): Step['act'] => {
  return async (page, scene) => {
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await act(page, scene);
  };
};

const PAGES = ['/route/acquire/', '/staff/', '/messages/', '/about/'];

/** The main area: the map with its overlays, the frame, the account, the future pages. */
export const MAIN_STEPS: readonly Step[] = [
  step('map', '/'),
  step('map-zoomed-out', '/', { act: (page) => zoom(page, 'out', 3) }),
  step('map-zoomed-in', '/', { act: (page) => zoom(page, 'in', 3) }),
  step('map-popup', '/?airport=MAD', {
    act: (page) => page.getByRole('dialog', { name: /Madrid/ }).waitFor(),
  }),
  step('map-layers', '/', { act: press('Map layers') }),
  step('map-world', '/', {
    act: async (page) => {
      await press('Map layers')(page);
      for (const label of ['Medium airports', 'Africa', 'Asia', 'North America', 'South America', 'Oceania'])
        await page.getByRole('checkbox', { name: label }).check();
      await page.keyboard.press('Escape');
      await zoom(page, 'out', 2);
    },
  }),
  step('map-search', '/', {
    act: async (page) => {
      await press('Find an airport')(page);
      await page.keyboard.type('athen');
      await page.getByRole('option', { name: /Athens, Greece/ }).waitFor();
    },
  }),
  step('frame-rail', '/operations/', { on: 'desktop', act: press('Unpin') }),
  step('frame-drawer', '/operations/', { on: 'phone', act: press('Menu') }),
  step('about-dialog', '/operations/', { on: 'desktop', act: press('About') }),
  ...PAGES.map((path) => step(`page${path.replaceAll('/', '-').replace(/-$/, '')}`, path)),
  step('account', '/account/', {
    whole: true,
    act: delayed((page) => page.getByText('Netherlands').waitFor()),
  }),
  step('account-invalid', '/account/', {
    whole: true,
    act: delayed(async (page) => {
      await page.getByRole('textbox', { name: 'Username' }).fill('a');
      for (const name of ['Change username', 'Change email', 'Change password']) await press(name)(page);
    }),
  }),
  step('account-airline', '/account/', { act: delayed(press('Change name or colours')) }),
  step('account-mail-sent', '/account/', {
    whole: true,
    act: delayed(async (page, { viewer }) => {
      await press('Send again')(page);
      await page.getByLabel('New email').fill(`new.${viewer.email}`);
      await press('Change email')(page);
      await page.getByRole('status').nth(1).waitFor();
    }),
  }),
  step('account-delete', '/account/', { act: delayed(press('Delete account')) }),
];
