import { expect, type Page } from '@playwright/test';

/** Returns nothing, or the width that the page needs and the elements that overflow its viewport on the right. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
    return [`${scrollWidth} px`, ...wide];
  }, page.viewportSize()?.width ?? 0);

/** Expects a page that does not scroll sideways. After a change of its viewport, parts of it may be replaced first. */
export async function expectFits(page: Page): Promise<void> {
  await expect
    .poll(() => overflowing(page), { message: `width of ${new URL(page.url()).pathname}` })
    .toEqual([]);
}
