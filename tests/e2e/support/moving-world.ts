import { expect, type Locator, type Page } from '@playwright/test';
import type { Flight } from '#game/tables/flight.ts';
import { operator } from '#tests/support/api.ts';
import { type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours } from '#tests/support/world.ts';
import { STORAGE_KEYS } from '#web/config/storage-keys.ts';
import { FIRST_CHOICE } from '#web/features/world/map-choice.ts';
import { unique } from './people.ts';

/** Runs the world at a speed in game minutes per second, or pauses it with 0. */
export async function runWorld(server: TestServer, speed: number): Promise<void> {
  const client = await operator(server);
  const body = speed > 0 ? { paused: false, speed } : { paused: true };
  await client.send('/api/am/world', { method: 'POST', body });
}

/** Speed at which a flight of an hour takes 20 seconds. */
export const WATCHABLE = 3;

interface Flying {
  airline: FlyingAirline;
  flight: Flight;
}

/**
 * Founds an airline with one aircraft between Amsterdam and London. The world must be paused.
 *
 * @param first minute of the day at which its first flight leaves
 * @param wanted filter for the flight to wait for, at a minute of the world
 */
async function founderWith(
  server: TestServer,
  first: number,
  wanted: (minute: number) => string,
): Promise<Flying> {
  const airline = await flyingAirline(server, `Airline ${unique()}`, 1, first);
  for (let hour = 0; hour < 72; hour++) {
    const { minute } = await advanceHours(server, 1);
    const filter = `state = 'flying' && ${wanted(minute)}`;
    const { items } = await airline.client.collection('flight').getList<Flight>(1, 1, { filter });
    if (items[0]) return { airline, flight: items[0] };
  }
  throw new Error('no such flight for three days');
}

/** Returns an airline with a flight that takes off in two to twenty game minutes, whatever the time and earlier delays. */
export const aboutToFly = (server: TestServer): Promise<Flying> =>
  founderWith(server, 6 * 60 + 4, (minute) => `departed >= ${minute + 2} && departed <= ${minute + 20}`);

/** Returns an airline with a flight in the air. */
export const alreadyFlying = (server: TestServer): Promise<Flying> =>
  founderWith(server, 6 * 60 + 30, (minute) => `departed <= ${minute - 5} && landed >= ${minute + 5}`);

/**
 * Hides other airlines' aircraft, which the map shows by default: those of earlier tests fly in the same world.
 * Call it after signing in and before opening the map.
 */
export async function hideOthers(page: Page): Promise<void> {
  const choice = JSON.stringify({ ...FIRST_CHOICE, traffic: false });
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [STORAGE_KEYS.map, choice],
  );
}

/** Indices of the map's canvases, in order of creation. */
export const CANVAS = { airports: 1, night: 3, arcs: 4, aircraft: 6, lights: 8, codes: 9 };

/** Returns a canvas of the map by its index. */
export const canvasOf = (page: Page, canvas: number): Locator =>
  page.locator('[role="application"] > canvas').nth(canvas);

/** Returns a visible point of a line on a canvas, a quarter of the width from its left, in page pixels. */
const pointOfLine = (page: Page, canvas: number) =>
  canvasOf(page, canvas).evaluate((element: HTMLCanvasElement) => {
    const context = new OffscreenCanvas(element.width, element.height).getContext('2d');
    if (!context) return null;
    context.drawImage(element, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, element.width, element.height);
    const box = element.getBoundingClientRect();
    const scale = box.width / element.width;
    const map = element.parentElement?.getBoundingClientRect() ?? box;
    const points: { x: number; y: number }[] = [];
    for (let column = 0; column < width; column++)
      for (let row = 0; row < height; row++) {
        const [x, y] = [box.left + (column + 0.5) * scale, box.top + (row + 0.5) * scale];
        const isSeen = x > map.left && x < map.right && y > map.top && y < map.bottom;
        if (isSeen && (data[4 * (row * width + column) + 3] ?? 0) > 60) points.push({ x, y });
      }
    return points[Math.floor(points.length / 4)] ?? null;
  });

/** Waits until routes are drawn. Returns a visible point of one. */
export async function pointOfRoute(page: Page): Promise<{ x: number; y: number }> {
  await expect.poll(() => pointOfLine(page, CANVAS.arcs)).not.toBeNull();
  return (await pointOfLine(page, CANVAS.arcs)) ?? { x: 0, y: 0 };
}

/**
 * Returns the centre of the opaque pixels of a canvas, in page pixels.
 *
 * @param opaque minimum alpha, 0 to 255
 */
export const middleOfPainted = (page: Page, canvas: number, opaque = 200) =>
  page.evaluate(
    ([index = 0, min = 0]) => {
      const element = document.querySelectorAll<HTMLCanvasElement>('[role="application"] > canvas')[index];
      if (!element || element.style.display === 'none') return null;
      const context = new OffscreenCanvas(element.width, element.height).getContext('2d');
      if (!context) return null;
      context.drawImage(element, 0, 0);
      const { data, width } = context.getImageData(0, 0, element.width, element.height);
      let [count, sumX, sumY] = [0, 0, 0];
      for (let pixel = 3; pixel < data.length; pixel += 4) {
        if ((data[pixel] ?? 0) < min) continue;
        count += 1;
        sumX += ((pixel - 3) / 4) % width;
        sumY += Math.floor((pixel - 3) / 4 / width);
      }
      if (count === 0) return null;
      const box = element.getBoundingClientRect();
      const scale = box.width / element.width;
      return { x: box.left + (sumX / count) * scale, y: box.top + (sumY / count) * scale, count };
    },
    [canvas, opaque],
  );
