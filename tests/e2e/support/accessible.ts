import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Those of them that depend on the theme. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

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

interface Violation {
  id: string;
  /** Selectors of the elements. */
  at: string[];
}

/** Runs axe in the page, which keeps it until another document is loaded. */
async function violationsOf(page: Page, runOnly: RunOnly): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly: rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  }, runOnly);
}

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
    const found = await violationsOf(page, colorScheme === 'light' ? RULES : COLOUR_RULES);
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await scrollPage(page, position);
}
