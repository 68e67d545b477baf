import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Pixels: a target of this size is large enough. */
const LARGE_TARGET = 24;
/** Attributes of the elements that the rules with a selector look at. */
const MARK = { look: 'data-axe-look', small: 'data-axe-small' };
/** Rules that depend on the theme. On all elements, they would take four fifths of the time of all rules. */
const COLOUR_RULES = { 'color-contrast': `[${MARK.look}]`, 'link-in-text-block': `a[href][${MARK.look}]` };
/** The rule about small targets that are close to others. On all elements, it would take half of the time of the rest. */
const SIZE_RULES = { 'target-size': `[${MARK.small}]` };
const ALL_RULES: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: Object.fromEntries(Object.keys(SIZE_RULES).map((rule) => [rule, { enabled: true }])),
};

/** The minified one: the page takes half of the time to load it. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  /** Selectors of the elements. */
  at: string[];
}

/** Violations in a theme, and the looks that axe checked there, as hashes. */
interface Found {
  theme: string;
  violations: Violation[];
  looks: number[];
}

/**
 * Returns the file with the looks of texts whose colours the tests of this run have checked: the same look has the same
 * colours. Playwright empties the folder at the start of a run.
 */
function fileOfLooks(): string {
  const { outputDir } = test.info().project;
  mkdirSync(outputDir, { recursive: true });
  return join(outputDir, 'checked-looks');
}

/**
 * Loads axe, which the page keeps until another document is loaded. Unlike `evaluate`, this lets the browser reuse what it
 * has compiled for an earlier document.
 */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE_SOURCE });
  await session.detach();
  await page.evaluate(
    (selectors) => {
      const { configure } = (window as unknown as { axe: typeof axe }).axe;
      configure({ rules: Object.entries(selectors).map(([id, selector]) => ({ id, selector })) });
    },
    { ...COLOUR_RULES, ...SIZE_RULES },
  );
}

/**
 * Runs axe in the page: all rules in its theme, and those about colours in the other. The theme is set as its own code
 * does, but without the redraw of maps and plots, which axe does not look at. Returns undefined if axe is not loaded.
 */
const runAxe = (page: Page, known: number[]): Promise<Found[] | undefined> =>
  page.evaluate(
    async ({ mark, large, known, allRules, colourRules }) => {
      if (!('axe' in window)) return undefined;
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const elements = () => document.body.querySelectorAll('*');
      const checked = new Set(known);

      const markSmallTargets = () => {
        for (const element of elements()) {
          element.removeAttribute(mark.small);
          if (!element.matches('a, button, input, select, textarea, summary, [role], [tabindex]')) continue;
          const { width, height } = element.getBoundingClientRect();
          if ((width < large || height < large) && element.checkVisibility())
            element.setAttribute(mark.small, '');
        }
      };

      const hashOf = (start: number, values: string[]) => {
        let hash = start;
        for (const sign of values.join()) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
        return hash;
      };
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
      /** Marks the texts whose looks are not among the checked ones. Returns these looks. */
      const markNewLooks = () => {
        const grounds = new Map<Element, number>();
        /** Returns a hash of what is painted below the content of an element: of it and of its ancestors. */
        const groundOf = (element: Element | null): number => {
          if (!element) return 0;
          const hashed = grounds.get(element);
          if (hashed !== undefined) return hashed;
          const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
          const below = groundOf(element.parentElement);
          const isPlain =
            backgroundColor === 'rgba(0, 0, 0, 0)' &&
            backgroundImage === 'none' &&
            opacity === '1' &&
            (position === 'static' || position === 'relative');
          const ground = isPlain
            ? below
            : hashOf(below, [backgroundColor, backgroundImage, opacity, position]);
          grounds.set(element, ground);
          return ground;
        };
        /** Returns a hash of what decides about an element's colours. A link has to differ from the text around it. */
        const lookOf = (element: Element) => {
          const style = getComputedStyle(element);
          const { color, fontSize, fontWeight, textDecorationLine, textShadow } = style;
          const around = element.closest('a')?.parentElement;
          const values = [element.localName, color, fontSize, fontWeight, textDecorationLine, textShadow];
          if (around) values.push(getComputedStyle(around).color, getComputedStyle(around).fontWeight);
          return hashOf(groundOf(element), values);
        };
        const looks = new Set<number>();
        for (const element of elements()) {
          element.removeAttribute(mark.look);
          if (!(hasText(element) || 'value' in element) || !element.checkVisibility()) continue;
          const look = lookOf(element);
          if (checked.has(look)) continue;
          checked.add(look);
          looks.add(look);
          element.setAttribute(mark.look, '');
        }
        return [...looks];
      };

      const { scrollX, scrollY } = window;
      scrollTo({ top: 0, behavior: 'instant' });
      // A slow page changes in steps.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const { dataset } = document.documentElement;
      const { theme: own = '' } = dataset;
      const other = own === 'dark' ? 'light' : 'dark';
      const found: Found[] = [];
      for (const theme of [own, other]) {
        dataset.theme = theme;
        // A mix of both themes would fail.
        const transitions = document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition);
        await Promise.allSettled(transitions.map(({ finished }) => finished));
        const looks = markNewLooks();
        if (theme === own) markSmallTargets();
        else if (looks.length === 0) continue;
        const rules = theme === own ? allRules : { runOnly: colourRules };
        const { violations } = await run(document, { ...rules, resultTypes: ['violations'] });
        const named = violations.map(({ id, nodes }) => ({
          id,
          at: nodes.map(({ target }) => target.join(' ')),
        }));
        found.push({ theme, violations: named, looks });
      }
      dataset.theme = own;
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return found;
    },
    {
      mark: MARK,
      large: LARGE_TARGET,
      known,
      allRules: ALL_RULES,
      colourRules: Object.keys(COLOUR_RULES),
    },
  );

/**
 * Checks the page against WCAG 2.2 AA with axe, and its colours in the light and the dark theme. Scrolls to its top for
 * that: axe takes a button that the top bar covers in part for one that is too small. Takes 0.4 s of processor time, so check
 * each page and each kind of dialog once.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const file = fileOfLooks();
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
  let found = await runAxe(page, known);
  if (!found) {
    await loadAxe(page);
    found = await runAxe(page, known);
  }
  const { pathname } = new URL(page.url());
  for (const { theme, violations, looks } of found ?? []) {
    expect(violations, `${pathname}, ${theme}`).toEqual([]);
    if (looks.length > 0) appendFileSync(file, `${looks.join('\n')}\n`);
  }
}
