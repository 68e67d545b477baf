import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of them that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Resolves after three frames, because a slow page changes in steps. */
const threeFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Scrolls the page to a position, and returns where it was. */
const scrollPage = (page: Page, to: number) =>
  page.evaluate((top) => {
    const was = scrollY;
    scrollTo({ top, behavior: 'instant' });
    return was;
  }, to);

/**
 * Checks the page against WCAG 2.2 AA with axe, and its colours in the light and the dark theme. Scrolls to its top for
 * that: axe takes a button that the top bar covers in part for one that is too small.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const position = await scrollPage(page, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The theme changes after an event. A mix of both themes would fail.
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await threeFrames(page);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(RULES)
      : axe.withRules(COLOUR_RULES)
    ).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target }) => target.join(' ')),
    }));
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await scrollPage(page, position);
}
