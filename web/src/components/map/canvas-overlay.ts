import type { MapCamera } from './map-camera.ts';
import { MapPieces, showOn } from './map-pieces.ts';
import { type MapView, padView } from './map-view.ts';
import type { Pen } from './pen.ts';

/** Something that draws itself over (or under) the map: land, airports; arcs and aircraft plug in the same way. */
export interface CanvasLayer {
  /**
   * Draws what lies in view on an empty canvas whose unit is the CSS pixel. Called only when the last picture no longer
   * serves, so not on every frame of a pan.
   */
  draw(context: Pen, view: MapView): void;
  /** Drawn anew for each frame of a zoom, so that shapes keep their size. Otherwise the last picture is stretched. */
  readonly sharpWhileZooming: boolean;
  /**
   * A part of a view looks the same whether it is drawn alone or with the rest, so that panning need only draw what it
   * uncovers.
   */
  readonly inParts?: boolean;
  /** Has nothing to draw at the moment, so that the browser need not put an empty canvas over the map. */
  isEmpty?: () => boolean;
}

/** Pixels drawn beyond each side of the screen, which panning uses up before anything is drawn again. */
const PADDING = 160;
/** With fewer pixels than this left on a side, a piece is added once it is the layer's turn. */
const LOW = 100;
/** Pieces further off than this are given up. */
const FAR = 640;
/** More device pixels than this per CSS pixel cost memory and show nothing. */
const MAX_RATIO = 2;
/** A stretched picture is drawn anew beyond these scales. */
const STRETCH = { min: 0.45, max: 2.1 };

/** Where the upper left corner of one view lies in another. */
const offsetOf = (drawn: MapView, view: MapView) => {
  const scale = view.size / drawn.size;
  return { x: drawn.left * scale - view.left, y: drawn.top * scale - view.top };
};

const ratioOf = () => Math.min(devicePixelRatio, MAX_RATIO);

/**
 * One canvas in a map's container, kept in place by a transform while the map moves, and pieces beside it for what a pan
 * uncovers; drawn anew only when needed. It lies in the container and not in a pane of Leaflet's, so that it needs
 * nothing but the view.
 */
export class CanvasOverlay {
  readonly #canvas = document.createElement('canvas');
  readonly #pieces = new MapPieces();
  readonly #camera: MapCamera;
  readonly #layer: CanvasLayer;
  readonly #unsubscribe: () => void;
  #drawn: MapView | null = null;
  /** What was shown last at the picture's own zoom. */
  #last: MapView | null = null;
  #frame = 0;

  /** @param order z-index in the container: Leaflet's tiles have 400, its controls 800 */
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

  /** Draws anew with the next frame: for changed data or colours. As often as you like. */
  requestDraw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#draw(this.#camera.view);
      this.#place(this.#camera.view);
    });
  }

  /** Shows the layer, hides it, or only hints at it. @param opacity 0 to 1 */
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

  /** Whether the last picture, stretched, fills the screen well enough. */
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
        // Zooming out uncovers more with each frame: one picture of where it ends serves them all.
        const { target } = this.#camera;
        const out = target !== null && target.size < view.size && !this.#layer.sharpWhileZooming;
        this.#draw(out ? target : view);
      }
    }
    this.#place(view);
  }

  /** Adds to the picture what a pan uncovers. False where that cannot be done. */
  #extend(view: MapView): boolean {
    const drawn = this.#drawn;
    const can =
      this.#layer.inParts === true &&
      drawn?.size === view.size &&
      drawn.width === view.width &&
      drawn.height === view.height &&
      // Otherwise the joints would not lie between pixels of the screen.
      [devicePixelRatio, view.left, view.top, drawn.left, drawn.top].every(Number.isInteger) &&
      Math.abs(drawn.left - view.left) < view.width + PADDING &&
      Math.abs(drawn.top - view.top) < view.height + PADDING;
    if (!can) return false;
    this.#last = view;
    if (this.#layer.isEmpty?.()) return true;
    const draw = (pen: Pen, part: MapView) => this.#layer.draw(pen, part);
    const soon = padView(view, LOW);
    if (this.#pieces.lacks(view)) this.#pieces.fill(view, ratioOf(), draw);
    else if (this.#pieces.lacks(soon) && this.#camera.takeTurn()) this.#pieces.fill(soon, ratioOf(), draw, 1);
    else return true;
    this.#pieces.keep(padView(view, FAR));
    return true;
  }

  /** Makes one picture of the old one and its pieces: stretched side by side, their joints would show. */
  #unite(): void {
    const drawn = this.#drawn;
    const last = this.#last;
    if (!drawn || !last || this.#layer.sharpWhileZooming || this.#pieces.isEmpty) return;
    const whole = padView(last, PADDING);
    const { left, top, width, height } = padView(drawn, PADDING);
    this.#pieces.fill(whole, ratioOf(), (pen, part) => this.#layer.draw(pen, part));
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

  /** Puts a new picture on the canvas. */
  #paint({ width, height }: MapView, draw: (pen: Pen) => void): void {
    const canvas = this.#canvas;
    const ratio = ratioOf();
    const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    if (this.#layer.sharpWhileZooming) {
      // It is drawn often: the same memory serves again and again.
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
