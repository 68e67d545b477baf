import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Those that depend on the theme. They take four fifths of the time of all rules. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The rule about small targets that are close to others. It takes half of the time of the rest. */
const SIZE_RULES = ['target-size'];
/** Pixels: a target of this size is large enough. */
const LARGE_TARGET = 24;
const OTHER_RULES: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: Object.fromEntries([...COLOUR_RULES, ...SIZE_RULES].map((rule) => [rule, { enabled: false }])),
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

/** Marks the elements on which a run of axe works. */
const MARK = 'data-axe';

/** Runs axe in the page, which keeps it until another document is loaded. @param on a selector */
async function violationsOf(page: Page, on: string, options: RunOptions): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ on, options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const include = [...document.querySelectorAll(on)];
      const { violations } = await run({ include }, { ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
    },
    { on, options },
  );
}

/** Marks the texts whose looks are not among the known ones. Returns the hashes of their looks. */
const markNewLooks = (page: Page): Promise<number[]> =>
  page.evaluate(
    ({ mark, known }) => {
      const looks = new Set(known);
      const found = new Set<number>();
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
      for (const element of document.body.querySelectorAll('*')) {
        element.removeAttribute(mark);
        if (!(hasText(element) || 'value' in element) || !element.checkVisibility()) continue;
        const look = lookOf(element);
        if (looks.has(look)) continue;
        looks.add(look);
        found.add(look);
        element.setAttribute(mark, '');
      }
      return [...found];
    },
    { mark: MARK, known: [...checkedLooks] },
  );

/** Marks the targets that are small. Returns their number. */
const markSmallTargets = (page: Page): Promise<number> =>
  page.evaluate(
    ({ mark, large }) => {
      let count = 0;
      for (const element of document.body.querySelectorAll('*')) {
        element.removeAttribute(mark);
        if (!element.matches('a, button, input, select, textarea, summary, [role], [tabindex]')) continue;
        const { width, height } = element.getBoundingClientRect();
        if ((width >= large && height >= large) || !element.checkVisibility()) continue;
        element.setAttribute(mark, '');
        count++;
      }
      return count;
    },
    { mark: MARK, large: LARGE_TARGET },
  );

async function expectColours(page: Page, where: string): Promise<void> {
  const looks = await markNewLooks(page);
  if (looks.length === 0) return;
  expect(await violationsOf(page, `[${MARK}]`, { runOnly: COLOUR_RULES }), where).toEqual([]);
  for (const look of looks) checkedLooks.add(look);
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
    await expectColours(page, `${pathname}, ${colorScheme}`);
  }
  if ((await markSmallTargets(page)) > 0)
    expect(await violationsOf(page, `[${MARK}]`, { runOnly: SIZE_RULES }), pathname).toEqual([]);
  expect(await violationsOf(page, 'html', OTHER_RULES), pathname).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  await scrollPage(page, position);
}
