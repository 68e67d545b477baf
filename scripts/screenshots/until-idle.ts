import type { Page } from 'playwright';

/**
 * Resolves once the page has received nothing for half a second. Playwright's own state waits for the script of the
 * shared worker, whose end it does not see.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming);
      return performance.now() - Math.max(0, ...ends.map(({ responseEnd }) => responseEnd)) > 500;
    },
    undefined,
    { polling: 100 },
  );
}
