import type { MapCamera } from './map-camera.ts';
import { type MapView, padView } from './map-view.ts';

/** Something that draws itself over (or under) the map: land, airports; arcs and aircraft plug in the same way. */
export interface CanvasLayer {
  /**
   * Draws what lies in view on an empty canvas whose unit is the CSS pixel. Called only when the last picture no longer
   * serves, so not on every frame of a pan.
   */
  draw(context: CanvasRenderingContext2D, view: MapView): void;
  /** Drawn anew for each frame of a zoom, so that shapes keep their size. Otherwise the last picture is stretched. */
  readonly sharpWhileZooming: boolean;
  /** Has nothing to draw at the moment, so that the browser need not put an empty canvas over the map. */
  isEmpty?: () => boolean;
}

/** Pixels drawn beyond each side of the screen, which panning uses up before anything is drawn again. */
const PADDING = 160;
/** More device pixels than this per CSS pixel cost memory and show nothing. */
const MAX_RATIO = 2;
/** A stretched picture is drawn anew beyond these scales. */
const STRETCH = { min: 0.45, max: 2.1 };

/** Where the upper left corner of one view lies in another. */
const offsetOf = (drawn: MapView, view: MapView) => {
  const scale = view.size / drawn.size;
  return { x: drawn.left * scale - view.left, y: drawn.top * scale - view.top };
};

/**
 * One canvas in a map's container, kept in place by a transform while the map moves and drawn anew only when needed.
 * It lies in the container and not in a pane of Leaflet's, so that it needs nothing but the view.
 */
export class CanvasOverlay {
  readonly canvas = document.createElement('canvas');
  readonly #camera: MapCamera;
  readonly #layer: CanvasLayer;
  readonly #unsubscribe: () => void;
  #drawn: MapView | null = null;
  #frame = 0;

  /** @param order z-index in the container: Leaflet's tiles have 400, its controls 800 */
  constructor(container: HTMLElement, camera: MapCamera, layer: CanvasLayer, order: number) {
    this.#camera = camera;
    this.#layer = layer;
    this.canvas.setAttribute('aria-hidden', 'true');
    Object.assign(this.canvas.style, {
      position: 'absolute',
      left: `${-PADDING}px`,
      top: `${-PADDING}px`,
      zIndex: String(order),
      pointerEvents: 'none',
      transformOrigin: '0 0',
      maxWidth: 'none',
    });
    container.append(this.canvas);
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

  remove(): void {
    cancelAnimationFrame(this.#frame);
    this.#unsubscribe();
    this.canvas.remove();
  }

  /** Whether the last picture, stretched, still fills the screen well enough. */
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
    if (!this.#serves(view, settled)) {
      // Zooming out uncovers more with each frame: one picture of where it ends serves them all.
      const { target } = this.#camera;
      const out = target !== null && target.size < view.size && !this.#layer.sharpWhileZooming;
      this.#draw(out ? target : view);
    }
    this.#place(view);
  }

  #place(view: MapView): void {
    if (!this.#drawn) return;
    const scale = view.size / this.#drawn.size;
    const { x, y } = offsetOf(this.#drawn, view);
    const shift = PADDING * (1 - scale);
    this.canvas.style.transform = `translate3d(${x + shift}px, ${y + shift}px, 0) scale(${scale})`;
  }

  #draw(view: MapView): void {
    cancelAnimationFrame(this.#frame);
    const ratio = Math.min(devicePixelRatio, MAX_RATIO);
    const padded = padView(view, PADDING);
    const { canvas } = this;
    const width = Math.round(padded.width * ratio);
    const height = Math.round(padded.height * ratio);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.width = `${padded.width}px`;
      canvas.style.height = `${padded.height}px`;
    }
    this.#drawn = view;
    const empty = this.#layer.isEmpty?.() ?? false;
    canvas.style.display = empty ? 'none' : '';
    if (empty) return;
    const context = canvas.getContext('2d');
    if (!context || view.width === 0 || view.height === 0) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, padded.width, padded.height);
    this.#layer.draw(context, padded);
  }
}
