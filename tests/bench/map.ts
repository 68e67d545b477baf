import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '#scripts/chromium.ts';
import { signUpAndFound } from '../support/player.ts';
import { startServer } from '../support/server.ts';
import { atLeast, type Figure, figure, median, missing } from './figure.ts';
import { fakeTraffic, IN_THE_AIR } from './map-traffic.ts';

const NO_TILES = { AM_TILES_SATELLITE: 'off', AM_TILES_WEATHER: 'off', AM_TILES_CHART: 'off' };
const VIEWPORT = { width: 1440, height: 900 };
const ALL_AIRPORTS = 4488;
/** All continents, large and medium airports: the most that a player can show on the map. */
const EVERYTHING = {
  satellite: false,
  weather: false,
  chart: false,
  continents: ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'],
  medium: true,
  traffic: true,
  night: true,
};
const PAN_SECONDS = 5;
const SLOWDOWN = 4;
/** Frames per second, of the 60 that a screen shows. */
const SMOOTH_FPS = 50;

/** Returns a browser profile that is signed in and has these map settings. */
async function enter(
  browser: Browser,
  url: string,
  session: string,
  choice?: object,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await prepare?.(context);
  await context.addInitScript(
    ([stored, map]) => {
      localStorage.setItem('pocketbase_auth', stored ?? '');
      if (map) localStorage.setItem('airline-manager.map', map);
    },
    [session, choice ? JSON.stringify(choice) : ''],
  );
  const page = await context.newPage();
  await page.goto(url);
  return context;
}

/** Runs in the page. Text, because tsx adds helpers to functions that the page does not have. */
const NOTE_FRAMES = `
  window.frameTimes = [];
  requestAnimationFrame(function note(now) {
    frameTimes.push(now);
    requestAnimationFrame(note);
  });`;

/** Returns the milliseconds between frames while the map is dragged back and forth. */
async function framesWhilePanning(page: Page): Promise<number[]> {
  await page.evaluate(NOTE_FRAMES);
  const { width, height } = VIEWPORT;
  const end = Date.now() + PAN_SECONDS * 1000;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  for (let step = 0; Date.now() < end; step++) {
    const part = (step % 120) / 60;
    const x = part < 1 ? part : 2 - part;
    await page.mouse.move(300 + x * (width - 400), height / 2 + Math.sin(step / 20) * 150);
  }
  await page.mouse.up();
  const times = await page.evaluate<number[]>('frameTimes');
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

/**
 * Returns the milliseconds from the start of the visit until the map shows its airports and reacts to the
 * pointer.
 */
async function timeToMap(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('[role="application"][data-airports="115"]');
  // The main thread is free again, so the map reacts to the pointer at once.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  const taken = performance.now() - start;
  await page.close();
  return taken;
}

/**
 * Measures the map in a real browser with a real server: frames per second with all airports, and time to a
 * usable map.
 */
export async function measureMap(): Promise<Figure[]> {
  if (!findChromium()) return [missing('the map', 'there is no Chromium')];
  const server = await startServer({ env: NO_TILES });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    chromiumSandbox: false,
  });
  try {
    const { client } = await signUpAndFound(server.url, 'Bench Air', 'AMS');
    await client.collection('users').authRefresh();
    const session = JSON.stringify({ token: client.authStore.token, record: client.authStore.record });

    const measure = async (aircraft: number, prepare?: (context: BrowserContext) => Promise<void>) => {
      const full = await enter(browser, server.url, session, EVERYTHING, prepare);
      const [page] = full.pages();
      if (!page) throw new Error('the browser opened no page');
      await page.waitForSelector(`[data-airports="${ALL_AIRPORTS}"][data-aircraft="${aircraft}"]`);
      await page.waitForTimeout(1500);
      const frames = await framesWhilePanning(page);
      await full.close();
      return {
        fps: 1000 / (frames.reduce((sum, frame) => sum + frame, 0) / frames.length),
        slowest: frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.99)] ?? 0,
      };
    };
    const quiet = await measure(0);
    const airline = String(client.authStore.record?.airline);
    const busy = await measure(IN_THE_AIR, (context) => fakeTraffic(context, server.url, airline));

    const fresh = await enter(browser, server.url, session);
    const times: number[] = [];
    for (let visit = 0; visit < 5; visit++) times.push(await timeToMap(fresh, server.url));
    await fresh.close();
    const airports = ALL_AIRPORTS.toLocaleString('en');
    return [
      atLeast(`panning ${airports} airports, frames a second`, quiet.fps, SMOOTH_FPS, 'fps'),
      figure(`panning ${airports} airports, slowest of 100 frames`, quiet.slowest, 'ms'),
      atLeast('the same with 2,000 routes and 2,000 aircraft, frames a second', busy.fps, SMOOTH_FPS, 'fps'),
      figure('the same with 2,000 routes and 2,000 aircraft, slowest of 100 frames', busy.slowest, 'ms'),
      figure(`time to an interactive map at ${SLOWDOWN}× CPU slowdown`, median(times), 'ms'),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
