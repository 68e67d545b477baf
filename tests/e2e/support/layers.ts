import { expect, type Page } from '@playwright/test';

/**
 * Waits until the current history entry has this number of layers, or `undefined` for none. A layer gets its entry after it
 * is visible, and Back would meet the entry before it. It takes its entry back after it has gone, and that step would end a
 * page load.
 */
export const expectLayers = (page: Page, layers: number | undefined) =>
  expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(layers);
