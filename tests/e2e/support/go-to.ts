import type { Page } from '@playwright/test';

/**
 * Goes to another path as a link in the page would, which takes half of the time of a page load. Resolves once the page has
 * received nothing for half a second.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const since = await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return performance.now();
  }, path);
  await page.waitForFunction(
    (from) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(from, ...ends) > 500;
    },
    since,
    { polling: 100 },
  );
}
