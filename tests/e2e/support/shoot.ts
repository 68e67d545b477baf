import type { Page } from '@playwright/test';

/** A folder for screenshots, to look at them by hand. */
const FOLDER = process.env.SHOTS;
const DESKTOP = { width: 1440, height: 900 };
const SIZES = [DESKTOP, { width: 390, height: 844 }];

/** Takes screenshots of a page on desktop and phone, light and dark, if the environment names a folder for them. */
export async function shootAll(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const size of SIZES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await page.waitForTimeout(300);
      const path = `${FOLDER}/${name}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
}
