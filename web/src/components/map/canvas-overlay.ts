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
}

/** Pixels drawn beyond each side of the screen, which panning uses up before anything is drawn again. */
const PADDING = 160;
/** More device pixels than this per CSS pixel cost memory and show nothing. */
const MAX_RATIO = 2;
/** A stretched picture is drawn anew beyond these scales. */
const STRETCH = { min: 0.45, max: 2.1 };

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
    this.#draw(camera.view);
  }

  /** Draws anew with the next frame: for changed data or colours. As often as you like. */
  requestDraw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw(this.#camera.view));
  }

  remove(): void {
    cancelAnimationFrame(this.#frame);
    this.#unsubscribe();
    this.canvas.remove();
  }

  #follow(view: MapView, settled: boolean): void {
    const drawn = this.#drawn;
    if (!drawn || drawn.width !== view.width || drawn.height !== view.height) return this.#draw(view);
    const scale = view.size / drawn.size;
    const x = drawn.left * scale - view.left;
    const y = drawn.top * scale - view.top;
    const covers =
      x <= PADDING * scale &&
      y <= PADDING * scale &&
      x + (drawn.width + PADDING) * scale >= view.width &&
      y + (drawn.height + PADDING) * scale >= view.height;
    const fits =
      scale === 1 ||
      (!settled && !this.#layer.sharpWhileZooming && scale > STRETCH.min && scale < STRETCH.max);
    if (!fits || !covers) return this.#draw(view);
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
    canvas.style.transform = '';
    this.#drawn = view;
    const context = canvas.getContext('2d');
    if (!context || view.width === 0 || view.height === 0) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, padded.width, padded.height);
    this.#layer.draw(context, padded);
  }
}
