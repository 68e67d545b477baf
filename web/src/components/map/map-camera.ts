import type { LeafletEvent, Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import { type MapView, mixViews, viewAround, worldSize } from './map-view.ts';

/** Called with each new view. `settled` is true once a movement has ended. */
export type ViewListener = (view: MapView, settled: boolean) => void;

/** Leaflet animates a zoom by a CSS transition of this length and curve: cubic-bezier(0, 0, 0.25, 1). */
const ZOOM_MS = 250;

/** Returns the transition's progress at a share `t` of its time, clamped to 0 and 1 for late frames. */
export function zoomEase(t: number): number {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  // The curve's x is 0.75 s² (1 − s) + s³. Three steps of Newton's method find s well within a pixel.
  let s = Math.sqrt(t);
  for (let step = 0; step < 3; step++) {
    const slope = 1.5 * s + 0.75 * s * s;
    s -= (0.75 * s * s + 0.25 * s ** 3 - t) / slope;
  }
  return s * s * (3 - 2 * s);
}

/** Tracks a Leaflet map and reports the view of every frame, including animated zooms. */
export class MapCamera {
  view: MapView;
  /** Final view of an animated zoom, or null. */
  target: MapView | null = null;
  readonly #map: LeafletMap;
  readonly #listeners = new Set<ViewListener>();
  #frame = 0;
  #isTaken = false;

  constructor(map: LeafletMap) {
    this.#map = map;
    this.view = this.#read();
    map.on('move zoom', this.#onMove).on('zoomanim', this.#onZoomAnimation);
    map.on('moveend zoomend resize viewreset', this.#onSettled).once('unload', () => this.stop());
  }

  /** Calls `listener` with each change of the view. Returns a function that unsubscribes. */
  subscribe(listener: ViewListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Returns true for the first caller after each change, so that deferrable work of several layers takes
   * turns.
   */
  takeTurn(): boolean {
    const free = !this.#isTaken;
    this.#isTaken = true;
    return free;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#listeners.clear();
    this.#map.off('move zoom', this.#onMove).off('zoomanim', this.#onZoomAnimation);
    this.#map.off('moveend zoomend resize viewreset', this.#onSettled);
  }

  #read(): MapView {
    const zoom = this.#map.getZoom();
    const { min } = this.#map.getPixelBounds();
    const { x, y } = this.#map.getSize();
    return { zoom, size: worldSize(zoom), left: min?.x ?? 0, top: min?.y ?? 0, width: x, height: y };
  }

  #tell(view: MapView, settled: boolean): void {
    this.view = view;
    this.#isTaken = false;
    for (const listener of this.#listeners) listener(view, settled);
  }

  readonly #onMove = (): void => {
    if (!this.target) this.#tell(this.#read(), false);
  };

  readonly #onSettled = (): void => {
    cancelAnimationFrame(this.#frame);
    this.target = null;
    this.#tell(this.#read(), true);
  };

  readonly #onZoomAnimation = (event: LeafletEvent): void => {
    const { center, zoom } = event as ZoomAnimEvent;
    const { x: width, y: height } = this.#map.getSize();
    const size = worldSize(zoom);
    const centre = this.#map.project(center, zoom);
    const from = this.view;
    const to = viewAround({ x: centre.x / size, y: centre.y / size }, zoom, width, height);
    const start = performance.now();
    const step = (now: number) => {
      this.#tell(mixViews(from, to, zoomEase((now - start) / ZOOM_MS)), false);
      // Leaflet ends the animation, which settles the view.
      this.#frame = requestAnimationFrame(step);
    };
    this.target = to;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(step);
  };
}
