import type { MapView } from './map-view.ts';
import type { Pen } from './pen.ts';

/** Size of a piece in pixels. */
const STEP = 192;

interface Span {
  start: number;
  length: number;
}

/** Returns the index of the span that contains a position: 0 for the middle one. */
const indexOf = (place: number, { start, length }: Span): number => {
  if (place < start) return -Math.ceil((start - place) / STEP);
  return place < start + length ? 0 : 1 + Math.floor((place - start - length) / STEP);
};

const spanAt = (index: number, middle: Span): Span => {
  if (index === 0) return middle;
  const start = index < 0 ? middle.start + index * STEP : middle.start + middle.length + (index - 1) * STEP;
  return { start, length: STEP };
};

/**
 * Returns the pieces that a view needs around a picture, at the picture's zoom: strips at its sides, squares
 * at its corners.
 *
 * @returns the view of each piece, by a key that is stable for the same picture
 */
export function piecesAround(picture: MapView, view: MapView): Map<string, MapView> {
  const across = { start: picture.left, length: picture.width };
  const down = { start: picture.top, length: picture.height };
  const needed = new Map<string, MapView>();
  const lastColumn = indexOf(view.left + view.width - 1, across);
  const lastRow = indexOf(view.top + view.height - 1, down);
  for (let column = indexOf(view.left, across); column <= lastColumn; column++)
    for (let row = indexOf(view.top, down); row <= lastRow; row++) {
      if (column === 0 && row === 0) continue;
      const x = spanAt(column, across);
      const y = spanAt(row, down);
      const piece = { ...picture, left: x.start, top: y.start, width: x.length, height: y.length };
      needed.set(`${column} ${row}`, piece);
    }
  return needed;
}

/**
 * Transfers a picture to a canvas. The browser does not copy such a canvas with every frame of a pan.
 */
export function showOn(canvas: HTMLCanvasElement, easel: OffscreenCanvas): void {
  const { width, height } = easel;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(easel.transferToImageBitmap());
}

const meets = (one: MapView, other: MapView) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Pieces around a picture on separate canvases. A pan draws only what is new and copies nothing.
 */
export class MapPieces {
  /** Container whose upper left corner is that of the picture. */
  readonly element = document.createElement('div');
  readonly #known = new Map<string, { view: MapView; canvas: HTMLCanvasElement }>();
  #picture: MapView | null = null;

  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  /** Removes all pieces. @param picture view of the new picture */
  clear(picture: MapView | null): void {
    this.#picture = picture;
    this.#known.clear();
    this.element.replaceChildren();
  }

  /** Adds up to `max` missing pieces of a view. */
  fill(
    view: MapView,
    ratio: number,
    draw: (pen: Pen, view: MapView) => void,
    max = Number.POSITIVE_INFINITY,
  ): void {
    const picture = this.#picture;
    if (!picture) return;
    let left = max;
    for (const [key, piece] of piecesAround(picture, view)) {
      if (this.#known.has(key)) continue;
      if (left-- <= 0) return;
      const easel = new OffscreenCanvas(piece.width * ratio, piece.height * ratio);
      const context = easel.getContext('2d');
      if (!context) continue;
      context.scale(ratio, ratio);
      draw(context, piece);
      const canvas = document.createElement('canvas');
      showOn(canvas, easel);
      Object.assign(canvas.style, {
        position: 'absolute',
        left: `${piece.left - picture.left}px`,
        top: `${piece.top - picture.top}px`,
        width: `${piece.width}px`,
        height: `${piece.height}px`,
        maxWidth: 'none',
      });
      this.element.append(canvas);
      this.#known.set(key, { view: piece, canvas });
    }
  }

  /** Checks whether pieces of a view are missing. */
  lacks(view: MapView): boolean {
    if (!this.#picture) return false;
    for (const key of piecesAround(this.#picture, view).keys()) if (!this.#known.has(key)) return true;
    return false;
  }

  /** Removes pieces outside a view. */
  keep(view: MapView): void {
    for (const [key, { view: piece, canvas }] of this.#known) {
      if (meets(piece, view)) continue;
      canvas.remove();
      this.#known.delete(key);
    }
  }

  /** Copies the pieces into another picture of the same zoom. */
  copyTo(context: Pen, picture: MapView): void {
    for (const { view, canvas } of this.#known.values())
      context.drawImage(canvas, view.left - picture.left, view.top - picture.top, view.width, view.height);
  }
}
