import type { WorldNow } from '#web/lib/world.ts';
import { AircraftLayer } from './aircraft-layer.ts';
import { strokeLine } from './arcs-layer.ts';
import { flightsBetween, shuttlesBetween } from './backdrop-flights.ts';
import { backdropView } from './backdrop-view.ts';
import { type LargeAirport, loadLargestAirports } from './base-map-data.ts';
import { deviceRatio } from './device-ratio.ts';
import { circleBetween, lineAlong } from './great-circle.ts';
import { LightsLayer } from './lights-layer.ts';
import { type MapColours, readMapColours } from './map-colours.ts';
import type { MapLine } from './map-lines.ts';
import { type MapView, toWorld } from './map-view.ts';
import { NightLayer } from './night-layer.ts';
import { wantsNoMotion } from './no-motion.ts';
import { framesPerSecond } from './pace.ts';
import { sunAt } from './sun.ts';

/** Game minutes between redraws of the night, and the period for which flights are computed together. */
const SUN_MINUTES = 4;
const FLIGHTS_MINUTES = 15;
const STILL_MS = 1000;
/** Zoom that determines the city lights, for all screen sizes. */
const LIGHTS_ZOOM = 3.6;
const AIRPORT_RADIUS = 1.75;
const AIRPORT_OPACITY = 0.55;
const ARC_OPACITY = 0.16;
/** Zoom that determines the size of aircraft. */
const AIRCRAFT_ZOOM = 2;

/** Returns the world minute for visitors, who do not wait for settlements. */
const minuteOf = ({ minute, heard, speed, paused }: WorldNow, moment: number) =>
  paused ? minute : minute + (Math.max(0, moment - heard) / 1000) * speed;

/** Draws night, city lights and airports on a lower canvas and aircraft on an upper one. */
export class LivingScene {
  readonly #still: HTMLCanvasElement;
  readonly #moving: HTMLCanvasElement;
  readonly #world: WorldNow;
  readonly #observer: ResizeObserver;
  readonly #night = new NightLayer();
  readonly #lights: LightsLayer;
  readonly #aircraft: AircraftLayer;
  #colours: MapColours;
  #airports: LargeAirport[] = [];
  #shuttles: ReturnType<typeof shuttlesBetween> = [];
  #arcs: MapLine[] = [];
  #view: MapView = backdropView({ width: 0, height: 0 }, { width: 1, height: 1 });
  #sunMinute = Number.NEGATIVE_INFINITY;
  #flightsUntil = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #stopped = false;

  constructor(box: HTMLElement, still: HTMLCanvasElement, moving: HTMLCanvasElement, world: WorldNow) {
    this.#still = still;
    this.#moving = moving;
    this.#world = world;
    this.#colours = readMapColours();
    this.#lights = new LightsLayer(this.#colours.cityLight);
    this.#lights.onChange = () => this.#drawStill();
    this.#aircraft = new AircraftLayer(this.#colours);
    this.#observer = new ResizeObserver(() => {
      const size = { width: box.clientWidth, height: box.clientHeight };
      this.#view = backdropView(size, { width: innerWidth, height: innerHeight });
      this.#drawStill();
      this.#drawMoving();
    });
    this.recolour();
    this.#observer.observe(box);
    document.addEventListener('visibilitychange', this.#step);
    void this.#load();
  }

  stop(): void {
    this.#stopped = true;
    this.#observer.disconnect();
    document.removeEventListener('visibilitychange', this.#step);
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  /** Reads the colours again after a change of theme. */
  recolour(): void {
    this.#colours = readMapColours();
    this.#night.setTint(this.#colours.night);
    this.#lights.setColour(this.#colours.cityLight);
    this.#aircraft.setColours(this.#colours);
    this.#drawStill();
    this.#drawMoving();
  }

  async #load(): Promise<void> {
    try {
      this.#airports = await loadLargestAirports();
    } catch {
      // Optional: day and night are shown without aircraft.
    }
    if (this.#stopped) return;
    this.#shuttles = shuttlesBetween(this.#airports);
    this.#arcs = this.#shuttles.map(({ from, to }) => lineAlong(circleBetween(from, to)));
    this.#drawStill();
    this.#step();
  }

  /** Draws the current moment and schedules the next frame. Pauses while the page is hidden. */
  readonly #step = (): void => {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    if (document.hidden || this.#stopped) return;
    const minute = minuteOf(this.#world, performance.now());
    if (Math.abs(minute - this.#sunMinute) >= SUN_MINUTES) {
      this.#sunMinute = minute;
      const sun = sunAt(this.#world.start, minute);
      this.#night.setSun(sun);
      this.#lights.setSun(sun);
      this.#drawStill();
    }
    if (minute >= this.#flightsUntil) {
      this.#flightsUntil = minute + FLIGHTS_MINUTES;
      this.#aircraft.setAircraft(flightsBetween(this.#shuttles, minute, this.#flightsUntil));
    }
    this.#aircraft.setMinute(minute);
    this.#drawMoving();
    if (this.#world.paused) return;
    const pause = wantsNoMotion() ? STILL_MS : 1000 / framesPerSecond(this.#view.size, this.#world.speed);
    this.#timer = setTimeout(() => {
      this.#frame = requestAnimationFrame(this.#step);
    }, pause);
  };

  #penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
    const { width, height } = this.#view;
    const ratio = deviceRatio();
    const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (canvas.width !== pixels.width || canvas.height !== pixels.height) Object.assign(canvas, pixels);
    const pen = canvas.getContext('2d');
    if (!pen || width === 0 || height === 0) return null;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    return pen;
  }

  #drawStill(): void {
    const pen = this.#penOf(this.#still);
    if (!pen) return;
    const view = this.#view;
    if (!this.#night.isEmpty()) this.#night.draw(pen, view);
    if (!this.#lights.isEmpty()) this.#lights.draw(pen, { ...view, zoom: Math.max(view.zoom, LIGHTS_ZOOM) });
    pen.strokeStyle = this.#colours.faint;
    pen.lineWidth = 1;
    pen.globalAlpha = ARC_OPACITY;
    for (const arc of this.#arcs) strokeLine(pen, view, arc);
    pen.fillStyle = this.#colours.faint;
    pen.globalAlpha = AIRPORT_OPACITY;
    for (const airport of this.#airports) {
      const { x, y } = toWorld(airport);
      pen.beginPath();
      pen.arc(x * view.size - view.left, y * view.size - view.top, AIRPORT_RADIUS, 0, 2 * Math.PI);
      pen.fill();
    }
    pen.globalAlpha = 1;
  }

  #drawMoving(): void {
    const pen = this.#penOf(this.#moving);
    if (!pen) return;
    this.#aircraft.draw(pen, { ...this.#view, zoom: AIRCRAFT_ZOOM });
    this.#moving.dataset.aircraft = String(this.#aircraft.count);
  }
}
