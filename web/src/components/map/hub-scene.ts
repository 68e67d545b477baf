import type { Airport } from '#game/world/airport/airport.ts';
import { type BaseMap, loadCoarseMap, loadFineMap, loadNames, type PlacedName } from './base-map-data.ts';
import { deviceRatio } from './device-ratio.ts';
import { type FlightPath, type MapSpot, planFlight } from './flight-path.ts';
import { type MapColours, readMapColours } from './map-colours.ts';
import { type MapView, TILE_SIZE, toWorld, viewAround } from './map-view.ts';
import { paintLand } from './paint-land.ts';
import { paintNames } from './paint-names.ts';
import { nearestX, pixelX } from './repeated-world.ts';

export type Place = Pick<Airport, 'iata' | 'lat' | 'lon'>;

/** The centre of Europe, and the shown share of the world's width and height. */
const REGION = toWorld({ lat: 54, lon: 13 });
const REGION_SHARE = { width: 0.18, height: 0.15 };
const REGION_ZOOM_MIN = 2;
const HUB_ZOOM = 5.5;

/** Draws the small map of onboarding and moves it from hub to hub. */
export class HubScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #observer: ResizeObserver;
  #map: BaseMap | null = null;
  #names: PlacedName[] = [];
  #colours: MapColours = readMapColours();
  #place: Place | null = null;
  #spot: MapSpot = { ...REGION, zoom: REGION_ZOOM_MIN };
  #size = { width: 0, height: 0 };
  #frame = 0;
  #stopped = false;

  constructor(box: HTMLElement, canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#observer = new ResizeObserver(() => {
      this.#size = { width: box.clientWidth, height: box.clientHeight };
      if (this.#place === null) {
        // No animation, because only the size of the map has changed.
        cancelAnimationFrame(this.#frame);
        this.#spot = this.#region();
      }
      this.#draw();
    });
    this.#observer.observe(box);
    void this.#load();
  }

  stop(): void {
    this.#stopped = true;
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  /** Reads the colours again after a change of theme. */
  recolour(): void {
    this.#colours = readMapColours();
    this.#draw();
  }

  /**
   * Moves to a place, or back to the region for null. Without animation if the user prefers reduced motion.
   */
  flyTo(place: Place | null): void {
    this.#place = place;
    const there = place ? { ...toWorld(place), zoom: HUB_ZOOM } : this.#region();
    // The short way around the world.
    const target = { ...there, x: nearestX(there.x, this.#spot.x) };
    const flight = planFlight(this.#spot, target, this.#size.width);
    cancelAnimationFrame(this.#frame);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#arrive(target);
    else this.#fly(flight);
  }

  /** Returns the position that shows all of Europe. */
  #region(): MapSpot {
    const { width, height } = this.#size;
    const world = Math.min(width / REGION_SHARE.width, height / REGION_SHARE.height);
    return { ...REGION, zoom: Math.max(REGION_ZOOM_MIN, Math.log2(world / TILE_SIZE)) };
  }

  #arrive(spot: MapSpot): void {
    this.#spot = spot;
    this.#draw();
  }

  #fly(flight: FlightPath): void {
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / flight.ms));
      this.#arrive(flight.at(t));
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  async #load(): Promise<void> {
    try {
      for (const load of [loadCoarseMap, loadFineMap]) {
        this.#map = await load();
        if (this.#stopped) return;
        this.#draw();
      }
      this.#names = await loadNames();
      if (!this.#stopped) this.#draw();
    } catch {
      // Optional: without the land, the hub's mark is still visible on water.
    }
  }

  #draw(): void {
    const { width, height } = this.#size;
    const context = this.#canvas.getContext('2d');
    if (!context || width === 0 || height === 0) return;
    const ratio = deviceRatio();
    if (
      this.#canvas.width !== Math.round(width * ratio) ||
      this.#canvas.height !== Math.round(height * ratio)
    ) {
      this.#canvas.width = Math.round(width * ratio);
      this.#canvas.height = Math.round(height * ratio);
      this.#canvas.style.width = `${width}px`;
      this.#canvas.style.height = `${height}px`;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const view = viewAround(this.#spot, this.#spot.zoom, width, height);
    if (this.#map) paintLand(context, view, this.#map, this.#colours);
    paintNames(context, view, this.#names, this.#colours);
    if (this.#place) this.#drawMark(context, view, this.#place);
  }

  #drawMark(context: CanvasRenderingContext2D, view: MapView, place: Place): void {
    const at = toWorld(place);
    const x = pixelX(at.x, view);
    const y = at.y * view.size - view.top;
    const circle = (radius: number) => {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
    };
    context.fillStyle = this.#colours.accent;
    context.strokeStyle = this.#colours.accent;
    circle(5);
    context.fill();
    context.lineWidth = 1.5;
    circle(9);
    context.stroke();
    context.font = '550 13px Inter, sans-serif';
    context.textBaseline = 'middle';
    context.lineWidth = 4;
    context.lineJoin = 'round';
    context.strokeStyle = this.#colours.rim;
    context.strokeText(place.iata, x + 15, y);
    context.fillStyle = this.#colours.label;
    context.fillText(place.iata, x + 15, y);
  }
}
