import { type LatLng, type Map as LeafletMap, type LeafletMouseEvent, type Point, point } from 'leaflet';
import type { Airport } from '#game/world/airport/airport.ts';
import { AirportsLayer } from '#web/components/map/airports-layer.ts';
import { type CanvasLayer, CanvasOverlay } from '#web/components/map/canvas-overlay.ts';
import { coverCopies } from '#web/components/map/cover-copies.ts';
import { createMap, showHub, showsHub } from '#web/components/map/create-map.ts';
import { HighlightLayer } from '#web/components/map/highlight-layer.ts';
import { LandLayer } from '#web/components/map/land-layer.ts';
import { MapCamera } from '#web/components/map/map-camera.ts';
import { readMapColours } from '#web/components/map/map-colours.ts';
import { toWorld, type WorldPoint, worldSize } from '#web/components/map/map-view.ts';
import { wantsNoMotion } from '#web/components/map/no-motion.ts';
import { nearestX, pixelX } from '#web/components/map/repeated-world.ts';
import type { RightOf } from './map-rights.ts';
import { type MapTarget, targetAt } from './map-target.ts';
import { TileLayers } from './tile-layers.ts';
import type { TileStates, WantedTiles } from './tile-states.ts';
import { TrafficScene } from './traffic-scene.ts';

export interface SceneEvents {
  /** A click on an airport, or null for a click on the background. */
  onPick: (airport: Airport | null) => void;
  /** A click on an aircraft. */
  onPickFlight: (flight: string) => void;
  /** A click on the arc of one of the airline's routes. */
  onPickRoute: (route: string) => void;
  onTiles: (states: TileStates) => void;
}

/** Covered pixels at the edges of the map. */
export interface Covered {
  right: number;
  bottom: number;
}

/** z-index. Leaflet's tiles are at 400, its controls at 800, aircraft at 505. */
const ORDER = { land: 1, airports: 500, codes: 507, highlight: 510 };
/** Minimum distance in pixels from the edges for a selection to count as in view. Aircraft have a label. */
const INSET = { airport: 28, aircraft: 60 };
/** Zoom range after the map has moved to an airport, so that its surroundings are visible. */
const NEAR_ZOOM = { min: 5, max: 7 };

/** Last position of the map, kept until the page is reloaded. */
let lastView: { lat: number; lng: number; zoom: number } | undefined;

/** The world map: Leaflet, canvas layers above and below its tiles, and pointer events. */
export class WorldScene {
  readonly map: LeafletMap;
  readonly camera: MapCamera;
  readonly traffic: TrafficScene;
  readonly #tiles: TileLayers;
  readonly #land: LandLayer;
  readonly #airports: AirportsLayer;
  readonly #highlight: HighlightLayer;
  readonly #overlays: CanvasOverlay[];
  readonly #codes: CanvasOverlay;
  #onImagery = false;
  /** Whether the map has its first view: of the player's network, or where it was before or was moved to. */
  #isPlaced = lastView !== undefined;
  /** Whether the hub is out of the initial view. Undefined until the hub is known. */
  #isHubAway: boolean | undefined;
  /** The selected flight once the map has shown it, '' for none. */
  #flight = '';
  #covered: Covered = { right: 0, bottom: 0 };
  /** Whether the map moves with the flight: not while it moves otherwise, nor after the player has moved it away. */
  #isFollowing = false;
  /** Whether a move has begun and not ended. A change of the map's size only ends. */
  #isMoving = false;
  /** Whether the map moves for the flight. It is followed afterwards even if it has left the view in the meantime. */
  #isOwnMove = false;

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
    this.traffic = new TrafficScene(element, this.camera, colours);
    coverCopies(element, this.camera);
    const codes: CanvasLayer = {
      sharpWhileZooming: true,
      inParts: true,
      draw: (context, view) => this.#airports.drawOwnCodes(context, view),
    };
    this.#codes = new CanvasOverlay(element, this.camera, codes, ORDER.codes);
    this.#overlays.push(this.#codes);
    this.#land.onChange = () => this.#overlays[0]?.requestDraw();
    this.#tiles = new TileLayers(this.map, events.onTiles);
    this.#watchPointer(element, events);
    this.traffic.onMove = () => this.#follow();
    this.map.on('movestart', () => {
      this.#isMoving = true;
      this.#isFollowing = false;
      this.#isPlaced = true;
    });
    this.map.on('moveend', () => {
      if (this.#isMoving) {
        this.#startFollowing(this.#isOwnMove);
        this.#isOwnMove = false;
        this.#isMoving = false;
      }
      // In the next frame, because a drag of the player ends this move and begins its own at once.
      requestAnimationFrame(() => this.#follow());
    });
    document.fonts?.ready.then(() => {
      this.#airports.resetText();
      for (const overlay of this.#overlays) overlay.requestDraw();
    });
  }

  destroy(): void {
    this.#flight = '';
    lastView = { ...this.map.getCenter().wrap(), zoom: this.map.getZoom() };
    this.traffic.destroy();
    for (const overlay of this.#overlays) overlay.remove();
    this.camera.stop();
    this.#tiles.stop();
    this.map.remove();
  }

  /**
   * @param hub id of the player's hub, '' for none
   * @param own ids of the airports that the player flies to
   */
  setAirports(airports: readonly Airport[], hub: string, own: ReadonlySet<string>): void {
    this.#airports.setAirports(airports, hub, own);
    this.#placeFirst(airports, hub, own);
    this.#overlays[1]?.requestDraw();
    this.#codes.requestDraw();
  }

  #placeFirst(airports: readonly Airport[], hub: string, own: ReadonlySet<string>): void {
    const home = this.#isPlaced ? undefined : airports.find(({ id }) => id === hub);
    if (!home) return;
    this.#isHubAway ??= !showsHub(this.map, home);
    const served = airports.filter(({ id }) => own.has(id));
    if (this.#isHubAway) {
      // A selected flight is followed in the new view too.
      this.#isOwnMove = this.#isFollowing;
      showHub(this.map, home, served);
    }
    // Routes may be known later than the hub. Then the view is chosen again, unless the map has been moved.
    this.#isPlaced = !this.#isHubAway || served.length > 0;
  }

  /** Marks where the airline may fly. @param rightOf null for no such marks */
  setRights(rightOf: RightOf | null): void {
    this.#airports.rightOf = rightOf;
    this.#overlays[1]?.requestDraw();
  }

  setTiles(wanted: WantedTiles): void {
    this.#tiles.show(wanted);
  }

  /** Applies the colours of the theme, or those for satellite imagery. */
  recolour(onImagery = this.#onImagery): void {
    this.#onImagery = onImagery;
    const colours = readMapColours(onImagery);
    this.#land.setColours(colours);
    this.#airports.setColours(colours);
    this.#highlight.colours = colours;
    this.traffic.recolour(colours, onImagery);
    for (const overlay of this.#overlays) overlay.requestDraw();
  }

  /**
   * Selects an airport or none. The map moves only if the airport is out of view.
   *
   * @param covered covered pixels at the edges of the map
   */
  select(airport: Airport | null, covered: Covered): void {
    this.#highlight.selected = airport;
    this.#overlays[2]?.requestDraw();
    if (airport) this.#bringIntoView(toWorld(airport), covered, INSET.airport);
  }

  /** Zooms by whole steps, around the selected airport or flight if it is in view, otherwise around the centre. */
  zoomBy(steps: number): void {
    const { selected } = this.#highlight;
    const place = selected ? toWorld(selected) : this.traffic.placeOf(this.#flight);
    const isInView = place && this.#isInView(place, { right: 0, bottom: 0 }, 0);
    const anchor = isInView ? this.#pixelsOf(place) : this.map.getCenter();
    this.#isOwnMove ||= this.#isFollowing;
    this.map.setZoomAround(anchor, this.map.getZoom() + steps);
  }

  /**
   * Moves the map to a selected aircraft that is out of view, once it is in the air, and follows it from then on.
   *
   * @param flight its id, '' for none
   */
  showFlight(flight: string, covered: Covered): void {
    this.#covered = covered;
    if (flight === this.#flight) {
      // Its panel may have opened above it.
      this.#follow();
      return;
    }
    const place = this.traffic.placeOf(flight);
    this.#flight = place ? flight : '';
    if (place) this.#bringIntoView(place, covered, INSET.aircraft);
    this.#startFollowing();
  }

  /** Follows the selected aircraft if it is in view, or in any case after a move for it. */
  #startFollowing(isAfterOwnMove = false): void {
    const place = this.traffic.placeOf(this.#flight);
    this.#isFollowing =
      place !== undefined && (isAfterOwnMove || this.#isInView(place, this.#covered, INSET.aircraft));
  }

  /** Moves the map when the selected aircraft has flown out of view, also across the 180th meridian. */
  #follow(): void {
    const place = this.#isFollowing && this.traffic.placeOf(this.#flight);
    if (!place || this.#isInView(place, this.#covered, INSET.aircraft)) return;
    const centre = this.#centreFor(place, this.#covered, this.map.getZoom());
    // On a small screen, a panel may leave too little room for the aircraft.
    if (this.map.project(centre).distanceTo(this.map.project(this.map.getCenter())) < 1) return;
    this.#isOwnMove = true;
    this.map.panTo(centre, { animate: !wantsNoMotion() });
  }

  #isInView(place: WorldPoint, covered: Covered, inset: number): boolean {
    const { x, y } = this.#pixelsOf(place);
    const { width, height } = this.camera.view;
    const [right, bottom] = [width - covered.right - inset, height - covered.bottom - inset];
    return x >= inset && x <= right && y >= inset && y <= bottom;
  }

  #pixelsOf(place: WorldPoint): Point {
    const { view } = this.camera;
    return point(pixelX(place.x, view), place.y * view.size - view.top);
  }

  /** Returns the centre of the map at which a point is in the middle of the uncovered area, the short way around. */
  #centreFor(place: WorldPoint, covered: Covered, zoom: number): LatLng {
    const size = worldSize(zoom);
    const x = nearestX(place.x, this.map.getCenter().lng / 360 + 0.5);
    return this.map.unproject([x * size + covered.right / 2, place.y * size + covered.bottom / 2], zoom);
  }

  #bringIntoView(place: WorldPoint, covered: Covered, inset: number): void {
    if (this.#isInView(place, covered, inset)) return;
    this.#isOwnMove = true;
    const { view } = this.camera;
    const { x, y } = this.#pixelsOf(place);
    const right = view.width - covered.right - inset;
    const bottom = view.height - covered.bottom - inset;
    const zoom = Math.round(Math.min(NEAR_ZOOM.max, Math.max(NEAR_ZOOM.min, view.zoom)));
    const at = this.#centreFor(place, covered, zoom);
    const still = wantsNoMotion();
    // If only a panel covers it, pan just far enough. Leaflet rounds to whole pixels, which may fall short.
    const onScreen = x >= inset && y >= inset && x <= view.width && y <= view.height;
    const beyond: [number, number] = [Math.max(0, Math.ceil(x - right)), Math.max(0, Math.ceil(y - bottom))];
    if (onScreen) this.map.panBy(beyond, { animate: !still });
    else if (still) this.map.setView(at, zoom, { animate: false });
    else this.map.flyTo(at, zoom, { duration: 0.9 });
  }

  #watchPointer(element: HTMLElement, { onPick, onPickFlight, onPickRoute }: SceneEvents): void {
    const under = ({ containerPoint: { x, y } }: LeafletMouseEvent, isTouch = false) =>
      targetAt({ ...this.traffic.targets, airports: this.#airports }, this.camera.view, x, y, isTouch);
    this.map.on('click', (event) => {
      const { pointerType } = event.originalEvent as PointerEvent;
      const { aircraft, airport, arc } = under(event, pointerType === 'touch');
      if (aircraft) onPickFlight(aircraft.id);
      else if (arc) onPickRoute(arc.id);
      else onPick(airport ?? null);
    });
    const hover = ({ aircraft, airport, arc }: MapTarget, at = { x: 0, y: 0 }) => {
      this.traffic.hover(aircraft, arc, at.x, at.y);
      element.style.cursor = aircraft || airport || arc ? 'pointer' : '';
      if (this.#highlight.hovered === (airport ?? null)) return;
      this.#highlight.hovered = airport ?? null;
      this.#overlays[2]?.requestDraw();
    };
    let isDragged = false;
    this.map.on('mousemove', (event) => {
      if (!isDragged) hover(under(event), event.containerPoint);
    });
    this.map.on('mouseout dragstart zoomstart', () => hover({}));
    this.map.on('dragstart dragend', ({ type }) => {
      isDragged = type === 'dragstart';
    });
  }
}
