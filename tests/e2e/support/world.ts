import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the map element. */
export const mapOf = (page: Page): Locator => page.getByRole('application');

/** Returns the popup of an airport. */
export const popupOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Opens the map and waits for the airports. */
export async function openMap(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(mapOf(page)).toHaveAttribute('data-airports', '115');
  await mapStill(page);
}

/** Resolves once the map has stopped moving. */
export async function mapStill(page: Page): Promise<void> {
  const place = () =>
    page.locator('.leaflet-map-pane').evaluate((pane) => pane.style.transform + pane.className);
  let before = await place();
  await expect(async () => {
    await page.waitForTimeout(300);
    const now = await place();
    const same = now === before;
    before = now;
    expect(same && !now.includes('leaflet-zoom-anim')).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

/** Returns the position of an airport from its popup's caret, in page pixels. */
export async function placeOfPopup(popup: Locator): Promise<{ x: number; y: number }> {
  await expect(popup).toBeVisible();
  await mapStill(popup.page());
  // All at one moment: the popup grows, and may change its side, when what it says has loaded.
  return popup.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const caret = Number.parseFloat(element.style.getPropertyValue('--caret'));
    if (element.dataset.side === 'right') return { x: left - 16, y: top + caret };
    if (element.dataset.side === 'left') return { x: right + 16, y: top + caret };
    return { x: left + caret, y: element.dataset.side === 'above' ? bottom + 16 : top - 16 };
  });
}

/**
 * Types until the airports of the whole world and their names in other languages have loaded, so that no list
 * grows while it is read: Lydd is not on the map, and only those names have its Russian one.
 */
export async function untilAllFound(page: Page, field: Locator): Promise<void> {
  await field.fill('Эшфорд');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('LYX');
}

/** Opens the list of airports and selects the first match. */
export async function pickInList(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(text);
  await expect(page.getByRole('option').and(page.locator('[data-focus]'))).toContainText(text);
  await page.keyboard.press('Enter');
}

/** Clicks 'Zoom in' or 'Zoom out' until it is disabled, at most `times` times. */
export async function zoom(page: Page, direction: 'in' | 'out', times = 20): Promise<void> {
  const button = page.getByRole('button', { name: `Zoom ${direction}` });
  for (let pressed = 0; pressed < times && (await button.isEnabled()); pressed++) {
    await button.click();
    await mapStill(page);
  }
}

/** Returns the number of land pixels on the lowest canvas. */
export const landPixels = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] > canvas');
    if (!canvas) return 0;
    const pen = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    pen?.drawImage(canvas, 0, 0);
    const data = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return data.filter((value, index) => index % 4 === 3 && value === 255).length;
  });
