import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import type { Airport } from '../../../../game/airport.ts';
import { AirportsLayer } from '../../components/map/airports-layer.ts';
import { CanvasOverlay } from '../../components/map/canvas-overlay.ts';
import { createMap, wantsNoMotion } from '../../components/map/create-map.ts';
import { HighlightLayer } from '../../components/map/highlight-layer.ts';
import { LandLayer } from '../../components/map/land-layer.ts';
import { MapCamera } from '../../components/map/map-camera.ts';
import { readMapColours } from '../../components/map/map-colours.ts';
import { toWorld } from '../../components/map/map-view.ts';
import { TileLayers } from './tile-layers.ts';
import type { TileStates, WantedTiles } from './tile-states.ts';

export interface SceneEvents {
  /** A click on an airport, or null for one beside all of them. */
  onPick: (airport: Airport | null) => void;
  onTiles: (states: TileStates) => void;
}

/** Pixels at the map's sides that something else lies over. */
interface Covered {
  right: number;
  bottom: number;
}

/** Pixels around an airport in which it can be hit: targets of 24 px, and of 44 px for a finger. */
const REACH = { mouse: 12, touch: 22 };
/** Leaflet's tiles lie at 400, its controls at 800. */
const ORDER = { land: 1, airports: 500, highlight: 510 };
/** Pixels that a selected airport must be away from the map's sides to count as in view. */
const INSET = 28;
/** How near an airport is looked at that had to be flown to: with its surroundings, whatever the zoom was before. */
const NEAR_ZOOM = { min: 5, max: 7 };

/** Where the map was when it was last left, for as long as the page lives. */
let lastView: { lat: number; lng: number; zoom: number } | undefined;

/** The world map's moving parts: Leaflet, the canvas layers above and below its tiles, and what the pointer does. */
export class WorldScene {
  readonly map: LeafletMap;
  readonly camera: MapCamera;
  readonly #tiles: TileLayers;
  readonly #land: LandLayer;
  readonly #airports: AirportsLayer;
  readonly #highlight: HighlightLayer;
  readonly #overlays: CanvasOverlay[];
  #onImagery = false;

  constructor(element: HTMLElement, events: SceneEvents) {
    this.map = createMap(element);
    if (lastView) this.map.setView(lastView, lastView.zoom, { animate: false });
    this.camera = new MapCamera(this.map);
    const colours = readMapColours();
    this.#land = new LandLayer(colours);
    this.#airports = new AirportsLayer(colours);
    this.#highlight = new HighlightLayer(colours);
    this.#overlays = [
      new CanvasOverlay(element, this.camera, this.#land, ORDER.land),
      new CanvasOverlay(element, this.camera, this.#airports, ORDER.airports),
      new CanvasOverlay(element, this.camera, this.#highlight, ORDER.highlight),
    ];
    this.#land.onChange = () => this.#overlays[0]?.requestDraw();
    this.#tiles = new TileLayers(this.map, events.onTiles);
    this.#watchPointer(element, events.onPick);
    document.fonts?.ready.then(() => {
      this.#airports.resetText();
      for (const overlay of this.#overlays) overlay.requestDraw();
    });
  }

  destroy(): void {
    lastView = { ...this.map.getCenter(), zoom: this.map.getZoom() };
    for (const overlay of this.#overlays) overlay.remove();
    this.camera.stop();
    this.#tiles.stop();
    this.map.remove();
  }

  /** @param hub id of the player's own hub, '' for none */
  setAirports(airports: readonly Airport[], hub: string): void {
    this.#airports.setAirports(airports, hub);
    this.#overlays[1]?.requestDraw();
  }

  setTiles(wanted: WantedTiles): void {
    this.#tiles.show(wanted);
  }

  /** Takes the colours of the theme, or those that stand out on satellite pictures. */
  recolour(onImagery = this.#onImagery): void {
    this.#onImagery = onImagery;
    const colours = readMapColours(onImagery);
    this.#land.setColours(colours);
    this.#airports.setColours(colours);
    this.#highlight.colours = colours;
    for (const overlay of this.#overlays) overlay.requestDraw();
  }

  /**
   * Marks an airport as selected, or none. The map moves only if the airport is out of view.
   * @param covered pixels at the map's sides that something else lies over
   */
  select(airport: Airport | null, covered: Covered): void {
    this.#highlight.selected = airport;
    this.#overlays[2]?.requestDraw();
    if (airport) this.#bringIntoView(airport, covered);
  }

  /** Zooms by whole steps: around the selected airport if it is in view, else around the middle. */
  zoomBy(steps: number): void {
    const { selected } = this.#highlight;
    const at = selected ? ([selected.lat, selected.lon] as [number, number]) : this.map.getCenter();
    const anchor = this.map.getBounds().contains(at) ? at : this.map.getCenter();
    this.map.setZoomAround(anchor, this.map.getZoom() + steps);
  }

  #bringIntoView(airport: Airport, covered: Covered): void {
    const { view } = this.camera;
    const point = toWorld(airport);
    const x = point.x * view.size - view.left;
    const y = point.y * view.size - view.top;
    const right = view.width - covered.right - INSET;
    const bottom = view.height - covered.bottom - INSET;
    const inX = x >= INSET && x <= right;
    if (inX && y >= INSET && y <= bottom) return;
    const at = { lat: airport.lat, lng: airport.lon };
    const zoom = Math.round(Math.min(NEAR_ZOOM.max, Math.max(NEAR_ZOOM.min, view.zoom)));
    const still = wantsNoMotion();
    // Hidden only by what lies over the map's right or lower side: moved just so far that it shows.
    const onScreen = x >= INSET && y >= INSET && x <= view.width && y <= view.height;
    if (onScreen) this.map.panBy([Math.max(0, x - right), Math.max(0, y - bottom)], { animate: !still });
    else if (still) this.map.setView(at, zoom, { animate: false });
    else this.map.flyTo(at, zoom, { duration: 0.9 });
  }

  #watchPointer(element: HTMLElement, onPick: SceneEvents['onPick']): void {
    const under = ({ containerPoint }: LeafletMouseEvent, reach: number) =>
      this.#airports.hit(this.camera.view, containerPoint.x, containerPoint.y, reach);
    this.map.on('click', (event) => {
      const pointer = (event.originalEvent as PointerEvent).pointerType;
      onPick(under(event, pointer === 'touch' ? REACH.touch : REACH.mouse) ?? null);
    });
    const hover = (airport: Airport | null) => {
      if (this.#highlight.hovered === airport) return;
      this.#highlight.hovered = airport;
      element.style.cursor = airport ? 'pointer' : '';
      this.#overlays[2]?.requestDraw();
    };
    this.map.on('mousemove', (event) => hover(under(event, REACH.mouse) ?? null));
    this.map.on('mouseout dragstart zoomstart', () => hover(null));
  }
}
