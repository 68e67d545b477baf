import { type LatLngBounds, type Map as LeafletMap, type LeafletMouseEvent, latLngBounds } from 'leaflet';
import { ArcsLayer, type MapArc } from '#web/components/map/arcs-layer.ts';
import { type CanvasLayer, CanvasOverlay } from '#web/components/map/canvas-overlay.ts';
import { coverCopies } from '#web/components/map/cover-copies.ts';
import { createMap } from '#web/components/map/create-map.ts';
import { LandLayer } from '#web/components/map/land-layer.ts';
import { MapCamera } from '#web/components/map/map-camera.ts';
import { readMapColours } from '#web/components/map/map-colours.ts';
import type { MapView } from '#web/components/map/map-view.ts';
import type { Pen } from '#web/components/map/pen.ts';
import { isInWorld, narrowestRange } from '#web/components/map/repeated-world.ts';
import { EndsLayer } from './ends-layer.ts';
import type { MapEnd, MapRoute } from './map-route.ts';
import { namedAtLeft } from './route-places.ts';

interface SceneEvents {
  /** The arc under the pointer, null for none. */
  onPoint: (id: string | null) => void;
  onPick: (id: string) => void;
}

const REACH = { mouse: 10, touch: 22 };
/** Pixels. The sides leave room for a label. */
const FIT_PADDING = { x: 44, y: 28 };
const FIT_ZOOM_MAX = 6;

/** Draws the highlighted arc above all others. */
class LitLayer implements CanvasLayer {
  readonly sharpWhileZooming = false;
  readonly #arcs: ArcsLayer;
  arc: MapArc | null = null;

  constructor(arcs: ArcsLayer) {
    this.#arcs = arcs;
  }

  isEmpty(): boolean {
    return this.arc === null;
  }

  draw(context: Pen, view: MapView): void {
    if (this.arc) this.#arcs.drawRaised(context, view, this.arc);
  }
}

const tokenColour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** A map of routes, with arcs in the colours of their ranking. The arc under the pointer is highlighted. */
export class RouteScene {
  readonly map: LeafletMap;
  readonly #camera: MapCamera;
  readonly #land: LandLayer;
  readonly #arcs: ArcsLayer;
  readonly #lit: LitLayer;
  readonly #ends: EndsLayer;
  readonly #overlays: Record<'land' | 'arcs' | 'lit' | 'ends', CanvasOverlay>;
  #routes: readonly MapRoute[] = [];
  #extra: readonly MapEnd[] = [];
  #byId = new Map<string, MapArc>();
  #fitted = '';
  /** Area to show, fitted again when the map is resized. Null after the player has moved the map. */
  #bounds: LatLngBounds | null = null;
  #isFitting = false;
  #origin: MapEnd | undefined;

  constructor(element: HTMLElement, events: SceneEvents) {
    this.map = createMap(element);
    this.#camera = new MapCamera(this.map);
    const colours = readMapColours();
    this.#land = new LandLayer(colours);
    this.#arcs = new ArcsLayer(colours);
    this.#lit = new LitLayer(this.#arcs);
    this.#ends = new EndsLayer(colours);
    this.#overlays = {
      land: new CanvasOverlay(element, this.#camera, this.#land, 1),
      arcs: new CanvasOverlay(element, this.#camera, this.#arcs, 500),
      lit: new CanvasOverlay(element, this.#camera, this.#lit, 505),
      ends: new CanvasOverlay(element, this.#camera, this.#ends, 510),
    };
    coverCopies(element, this.#camera);
    this.#land.onChange = () => this.#overlays.land.requestDraw();
    this.#watchPointer(element, events);
    this.map.on('dragstart zoomstart', () => {
      if (!this.#isFitting) this.#bounds = null;
    });
    this.map.on('resize', () => this.#showBounds());
    document.fonts?.ready.then(() => this.#overlays.ends.requestDraw());
  }

  destroy(): void {
    for (const overlay of Object.values(this.#overlays)) overlay.remove();
    this.#camera.stop();
    this.map.remove();
  }

  recolour(): void {
    const colours = readMapColours();
    this.#land.setColours(colours);
    this.#arcs.colours = colours;
    this.#ends.colours = colours;
    this.setRoutes(this.#routes, this.#extra);
    for (const overlay of Object.values(this.#overlays)) overlay.requestDraw();
  }

  /** @param extra airports to mark even without routes */
  setRoutes(routes: readonly MapRoute[], extra: readonly MapEnd[] = []): void {
    this.#routes = routes;
    this.#extra = extra;
    const arcs = routes.map(({ id, from, to, strength, tone }) => ({
      id,
      from,
      to,
      strength,
      colour: tokenColour(tone),
    }));
    this.#byId = new Map(arcs.map((arc) => [arc.id, arc]));
    this.#arcs.setArcs(arcs);
    const ends = new Map(
      [...extra, ...routes.flatMap(({ from, to }) => [from, to])].map((end) => [end.id, end]),
    );
    const sorted = [...ends.values()].sort(
      (a, b) => Number(b.isOrigin === true) - Number(a.isOrigin === true),
    );
    this.#origin = sorted.find(({ isOrigin }) => isOrigin);
    this.#ends.setEnds(sorted, namedAtLeft(routes));
    this.#overlays.arcs.requestDraw();
    this.#overlays.ends.requestDraw();
    this.#overlays.lit.requestDraw();
  }

  /** Fits the map to the points once per `key`. Later changes of the points do not move the map. */
  fit(key: string, points: readonly { lat: number; lon: number }[]): void {
    if (key === this.#fitted || points.length === 0) return;
    this.#fitted = key;
    const { west, east } = narrowestRange(points.map(({ lon }) => lon));
    const lats = points.map(({ lat }) => lat);
    this.#bounds = latLngBounds([Math.min(...lats), west], [Math.max(...lats), east]);
    this.#showBounds();
  }

  #showBounds(): void {
    if (!this.#bounds) return;
    this.#isFitting = true;
    this.map.fitBounds(this.#bounds, {
      padding: [FIT_PADDING.x, FIT_PADDING.y],
      maxZoom: FIT_ZOOM_MAX,
      animate: false,
    });
    // Even the lowest zoom of a narrow map has no room for routes around the world.
    if (this.#origin && !this.map.getBounds().contains(this.#bounds))
      this.map.setView([this.#origin.lat, this.#origin.lon], this.map.getZoom(), { animate: false });
    this.#isFitting = false;
  }

  /** Raises one arc and dims the others. Null dims none. */
  light(id: string | null): void {
    const arc = id === null ? null : (this.#byId.get(id) ?? null);
    this.#lit.arc = arc;
    this.#ends.light(arc ? [arc.from.id, arc.to.id] : []);
    this.#overlays.arcs.fade(arc ? 0.35 : 1);
    this.#overlays.lit.requestDraw();
    this.#overlays.ends.requestDraw();
  }

  #watchPointer(element: HTMLElement, { onPoint, onPick }: SceneEvents): void {
    const under = ({ containerPoint: { x, y } }: LeafletMouseEvent, reach: number) => {
      const { view } = this.#camera;
      return (isInWorld(x, view) && this.#arcs.hit(view, x, y, reach)?.id) || null;
    };
    let pointed: string | null = null;
    const point = (id: string | null) => {
      if (id === pointed) return;
      pointed = id;
      element.style.cursor = id ? 'pointer' : '';
      onPoint(id);
    };
    this.map.on('mousemove', (event) => point(under(event, REACH.mouse)));
    this.map.on('mouseout dragstart zoomstart', () => point(null));
    this.map.on('click', (event) => {
      const pointer = (event.originalEvent as PointerEvent).pointerType;
      const id = under(event, pointer === 'touch' ? REACH.touch : REACH.mouse);
      if (id) onPick(id);
    });
  }
}
