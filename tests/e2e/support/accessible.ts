import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Those that depend on the theme. They take four fifths of the time of all rules. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RULES: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

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

/** Looks of texts whose colours a test of this worker has checked, as hashes: the same look has the same colours. */
const checkedLooks = new Set<number>();

/** Runs axe in the page, which keeps it until another document is loaded. */
async function violationsOf(page: Page, rules: 'colours' | 'others'): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, looks } = await page.evaluate(
    async ({ options, known }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const looks = new Set<number>(known);
      const hashes = new Map<Element, number>();
      /** Returns a hash of what decides about an element's colours: those styles of it and of its ancestors. */
      const lookOf = (element: Element | null): number => {
        if (!element) return 0;
        const hashed = hashes.get(element);
        if (hashed !== undefined) return hashed;
        const style = getComputedStyle(element);
        const { color, backgroundColor, backgroundImage, opacity, position } = style;
        const { fontSize, fontWeight, textDecorationLine, textShadow } = style;
        const colours = [element.localName, color, backgroundColor, backgroundImage, opacity, position];
        let hash = lookOf(element.parentElement);
        for (const sign of [...colours, fontSize, fontWeight, textDecorationLine, textShadow].join())
          hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
        hashes.set(element, hash);
        return hash;
      };
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
      const isNew = (element: Element) => {
        const look = lookOf(element);
        if (looks.has(look)) return false;
        looks.add(look);
        return true;
      };
      const include = known
        ? [...document.body.querySelectorAll('*')].filter(
            (element) =>
              (hasText(element) || 'value' in element) && element.checkVisibility() && isNew(element),
          )
        : [document];
      if (include.length === 0) return { violations: [], looks: [] };
      const { violations } = await run(
        { include: include as Element[] },
        { ...options, resultTypes: ['violations'] },
      );
      return {
        violations: violations.map(({ id, nodes }) => ({
          id,
          at: nodes.map(({ target }) => target.join(' ')),
        })),
        looks: [...looks],
      };
    },
    rules === 'colours'
      ? { options: { runOnly: COLOUR_RULES }, known: [...checkedLooks] }
      : { options: RULES, known: null },
  );
  if (violations.length === 0) for (const look of looks) checkedLooks.add(look);
  return violations;
}

/**
 * Checks the page against WCAG 2.2 AA with axe, and its colours in the light and the dark theme. Scrolls to its top for
 * that: axe takes a button that the top bar covers in part for one that is too small.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const position = await scrollPage(page, 0);
  const { pathname } = new URL(page.url());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The theme changes after an event. A mix of both themes would fail.
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await threeFrames(page);
    expect(await violationsOf(page, 'colours'), `${pathname}, ${colorScheme}`).toEqual([]);
  }
  expect(await violationsOf(page, 'others'), pathname).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  await scrollPage(page, position);
}
