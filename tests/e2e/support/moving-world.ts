import type { Page } from '@playwright/test';
import { operator } from '../../support/api.ts';
import type { TestServer } from '../../support/server.ts';

/** Lets the world run at so many game minutes a second, or stops it with 0. */
export async function runWorld(server: TestServer, speed: number): Promise<void> {
  const client = await operator(server);
  const body = speed > 0 ? { paused: false, speed } : { paused: true };
  await client.send('/api/am/world', { method: 'POST', body });
}

/** Number in the list of the map's canvases, which lie in the order in which they are made. */
export const CANVAS = { airports: 1, night: 3, arcs: 4, aircraft: 6 };

/** The middle of what a canvas of the map shows in a colour that is hardly transparent, in pixels of the page. */
export const middleOfPainted = (page: Page, canvas: number) =>
  page.evaluate((at) => {
    const element = document.querySelectorAll<HTMLCanvasElement>('[role="application"] > canvas')[at];
    const context = element?.getContext('2d');
    if (!element || !context || element.style.display === 'none') return null;
    const { data, width } = context.getImageData(0, 0, element.width, element.height);
    let [count, sumX, sumY] = [0, 0, 0];
    for (let pixel = 3; pixel < data.length; pixel += 4) {
      if ((data[pixel] ?? 0) < 200) continue;
      count += 1;
      sumX += ((pixel - 3) / 4) % width;
      sumY += Math.floor((pixel - 3) / 4 / width);
    }
    if (count === 0) return null;
    const box = element.getBoundingClientRect();
    const scale = box.width / element.width;
    return { x: box.left + (sumX / count) * scale, y: box.top + (sumY / count) * scale, count };
  }, canvas);
