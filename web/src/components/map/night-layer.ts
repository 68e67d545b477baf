import type { CanvasLayer } from './canvas-overlay.ts';
import type { MapView } from './map-view.ts';
import type { Pen } from './pen.ts';
import { worldViews } from './repeated-world.ts';
import { type Sun, shadeOf } from './sun.ts';

/** Number of cells per side of the Web Mercator square. Drawing smooths between them. */
const CELLS = 256;

/** Opacity of full night by theme. 12% would be invisible on a dark ground. */
const STRENGTH = { light: 0.12, dark: 0.3 };

const isDark = () => document.documentElement.dataset.theme === 'dark';

/** Tints the night side of the world, with twilight as a soft edge. */
export class NightLayer implements CanvasLayer {
  readonly sharpWhileZooming = false;
  readonly inParts = true;
  readonly #shade = document.createElement('canvas');
  #tint = '#000000';
  #strength = 0;
  #known = false;

  constructor() {
    this.#shade.width = CELLS;
    this.#shade.height = CELLS;
  }

  isEmpty(): boolean {
    return !this.#known;
  }

  /**
   * Sets the tint and the opacity for the current theme.
   *
   * @param tint #RRGGBB
   */
  setTint(tint: string, onImagery = false): void {
    this.#tint = tint;
    this.#strength = isDark() && !onImagery ? STRENGTH.dark : STRENGTH.light;
    const context = this.#shade.getContext('2d');
    if (context && this.#known) this.#colour(context);
  }

  setSun(sun: Sun): void {
    const context = this.#shade.getContext('2d');
    if (!context) return;
    const picture = context.createImageData(CELLS, CELLS);
    const shade = shadeOf(sun, CELLS);
    for (let index = 0; index < shade.length; index++)
      picture.data[4 * index + 3] = Math.round((shade[index] ?? 0) * 255);
    context.putImageData(picture, 0, 0);
    this.#colour(context);
    this.#known = true;
  }

  /** Applies the tint and keeps the opacity. */
  #colour(context: CanvasRenderingContext2D): void {
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = this.#tint;
    context.fillRect(0, 0, CELLS, CELLS);
    context.globalCompositeOperation = 'source-over';
  }

  draw(context: Pen, view: MapView): void {
    context.globalAlpha = this.#strength;
    context.imageSmoothingEnabled = true;
    // Higher quality is much slower, and twilight is smooth anyway.
    context.imageSmoothingQuality = 'low';
    for (const { left, top, size } of worldViews(view, 0))
      context.drawImage(this.#shade, -left, -top, size, size);
    context.globalAlpha = 1;
  }
}
