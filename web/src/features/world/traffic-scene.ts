import { isStopped } from '#game/world/world-clock.ts';
import { AircraftLayer, type MapAircraft } from '#web/components/map/aircraft-layer.ts';
import { ArcsLayer, type MapArc, RaisedArcLayer } from '#web/components/map/arcs-layer.ts';
import { CanvasOverlay } from '#web/components/map/canvas-overlay.ts';
import { seenOn } from '#web/components/map/contrast.ts';
import type { FlightState } from '#web/components/map/flight-profile.ts';
import { LightsLayer } from '#web/components/map/lights-layer.ts';
import type { MapCamera } from '#web/components/map/map-camera.ts';
import type { MapColours } from '#web/components/map/map-colours.ts';
import type { WorldPoint } from '#web/components/map/map-view.ts';
import { NightLayer } from '#web/components/map/night-layer.ts';
import { wantsNoMotion } from '#web/components/map/no-motion.ts';
import { framesPerSecond } from '#web/components/map/pace.ts';
import { sunAt } from '#web/components/map/sun.ts';
import { TipLayer } from '#web/components/map/tip-layer.ts';
import { minuteAt, type WorldNow } from '#web/lib/world.ts';

/**
 * z-index: night and arcs between tiles (400) and airports (500), aircraft above both and below labels (510).
 */
const ORDER = { night: 450, lights: 451, arcs: 460, raised: 461, aircraft: 505, tip: 520 };
/** Game minutes between redraws. The sun moves one degree in four minutes. City lights can wait longer. */
const SUN_MINUTES = { night: 4, lights: 12 };
const NEVER = { night: Number.NEGATIVE_INFINITY, lights: Number.NEGATIVE_INFINITY };
const PAUSED_MS = 1000;
const DIMMED = 0.3;

/** The parts of the world map that change with the clock: night, the airline's routes, aircraft. */
export class TrafficScene {
  readonly #element: HTMLElement;
  readonly #camera: MapCamera;
  readonly #night = new NightLayer();
  readonly #lights: LightsLayer;
  readonly #arcs: ArcsLayer;
  readonly #raised: RaisedArcLayer;
  readonly #aircraft: AircraftLayer;
  readonly #tip: TipLayer;
  readonly #overlays: Record<keyof typeof ORDER, CanvasOverlay>;
  /** Called when the aircraft have moved. */
  onMove: () => void = () => undefined;
  #ownColour = '';
  #routes: readonly MapArc[] = [];
  #world: WorldNow | undefined;
  #nightWanted = false;
  #sunMinutes = { ...NEVER };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(element: HTMLElement, camera: MapCamera, colours: MapColours) {
    this.#element = element;
    this.#camera = camera;
    this.#night.setTint(colours.night);
    this.#lights = new LightsLayer(colours.cityLight);
    this.#arcs = new ArcsLayer(colours);
    this.#raised = new RaisedArcLayer(this.#arcs);
    this.#aircraft = new AircraftLayer(colours);
    this.#tip = new TipLayer(colours);
    this.#overlays = {
      night: new CanvasOverlay(element, camera, this.#night, ORDER.night),
      arcs: new CanvasOverlay(element, camera, this.#arcs, ORDER.arcs),
      raised: new CanvasOverlay(element, camera, this.#raised, ORDER.raised),
      aircraft: new CanvasOverlay(element, camera, this.#aircraft, ORDER.aircraft),
      tip: new CanvasOverlay(element, camera, this.#tip, ORDER.tip),
      lights: new CanvasOverlay(element, camera, this.#lights, ORDER.lights),
    };
    this.#lights.onChange = () => this.#overlays.lights.requestDraw();
    document.addEventListener('visibilitychange', this.#step);
  }

  destroy(): void {
    document.removeEventListener('visibilitychange', this.#step);
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    for (const overlay of Object.values(this.#overlays)) overlay.remove();
  }

  setWorld(world: WorldNow | undefined, night: boolean): void {
    this.#world = world;
    if (night !== this.#nightWanted) this.#sunMinutes = { ...NEVER };
    this.#nightWanted = night;
    this.#step();
  }

  /** @param colour the airline's colour, #RRGGBB, or '' for none */
  setRoutes(routes: readonly MapArc[], colour: string): void {
    this.#routes = routes;
    this.#ownColour = colour;
    this.#showArcs();
  }

  setAircraft(aircraft: readonly MapAircraft[]): void {
    this.#aircraft.setAircraft(aircraft);
    this.#step();
  }

  recolour(colours: MapColours, onImagery: boolean): void {
    this.#arcs.colours = colours;
    this.#aircraft.setColours(colours);
    this.#tip.colours = colours;
    this.#night.setTint(colours.night, onImagery);
    this.#lights.setColour(colours.cityLight);
    this.#showArcs();
    this.#overlays.night.requestDraw();
    this.#overlays.lights.requestDraw();
    this.#overlays.aircraft.requestDraw();
  }

  /** @param describe returns the label of the selected aircraft */
  select(flight: string, describe: (state: FlightState) => string): void {
    this.#aircraft.selected = flight;
    this.#aircraft.describe = describe;
    this.#overlays.aircraft.requestDraw();
  }

  placeOf(flight: string): WorldPoint | undefined {
    return this.#aircraft.placeOf(flight);
  }

  /** Layers that can be clicked. */
  get targets() {
    return { aircraft: this.#aircraft, arcs: this.#arcs };
  }

  /** Highlights the object under the pointer. An arc is raised and the others are dimmed. */
  hover(aircraft: MapAircraft | undefined, arc: MapArc | undefined, x: number, y: number): void {
    if (this.#aircraft.hovered !== (aircraft?.id ?? '')) {
      this.#aircraft.hovered = aircraft?.id ?? '';
      this.#overlays.aircraft.requestDraw();
    }
    if (this.#raised.arc === (arc ?? null)) return;
    const { view } = this.#camera;
    this.#tip.at = { x: (x + view.left) / view.size, y: (y + view.top) / view.size };
    this.#raise(arc);
  }

  #raise(arc: MapArc | undefined): void {
    this.#raised.arc = arc ?? null;
    this.#tip.text = arc?.label ?? '';
    this.#overlays.arcs.fade(arc ? DIMMED : 1);
    this.#overlays.raised.requestDraw();
    this.#overlays.tip.requestDraw();
  }

  #showArcs(): void {
    const { land, accent } = this.#arcs.colours;
    const colour = this.#ownColour === '' ? accent : seenOn(land, this.#ownColour, accent);
    this.#arcs.setArcs(this.#routes.map((route) => ({ ...route, colour })));
    this.#raise(undefined);
    this.#overlays.arcs.requestDraw();
  }

  /** Draws the current moment and schedules the next frame. Pauses while the page is hidden. */
  readonly #step = (): void => {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    const world = this.#world;
    if (!world || document.hidden) return;
    this.#draw(world, minuteAt(world, performance.now()));
    if (isStopped(world)) return;
    // With reduced motion, positions update once per second.
    const moves = this.#aircraft.count > 0 && !wantsNoMotion();
    const pace = moves ? framesPerSecond(this.#camera.view.size, world.speed) : 0;
    this.#timer = setTimeout(
      () => {
        this.#frame = requestAnimationFrame(this.#step);
      },
      pace > 0 ? 1000 / pace : PAUSED_MS,
    );
  };

  #draw(world: WorldNow, minute: number): void {
    this.#moveSun(world, minute);
    this.#aircraft.setMinute(minute);
    this.#element.dataset.aircraft = String(this.#aircraft.count);
    this.#overlays.aircraft.requestDraw();
    this.onMove();
  }

  #moveSun(world: WorldNow, minute: number): void {
    for (const name of ['night', 'lights'] as const) {
      this.#overlays[name].fade(this.#nightWanted ? 1 : 0);
      if (!this.#nightWanted || Math.abs(minute - this.#sunMinutes[name]) < SUN_MINUTES[name]) continue;
      this.#sunMinutes[name] = minute;
      const layer = name === 'night' ? this.#night : this.#lights;
      layer.setSun(sunAt(world.start, minute));
      this.#overlays[name].requestDraw();
    }
  }
}
