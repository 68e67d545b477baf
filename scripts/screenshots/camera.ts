import type { Browser, BrowserContext, Page } from 'playwright';
import type { TestServer } from '#tests/support/server.ts';
import type { Role, Viewer } from './people.ts';
import type { Step } from './step.ts';
import { untilIdle } from './until-idle.ts';
import type { Variant } from './variants.ts';

/** Time for animations to finish, in milliseconds. */
const REST_MS = 600;
/** Time for a page to show a state. Forecasts of all destinations take two minutes beside four other tests. */
const TIMEOUT_MS = 300_000;

/**
 * Returns the newest link below `path` for that address from the server's log. Without a mail server, links
 * appear there.
 */
async function loggedLink(server: TestServer, email: string, path: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const line = server
      .log()
      .split('\n')
      .findLast((text) => text.includes(email) && text.includes(`${path}?token=`));
    const link = line?.match(/https?:\/\/\S+/)?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server made no link to ${path} for ${email}`);
}

function openContext(
  { browser, server: { url }, isQuick }: Studio,
  variant: Variant,
  viewer: Viewer,
): Promise<BrowserContext> {
  const localStorage = viewer.session ? [{ name: 'pocketbase_auth', value: viewer.session }] : [];
  return browser.newContext({
    baseURL: url,
    viewport: variant.viewport,
    colorScheme: variant.colorScheme,
    hasTouch: variant.phone,
    isMobile: variant.phone,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    reducedMotion: isQuick ? 'reduce' : undefined,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}

async function settle(page: Page): Promise<void> {
  await untilIdle(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(REST_MS);
}

export interface Studio {
  browser: Browser;
  server: TestServer;
  cast: (role: Role) => Promise<Viewer>;
  /** Whether pages need not look as players see them. Motion takes a seventh of the processor time. */
  isQuick: boolean;
}

/** Opens an empty page in a browser context of its own, which the caller closes. */
export async function openWindow(studio: Studio, variant: Variant, viewer: Viewer): Promise<Page> {
  const context = await openContext(studio, variant, viewer);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}

/**
 * Changes a page that has been opened at the step's path into the step's state.
 * @throws Error that says what the page shows instead
 */
export async function play(
  { server }: Studio,
  page: Page,
  step: Step,
  viewer: Viewer,
  { phone }: Variant,
): Promise<void> {
  const link = (below: string) => loggedLink(server, viewer.email, below);
  try {
    await step.act?.(page, { viewer, phone, link });
  } catch (error) {
    const shown = await page.locator('body').innerText();
    throw new Error(`${String(error).split('\n')[0]} The page shows: ${shown.replaceAll(/\s+/g, ' ')}`);
  }
}

/** Plays one step in one variant and takes its picture, as PNG, or as JPEG if a quality is given. */
export async function takePicture(
  studio: Studio,
  step: Step,
  variant: Variant,
  path: string,
  quality?: number,
): Promise<void> {
  const viewer = await studio.cast(step.as);
  const page = await openWindow(studio, variant, viewer);
  try {
    await page.goto(step.path);
    await play(studio, page, step, viewer, variant);
    // Otherwise sticky bars would appear in the middle of the page.
    if (step.whole) await page.evaluate(() => scrollTo(0, 0));
    await settle(page);
    await page.screenshot({
      path,
      fullPage: step.whole === true,
      ...(quality === undefined ? {} : { type: 'jpeg', quality }),
    });
  } finally {
    await page.context().close();
  }
}
