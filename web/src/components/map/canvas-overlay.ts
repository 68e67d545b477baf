import { deviceRatio } from './device-ratio.ts';
import type { MapCamera } from './map-camera.ts';
import { MapPieces, showOn } from './map-pieces.ts';
import { type MapView, padView } from './map-view.ts';
import type { Pen } from './pen.ts';

/** A canvas layer of the map, such as land, airports, arcs or aircraft. */
export interface CanvasLayer {
  /**
   * Draws the view on an empty canvas in CSS pixels. Called only if the last picture cannot be reused, so not
   * on every frame of a pan.
   */
  draw(context: Pen, view: MapView): void;
  /** Redraws each frame of a zoom, so that shapes keep their size. Otherwise the last picture is scaled. */
  readonly sharpWhileZooming: boolean;
  /**
   * Whether a part of the view looks the same when drawn separately, so that a pan draws only the uncovered
   * part.
   */
  readonly inParts?: boolean;
  /** Returns whether there is nothing to draw, to avoid an empty canvas over the map. */
  isEmpty?: () => boolean;
}

/** Pixels drawn beyond each side of the screen, so that short pans need no redraw. */
const PADDING = 160;
/** Remaining pixels on a side below which a piece is added in the layer's turn. */
const LOW = 100;
/** Distance in pixels beyond which pieces are discarded. */
const FAR = 640;
/** Scale limits beyond which a scaled picture is redrawn. */
const STRETCH = { min: 0.45, max: 2.1 };

/** Returns the position of one view's upper left corner in another view. */
const offsetOf = (drawn: MapView, view: MapView) => {
  const scale = view.size / drawn.size;
  return { x: drawn.left * scale - view.left, y: drawn.top * scale - view.top };
};

/**
 * One canvas in a map's container. A transform keeps it in place while the map moves, and pieces beside it
 * cover what a pan uncovers. It is not in a Leaflet pane, so it depends only on the view.
 */
export class CanvasOverlay {
  readonly #canvas = document.createElement('canvas');
  readonly #pieces = new MapPieces();
  readonly #camera: MapCamera;
  readonly #layer: CanvasLayer;
  readonly #unsubscribe: () => void;
  #drawn: MapView | null = null;
  /** Last view at the picture's zoom. */
  #last: MapView | null = null;
  #frame = 0;

  /** @param order z-index in the container. Leaflet's tiles have 400, its controls 800. */
  constructor(container: HTMLElement, camera: MapCamera, layer: CanvasLayer, order: number) {
    this.#camera = camera;
    this.#layer = layer;
    this.#canvas.setAttribute('aria-hidden', 'true');
    for (const { style } of [this.#canvas, this.#pieces.element])
      Object.assign(style, {
        position: 'absolute',
        left: `${-PADDING}px`,
        top: `${-PADDING}px`,
        zIndex: String(order),
        pointerEvents: 'none',
        transformOrigin: '0 0',
        maxWidth: 'none',
      });
    container.append(this.#canvas, this.#pieces.element);
    this.#unsubscribe = camera.subscribe((view, settled) => this.#follow(view, settled));
    this.#follow(camera.view, true);
  }

  /** Redraws in the next frame, after data or colours have changed. Cheap to call repeatedly. */
  requestDraw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#draw(this.#camera.view);
      this.#place(this.#camera.view);
    });
  }

  /** Sets the opacity of the layer. @param opacity 0 to 1 */
  fade(opacity: number): void {
    for (const { style } of [this.#canvas, this.#pieces.element]) {
      style.visibility = opacity === 0 ? 'hidden' : '';
      style.opacity = opacity < 1 ? String(opacity) : '';
    }
  }

  remove(): void {
    cancelAnimationFrame(this.#frame);
    this.#unsubscribe();
    this.#canvas.remove();
    this.#pieces.element.remove();
  }

  /** Checks whether the last picture, scaled, covers the screen well enough. */
  #serves(view: MapView, settled: boolean): boolean {
    const drawn = this.#drawn;
    if (!drawn || drawn.width !== view.width || drawn.height !== view.height) return false;
    const scale = view.size / drawn.size;
    const ahead = drawn === this.#camera.target || (scale > STRETCH.min && scale < STRETCH.max);
    const { x, y } = offsetOf(drawn, view);
    return (
      (scale === 1 || (!settled && !this.#layer.sharpWhileZooming && ahead)) &&
      x <= PADDING * scale &&
      y <= PADDING * scale &&
      x + (drawn.width + PADDING) * scale >= view.width &&
      y + (drawn.height + PADDING) * scale >= view.height
    );
  }

  #follow(view: MapView, settled: boolean): void {
    if (!this.#extend(view)) {
      if (!settled && view.size !== this.#drawn?.size) this.#unite();
      if (!this.#serves(view, settled)) {
        // Zooming out uncovers more with each frame, so draw the target view once.
        const { target } = this.#camera;
        const out = target !== null && target.size < view.size && !this.#layer.sharpWhileZooming;
        this.#draw(out ? target : view);
      }
    }
    this.#place(view);
  }

  /** Adds pieces for the area uncovered by a pan. Returns false if that is not possible. */
  #extend(view: MapView): boolean {
    const drawn = this.#drawn;
    const can =
      this.#layer.inParts === true &&
      drawn?.size === view.size &&
      drawn.width === view.width &&
      drawn.height === view.height &&
      // Otherwise the joints would not be aligned with device pixels.
      [devicePixelRatio, view.left, view.top, drawn.left, drawn.top].every(Number.isInteger) &&
      Math.abs(drawn.left - view.left) < view.width + PADDING &&
      Math.abs(drawn.top - view.top) < view.height + PADDING;
    if (!can) return false;
    this.#last = view;
    if (this.#layer.isEmpty?.()) return true;
    const draw = (pen: Pen, part: MapView) => this.#layer.draw(pen, part);
    const soon = padView(view, LOW);
    if (this.#pieces.lacks(view)) this.#pieces.fill(view, deviceRatio(), draw);
    else if (this.#pieces.lacks(soon) && this.#camera.takeTurn())
      this.#pieces.fill(soon, deviceRatio(), draw, 1);
    else return true;
    this.#pieces.keep(padView(view, FAR));
    return true;
  }

  /** Merges the picture and its pieces, because the joints would be visible when scaled. */
  #unite(): void {
    const drawn = this.#drawn;
    const last = this.#last;
    if (!drawn || !last || this.#layer.sharpWhileZooming || this.#pieces.isEmpty) return;
    const whole = padView(last, PADDING);
    const { left, top, width, height } = padView(drawn, PADDING);
    this.#pieces.fill(whole, deviceRatio(), (pen, part) => this.#layer.draw(pen, part));
    this.#paint(whole, (pen) => {
      pen.drawImage(this.#canvas, left - whole.left, top - whole.top, width, height);
      this.#pieces.copyTo(pen, whole);
    });
    this.#drawn = last;
    this.#pieces.clear(whole);
  }

  #place(view: MapView): void {
    if (!this.#drawn) return;
    const scale = view.size / this.#drawn.size;
    const { x, y } = offsetOf(this.#drawn, view);
    const shift = PADDING * (1 - scale);
    const transform = `translate3d(${x + shift}px, ${y + shift}px, 0) scale(${scale})`;
    this.#canvas.style.transform = transform;
    if (!this.#pieces.isEmpty) this.#pieces.element.style.transform = transform;
  }

  #draw(view: MapView): void {
    cancelAnimationFrame(this.#frame);
    const padded = padView(view, PADDING);
    this.#drawn = view;
    this.#last = view;
    this.#pieces.clear(padded);
    const empty = this.#layer.isEmpty?.() ?? false;
    this.#canvas.style.display = empty ? 'none' : '';
    if (!empty && view.width > 0 && view.height > 0)
      this.#paint(padded, (pen) => this.#layer.draw(pen, padded));
  }

  /** Paints a new picture on the canvas. */
  #paint({ width, height }: MapView, draw: (pen: Pen) => void): void {
    const canvas = this.#canvas;
    const ratio = deviceRatio();
    const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    if (this.#layer.sharpWhileZooming) {
      // Reuses the canvas memory.
      if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
      const pen = canvas.getContext('2d');
      if (!pen) return;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, width, height);
      draw(pen);
      return;
    }
    const easel = new OffscreenCanvas(size.width, size.height);
    const pen = easel.getContext('2d');
    if (!pen) return;
    pen.scale(ratio, ratio);
    draw(pen);
    showOn(canvas, easel);
  }
}
