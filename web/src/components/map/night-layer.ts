import type { CanvasLayer } from './canvas-overlay.ts';
import type { MapView } from './map-view.ts';
import type { Pen } from './pen.ts';
import { type Sun, shadeOf } from './sun.ts';

/** Cells of the world's square that are worked out; drawing smooths between them. */
const CELLS = 256;

/** Shades the side of the world where it is night, with twilight as a soft edge. */
export class NightLayer implements CanvasLayer {
  readonly sharpWhileZooming = false;
  readonly inParts = true;
  readonly #shade = document.createElement('canvas');
  #strength: number;
  #known = false;

  /** @param strength of full night, 0 to 1 */
  constructor(strength: number) {
    this.#strength = strength;
    this.#shade.width = CELLS;
    this.#shade.height = CELLS;
  }

  isEmpty(): boolean {
    return !this.#known;
  }

  setStrength(strength: number): void {
    this.#strength = strength;
  }

  setSun(sun: Sun): void {
    const context = this.#shade.getContext('2d');
    if (!context) return;
    const picture = context.createImageData(CELLS, CELLS);
    const shade = shadeOf(sun, CELLS);
    for (let at = 0; at < shade.length; at++) picture.data[4 * at + 3] = Math.round((shade[at] ?? 0) * 255);
    context.putImageData(picture, 0, 0);
    this.#known = true;
  }

  draw(context: Pen, view: MapView): void {
    context.globalAlpha = this.#strength;
    context.imageSmoothingEnabled = true;
    // The best costs many times as much, and twilight is smooth anyway.
    context.imageSmoothingQuality = 'low';
    // Where a wide screen shows more than the world, night goes on as the land does.
    for (const shift of [-1, 0, 1]) {
      const left = shift * view.size - view.left;
      if (left > view.width || left + view.size < 0) continue;
      context.drawImage(this.#shade, left, -view.top, view.size, view.size);
    }
    context.globalAlpha = 1;
  }
}
