import type { Page } from 'playwright';
import { openWindow, play, type Studio } from './camera.ts';
import type { Viewer } from './people.ts';
import type { Step } from './step.ts';
import type { Variant } from './variants.ts';

/** Milliseconds after which a step that fails in a window of others gets its own. */
const PATIENCE = 5_000;

interface Window {
  viewer: Viewer;
  variant: Variant;
  page: Page;
}

/** Goes to a path without loading the product again. The page between closes what the last step has opened. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.unrouteAll();
  await page.context().setOffline(false);
  const show = (url: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, url);
  await show('/about/');
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  // Notices and the dialog about the product belong to no page.
  await page.keyboard.press('Escape');
  await show(path);
}

/**
 * Returns a function that plays a step without taking its picture. The steps of a person with an airline share a window,
 * which takes half the time. A step that fails in it is played again in a new one.
 */
export function stepTrier(studio: Studio): (step: Step, variant: Variant) => Promise<void> {
  const windows = new Map<string, Window>();

  const playIn = ({ viewer, page, variant }: Window, step: Step) => play(studio, page, step, viewer, variant);

  /** Returns whether the step has succeeded. */
  async function succeedsIn(window: Window, step: Step): Promise<boolean> {
    try {
      window.page.setDefaultTimeout(PATIENCE);
      await moveTo(window.page, step.path);
      await playIn(window, step);
      return true;
    } catch {
      await window.page.context().close();
      return false;
    }
  }

  return async (step, variant) => {
    const name = `${step.as} ${variant.name}`;
    const kept = windows.get(name);
    if (kept && (await succeedsIn(kept, step))) return;
    windows.delete(name);
    const viewer = await studio.cast(step.as);
    const window = { viewer, variant, page: await openWindow(studio, variant, viewer) };
    let isKept = false;
    try {
      await window.page.goto(step.path);
      await playIn(window, step);
      isKept = step.as === 'founder' || step.as === 'beginner';
      if (isKept) windows.set(name, window);
    } finally {
      if (!isKept) await window.page.context().close();
    }
  };
}
